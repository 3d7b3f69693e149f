import type { Dirent } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Directories of programs and other large files, which no command needs. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hooks', 'lfs', 'worktrees']);

/**
 * Copies the repository of a checkout and of its submodules without secrets: only settings known to be
 * harmless, and borrowed objects.
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
 * Other directories below `.git` are parts of submodules' names, even `objects`. Git has the same
 * condition: it refuses a submodule inside another one's repository.
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

const SECTION = /^\s*\[\s*([\w.-]+)(?:\s+"[^"]*")?\s*\]/;
const SETTING = /^\s*([\w-]+)\s*(?:=|$)/;

/** Settings that git needs to read a repository; none runs a program or reveals an identity. */
const KEPT: Readonly<Record<string, readonly string[] | undefined>> = {
  core: [
    'repositoryformatversion',
    'filemode',
    'bare',
    'logallrefupdates',
    'ignorecase',
    'symlinks',
    'precomposeunicode',
  ],
  extensions: ['objectformat', 'refstorage', 'compatobjectformat'],
};

/** The whole content of a ref; a branch may be named `config`. */
const REF = /^(?:[0-9a-f]{40}|[0-9a-f]{64}|ref: refs\/\S+)\n?$/;

/**
 * Reads the configuration files of the repositories of a checkout and its submodules. Searches every
 * directory, because a submodule's name, such as `objects` or `logs/a`, is its directory.
 * @param checkout its real path
 * @returns the part of each file that commands may see, by path from the root of the checkout
 */
export async function safeGitConfigs(checkout: string): Promise<ReadonlyMap<string, string>> {
  const paths = await configsIn(checkout, '.git');
  const read = async (path: string) => {
    const config = await readFile(join(checkout, path), 'utf8');
    return [path, withoutSecrets(config)] as const;
  };
  return new Map(await Promise.all(paths.map(read)));
}

async function configsIn(checkout: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(checkout, folder), { withFileTypes: true }).catch(() => []);
  const found = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return /^config(\.worktree)?$/.test(entry.name) ? [path] : [];
    return entry.isDirectory() ? configsIn(checkout, path) : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Removes secrets from a repository's configuration: actions/checkout stores the job's token there, and
 * the URL of a remote can contain one. Keeps only settings known to be harmless, and a ref.
 */
export function withoutSecrets(config: string): string {
  if (REF.test(config)) return config;
  let kept: readonly string[] = [];
  const lines = config.split('\n').filter((line) => {
    const section = SECTION.exec(line)?.[1]?.toLowerCase();
    if (section !== undefined) {
      kept = KEPT[section] ?? [];
      return kept.length > 0 && line.trimEnd().endsWith(']');
    }
    const name = SETTING.exec(line)?.[1]?.toLowerCase();
    return name !== undefined && kept.includes(name) && !line.endsWith('\\');
  });
  return lines.map((line) => `${line}\n`).join('');
}
