import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { until } from '../run/fixture.ts';
import { createGateRepository, GENES, gene, genesFile, startCli } from './cli.ts';
import { whyNot } from './containment-attacks.ts';

/** Processes of the whole machine whose arguments are of this kind. */
function processes(isOne: (words: readonly string[]) => boolean | undefined): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      return isOne(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'));
    } catch {
      return false;
    }
  }).length;
}

/** Commands with a mark among their arguments, but for the gate. */
function commands(mark: string): number {
  return processes(
    ([program, script, given]) =>
      program?.endsWith('/node') && script === 'scripts/hang.js' && given === mark,
  );
}

it('a command does not outlive a gate that is killed', async ({ skip }) => {
  if (process.platform !== 'linux') skip('only Linux has namespaces');
  const missing = await whyNot();
  if (missing !== undefined) skip(missing);
  const mark = randomUUID();
  const repository = createGateRepository();
  repository.write({
    [GENES]: genesFile(gene('gene_a', { validation: [`node scripts/hang.js ${mark}`] })),
  });
  repository.commit();
  await startCli(['check'], {
    cwd: repository.directory,
    started: async (child) => {
      await until(() => commands(mark) === 1);
      child.kill('SIGKILL');
    },
  });
  await until(() => commands(mark) === 0);
  expect(commands(mark)).toBe(0);
});

it.each([
  ['ignores TERM', 'scripts/stay.js'],
  ['has left its process group', 'scripts/leave.js'],
])(
  'a command without namespaces that %s does not outlive a gate that is killed',
  async (_, script) => {
    if (process.platform !== 'linux') return console.info('skipped: reads /proc');
    const mark = randomUUID();
    const stay = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);\n";
    const repository = createGateRepository({
      '.github/gene-gate.yml': 'containment: off\n',
      'scripts/stay.js': stay,
      'scripts/leave.js': `const { spawn } = require('node:child_process');
const args = ['scripts/stay.js', process.argv[2]];
spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();
${stay}`,
    });
    repository.write({
      [GENES]: genesFile(gene('gene_a', { validation: [`node ${script} ${mark}`] })),
    });
    repository.commit();
    const running = () => processes((words) => words.includes(mark) && words[0]?.endsWith('/node'));
    const expected = script === 'scripts/leave.js' ? 2 : 1;
    await startCli(['check'], {
      cwd: repository.directory,
      started: async (child) => {
        await until(() => running() === expected);
        child.kill('SIGKILL');
      },
    });
    await until(() => running() === 0);
    expect(running()).toBe(0);
  },
);
