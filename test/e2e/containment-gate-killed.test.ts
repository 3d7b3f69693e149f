import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { until } from '../run/fixture.ts';
import { createGateRepository, GENES, gene, genesFile, runCli } from './cli.ts';
import { whyNot } from './containment-attacks.ts';

/** Processes of the whole machine with a mark among their arguments, but for launchers and gate. */
function commands(mark: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      const [program = '', script, given] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(
        '\0',
      );
      return program.endsWith('/node') && script === 'scripts/hang.js' && given === mark;
    } catch {
      return false;
    }
  }).length;
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
  await runCli(['check'], {
    cwd: repository.directory,
    started: async (child) => {
      await until(() => commands(mark) === 1);
      child.kill('SIGKILL');
    },
  });
  await until(() => commands(mark) === 0);
  expect(commands(mark)).toBe(0);
});
