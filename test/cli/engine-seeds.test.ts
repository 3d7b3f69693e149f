import { expect, it } from 'vitest';
import { SEED_STORE } from '../../src/rules/example-asset.ts';
import { check, GENES, pullRequest } from '../e2e/cli.ts';

const EDITED = SEED_STORE.replace('"optimize"', '"repair"');
const OTHER = { 'README.md': 'x\n' };

/** What a change leads to, by the seeds of its store. */
const SCENES: Record<string, [base: object, head: object, args: string[], verdict: string]> = {
  'a store that begins with seeds': [{}, { [GENES]: SEED_STORE }, [], 'warn'],
  'seeds that stand, and are asked for': [{ [GENES]: SEED_STORE }, OTHER, ['--all'], 'warn'],
  'a seed that the change edits': [{ [GENES]: SEED_STORE }, { [GENES]: EDITED }, [], 'fail'],
  'a store that begins with an edited seed': [{}, { [GENES]: EDITED }, [], 'fail'],
  'a seed with the script that it names': [
    {},
    { [GENES]: SEED_STORE, 'index.js': 'work();\n' },
    [],
    'pass',
  ],
};

it.each(Object.entries(SCENES))('%s', async (_, [base, head, args, verdict]) => {
  const repository = pullRequest(base as never, head as never);
  const { report } = await check(repository, ['--no-run', ...args]);
  expect(report.verdict).toBe(verdict);
  const idle = report.findings.find(({ rule }) => rule === 'engine-seeds');
  expect(idle?.severity === 'warning').toBe(verdict === 'warn');
  // What blocks is never marked as folded away.
  expect(report.findings.filter(({ seed, severity }) => seed && severity === 'error')).toEqual([]);
});
