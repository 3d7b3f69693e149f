import { expect, it } from 'vitest';
import { gene, genesFile } from '../e2e/cli.ts';
import { createRepository } from '../repo/repository.ts';
import { runIn } from './fake-terminal.ts';

const GENES = 'assets/gep/genes.json';
const validating = (...validation: string[]) => ({
  [GENES]: genesFile(gene('gene_a', { validation })),
});

it('gives a task whose verification fails until nothing is left to do, where the policy only reports', async () => {
  const repository = createRepository();
  repository.write({
    '.github/gene-gate.yml': 'enforce: report\n',
    'scripts/a.js': '',
    'scripts/b.js': '',
    ...validating('node scripts/a.js'),
  });
  repository.commit();
  repository.write(validating('node scripts/a.js && node scripts/b.js'));

  const run = (...args: string[]) => runIn(repository.directory, args);
  const asked = await run('check', '--worktree', '--no-run', '--format', 'agent');
  expect(asked.exitCode).toBe(0);
  const task = JSON.parse(asked.output);
  expect(task).toMatchObject({ next_actor: 'agent', verdict: 'fail' });

  const [npx, name, ...verify] = task.verify.split(' ');
  expect([npx, name]).toEqual(['npx', 'gene-gate']);
  expect((await run(...verify)).exitCode).toBe(1);
  repository.write(validating('node scripts/a.js', 'node scripts/b.js'));
  expect((await run(...verify)).exitCode).toBe(0);
});
