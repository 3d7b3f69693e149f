import type { Asset, AssetFile, Message } from '../assets/asset.ts';
import { carriesAssets } from '../assets/envelope.ts';
import { readAssetFile } from '../assets/file.ts';
import type { AssetLimits } from '../assets/source.ts';
import { assetProblemFinding } from '../audit/claims/asset-files.ts';
import { GateError } from '../ground/error.ts';
import type { Location } from '../model/finding.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { isRegular } from '../repo/tree.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { CANDIDATE_LIMITS, readArchive } from './archive.ts';
import type { NamedBytes } from './strict-json.ts';

export interface Candidate {
  readonly asset: Asset;
  /** From reading it: other readers could read it differently. */
  readonly findings: readonly Finding[];
  /** The message or archive in which its sender sent it with others. */
  readonly bundle?: object | undefined;
}

export interface Candidates {
  readonly candidates: readonly Candidate[];
  /** About other parts of the source. */
  readonly findings: readonly Finding[];
  /** Messages that offer no assets, such as a `revoke`. */
  readonly messages: readonly Message[];
}

/**
 * Reads candidates from JSON (an asset, an array, `{genes: []}`), JSONL, a message between agents, or a
 * portable archive, recognized by its first bytes.
 * @throws GateError `input_invalid` if a non-empty source contains neither an asset nor a message
 */
export function readCandidates(source: readonly NamedBytes[], limits: AssetLimits): Candidates {
  const files = source.flatMap((each) => {
    const isGzip = each.bytes[0] === 0x1f && each.bytes[1] === 0x8b;
    if (!isGzip) return { file: readAssetFile(each.name, each.bytes, limits) };
    return readArchive(each.bytes).map(({ name, bytes }) => ({
      file: readAssetFile(`${each.name}/${name}`, bytes, limits),
      archive: each,
    }));
  });
  const contents = files.map(contentOf);
  const candidates = contents.flatMap((each) => each.candidates);
  const findings = contents.flatMap((each) => each.findings);
  const messages = files
    .flatMap(({ file }) => file.messages ?? [])
    .filter(({ value }) => !carriesAssets(value));
  const [first] = findings;
  if (candidates.length + messages.length === 0 && first !== undefined) {
    const { message, remedy } = describe(first);
    const { path, line } = first.location ?? { path: '', line: 1 };
    const what = `${path} contains no candidate. Line ${line}: ${message}`;
    throw new GateError('input_invalid', what, remedy);
  }
  return { candidates, findings, messages };
}

/** Each candidate has the problems inside it; all others are loose. */
function contentOf({ file, archive }: { file: AssetFile; archive?: object }) {
  // Conflicts between equal ids are decided later.
  const loose = new Set(
    file.problems.filter(({ rule }) => rule !== 'duplicate-id' && rule !== 'without-effect'),
  );
  const problems = [...loose];
  // A piece of a broken value is no candidate; the error is reported once, for the file.
  const offered = file.assets.filter(
    ({ envelope, cut }) => !cut && (!envelope || carriesAssets(envelope)),
  );
  const candidates = offered.map((asset) => {
    const bundle = asset.envelope ?? archive;
    if (problems.length === 0) return { asset, findings: [], bundle };
    const place = asset.locate();
    const inside = problems.filter(({ location }) => isIn(location, place));
    for (const problem of inside) loose.delete(problem);
    return { asset, findings: inside.map(assetProblemFinding), bundle };
  });
  return { candidates, findings: [...loose].map(assetProblemFinding) };
}

function isIn(inner: Location, outer: Location): boolean {
  const { line, column, end_line = line, end_column = column } = outer;
  const isAfterStart = inner.line > line || (inner.line === line && inner.column >= column);
  const isLater = inner.line > end_line || (inner.line === end_line && inner.column > end_column);
  return isAfterStart && !isLater;
}

/** Files of an unpacked archive without assets. */
const COMPANIONS = /^(?:manifest\.json$|(?:memory|distiller)\/)/;

/** Lists the JSON and JSON Lines files of a directory. Follows no link, and skips `.git` and `node_modules`. */
export function filesInFolder(folder: string, name: string): string[] {
  const refuse = (why: string, hint: string) =>
    new GateError('input_invalid', `The directory ${name} cannot be read: ${why}.`, hint);
  const found = [...folderTree(folder).files()];
  const archive = found.find(({ path }) => path.endsWith('.gepx'));
  if (archive) throw refuse(`${archive.path} is an archive`, 'Pass archives one by one.');
  const files = found.filter(
    ({ path, kind }) => isRegular(kind) && /\.jsonl?$/.test(path) && !COMPANIONS.test(path),
  );
  const { entries, bytes: most } = CANDIDATE_LIMITS;
  const bytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
  if (files.length === 0)
    throw refuse('it has no JSON file', 'Pass a directory with `.json` or `.jsonl` files.');
  if (files.length > entries || bytes > most) {
    const limits = `at most ${entries} files with ${most} bytes are read`;
    throw refuse(limits, 'Pass the files in smaller directories.');
  }
  return files.map(({ path }) => path);
}
