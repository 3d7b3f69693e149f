import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { GateError } from '../error.ts';
import { check } from './check.ts';
import { createDemoRepository } from './demo/repository.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

/** `gene-gate demo`: the gate on a small repository of its own: no install, network or token. */
export const demoVerb: Verb = (terminal, done) =>
  new Command('demo')
    .description('Make a small repository with a pull request in it, and gate it for real.')
    .argument(
      '[dir]',
      'an empty or new folder that keeps the repository (default: a temporary one)',
    )
    .action(async (dir: string | undefined) => {
      const directory =
        dir === undefined ? undefined : await emptyFolder(resolve(terminal.cwd, dir));
      done(await demo(directory, terminal));
    });

async function demo(kept: string | undefined, terminal: Terminal) {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 'gene-gate-demo-')));
  try {
    await createDemoRepository(directory);
    const exitCode = await check(
      { base: 'main', head: 'pull-request', repo: directory, run: true, format: 'text' },
      terminal,
    );
    if (kept !== undefined) terminal.note(`\nThe repository is in ${kept}.\n`);
    return exitCode;
  } finally {
    if (kept === undefined) await rm(directory, { recursive: true, force: true });
  }
}

async function emptyFolder(directory: string): Promise<string> {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length === 0) return directory;
  throw new GateError(
    'usage',
    `${directory} is not empty.`,
    'Name a folder that does not exist yet, or leave it out for a temporary one.',
  );
}
