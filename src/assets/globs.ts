import picomatch from 'picomatch';
import type { Location } from '../model/finding.ts';
import type { Policy } from '../policy/policy.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import {
  type Asset,
  type AssetProblem,
  isJsonObject,
  type Json,
  type JsonObject,
  type Pointer,
} from './asset.ts';
import { unreadFile } from './file.ts';
import { type JsonNode, readJson } from './json.ts';
import { type AssetLimits, Problems, Source } from './source.ts';

/** The engine's memory has the same extension as asset files, but makes no claims. */
const MEMORY_GRAPH = /(?:^|\/)memory_graph[^/]*\.jsonl$/;

/** One of the globs must match the whole path from the root. */
export function pathTest(globs: readonly string[]): (path: string) => boolean {
  // A path may contain line breaks.
  const tests = globs.map((glob) => picomatch(glob, { dot: true, nonegate: true, flags: 's' }));
  return (path) => tests.some((matches) => matches(path));
}

export function assetPathTest({
  assets: { include },
}: Pick<Policy, 'assets'>): (path: string) => boolean {
  const isIncluded = pathTest(include);
  return (path) => isIncluded(path) && !MEMORY_GRAPH.test(path);
}

export function assetPathsIn(tree: Tree, policy: Pick<Policy, 'assets'>): string[] {
  const isAssetPath = assetPathTest(policy);
  return [...tree.files()]
    .filter(({ kind, path }) => isRegular(kind) && isAssetPath(path))
    .map(({ path }) => path);
}

export function mayHoldAssets(path: string): boolean {
  return /\.jsonl?$/i.test(path) && !MEMORY_GRAPH.test(path);
}

/** Finds Genes in a JSON file outside the globs, or reports it as too large; ignores its errors. */
export async function findStrayGenes(
  tree: Tree,
  { path, size = 0 }: TreeEntry,
  limits: AssetLimits,
): Promise<AssetProblem | undefined> {
  try {
    if (size <= limits.maxBytes) {
      return searchGenes(path, await tree.read(path, limits.maxBytes), limits);
    }
  } catch (error) {
    return unreadFile(path, error).problems[0];
  }
  const detail = `with ${size} bytes it is too large to be searched`;
  return { rule: 'outside-globs', location: { path, line: 1, column: 1 }, detail };
}

function searchGenes(path: string, bytes: Buffer, limits: AssetLimits): AssetProblem | undefined {
  const genes = strayGenes(path, bytes, limits);
  const [first] = genes;
  if (!first) return undefined;
  const detail = genes.length === 1 ? 'a Gene' : `${genes.length} Genes`;
  return { rule: 'outside-globs', location: first.location, detail };
}

export interface StrayGene {
  readonly location: Location;
  readonly commands: readonly string[];
}

/** Returns the Genes anywhere in the JSON of a file. */
export function strayGenes(path: string, bytes: Buffer, limits: AssetLimits): readonly StrayGene[] {
  if (!mayHoldGenes(bytes)) return [];
  const source = new Source(path, bytes.toString('utf8'));
  const nodes = genesIn(readJson(source.text, limits, new Problems(source)));
  return nodes.map(({ value, start, end }) => ({
    location: source.location(start, end),
    commands: commandsOf(value as JsonObject),
  }));
}

/** Returns the Genes inside of another asset. */
export function nestedGenes(asset: Asset): readonly StrayGene[] {
  const within = (value: Json | undefined, pointer: Pointer): StrayGene[] => {
    if (Array.isArray(value)) return value.flatMap((each, at) => within(each, [...pointer, at]));
    if (!isJsonObject(value)) return [];
    if (pointer.length > 0 && isGene(value))
      return [{ location: asset.locate(pointer), commands: commandsOf(value) }];
    return Object.entries(value).flatMap(([key, each]) => within(each, [...pointer, key]));
  };
  return within(asset.value, []);
}

function commandsOf({ validation }: JsonObject): readonly string[] {
  return [validation ?? []].flat().filter((each) => typeof each === 'string');
}

/** Rules out most JSON quickly; an escape could spell a word differently. */
function mayHoldGenes(bytes: Buffer): boolean {
  return ['"Gene"', '"signals_match"', '\\u00'].some((word) => bytes.includes(word));
}

function genesIn(values: readonly JsonNode[]): JsonNode[] {
  return values.flatMap((node) => {
    const { value, children = [] } = node;
    return isJsonObject(value) && isGene(value) ? [node] : genesIn(children);
  });
}

/** Engines select genes by their signals, and do not check the type. */
function isGene({ type, signals_match, validation }: JsonObject): boolean {
  return type === 'Gene' || (signals_match !== undefined && validation !== undefined);
}
