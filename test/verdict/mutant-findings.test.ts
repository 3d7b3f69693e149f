import { describe, expect, it } from 'vitest';
import type { Mutant } from '../../src/model/mutant.ts';
import { describe as wordsOf } from '../../src/rules/finding.ts';
import { NOTHING_RAN } from '../../src/run/run.ts';
import { judgeGene } from '../../src/verdict/gene.ts';
import { mutantFindings } from '../../src/verdict/run-findings.ts';
import { auditedGene, NOTHING_IGNORED, outcome, POLICY } from './fixture.ts';

function mutant(result: Mutant['outcome'], more: Partial<Mutant> = {}): Mutant {
  const about = { files: ['src/a.js'], duration_ms: 1, operator: 'functions_fail' } as const;
  return { outcome: result, ...about, ...more };
}

const [K, S, N] = [mutant('killed'), mutant('survived'), mutant('not_run', { reason: 'why' })];
const CHECK = 'node scripts/check.js';
const TEST = 'node --test test/';

describe('passes-when-broken', () => {
  it.each<[string, readonly string[], readonly Mutant[], readonly string[]]>([
    ['a warning if no command notices', [CHECK, CHECK], [S, S], ['warning', 'warning']],
    ['a notice if another one does', [CHECK, CHECK], [K, S], ['notice']],
    ['a warning for a test runner', [CHECK, TEST], [K, S], ['warning']],
    ['a notice if another one was not run', [CHECK, CHECK], [N, S], ['notice']],
    ['nothing if all notice', [CHECK, TEST], [K, K], []],
    ['nothing if nothing was run', [CHECK, TEST], [N, N], []],
    [
      'a notice if only defects of new files are noticed',
      [TEST],
      [mutant('killed', { existing: { files: ['src/a.js'], duration_ms: 1 } })],
      ['notice'],
    ],
  ])('is %s', async (_, commands, mutants, severities) => {
    const found = mutantFindings(await auditedGene(commands), mutants);
    expect(found.map(({ severity }) => severity)).toEqual(severities);
  });

  it('says what was broken, and claims no more', async () => {
    const [found] = mutantFindings(await auditedGene([CHECK]), [S]);
    expect(found && wordsOf(found).message).toBe(
      `The command \`${CHECK}\` also passed with every function of \`src/a.js\` made to fail; it does not detect this.`,
    );
  });

  const verdictUnder = async (differences: Partial<typeof POLICY>) => {
    const gene = await auditedGene([CHECK]);
    const policy = { ...POLICY, ...differences };
    const run = {
      ...NOTHING_RAN,
      outcomes: new Map([[gene, [outcome('passed')]]]),
      mutants: new Map([[gene, [S]]]),
    };
    const ignoring = { ...NOTHING_IGNORED, rules: policy.rules, ignores: policy.ignores };
    return judgeGene(gene, run, { policy, ignoring }).verdict;
  };

  it.each<[Partial<typeof POLICY>, string]>([
    [{}, 'warn'],
    [{ fail_on: 'warning' }, 'warn'],
    [{ rules: { 'passes-when-broken': 'error' } }, 'fail'],
    [{ rules: { 'passes-when-broken': 'off' } }, 'pass'],
    [
      { ignores: [{ rule: 'passes-when-broken', reason: 'legacy', expires: '2026-12-31' }] },
      'pass',
    ],
  ])('under the policy %j makes the gene %s', async (policy, verdict) => {
    expect(await verdictUnder(policy)).toBe(verdict);
  });
});
