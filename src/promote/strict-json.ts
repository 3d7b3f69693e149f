import type { Json } from '../assets/asset.ts';
import { readJson } from '../assets/json.ts';
import { type AssetLimits, assetLimits, decodeUtf8, Problems, Source } from '../assets/source.ts';
import { GateError } from '../ground/error.ts';

/** Named by the user. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Of attestations or trusted roots; a bundle has about 10 kB. */
const LIMITS: AssetLimits = assetLimits(16 * 1024 * 1024);

/** What a file should be, and where to get it. */
export interface Expected {
  readonly what: string;
  readonly hint: string;
}

/**
 * Reads JSON or JSON Lines with a single meaning: UTF-8, without duplicate keys.
 * @throws GateError `input_invalid` for anything else, and for an empty file
 */
export function strictJson(file: NamedBytes, expected: Expected, limits = LIMITS): readonly Json[] {
  const refuse = (why: string) => unusable(file, expected, why);
  const { name, bytes } = file;
  if (bytes.length > limits.maxBytes) throw refuse(`it is larger than ${limits.maxBytes} bytes`);
  const { text, complete } = decodeUtf8(bytes);
  if (!complete) throw refuse('it is not UTF-8 text');
  const problems = new Problems(new Source(name, text));
  const values = readJson(text, limits, problems).map(({ value }) => value);
  const [problem] = problems.found;
  if (problem) throw refuse(`line ${problem.location.line}: ${problem.detail}`);
  if (values.length === 0) throw refuse('it is empty');
  return values;
}

export function unusable({ name }: NamedBytes, { what, hint }: Expected, why: string): GateError {
  return new GateError('input_invalid', `${name} is not ${what}: ${why}.`, hint);
}
