import type { Dirent } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withoutSecrets } from './containment/git-config.ts';

/** Directories of a repository that contain programs or other large files, which no command needs. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hooks', 'lfs', 'worktrees']);

/**
 * Copies the repository of a checkout, and those of its submodules, without secrets: configuration is
 * reduced to settings that are known to be harmless, and objects are borrowed.
 *
 * @param checkout the root of the checkout; its `.git` is a directory, or a linked worktree's file
 * @param target the root of the copy
 * @returns the directories of the objects
 */
export async function copyRepository(checkout: string, target: string): Promise<string[]> {
  const link = join(checkout, '.git');
  const found = await lstat(link).catch(() => undefined);
  if (found === undefined) return [];
  const copy = join(target, '.git');
  if (found.isDirectory()) return copyFolder(link, copy);
  const own = /^gitdir: (.+)\n?$/.exec(await readFile(link, 'utf8'))?.[1];
  if (own === undefined) return [];
  const folder = resolve(checkout, own);
  const common = await readFile(join(folder, 'commondir'), 'utf8').catch(() => undefined);
  const shared = common === undefined ? [] : await copyFolder(resolve(folder, common.trim()), copy);
  // A linked worktree has its own HEAD and index.
  return [...shared, ...(await copyFolder(folder, copy, new Set(['commondir', 'gitdir'])))];
}

async function copyFolder(
  from: string,
  to: string,
  except: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const objects: string[] = [];
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  const isRepository = isRepositoryOf(entries);
  for (const entry of entries) {
    const { name } = entry;
    const [source, copy] = [join(from, name), join(to, name)];
    if ((isRepository && LEFT_OUT.has(name)) || except.has(name)) continue;
    if (entry.isDirectory() && name === 'objects' && isRepository) {
      await borrowObjects(source, copy);
      objects.push(source);
    } else if (entry.isDirectory()) objects.push(...(await copyFolder(source, copy)));
    else if (entry.isFile() && /^config(\.worktree)?$/.test(name)) {
      await writeFile(copy, withoutSecrets(await readFile(source, 'utf8')));
    } else if (entry.isFile()) await copyFile(source, copy);
  }
  return objects;
}

/**
 * Other directories below `.git` are parts of submodules' names, and such a part may be `objects` too.
 * The same condition as git's, which refuses a submodule inside another one's repository.
 */
function isRepositoryOf(entries: readonly Dirent[]): boolean {
  const named = (name: string) => entries.find((entry) => entry.name === name);
  return named('HEAD')?.isFile() === true && named('objects')?.isDirectory() === true;
}

/** Git reads a quoted path as a C string; a path may contain a line break. */
async function borrowObjects(from: string, to: string): Promise<void> {
  await mkdir(join(to, 'info'), { recursive: true });
  await writeFile(join(to, 'info', 'alternates'), `${JSON.stringify(from)}\n`);
}
