import type { Asset, Message } from '../assets/asset.ts';
import { INCOMPLETE } from '../assets/compare.ts';
import { readAssetFile } from '../assets/file.ts';
import { assetPathTest } from '../assets/globs.ts';
import { assetLimits } from '../assets/limits.ts';
import { isAuditLog } from '../assets/log/audit-log.ts';
import { readUntouchedLog } from '../assets/log/read-log.ts';
import { GateError } from '../ground/error.ts';
import type { Policy } from '../policy/policy.ts';
import { isRegular, type Tree } from '../repo/tree.ts';

/** Assets by type and id; of several with the same id, the first. */
export type KnownAssets = ReadonlyMap<string, Asset>;

/** Returns the key of an asset in {@link KnownAssets}. */
export function assetKey({ type, id }: Pick<Asset, 'type' | 'id'>): string {
  return `${type} ${id}`;
}

/** Indexes assets by {@link assetKey}. */
export function indexAssets(assets: readonly Asset[]): KnownAssets {
  const known = new Map<string, Asset>();
  for (const asset of assets) if (!known.has(assetKey(asset))) known.set(assetKey(asset), asset);
  return known;
}

/** The content of the asset files of a repository. */
export interface OwnAssets {
  readonly assets: readonly Asset[];
  /** Messages between agents that it stores, such as a `revoke`. */
  readonly messages: readonly Message[];
}

/**
 * Reads all asset files of a tree, in the order of their paths.
 *
 * @throws GateError `file_unreadable` if one of them cannot be read, because a candidate could
 *   conflict with its content
 */
export async function readOwnAssets(
  tree: Tree,
  policy: Pick<Policy, 'assets'>,
): Promise<OwnAssets> {
  const isAssetPath = assetPathTest(policy);
  const limits = assetLimits(policy.assets.max_file_bytes);
  const entries = [...tree.files()].filter(
    ({ path, kind }) => isRegular(kind) && isAssetPath(path),
  );
  const files = await Promise.all(
    entries.map(async (entry) => {
      const { path } = entry;
      if (isAuditLog(path)) return readUntouchedLog(tree, entry, limits, 'all');
      return readAssetFile(path, await tree.read(path, limits.maxBytes), limits);
    }),
  );
  const partial = files.find(({ unread }) => unread !== undefined);
  if (partial !== undefined) {
    throw new GateError(
      'file_unreadable',
      `${partial.path} was not read completely: ${partial.unread}.`,
      'Increase `assets.max_file_bytes` in the policy; the log could contain an asset with the id of a candidate.',
    );
  }
  const hidden = files.flatMap(({ problems }) => problems).find(({ rule }) => INCOMPLETE.has(rule));
  if (hidden === undefined) {
    return {
      assets: files.flatMap(({ assets }) => assets),
      messages: files.flatMap(({ messages }) => messages ?? []),
    };
  }
  const { path, line } = hidden.location;
  throw new GateError(
    'file_unreadable',
    `${path} cannot be read at line ${line}: ${hidden.detail}.`,
    'Fix the file first; it could contain an asset with the id of a candidate.',
  );
}
