import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdictSchema } from '../../src/model/verdict.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { checkTitle } from '../../src/report/view/headline.ts';
import { command, finding, gene, outcome, report } from './fixtures.ts';

/** A report with this many genes that pass, are blocked, fail, or did not run, and other errors. */
function reportOf(verdict: GateReport['verdict'], counts: readonly number[]): GateReport {
  const [passed = 0, blocked = 0, failed = 0, notRun = 0, errors = 0] = counts;
  const some = (number: number, make: () => ReturnType<typeof gene>) =>
    Array.from({ length: number }, make);
  const failing = outcome({ status: 'failed', exit_code: 1 });
  return report({
    verdict,
    genes: [
      ...some(passed, () => gene('a')),
      ...some(blocked, () =>
        gene('b', { verdict: 'fail', commands: [command('a;b', { verdict: 'block' })] }),
      ),
      ...some(failed, () =>
        gene('c', { verdict: 'fail', commands: [command('npm test', { outcome: failing })] }),
      ),
      ...some(notRun, () => gene('d', { commands: [command('npm test')] })),
    ],
    findings: [
      finding({ rule: 'blast-radius-exceeded' }),
      ...Array.from({ length: errors }, (_, index) => finding({ rule: `rule-${index}` })),
    ],
  });
}

describe('the title of a check run', () => {
  it.each<[GateReport, string]>([
    [reportOf('fail', [1, 1, 0, 0, 0]), 'fail: 1/2 genes, 1 blocked, size · next_actor: agent'],
    [
      reportOf('fail', [1, 24, 35, 0, 75]),
      'fail: 59/60 genes, 24 blocked, 35 failed, size, 75 errors · next_actor: agent',
    ],
    [
      reportOf('fail', [1, 24_000, 35_000, 0, 7500]),
      'fail: 59k genes, 24k blocked, 35k failed, size, 7k errors · next_actor: agent',
    ],
    [
      report({ verdict: 'error', error: { code: 'policy_invalid', message: 'm', hint: 'h' } }),
      'could not decide: policy invalid · next_actor: undecided',
    ],
  ])('says all in %#', (one, title) => expect(checkTitle(one)).toBe(title));

  it('has at most 80 characters', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...verdictSchema.options),
        fc.array(fc.constantFrom(0, 1, 20, 999, 2000), { minLength: 5, maxLength: 5 }),
        fc.constantFrom('done', 'agent', 'human', 'undecided'),
        (verdict, counts, next_actor) => {
          const title = checkTitle({ ...reportOf(verdict, counts), next_actor } as GateReport);
          expect(title.length, title).toBeLessThanOrEqual(80);
          expect(title).toContain(`next_actor: ${next_actor}`);
        },
      ),
      { numRuns: 60 },
    ));
});
