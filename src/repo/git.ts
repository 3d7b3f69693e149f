import { closeSync, openSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { attempt } from '../ground/attempt.ts';
import { GateError, systemError } from '../ground/error.ts';
import { bindGit, type Git, runGit, userEnvironment } from './git-process.ts';
import { type ObjectView, openObjectView } from './object-view.ts';

export interface Repository extends ObjectView {
  /** The root of the working tree, without symlinks. */
  readonly directory: string;
  /** The index file; inside a git hook, the index of the new commit. */
  readonly index: string;
  /**
   * Runs git with the user's setup in the working tree: refs, index, fetching with the user's proxy
   * and credentials, line endings and filters. Disables hooks, fsmonitor and prompts.
   */
  readonly user: Git;
  /** Like {@link user}, for a command that uses the network. First tells the user why, once for each sentence. */
  readonly network: (why: string, ...call: Parameters<Git>) => Promise<Buffer>;
}

const QUESTIONS = [
  '--is-bare-repository',
  '--is-inside-work-tree',
  '--show-object-format',
  '--show-toplevel',
  '--absolute-git-dir',
  ...['objects', 'shallow', 'index'].flatMap((name) => ['--git-path', name]),
];

/**
 * Opens the repository, linked worktree or submodule that contains a directory.
 * @param env source of PATH, proxy and credentials
 * @param note tells the user why the network is used
 * @throws GateError `not_a_repository`; `program_not_found` without git
 */
export async function openRepository(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
  note: (text: string) => void = () => undefined,
): Promise<Repository> {
  requireDescriptors();
  const start = resolve(folder);
  if (!attempt(() => statSync(start).isDirectory()))
    throw notARepository(start, 'is not a directory');
  const kept = userEnvironment(env);
  const found = await runGit(
    // The root must be known before it can be marked as safe. rev-parse runs no code of the clone.
    { directory: start, env: withIndex(kept, env), config: ['safe.directory=*'] },
    ['rev-parse', '--path-format=absolute', ...QUESTIONS],
  );
  const [bare, inside, format, root, gitDirectory, objects, shallow, index, ...rest] = found.stdout
    .toString()
    .split('\n');
  if (bare === 'true')
    throw notARepository(start, 'is a bare repository, which has no working tree');
  if (inside === 'false') throw notARepository(start, 'is inside a .git directory');
  if (!found.stdout.length) throw notARepository(start, 'is not in a git repository', found.stderr);
  if (!format || !root || !gitDirectory || !objects || !shallow || !index || rest.join('') !== '') {
    throw notARepository(start, 'is in a repository that git cannot describe', found.stderr);
  }
  const view = await openObjectView({ objects, shallow, format, env: kept });
  const described = assemble(await realpath(root), gitDirectory, kept, view);
  return { ...described, index, network: announced(described.user, note) };
}

function assemble(
  directory: string,
  gitDirectory: string,
  env: Record<string, string>,
  view: ObjectView,
): Omit<Repository, 'index' | 'network'> {
  return {
    ...view,
    directory,
    user: bindGit({
      directory,
      env: { ...env, GIT_DIR: gitDirectory, GIT_WORK_TREE: directory },
      config: [
        `safe.directory=${directory}`,
        'core.fsmonitor=false',
        'core.hooksPath=/dev/null',
        // splitIndex would write beside the user's index; sparseCheckout would omit files.
        'core.splitIndex=false',
        'core.sparseCheckout=false',
      ],
    }),
  };
}

function announced(user: Git, note: (text: string) => void): Repository['network'] {
  const told = new Set<string>();
  return (why, ...call) => {
    if (!told.has(why)) note(`${why}\n`);
    told.add(why);
    return user(...call);
  };
}

/** `git commit -a` and `git commit FILE` give their hooks a separate index. */
function withIndex(kept: Record<string, string>, { GIT_INDEX_FILE: file }: NodeJS.ProcessEnv) {
  return file === undefined ? kept : { ...kept, GIT_INDEX_FILE: file };
}

function notARepository(path: string, what: string, stderr = ''): GateError {
  // Git's own message matters if the reason is another, such as the owner.
  const words = stderr.includes('not a git repository') ? '' : stderr.trim();
  return new GateError(
    'not_a_repository',
    `${path} ${what}${words === '' ? '' : ` (${words})`}`,
    'Run gene-gate in a checkout made by git clone or actions/checkout, or specify one with --repo.',
  );
}

/** Files that git, the containment and one command have open at the same time. */
const NEEDED = 50;

/** @throws GateError if this process may not open enough files; a later step would fail with an unclear message */
function requireDescriptors(): void {
  const opened: number[] = [];
  try {
    while (opened.length < NEEDED) opened.push(openSync(process.execPath, 'r'));
  } catch (error) {
    if (/^E[MN]FILE$/.test((error as NodeJS.ErrnoException).code ?? '')) throw systemError(error);
  } finally {
    for (const each of opened) closeSync(each);
  }
}
