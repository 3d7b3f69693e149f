import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { GateError, systemError } from '../ground/error.ts';
import { temporaryFolder } from '../ground/temporary-folder.ts';
import { makeFolder } from '../ground/write-file.ts';
import { bindGit } from '../repo/git-process.ts';
import { check } from './check.ts';
import { BASE, type Files, HEAD } from './demo-files.ts';
import type { Terminal, Verb } from './terminal.ts';

/** `gene-gate demo`: runs the gate on a generated repository, without install, network or token. */
export const demoVerb: Verb = (terminal, done) =>
  new Command('demo')
    .argument('[dir]', 'new or empty directory for the repository (default: a temporary directory)')
    .action(async (dir: string | undefined) => {
      const directory =
        dir === undefined ? undefined : await emptyFolder(resolve(terminal.cwd, dir));
      done(await demo(directory, terminal));
    });

async function demo(kept: string | undefined, terminal: Terminal) {
  const directory = kept ?? (await temporaryFolder());
  try {
    await createDemoRepository(directory).catch((error: Error) => {
      throw isAbsent(error) ? error : (systemError(error) ?? notCreated(directory, error));
    });
    const exitCode = await check(
      { base: 'main', head: 'pull-request', repo: directory, run: true, format: 'text' },
      terminal,
    );
    if (kept !== undefined) terminal.note(`\nThe repository is in ${kept}.\n`);
    terminal.note(nextSteps(terminal));
    return exitCode;
  } finally {
    if (kept === undefined) await rm(directory, { recursive: true, force: true });
  }
}

const nextSteps = ({ name }: Terminal) => `
That was a sample. In your own repository, begin with one of these:
  ${name} audit   what its genes and the files of its agents run
  ${name} init    a workflow, and a policy that past changes pass
`;

/** Whether git is not installed, which no other directory changes. */
function isAbsent(error: Error): boolean {
  return error instanceof GateError && error.code === 'program_not_found';
}

/** Git reports a full disk in its own words. */
function notCreated(directory: string, cause: Error): GateError {
  return new GateError(
    'git_failed',
    `Cannot create the sample repository in ${directory}: ${cause.message.trim()}`,
    'Pass a directory with free space that you can write to.',
    { cause },
  );
}

async function emptyFolder(directory: string): Promise<string> {
  await makeFolder(directory);
  if ((await readdir(directory)).length === 0) return directory;
  throw new GateError(
    'usage',
    `${directory} is not empty.`,
    'Pass a new or empty directory, or omit it to use a temporary directory.',
  );
}

// Fixed names and times give the same commits everywhere.
const IDENTITY = {
  GIT_AUTHOR_NAME: 'gene-gate demo',
  GIT_AUTHOR_EMAIL: 'demo@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'gene-gate demo',
  GIT_COMMITTER_EMAIL: 'demo@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  // Ignores the user's hooks, signing and templates.
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Creates a repository with the branches `main` and `pull-request`, which is checked out. */
export async function createDemoRepository(directory: string): Promise<void> {
  const git = bindGit({ directory, env: { PATH: process.env.PATH ?? '', ...IDENTITY } });

  await git(['init', '--quiet', '--initial-branch=main']);
  await commit(BASE, 'Start the agent');
  await git(['checkout', '--quiet', '-b', 'pull-request']);
  await commit(HEAD, 'Retry timeouts; a hook and three genes that should not pass');

  async function commit(files: Files, message: string): Promise<void> {
    for (const [path, content] of Object.entries(files)) {
      const file = join(directory, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await git(['add', '--all']);
    await git(['commit', '--quiet', '--message', message]);
  }
}
