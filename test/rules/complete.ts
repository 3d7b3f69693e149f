import { computeAssetId } from '@evomap/gep-sdk';
import type { AssetType } from '../../src/model/asset.ts';
import {
  type AssetFields,
  type ExampleAsset,
  type ExampleFile,
  type ExampleFiles,
  GENES,
  RIGHT_HASH,
  WRONG_HASH,
} from '../../src/rules/example-asset.ts';
import { capsule, event, gene, jsonl, report } from '../promote/fixture.ts';
import { expandedFiles } from './notation.ts';
import { standardRepository } from './standard-repository.ts';

/** A file that a test writes to disk. */
export type DiskFile = Buffer | { readonly symlink: string };
/** A file that a test commits. */
export type WrittenFile = DiskFile | { readonly submodule: string };

const RIGHT: ReadonlySet<unknown> = new Set(Object.values(RIGHT_HASH));

/** Return an asset of each type with default fields and its hash. */
const STANDARD: Readonly<Record<AssetType, (fields: AssetFields) => AssetFields>> = {
  Gene: (fields) => gene('gene_a', fields),
  Capsule: (fields) => capsule('capsule_1', fields),
  EvolutionEvent: (fields) => event('evt_1', fields),
  ValidationReport: (fields) => report({ id: 'gene_a' }, fields),
  Mutation: (fields) => fields,
  AntiGene: (fields) => fields,
};

/** Adds the fields that an example omits from an asset, and replaces placeholders with hashes. */
export function completeAsset(asset: ExampleAsset, standard: AssetFields = {}): AssetFields {
  if (asset.asset_id === RIGHT_HASH.hub) return hashedByHub(asset, standard);
  const stated = Object.entries(asset)
    .filter(([, value]) => !RIGHT.has(value))
    .map(([name, value]) => [name, value === WRONG_HASH ? computeAssetId({}) : value]);
  return STANDARD[asset.type]({ ...standard, ...Object.fromEntries(stated) });
}

function hashedByHub({ asset_id: _, ...asset }: ExampleAsset, standard: AssetFields): AssetFields {
  const complete = completeAsset(asset, standard);
  const { notes: _notes, ...outcome } = Object(complete.outcome);
  return { ...complete, asset_id: computeAssetId({ ...complete, outcome }) };
}

const STANDARD_FILES = Object.entries(standardRepository);

/** The installed dependencies of the standard repository, which are not committed. */
export const INSTALLED = STANDARD_FILES.filter(([path]) => path.startsWith('node_modules/'));
const COMMITTED = STANDARD_FILES.filter(([path]) => !path.startsWith('node_modules/'));

/** Returns the files of a commit: those of the standard repository and of an example. */
export function completeFiles(files: ExampleFiles): ReadonlyMap<string, WrittenFile> {
  const all: ExampleFiles = {
    ...Object.fromEntries(COMMITTED),
    // The gene of Capsules and events that do not name one.
    [GENES.replace('.json', '_fix.json')]: jsonl([gene('gene_fix')]),
    ...expandedFiles(files),
  };
  return new Map(Object.entries(all).map(([path, file]) => [path, written(path, file)]));
}

function written(path: string, file: ExampleFile): WrittenFile {
  if (typeof file === 'string') return Buffer.from(file);
  if ('symlink' in file || 'submodule' in file) return file;
  if ('latin1' in file) return Buffer.from(textOf(file.latin1), 'latin1');
  return Buffer.from(textOf(file, /\.json$/.test(path) && file.length > 1));
}

function textOf(assets: readonly ExampleAsset[], isStore = false): string {
  const complete = assets.map((asset) => completeAsset(asset));
  return isStore ? JSON.stringify({ genes: complete }) : jsonl(complete);
}
