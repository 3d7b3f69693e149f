import type { Json } from '../assets/asset.ts';
import { readJson } from '../assets/json.ts';
import { type AssetLimits, assetLimits, decodeUtf8, Problems, Source } from '../assets/source.ts';

/** Named by the user. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Of attestations or trusted roots; a bundle has about 10 kB. */
const LIMITS: AssetLimits = assetLimits(16 * 1024 * 1024);

/** Reads JSON or JSON Lines with a single meaning: UTF-8, without duplicate keys. A fault is a clause. */
export function strictJson(
  { name, bytes }: NamedBytes,
  limits = LIMITS,
): { readonly values: readonly Json[] } | { readonly problem: string } {
  if (bytes.length > limits.maxBytes)
    return { problem: `it is larger than ${limits.maxBytes} bytes` };
  const { text, complete } = decodeUtf8(bytes);
  if (!complete) return { problem: 'it is not UTF-8 text' };
  const problems = new Problems(new Source(name, text));
  const values = readJson(text, limits, problems).map(({ value }) => value);
  const [problem] = problems.found;
  if (problem === undefined) return { values };
  return { problem: `line ${problem.location.line}: ${problem.detail}` };
}
