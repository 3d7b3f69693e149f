import { parse } from 'ini';
import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { effectOf, type NpmrcEffect } from './npmrc-keys.ts';
import { isRegular } from './package-json.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './place.ts';

const MAX_BYTES = 64 * 1024;
const LARGE_FILE = 'version https://git-lfs.github.com/spec/';

/**
 * What the `.npmrc` of a project would change about an npm command. The gate's own environment
 * overrides some of it; other machines do not.
 *
 * @param place of the project, whose file npm reads, also for commands in its workspaces
 */
export async function inspectNpmrc(place: Place, span: Span): Promise<Resolved> {
  const path = from(place, '.npmrc');
  const found = resolveInTree(place.tree, path);
  if (found.kind === 'missing' && place.tree.stat(path) === undefined) return NOTHING;
  const unread = (reason: string) => fails('npmrc-unread', span, { path, reason });
  if (found.kind !== 'inside')
    return unread('it is a symbolic link that leads to no file of the repository');
  if (!isRegular(found.entry.kind)) return unread('it is not a regular file');
  if ((found.entry.size ?? 0) > MAX_BYTES) return unread('it is too large');
  const text = (await place.tree.read(found.path)).toString('utf8');
  if (text.startsWith(LARGE_FILE)) return unread('it is a Git LFS pointer');
  const keys: Record<NpmrcEffect, string[]> = { harmless: [], decides: [], other: [] };
  for (const [key, value] of Object.entries(parse(text))) keys[effectOf(key, value)].push(key);
  const changed = place.changed.has(path) || place.changed.has(found.path);
  const other = changed ? 'npmrc-changed' : 'npmrc-settings';
  return join([
    keys.decides.length > 0
      ? fails('npmrc-redirects', span, { path, keys: keys.decides })
      : NOTHING,
    keys.other.length > 0 ? fails(other, span, { path, keys: keys.other }) : NOTHING,
  ]);
}
