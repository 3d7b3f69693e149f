import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { simpleGit } from 'simple-git';
import { BASE, type Files, HEAD } from './files.ts';

// Fixed names and times, so that the demonstration has the same commits everywhere.
const IDENTITY = {
  GIT_AUTHOR_NAME: 'gene-gate demo',
  GIT_AUTHOR_EMAIL: 'demo@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'gene-gate demo',
  GIT_COMMITTER_EMAIL: 'demo@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  // The user's own hooks, signing and templates have no part in a demonstration.
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** Makes a small repository with a branch `main` and, checked out, a branch `pull-request`. */
export async function createDemoRepository(directory: string): Promise<void> {
  const git = simpleGit({
    baseDir: directory,
    allowEnvironment: Object.keys(IDENTITY),
    unsafe: { allowUnsafeConfigPaths: true },
  }).env({ PATH: process.env.PATH ?? '', ...IDENTITY });

  await git.raw(['init', '--quiet', '--initial-branch=main']);
  await commit(BASE, 'Start the agent');
  await git.raw(['checkout', '--quiet', '-b', 'pull-request']);
  await commit(HEAD, 'Retry timeouts, and three genes that should not pass');

  async function commit(files: Files, message: string): Promise<void> {
    for (const [path, content] of Object.entries(files)) {
      const file = join(directory, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    await git.raw(['add', '--all']);
    await git.raw(['commit', '--quiet', '--message', message]);
  }
}
