import { cp, lstat, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runGit, userEnvironment } from './git-process.ts';
import { openObjectView } from './object-view.ts';

/** What {@link commitLayer} commits. */
export interface CommittedFiles {
  /** The root of the checkout. */
  readonly checkout: string;
  /** A directory with the new files, which is laid over the checkout. */
  readonly layer: string;
  /** The changed files, with their modes in octal digits. */
  readonly modes: ReadonlyMap<string, string>;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Writes to a layer over a checkout what makes git see the files of the layer as committed: new objects, the
 * index, and the branch or HEAD, with the parents, author and message of the present commit. Does nothing
 * if the checkout has no repository of its own in `.git`, which no command can see then.
 *
 * @throws GateError `git_failed`
 */
export async function commitLayer({ checkout, layer, modes, env }: CommittedFiles): Promise<void> {
  const own = join(checkout, '.git');
  const found = await lstat(own).catch(() => undefined);
  if (!found?.isDirectory()) return;
  const kept = userEnvironment(env);
  const known = await runGit({ directory: checkout, env: kept, config: ['safe.directory=*'] }, [
    'rev-parse',
    '--verify',
    'HEAD',
  ]);
  const head = known.stdout.toString().trim();
  const format = head.length === 64 ? 'sha256' : 'sha1';
  const view = await openObjectView({
    ...{ objects: join(own, 'objects'), shallow: join(own, 'shallow'), format, env: kept },
  });
  const run = async (args: readonly string[], input?: string | Buffer, index?: string) =>
    (
      await view.objects(args, {
        ...(input !== undefined && { input }),
        ...(index !== undefined && { env: { GIT_INDEX_FILE: index } }),
      })
    ).toString();
  try {
    const paths = [...modes.keys()];
    const written = await run(
      ['hash-object', '-w', '--no-filters', '--stdin-paths'],
      paths.map((path) => `${JSON.stringify(join(layer, path))}\n`).join(''),
    );
    const ids = written.trim().split('\n');
    const index = join(layer, '.git', 'index');
    await mkdir(dirname(index), { recursive: true });
    await cp(join(own, 'index'), index);
    const lines = paths.map((path, at) => `${modes.get(path)} ${ids[at]}\t${path}\0`);
    await run(['update-index', '-z', '--index-info'], lines.join(''), index);
    const tree = (await run(['write-tree'], undefined, index)).trim();
    const commit = await run(['cat-file', 'commit', head]);
    const broken = commit.replace(/^tree .*/, `tree ${tree}`);
    const id = await run(['hash-object', '-t', 'commit', '-w', '--stdin'], broken);
    await cp(view.privateStore.GIT_OBJECT_DIRECTORY ?? '', join(layer, '.git', 'objects'), {
      recursive: true,
      filter: (path) => !path.endsWith('/info'),
    });
    const text = await readFile(join(own, 'HEAD'), 'utf8');
    const reference = /^ref: (refs\/\S+)\n?$/.exec(text)?.[1] ?? 'HEAD';
    await mkdir(dirname(join(layer, '.git', reference)), { recursive: true });
    await writeFile(join(layer, '.git', reference), id);
  } finally {
    await view.close();
  }
}
