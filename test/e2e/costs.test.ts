import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createExecutionRepository } from '../../bench/execution-repository.mjs';
import {
  createRepository,
  recordingGit,
  TEST_ENVIRONMENT,
  temporaryFolder,
} from '../repo/repository.ts';
import { genes, openPullRequest } from './action-pull-request.ts';
import { scene } from './action-scene.ts';
import { bundle } from './bundles.ts';
import { GENES, gene, genesFile, pullRequest } from './cli.ts';

/** Preloaded into a process, writes to standard error how many bytes of modules it parses, and whether zod starts. */
const RECORD = `const { prototype } = require('node:module');
const compile = prototype._compile;
prototype._compile = function (text, ...rest) {
  process.stderr.write('parsed ' + Buffer.byteLength(text) + '\\n');
  return compile.call(this, text, ...rest);
};
process.on('exit', () => process.stderr.write('__zod_globalRegistry' in globalThis ? 'zod\\n' : ''));`;

/** Returns how many bytes of the bundle a command parses, and whether it evaluates schemas of zod. */
function started(args: readonly string[], env: Record<string, string> = {}) {
  const preload = join(temporaryFolder(), 'record.cjs');
  writeFileSync(preload, RECORD);
  const { stderr } = spawnSync(process.execPath, ['--require', preload, bundle('cli'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });
  const parsed = [...stderr.matchAll(/^parsed (\d+)$/gm)];
  const bytes = parsed.reduce((sum, [, each]) => sum + Number(each), 0);
  return { bytes, hasSchemas: /^zod$/m.test(stderr) };
}

it.each(['--version', '--help'])('a start with %s loads no verb', (flag) => {
  const { bytes } = started([flag]);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(100_000);
});

it('a start of a check without a gene starts eight git processes, and loads no other verb and no schema', () => {
  const repository = createRepository();
  repository.write({ 'a.txt': 'a\n' });
  repository.commit();
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.write({ 'a.txt': 'b\n' });
  repository.commit();
  const { env, commands } = recordingGit();
  const args = ['check', '--repo', repository.directory];
  const { bytes, hasSchemas } = started(args, { PATH: env.PATH ?? '' });
  expect(bytes).toBeLessThan(2_600_000);
  // Each schema at the top level of a module costs a check a tenth of its start.
  expect(hasSchemas).toBe(false);
  expect(commands().toSorted()).toEqual(
    [
      ...['rev-parse', 'show-ref', 'for-each-ref', 'cat-file'],
      ...['merge-base', 'ls-tree', 'ls-tree', 'diff-tree'],
    ].toSorted(),
  );
});

/** A git that keeps a copy of what `cat-file` is asked for. */
function copyingGit(): { readonly path: string; objects(): string[] } {
  const folder = temporaryFolder();
  const log = join(folder, 'log');
  const real = TEST_ENVIRONMENT.PATH;
  const git = `PATH='${real}' exec git "$@"`;
  const script = `#!/bin/sh\ncase "$*" in\n*cat-file*) tee -a '${log}' | ${git} ;;\n*) ${git} ;;\nesac\n`;
  writeFileSync(join(folder, 'git'), script, { mode: 0o755 });
  return { path: `${folder}:${real}`, objects: () => readFileSync(log, 'utf8').trim().split('\n') };
}

/** Checks a pull request with genes that all have the same two commands, and returns the objects that are read. */
function checkGenes(count: number) {
  const validation = ['node scripts/pass.js', 'npm test'];
  const genes = Array.from({ length: count }, (_, n) => gene(`gene_${n}`, { validation }));
  const repository = pullRequest(
    {},
    { [GENES]: genesFile(...genes), 'src/a.js': 'a\n', 'src/b.js': 'b\n' },
  );
  const { path, objects } = copyingGit();
  const run = spawnSync(process.execPath, [bundle('cli'), 'check', '--no-run', '--quiet'], {
    cwd: repository.directory,
    encoding: 'utf8',
    env: { ...TEST_ENVIRONMENT, PATH: path },
  });
  expect(run.status).toBe(0);
  return objects().filter((name) => !name.endsWith('^{commit}'));
}

it.runIf(process.platform !== 'win32')(
  'a check reads the same files for many genes as for few, once for the head and once for the base',
  () => {
    const files = checkGenes(30);
    // The asset file, package.json, and the script; neither of the two changed sources.
    expect(new Set(files).size).toBe(3);
    expect(files).toHaveLength(checkGenes(3).length);
    expect(files.length).toBeLessThanOrEqual(2 * 3);
  },
);

const PEAK_MEMORY = new URL('../../bench/peak-memory.mjs', import.meta.url).href;

/** Node 24 takes about 40 MB more than Node 20; keeping all that the commands print takes 400 MB. */
const MOST_BYTES = 250_000_000;

/** Of 180 commands, what each prints beyond a megabyte is dropped as it comes; the bench prints ten. */
const MANY = Array.from({ length: 60 }, (_, gene) =>
  Array.from({ length: 3 }, (_, index) => `node scripts/print.js ${3 * gene + index} 1 lines`),
);

const CASES: [string, string[][]][] = [
  ['one command that prints twice as much', [['node scripts/print.js 0 400 bytes']]],
  ['180 commands that print much', MANY],
];

// Only Linux tells how much a process ever had.
describe.skipIf(process.platform !== 'linux')('the memory of the gate (told by Linux only)', () => {
  it.each(CASES)('stays under 250 MB with %s', { timeout: 120_000 }, (_, genes) => {
    const directory = temporaryFolder();
    createExecutionRepository(directory, genes);
    const peak = join(directory, '.git', 'peak');
    const args = ['check', '--base', 'main', '--repo', directory, '--format', 'json', '--quiet'];
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', PEAK_MEMORY, bundle('cli'), ...args],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { PATH: process.env.PATH, PEAK_MEMORY_FILE: peak },
      },
    );
    const commands: { outcome?: { status: string } }[] = JSON.parse(stdout).genes.flatMap(
      (gene: { commands: object[] }) => gene.commands,
    );
    expect(commands.map(({ outcome }) => outcome?.status)).toEqual(
      genes.flat().map(() => 'passed'),
    );
    expect(Number(readFileSync(peak, 'utf8'))).toBeLessThan(MOST_BYTES);
  });
});

/** Runs the action with its `post:` in a complete clone, and counts what it asks of GitHub and of git. */
async function asked(origin: ReturnType<typeof openPullRequest>) {
  const { github, run } = await scene(origin);
  const { env, commands } = recordingGit();
  const { outputs } = await run({ env: { PATH: env.PATH ?? '' } });
  expect(outputs.verdict).toBe('pass');
  return { requests: github.requests, commands: commands() };
}

// What a run may cost at most. The check run alone takes five requests: it is looked for before it is
// created, and listed and read before it is completed: a later run may have taken it over, and another
// job may have its name. One more lists the
// open pull requests, because others of the same commit share the check run. The test merge takes none: git
// computes it.
it.each([
  ['without a gene', 9, { 'src/index.js': 'export const retries = 2;\n' }],
  // Six more read the sources, break them, and commit that in the view.
  ['with a gene', 15, { [GENES]: genes('node scripts/check.js', 'node scripts/check.js --all') }],
])('a pull request %s needs at most eight requests, and no fetch', async (_, processes, head) => {
  const { requests, commands } = await asked(openPullRequest({ head }, afterAll));
  expect(requests.length).toBeLessThanOrEqual(8);
  expect(commands).not.toContain('fetch');
  expect(commands.length).toBeLessThanOrEqual(processes);
});

describe('a pull request among 950 open ones', () => {
  const changed = { 'src/index.js': 'export const retries = 2;\n' };

  /** @param isReachable whether git can ask the remote, too */
  async function among950(isReachable: boolean) {
    const origin = openPullRequest({ head: changed });
    const { github, run } = await scene(origin);
    for (let number = 100; number < 1049; number++) {
      github.state.push(number, origin.base, { from: `somebody:topic-${number}` });
    }
    const checkout = origin.checkout();
    // Of a fork, so that no branch of the repository has the commit.
    github.state.push(1049, origin.head, { from: 'somebody:topic' });
    checkout.git('push', '--quiet', 'origin', `${origin.head}:refs/pull/1049/head`);
    if (!isReachable) checkout.git('remote', 'set-url', 'origin', '/nowhere/octo/genes');
    await run({ checkout });
    const { requests, state } = github;
    return { requests, check: state.checkRuns.find(({ name }) => name === 'gene-gate') };
  }

  it.each([
    ['git names the heads', true, 1],
    ['git cannot be asked', false, 10],
  ])('is found with the other one of its commit: %s', async (_, isReachable, pages) => {
    const { requests, check } = await among950(isReachable);
    const lists = requests.filter(({ path }) => /\/pulls\?/.test(path));
    expect(lists).toHaveLength(pages);
    // The other one has no result yet.
    expect(check).toMatchObject({ status: 'in_progress' });
  });
});
