import type { AssetType } from '../model/asset.ts';
import type { Asset, AssetFile, AssetProblem, FileSides } from './asset.ts';
import { declaredId } from './file.ts';
import { isIncomplete } from './file-problems.ts';

/** The stores that the reference engine reads as a document and then as a log. */
const STORES: readonly (readonly [stem: string, type: AssetType])[] = [
  ['genes', 'Gene'],
  ['capsules', 'Capsule'],
];

/** A document with assets that the log beside it overrides. */
interface Override {
  readonly file: AssetFile;
  /** Without effect. */
  readonly assets: readonly Asset[];
  readonly by: AssetFile;
}

/**
 * Finds the assets without effect: the reference engine (1.29.8) reads `genes.json` and then
 * `genes.jsonl` of a directory, whose ids replace the first ones; `capsules` likewise. Nothing is
 * assumed of an incompletely read file, or of an asset that another reader may not find.
 */
function findOverrides(files: readonly AssetFile[]): Override[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files.flatMap((file) =>
    STORES.flatMap(([stem, type]) => {
      const isStore = file.path === `${stem}.json` || file.path.endsWith(`/${stem}.json`);
      const by = isStore ? byPath.get(`${file.path}l`) : undefined;
      if (!by?.lines || isIncomplete(by)) return [];
      const ids = new Set(by.assets.flatMap((asset) => (isRecord(asset, type) ? asset.id : [])));
      // The generated name of an asset without an id could equal a record's id.
      const assets = file.assets.filter(
        ({ type: own, id, value }) =>
          own === type && declaredId(value) !== undefined && ids.has(id),
      );
      return assets.length > 0 ? [{ file, assets, by }] : [];
    }),
  );
}

/** True for a line of a log that the reference engine takes for an asset of the type. */
function isRecord({ type, value, pointer }: Asset, wanted: AssetType): boolean {
  return (
    type === wanted &&
    value.type === wanted &&
    declaredId(value) !== undefined &&
    pointer.length === 1
  );
}

interface EffectiveFiles extends FileSides {
  readonly overrides: readonly Override[];
  readonly atHead: (asset: Asset) => boolean;
}

/**
 * Drops the assets without effect on their side of a change. An asset of an untouched file that gets
 * its effect back, because the change removes the other one, is an asset of the head; one that loses
 * its effect is an asset of the base.
 */
export function effectiveFiles({ head, base, untouched }: FileSides): EffectiveFiles {
  const overrides = findOverrides([...untouched, ...head]);
  const atHead = hasEffect(overrides);
  const atBase = hasEffect(findOverrides([...untouched, ...base]));
  return {
    head: [...only(head, atHead), ...someOf(untouched, (each) => atHead(each) && !atBase(each))],
    base: [...only(base, atBase), ...someOf(untouched, (each) => atBase(each) && !atHead(each))],
    untouched: only(untouched, (each) => atHead(each) && atBase(each)),
    ...{ overrides, atHead },
  };
}

function hasEffect(overrides: readonly Override[]): (asset: Asset) => boolean {
  const idle = new Set(overrides.flatMap(({ assets }) => assets));
  return (asset) => !idle.has(asset);
}

export function only(
  files: readonly AssetFile[],
  test: (asset: Asset) => boolean,
): readonly AssetFile[] {
  return files.map((file) => ({ ...file, assets: file.assets.filter(test) }));
}

/** Returns the files with such an asset, without their problems. */
function someOf(files: readonly AssetFile[], test: (asset: Asset) => boolean): AssetFile[] {
  return only(files, test).flatMap(({ path, assets }) =>
    assets.length > 0 ? [{ path, assets, problems: [] }] : [],
  );
}

const MOST_NAMED = 5;

export function overrideProblem({ file, assets, by }: Override): AssetProblem {
  const [first] = assets;
  const ids = assets.map(({ id }) => JSON.stringify(id));
  const more = ids.length - MOST_NAMED;
  const named = [...ids.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return {
    rule: 'without-effect',
    location: first?.locate() ?? { path: file.path, line: 1, column: 1 },
    detail: `${named} of \`${file.path}\`, also in \`${by.path}\``,
    ...(first && assets.length === 1 && { id: first.id }),
  };
}
