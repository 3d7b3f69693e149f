import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder, until } from '../run/fixture.ts';
import {
  check,
  GENES,
  gene,
  genesFile,
  pullRequest,
  rulesOf,
  startCli,
  statusesOf,
} from './cli.ts';
import { whyNot } from './containment-attacks.ts';
import { processes, running } from './processes.ts';

/**
 * Preloaded into the command line: says which files of the bundle it loads, and sends it a signal when it
 * loads one of them. What it does when says where the program is, on a machine of any speed.
 */
const PRELOAD = `const fs = require('node:fs');
const { readFileSync } = fs;
// Not for what it starts.
delete process.env.NODE_OPTIONS;
const [signal, place] = (process.env.SIGNAL_AT ?? '').split(' ');
let loaded = 0;
fs.readFileSync = (path, ...rest) => {
  if (String(path).includes('/lib/')) {
    process.stderr.write('loads\\n');
    if (String(loaded++) === place) process.kill(process.pid, signal);
  }
  return readFileSync(path, ...rest);
};
require('node:module').syncBuiltinESMExports();`;

/** Runs the command line until it has ended, with all that it started. */
async function end(args: readonly string[], cwd: string, signalAt = '') {
  const folder = temporaryFolder();
  const preload = join(temporaryFolder({ 'preload.cjs': PRELOAD }), 'preload.cjs');
  let signal: NodeJS.Signals | null = null;
  const { exitCode, stderr } = await startCli(args, {
    cwd,
    env: { TMPDIR: folder, SIGNAL_AT: signalAt, NODE_OPTIONS: `--require "${preload}"` },
    started: (child) => child.once('exit', (_, by) => (signal = by)),
  });
  // A process that was told to end needs a moment.
  await until(() => processesWith(folder) === 0);
  const beside = readdirSync(cwd, { encoding: 'utf8', recursive: true });
  return {
    exitCode,
    signal,
    /** How many files of the bundle were loaded. */
    loads: stderr.split('loads\n').length - 1,
    /** Temporary files that are left, also beside those that it writes. */
    left: [...readdirSync(folder), ...beside.filter((name) => /(?:draft|lock|tmp)$/.test(name))],
  };
}

/** Counts the processes that have this text in their words or their environment. */
const processesWith = (text: string): number =>
  running().filter(({ pid, words }) => {
    try {
      return `${words} ${readFileSync(`/proc/${pid}/environ`, 'utf8')}`.includes(text);
    } catch {
      return false;
    }
  }).length;

/** Rewritten by `fix`, and run by `check`. */
const VALIDATION = ['node scripts/pass.js', "node -e 'process.exit(0)'"];

function repository() {
  const made = pullRequest(
    {},
    { [GENES]: genesFile(gene('gene_a'), gene('gene_b', { validation: VALIDATION })) },
  );
  return made.directory;
}

/** How many places of each command can get a signal, and how many do: 2, or all with `FULL=1`. */
const PLACES = 5;
const TRIED = process.env.FULL === '1' ? PLACES : 2;

/** A command that does not end at all fails; how fast it ends depends on the machine. */
const ENDS_MS = 180_000;

describe.runIf(process.platform === 'linux')('a signal', () => {
  it.each([
    ['check', ['check']],
    ['check --output', ['check', '--no-run', '--output', 'out', '--format', 'json']],
    ['audit', ['audit', GENES, '--repo', '.']],
    ['fix', ['fix', '--format', 'json']],
    ['fix --write', ['fix', '--write']],
    ['promote', ['promote', '--assets', GENES]],
    ['promote --run', ['promote', '--assets', GENES, '--repo', '.', '--run']],
    ['doctor', ['doctor']],
    ['init', ['init']],
    ['explain', ['explain', 'node scripts/pass.js', '--repo', '.']],
  ])(
    'ends %s wherever it is, is no pass, and leaves nothing',
    async (command, args) => {
      const { loads, exitCode, left } = await end(args, repository());
      expect(loads).toBeGreaterThan(PLACES);
      expect({ exitCode, left }).toEqual({ exitCode: expect.toBeOneOf([0, 1]), left: [] });
      // Each command is tried in others of the places.
      const first = command.length % PLACES;
      for (let n = first; n < first + TRIED; n += 1) {
        const name = n % 2 === 0 ? 'SIGINT' : 'SIGTERM';
        const place = Math.floor(((n % PLACES) * loads) / PLACES);
        const ended = await end(args, repository(), `${name} ${place}`);
        expect({ place, ...ended }).toMatchObject({ left: [] });
        // An answer that was complete may still say no.
        expect([ended.signal, ended.exitCode]).toBeOneOf([
          [name, null],
          [null, 2],
          [null, exitCode || 2],
        ]);
      }
    },
    ENDS_MS,
  );
});

/** Counts the Nodes of this machine whose arguments begin with these words. */
const nodes = (words: string) =>
  processes(([node, ...rest]) => node?.endsWith('node') && rest.join(' ').startsWith(words));

it('SIGINT ends everything that runs side by side, and gives a report that is no pass', async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('there is no /proc to look for the commands in');
  const atOnce = (await whyNot()) === undefined ? 3 : 1;
  const command = `scripts/stubborn.js ${temporaryFolder().replaceAll(' ', '-')}`;
  const genes = ['a', 'b', 'c'].map((id) =>
    gene(`gene_${id}`, { validation: [`node ${command} ${id}`, 'node scripts/pass.js'] }),
  );
  const repository = pullRequest(
    { 'scripts/stubborn.js': "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);\n" },
    { [GENES]: genesFile(...genes) },
  );
  const { report, exitCode } = await check(repository, ['--concurrency', '3'], {
    started: async (child) => {
      await until(() => nodes(command) === atOnce);
      child.kill('SIGINT');
    },
  });
  expect(nodes(command)).toBe(0);
  expect(statusesOf(report)).toEqual({
    gene_a: ['skipped', 'skipped'],
    gene_b: ['skipped', 'skipped'],
    gene_c: ['skipped', 'skipped'],
  });
  expect(rulesOf(report)).toContain('run-interrupted');
  expect(exitCode).toBe(2);
});

/** Enough commands that reading them takes seconds. */
const commandsOf = (count: number, about: string) =>
  Array.from({ length: count }, (_, n) => `node ${about}-${n}.js --name "value ${n}"`);

it.each([
  ['audit --commands -', JSON.stringify(commandsOf(100_000, 'x'))],
  [
    'promote --assets -',
    genesFile(
      ...Array.from({ length: 6_000 }, (_, n) =>
        gene(`gene_${n}`, { validation: commandsOf(20, `g${n}`) }),
      ),
    ),
  ],
])('SIGINT ends %s while it reads commands, and is no answer', async (verb, input) => {
  const run = await startCli(verb.split(' '), {
    input,
    started: (child) => {
      child.stdin?.once('finish', () => setTimeout(() => child.kill('SIGINT'), 300));
    },
  });
  expect(run.stderr).toContain('The gate was interrupted during the audit');
  expect(run).toMatchObject({ exitCode: 2, stdout: '' });
});
