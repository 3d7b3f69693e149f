import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

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
 * Reads the configuration files of a checkout's repository and of its submodules. Searches every
 * directory, because a submodule's repository is in a directory with the submodule's name, which may be
 * `objects` or `logs/a`.
 *
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
 * Removes secrets from a repository's configuration: actions/checkout stores the job's token in it,
 * and the URL of a remote can contain one. Keeps only settings known to be harmless, and a ref.
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
