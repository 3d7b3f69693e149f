import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder as folderWithoutSpaces } from '../repo/repository.ts';
import { isAlive, temporaryFolder, until } from '../run/fixture.ts';
import {
  check,
  createGateRepository,
  GENES,
  gene,
  genesFile,
  rulesOf,
  startCli,
  statusesOf,
} from './cli.ts';
import { whyNot } from './containment-attacks.ts';

/** Processes of this machine, also those in namespaces, that have these words on their command line. */
function running(words: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      const line = readFileSync(`/proc/${Number(pid)}/cmdline`, 'utf8').split('\0');
      return line[0]?.endsWith('node') && line.slice(1).join(' ').startsWith(words);
    } catch {
      return false;
    }
  }).length;
}

it('SIGINT ends everything that runs side by side, and gives a report that is no pass', async ({
  skip,
}) => {
  if (process.platform !== 'linux') skip('there is no /proc to look for the commands in');
  const atOnce = (await whyNot()) === undefined ? 3 : 1;
  const repository = createGateRepository({
    'scripts/stubborn.js': "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);\n",
  });
  const command = `scripts/stubborn.js ${temporaryFolder().replaceAll(' ', '-')}`;
  const genes = ['a', 'b', 'c'].map((id) =>
    gene(`gene_${id}`, { validation: [`node ${command} ${id}`, 'node scripts/pass.js'] }),
  );
  repository.write({ [GENES]: genesFile(...genes) });
  repository.commit();
  const { report, exitCode } = await check(repository, ['--concurrency', '3'], {
    started: async (child) => {
      await until(() => running(command) === atOnce);
      child.kill('SIGINT');
    },
  });
  expect(running(command)).toBe(0);
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

describe.each(['SIGINT', 'SIGTERM'] as const)('%s during a run', (signal) => {
  it('ends the command, skips the rest, and still gives a report that is no pass', async () => {
    const place = join(folderWithoutSpaces(), 'pid');
    const repository = createGateRepository({
      // What runs in a view of its own cannot be seen from outside.
      '.github/gene-gate.yml': 'containment: off\n',
      'scripts/wait.js':
        "require('node:fs').writeFileSync(process.argv[2], process.pid + '\\n');\nsetInterval(() => {}, 1000);\n",
    });
    const validation = [`node scripts/wait.js ${place}`, 'node scripts/pass.js'];
    repository.write({ [GENES]: genesFile(gene('gene_a', { validation })) });
    repository.commit();
    const temp = temporaryFolder();
    const { report, exitCode } = await check(repository, [], {
      env: { TMPDIR: temp },
      started: async (child) => {
        await until(() => existsSync(place) && readFileSync(place, 'utf8').endsWith('\n'));
        child.kill(signal);
      },
    });
    expect(isAlive(Number(readFileSync(place, 'utf8')))).toBe(false);
    expect(statusesOf(report)).toEqual({ gene_a: ['skipped', 'skipped'] });
    expect(rulesOf(report)).toContain('run-interrupted');
    expect(report.verdict).toBe('error');
    expect(exitCode).toBe(2);
    expect(readdirSync(temp)).toEqual([]);
  });
});
