import { canonicalize } from '@evomap/gep-sdk';
import { groupBy } from '../ground/group-by.ts';
import type { Asset, AssetChange, AssetFile, FileSides } from './asset.ts';
import { statedContent } from './envelope.ts';
import { declaredId } from './file.ts';
import { isIncomplete } from './file-problems.ts';

export interface Sides extends FileSides {
  /** The base's path of each renamed file, by its path at the audited commit. */
  readonly renames: ReadonlyMap<string, string>;
}

/**
 * Determines which assets were added, modified and removed. Assets match by type and id; for repeated ids, in
 * this order: an equal asset in the same file, one in the same file, an equal one elsewhere, any. So an asset
 * that was only moved or reformatted is not changed, unless the objects around it make other statements.
 *
 * An added asset with the type and id of another asset of the base (a copy in a second file) has that one as
 * `before`, so that a copy cannot evade the limits of the original. A gene with another id that replaces a
 * removed one, by content or place in the file, is a modified gene.
 * @returns sorted by path, then by position
 */
export function compareAssets({ head, base, untouched, renames }: Sides): AssetChange[] {
  const known = new Map(
    [...untouched, ...base]
      .flatMap(({ assets }) => assets)
      .filter(({ value }) => declaredId(value) !== undefined)
      .map((asset) => [typeAndId(asset), asset]),
  );
  const changes: AssetChange[] = [];
  const basePath = (path: string): string => renames.get(path) ?? path;
  let added = tag(head, basePath);
  let removed = tag(base, (path) => path);
  for (const identity of [...IDENTITIES, ...REPLACEMENTS]) {
    const isReplacement = REPLACEMENTS.includes(identity);
    const others = isReplacement ? added.filter(({ name }) => !known.has(name)) : added;
    const pairs = pairUp(others, removed, identity);
    for (const [{ asset, content }, before] of pairs) {
      if (content !== before.content) {
        changes.push({ kind: 'modified', asset, before: before.asset });
      }
    }
    const paired = new Set(pairs.values());
    added = added.filter((side) => !pairs.has(side));
    removed = removed.filter((side) => !paired.has(side));
  }

  for (const { asset, name } of added) {
    const before = known.get(name);
    changes.push({ kind: 'added', asset, ...(before && { before }) });
  }
  const incomplete = new Set(head.filter(isIncomplete).map(({ path }) => basePath(path)));
  for (const { asset, path } of removed) {
    if (!incomplete.has(path)) changes.push({ kind: 'removed', asset });
  }
  return inOrder(changes);
}

/** By path, then by position. */
export function inOrder(changes: readonly AssetChange[]): AssetChange[] {
  return changes
    .map((change) => ({ change, place: change.asset.locate() }))
    .sort(({ place: a }, { place: b }) =>
      a.path === b.path ? a.line - b.line || a.column - b.column : a.path < b.path ? -1 : 1,
    )
    .map(({ change }) => change);
}

interface Tagged {
  readonly asset: Asset;
  readonly name: string;
  /** At the base. */
  readonly path: string;
  /** Equal for equal content in any format, including the objects around it. */
  readonly content: string;
}

/** Common to matching assets, from the strictest to the weakest. */
const IDENTITIES: readonly ((tagged: Tagged) => readonly string[])[] = [
  ({ name, path, content }) => [name, path, content],
  ({ name, path }) => [name, path],
  ({ name, content }) => [name, content],
  ({ name }) => [name],
];

/** Common to a gene and its replacement; undefined for other assets. */
const REPLACEMENTS: readonly ((tagged: Tagged) => readonly string[] | undefined)[] = [
  ({ asset: { type, value } }) => {
    const { id: _id, asset_id: _hash, ...content } = value;
    return type === 'Gene' ? [canonicalize(content)] : undefined;
  },
  ({ asset: { type, pointer }, path }) =>
    type === 'Gene' ? [path, JSON.stringify(pointer)] : undefined,
];

function tag(files: readonly AssetFile[], basePath: (path: string) => string): Tagged[] {
  return files.flatMap(({ path, assets }) =>
    assets.map((asset) => ({
      asset,
      name: typeAndId(asset),
      path: basePath(path),
      content: statedContent(asset),
    })),
  );
}

/** A generated id depends only on the position and identifies nothing. */
function typeAndId({ type, value }: Asset): string {
  return `${type} ${declaredId(value) ?? ''}`;
}

/** Pairs `added` with `removed` of the same identity, in order. */
function pairUp(
  added: readonly Tagged[],
  removed: readonly Tagged[],
  identity: (tagged: Tagged) => readonly string[] | undefined,
): Map<Tagged, Tagged> {
  const keyOf = (side: Tagged) => JSON.stringify(identity(side));
  const waiting = groupBy(removed.toReversed(), keyOf);
  const pairs = new Map<Tagged, Tagged>();
  for (const side of added) {
    const key = keyOf(side);
    const before = key && waiting.get(key)?.pop();
    if (before) pairs.set(side, before);
  }
  return pairs;
}
