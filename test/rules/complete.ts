import { computeAssetId } from '@evomap/gep-sdk';
import type { AssetType } from '../../src/model/asset.ts';
import {
  type AssetFields,
  type ExampleAsset,
  GENES,
  RIGHT_HASH,
  WRONG_HASH,
} from '../../src/rules/example-asset.ts';
import type { ExampleFile, ExampleFiles } from '../../src/rules/example-files.ts';
import { standardRepository } from '../../src/rules/standard-repository.ts';
import { capsule, event, gene, jsonl, report } from '../promote/fixture.ts';
import { expandedFiles } from './notation.ts';

/** What a test writes to disk. */
export type DiskFile = Buffer | { readonly symlink: string };
/** What a test commits. */
export type WrittenFile = DiskFile | { readonly submodule: string };

const RIGHT: ReadonlySet<unknown> = new Set(Object.values(RIGHT_HASH));

/** What every asset of a type has whose example says nothing else, with its hash. */
const STANDARD: Readonly<Record<AssetType, (fields: AssetFields) => AssetFields>> = {
  Gene: (fields) => gene('gene_a', fields),
  Capsule: (fields) => capsule('capsule_1', fields),
  EvolutionEvent: (fields) => event('evt_1', fields),
  ValidationReport: (fields) => report({ id: 'gene_a' }, fields),
  Mutation: (fields) => fields,
};

/** Adds what an example leaves out of an asset, and computes the hashes that it has words for. */
export function completeAsset(asset: ExampleAsset, standard: AssetFields = {}): AssetFields {
  const stated = Object.entries(asset)
    .filter(([, value]) => !RIGHT.has(value))
    .map(([name, value]) => [name, value === WRONG_HASH ? computeAssetId({}) : value]);
  return STANDARD[asset.type]({ ...standard, ...Object.fromEntries(stated) });
}

const STANDARD_FILES = Object.entries(standardRepository);

/** What no commit of the standard repository holds: its dependencies, once they are installed. */
export const INSTALLED = STANDARD_FILES.filter(([path]) => path.startsWith('node_modules/'));
const COMMITTED = STANDARD_FILES.filter(([path]) => !path.startsWith('node_modules/'));

/** The files of a commit: those of an example, beside those of the standard repository. */
export function completeFiles(files: ExampleFiles): ReadonlyMap<string, WrittenFile> {
  const all: ExampleFiles = {
    ...Object.fromEntries(COMMITTED),
    // The gene that Capsules and events name that say nothing of one.
    [GENES.replace('.json', '_fix.json')]: jsonl([gene('gene_fix')]),
    ...expandedFiles(files),
  };
  return new Map(Object.entries(all).map(([path, file]) => [path, written(file)]));
}

function written(file: ExampleFile): WrittenFile {
  if (typeof file === 'string') return Buffer.from(file);
  if ('symlink' in file || 'submodule' in file) return file;
  if ('latin1' in file) return Buffer.from(textOf(file.latin1), 'latin1');
  return Buffer.from(textOf(file));
}

function textOf(assets: readonly ExampleAsset[]): string {
  return jsonl(assets.map((asset) => completeAsset(asset)));
}
