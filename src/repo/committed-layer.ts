import { cp, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { openRepository } from './git.ts';
import type { Git } from './git-process.ts';

export interface CommittedFiles {
  readonly checkout: string;
  /** A directory with the new files, laid over the checkout. */
  readonly layer: string;
  /** The changed files, with octal modes. */
  readonly modes: ReadonlyMap<string, string>;
  /** Of the step or terminal. */
  readonly path: string;
}

/**
 * Makes git see the files of a layer as committed: writes new objects, the index, and the branch or HEAD to the
 * layer, with the parents, author and message of the present commit. Does nothing if `.git` of the checkout is no
 * repository, because commands then see none.
 * @throws GateError `git_failed`
 */
export async function commitLayer({ checkout, layer, modes, path }: CommittedFiles): Promise<void> {
  const own = join(checkout, '.git');
  const found = await lstat(own).catch(() => undefined);
  if (!found?.isDirectory()) return;
  const repository = await openRepository(checkout, { PATH: path });
  const index = join(layer, '.git', 'index');
  const env = { GIT_INDEX_FILE: index };
  const run: (...call: Parameters<Git>) => Promise<string> = async (...call) =>
    (await repository.objects(...call)).toString().trim();
  try {
    const paths = [...modes.keys()];
    const written = await run(['hash-object', '-w', '--no-filters', '--stdin-paths'], {
      input: paths.map((path) => `${JSON.stringify(join(layer, path))}\n`).join(''),
    });
    const ids = written.split('\n');
    await mkdir(dirname(index), { recursive: true });
    await cp(repository.index, index);
    const lines = paths.map((path, at) => `${modes.get(path)} ${ids[at]}\t${path}\0`);
    await run(['update-index', '-z', '--index-info'], { env, input: lines.join('') });
    const tree = await run(['write-tree'], { env });
    const commit = await repository.user(['cat-file', 'commit', 'HEAD']);
    // latin1 keeps the bytes of any encoding.
    const text = commit.toString('latin1').replace(/^tree .*/, `tree ${tree}`);
    const input = Buffer.from(text, 'latin1');
    const id = await run(['hash-object', '-t', 'commit', '-w', '--stdin'], { input });
    await cp(repository.privateStore.GIT_OBJECT_DIRECTORY ?? '', join(layer, '.git', 'objects'), {
      recursive: true,
      filter: (path) => !path.endsWith('/info'),
    });
    const link = await readFile(join(own, 'HEAD'), 'utf8');
    const reference = /^ref: (refs\/\S+)\n?$/.exec(link)?.[1] ?? 'HEAD';
    await mkdir(dirname(join(layer, '.git', reference)), { recursive: true });
    await writeFile(join(layer, '.git', reference), id);
  } finally {
    await repository.close();
  }
}
