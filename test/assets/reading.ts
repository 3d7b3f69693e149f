import type { AssetFile, AssetProblem, Json } from '../../src/assets/asset.ts';
import { readAssetFile } from '../../src/assets/file.ts';
import { type JsonNode, readJson } from '../../src/assets/json.ts';
import { type AssetLimits, assetLimits, Problems, Source } from '../../src/assets/source.ts';

const LIMITS = assetLimits(16 * 1024 * 1024);

export interface Read {
  readonly nodes: readonly JsonNode[];
  readonly values: readonly Json[];
  readonly problems: readonly AssetProblem[];
}

export function read(text: string, limits: Partial<AssetLimits> = {}): Read {
  const problems = new Problems(new Source('a.json', text));
  const nodes = readJson(text, { ...LIMITS, ...limits }, problems);
  return { nodes, values: nodes.map(({ value }) => value), problems: problems.found };
}

export function readFile(
  path: string,
  content: string | Uint8Array,
  limits: Partial<AssetLimits> = {},
): AssetFile {
  return readAssetFile(path, Buffer.from(content), { ...LIMITS, ...limits });
}

/** `rule line:column` of each problem. */
export function summary(problems: readonly AssetProblem[]): string[] {
  return problems.map(({ rule, location }) => `${rule} ${location.line}:${location.column}`);
}
