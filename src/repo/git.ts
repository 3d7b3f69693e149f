import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GateError } from '../error.ts';
import { bindGit, type Git, runGit } from './git-process.ts';
import { type ObjectView, openObjectView } from './object-view.ts';
import { userEnvironment } from './user-environment.ts';

/** An opened repository: two ways to run git in it, for two kinds of questions. */
export interface Repository {
  /** Absolute path of the work tree's root, without symlinks. */
  readonly directory: string;
  /**
   * Git on the objects alone, named by id. No configuration, attribute, ref, graft, replacement or
   * hook of the clone or the user is in its reach, and what it writes goes to a private store.
   */
  readonly objects: Git;
  /** The private store, as environment for {@link user}; {@link objects} sees what is in it. */
  readonly privateStore: Readonly<Record<string, string>>;
  /** A folder for temporary files that goes away with the repository. */
  readonly temporary: string;
  /**
   * Git as the user has it set up, in the work tree: refs, index, fetching with the user's proxy
   * and credentials, line endings and filters. Hooks and fsmonitor are off, it never asks.
   */
  readonly user: Git;
  /** Commits at which a shallow clone was cut; empty in a complete one. Read anew each time. */
  shallowCommits(): Promise<ReadonlySet<string>>;
  /** Deletes the temporary files. */
  close(): Promise<void>;
}

const QUESTIONS = [
  '--is-bare-repository',
  '--is-inside-work-tree',
  '--show-object-format',
  '--show-toplevel',
  '--absolute-git-dir',
  ...['objects', 'shallow'].flatMap((name) => ['--git-path', name]),
];

/**
 * Finds the repository that a folder is in. Linked worktrees and submodules are repositories like
 * any other; a bare repository has no files that commands could run on and is refused.
 *
 * @param env where PATH, proxy and credentials come from
 * @throws GateError `not_a_repository`; `program_not_found` without a git
 */
export async function openRepository(
  folder: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Repository> {
  const start = resolve(folder);
  if (!(await isDirectory(start))) throw notARepository(start, 'is not a folder');
  const kept = userEnvironment(env);
  const found = await runGit(
    // Finding the root comes before it can be named as safe; rev-parse runs nothing of the clone's.
    { directory: start, env: kept, config: ['safe.directory=*'] },
    ['rev-parse', '--path-format=absolute', ...QUESTIONS],
  );
  const [bare, inside, format, root, gitDirectory, objects, shallow, ...rest] = found.stdout
    .toString()
    .split('\n');
  if (bare === 'true') throw notARepository(start, 'is a bare repository, which has no work tree');
  if (inside === 'false') throw notARepository(start, 'is inside a .git folder');
  if (!found.stdout.length) throw notARepository(start, 'is not in a git repository', found.stderr);
  if (!format || !root || !gitDirectory || !objects || !shallow || rest.join('') !== '') {
    throw notARepository(start, 'is in a repository that git cannot describe', found.stderr);
  }
  const view = await openObjectView({ objects, shallow, format, env: kept });
  return assemble(await realpath(root), gitDirectory, kept, view);
}

function assemble(
  directory: string,
  gitDirectory: string,
  env: Record<string, string>,
  view: ObjectView,
): Repository {
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
        // One would write beside the user's index, the other leave files out of a snapshot.
        'core.splitIndex=false',
        'core.sparseCheckout=false',
      ],
    }),
  };
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function notARepository(path: string, what: string, stderr = ''): GateError {
  // Git's own words are worth having when it refuses for another reason, such as the owner.
  const words = stderr.includes('not a git repository') ? '' : stderr.trim();
  return new GateError(
    'not_a_repository',
    `${path} ${what}${words === '' ? '' : ` (${words})`}`,
    'Run gene-gate in a checkout made by git clone or actions/checkout, or name one with --repo.',
  );
}
