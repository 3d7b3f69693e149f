import { isJsonObject } from '../assets/asset.ts';
import { assetLimits } from '../assets/asset-limits.ts';
import { readAssetFile } from '../assets/file.ts';
import { INCOMPLETE } from '../assets/file-problems.ts';
import { readJson } from '../assets/json.ts';
import { isCompanion } from '../assets/shapes.ts';
import { Problems, Source } from '../assets/source.ts';
import { decodeUtf8 } from '../assets/utf8.ts';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import { type Option as Choice, optionOf } from '../select/option.ts';
import type { Terminal } from './terminal.ts';

const LIMITS = assetLimits(DEFAULT_POLICY.assets.max_file_bytes);

/**
 * Reads what can be selected from a store: its Genes or its Capsules.
 *
 * @throws GateError `input_invalid` for a file that cannot be read completely, or that has something else
 *   than assets of this kind
 */
export async function choicesIn(
  path: string,
  kind: Choice['kind'],
  terminal: Terminal,
): Promise<Choice[]> {
  const bytes = await terminal.readInput(path);
  const { assets, problems } = readAssetFile(path, bytes, LIMITS);
  const gap = problems.find(({ rule }) => INCOMPLETE.has(rule));
  if (gap) {
    const { line, column } = gap.location;
    throw new GateError(
      'input_invalid',
      `${inputName(path)} cannot be read completely: ${line}:${column}: ${gap.detail}.`,
      `Run gene-gate audit ${path} to list all its problems.`,
    );
  }
  const wanted = kind === 'gene' ? 'Gene' : 'Capsule';
  const ofKind = assets.filter(({ type }) => type === wanted);
  if (ofKind.length > 0) return ofKind.flatMap((asset) => optionOf(asset) ?? []);
  const stranger =
    problems.find(({ rule }) => rule === 'not-an-asset')?.detail ?? companionIn(path, bytes);
  // An empty store is an answer; a file of something else is a mistake.
  if (assets.length > 0 || stranger !== undefined) {
    throw new GateError(
      'input_invalid',
      `${path} contains no ${wanted}${stranger === undefined ? '' : `: ${stranger}`}.`,
      `Pass a file with ${kind}s, such as assets/gep/${kind}s.json.`,
    );
  }
  return [];
}

/** Describes the first value of a file that has a type of its own: it is no store, even if it has no asset. */
function companionIn(path: string, bytes: Buffer): string | undefined {
  const { text } = decodeUtf8(bytes);
  const values = readJson(text, LIMITS, new Problems(new Source(path, text)));
  const types = values.flatMap(({ value }) =>
    [value].flat().map((each) => (isJsonObject(each) ? each.type : undefined)),
  );
  const [found] = types.filter(isCompanion);
  return found === undefined ? undefined : `found an object of type ${JSON.stringify(found)}`;
}
