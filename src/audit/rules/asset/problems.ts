import type { AssetProblem, AssetProblemKind } from '../../../assets/asset.ts';
import type { Finding } from '../../../finding/finding.ts';
import type { Rule } from '../../../finding/rule.ts';
import { duplicateId } from './duplicate-id.ts';
import { duplicateKey } from './duplicate-key.ts';
import { fileNotJson } from './file-not-json.ts';
import { fileNotRegular } from './file-not-regular.ts';
import { fileNotUtf8 } from './file-not-utf8.ts';
import { fileTooLarge } from './file-too-large.ts';
import { forbiddenKey } from './forbidden-key.ts';
import { jsonTooDeep } from './json-too-deep.ts';
import { missingId } from './missing-id.ts';
import { notAnAsset } from './not-an-asset.ts';
import { outsideGlobs } from './outside-globs.ts';
import { tooMany } from './too-many.ts';

/** The rule about each kind of problem; a kind without a rule is a type error. */
export const problemRules: Readonly<Record<AssetProblemKind, Rule<{ detail: string }>>> = {
  not_regular_file: fileNotRegular,
  too_large: fileTooLarge,
  not_utf8: fileNotUtf8,
  not_json: fileNotJson,
  too_deep: jsonTooDeep,
  too_many: tooMany,
  duplicate_key: duplicateKey,
  forbidden_key: forbiddenKey,
  not_an_asset: notAnAsset,
  missing_id: missingId,
  duplicate_id: duplicateId,
  outside_globs: outsideGlobs,
};

/** Says about a file, or a part of it, why it cannot be taken for assets. */
export function problemFinding({ kind, detail, location, id }: AssetProblem): Finding {
  const subject = id === undefined ? {} : { subject: { id } };
  return problemRules[kind].find({ detail }, { location, ...subject });
}
