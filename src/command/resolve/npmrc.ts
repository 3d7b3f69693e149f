import { parse } from 'ini';
import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular } from '../../repo/tree.ts';
import { areHarmlessOptions } from '../invocation/node.ts';
import { effectOf, type NpmrcEffect } from './npmrc-keys.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './place.ts';

const MAX_BYTES = 64 * 1024;
const LARGE_FILE = 'version https://git-lfs.github.com/spec/';

/** The settings of a `.npmrc`, by key as `ini` reads them; or why it cannot be read. */
export type Npmrc =
  | { readonly settings: Readonly<Record<string, unknown>>; readonly file?: string }
  | { readonly unread: string };

/**
 * Reads the `.npmrc` of a directory.
 *
 * @returns no settings if there is no file; `file` is its path without symlinks
 */
export async function readNpmrc(place: Pick<Place, 'tree' | 'directory'>): Promise<Npmrc> {
  const { tree } = place;
  const path = from(place, '.npmrc');
  const found = resolveInTree(tree, path);
  if (found.kind === 'missing' && tree.stat(path) === undefined) return { settings: {} };
  if (found.kind !== 'inside') {
    return { unread: 'it is a symbolic link that leads to no file of the repository' };
  }
  if (!isRegular(found.entry.kind)) return { unread: 'it is not a regular file' };
  if ((found.entry.size ?? 0) > MAX_BYTES) return { unread: 'it is too large' };
  const text = (await tree.read(found.path)).toString('utf8');
  if (text.startsWith(LARGE_FILE)) return { unread: 'it is a Git LFS pointer' };
  return { settings: parse(text), file: found.path };
}

/**
 * What the `.npmrc` of a project would change about an npm command. What the base branch has decided
 * for scripts (`ignore-scripts`, and `node-options` that node's own flags allow) is honoured.
 *
 * @param place of the project, whose file npm reads, also for commands in its workspaces
 */
export async function inspectNpmrc(place: Place, span: Span): Promise<Resolved> {
  const path = from(place, '.npmrc');
  const npmrc = await readNpmrc(place);
  if ('unread' in npmrc) return fails('npmrc-unread', span, { path, reason: npmrc.unread });
  const { settings, file = path } = npmrc;
  const changed = place.changed.has(path) || place.changed.has(file);
  const keys: Record<NpmrcEffect, string[]> = {
    harmless: [],
    decides: [],
    other: [],
    honoured: [],
  };
  for (const [key, value] of Object.entries(settings)) keys[effectOf(key, value)].push(key);
  for (const key of keys.honoured) {
    if (key === 'ignore-scripts' && changed) keys.other.push(key);
    if (key === 'node-options' && (changed || !areHarmlessOptions(String(settings[key]))))
      keys.decides.push(key);
  }
  const other = changed ? 'npmrc-changed' : 'npmrc-settings';
  return join([
    keys.decides.length > 0
      ? fails('npmrc-redirects', span, { path, keys: keys.decides })
      : NOTHING,
    keys.other.length > 0 ? fails(other, span, { path, keys: keys.other }) : NOTHING,
  ]);
}
