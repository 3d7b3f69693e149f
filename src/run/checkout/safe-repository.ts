import { existsSync } from 'node:fs';
import { copyFile, cp, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** In a repository, the repositories of submodules and the settings of other worktrees. */
const OTHERS = ['modules', 'worktrees'];

/** Also directories of programs and large files, which no command needs. */
const LEFT_OUT: ReadonlySet<string> = new Set(['hooks', 'lfs', ...OTHERS]);

/** The names of the configuration files of a repository. */
const CONFIGS = ['config', 'config.worktree'];

/**
 * Copies the repository of a checkout without secrets: only settings known to be harmless, and borrowed objects.
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
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry;
    const [source, copy] = [join(from, name), join(to, name)];
    if (LEFT_OUT.has(name) || except.has(name)) continue;
    if (entry.isDirectory() && name === 'objects') {
      await borrowObjects(source, copy);
      objects.push(source);
    } else if (entry.isDirectory()) await cp(source, copy, { recursive: true, filter: isPlain });
    else if (entry.isFile() && CONFIGS.includes(name)) {
      await writeFile(copy, withoutSecrets(await readFile(source, 'utf8')));
    } else if (entry.isFile()) await copyFile(source, copy);
  }
  return objects;
}

/** A link can lead to another repository, and a socket has no content. */
async function isPlain(path: string): Promise<boolean> {
  const found = await lstat(path);
  return found.isFile() || found.isDirectory();
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

/** Returns the directories of other repositories in that of a checkout, which can contain tokens, too. */
export function otherRepositories(checkout: string): readonly string[] {
  return OTHERS.map((name) => join('.git', name)).filter((path) =>
    existsSync(join(checkout, path)),
  );
}

/**
 * Reads the configuration files of the repository of a checkout; see {@link otherRepositories} for the others.
 * @param checkout its real path
 * @returns the part of each file that commands may see, by path from the root of the checkout
 */
export async function safeGitConfigs(checkout: string): Promise<ReadonlyMap<string, string>> {
  const paths = CONFIGS.map((name) => join('.git', name));
  const found = await Promise.all(
    paths.map((path) => readFile(join(checkout, path), 'utf8').catch(() => undefined)),
  );
  return new Map(
    paths.flatMap((path, at) => {
      const config = found[at];
      return config === undefined ? [] : [[path, withoutSecrets(config)] as const];
    }),
  );
}

/**
 * Removes secrets from a repository's configuration: actions/checkout stores the job's token there, and
 * the URL of a remote can contain one. Keeps only settings known to be harmless.
 */
export function withoutSecrets(config: string): string {
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
