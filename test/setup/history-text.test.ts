import { describe, expect, it } from 'vitest';
import { layoutOf, page } from '../../src/report/text/layout.ts';
import type { HistorySummary } from '../../src/setup/history-summary.ts';
import { historyRows } from '../../src/setup/history-text.ts';
import { widestLine } from '../e2e/cli.ts';

const NONE = { passes: 0, needs_fix: 0, waits: 0, fails: 0, undecided: 0 };

const HISTORY: HistorySummary = {
  changes: 40,
  withAssets: 12,
  left: 10,
  shallow: true,
  strict: { ...NONE, passes: 30, fails: 10 },
  policy: { ...NONE, passes: 36, needs_fix: 1, fails: 3 },
  levels: [
    {
      group: 'size',
      changes: 6,
      rules: [{ rule: 'blast-radius-exceeded', changes: 6 }],
    },
  ],
  failing: Array.from({ length: 7 }, (_, index) => ({
    commit: `${index}`.repeat(40),
    subject: `\u001b[31mchange\u001b[0m ${index} ${'long '.repeat(30)}`,
    outcome: 'fails',
    reasons: [{ rule: 'sentence', findings: 2, message: 'It is a sentence.' }],
  })),
  undecided: [{ message: 'The clone lacks an object', hint: 'Fetch it.', changes: 2 }],
};

function rendered(verbose: boolean): string {
  return page(historyRows(HISTORY, layoutOf({ columns: 80, colour: false, verbose })));
}

describe('historyRows', () => {
  it('renders everything in 80 columns', () => {
    const text = rendered(false);
    expect(widestLine(text)).toBeLessThanOrEqual(80);
    expect(text).not.toContain('\u001b');
    expect(text).toMatchInlineSnapshot(`
      "history    Judged the last 40 changes, 12 of them with assets, as if they were
                 pull requests today. Nothing was run. 10 older changes would take too
                 long. The clone is shallow; git fetch --unshallow gets the others.
      defaults   30 pass, 10 fail
      new policy 36 pass, 1 pass after gene-gate fix, 3 fail
      level      size: warning, because of 6 changes: blast-radius-exceeded (6)

      fails      0000000 <U+001B>[31mchange<U+001B>[0m 0 long long long long long lon…
                 It is a sentence. (sentence, 2 times)

      fails      1111111 <U+001B>[31mchange<U+001B>[0m 1 long long long long long lon…
                 It is a sentence. (sentence, 2 times)

      fails      2222222 <U+001B>[31mchange<U+001B>[0m 2 long long long long long lon…
                 It is a sentence. (sentence, 2 times)

      fails      3333333 <U+001B>[31mchange<U+001B>[0m 3 long long long long long lon…
                 It is a sentence. (sentence, 2 times)

      fails      4444444 <U+001B>[31mchange<U+001B>[0m 4 long long long long long lon…
                 It is a sentence. (sentence, 2 times)

                 and 2 other changes; --verbose shows all

      undecided  2 changes: The clone lacks an object
      fix        Fetch it.
      "
    `);
  });

  it('shows every change with --verbose', () => {
    expect(rendered(true).match(/^fails /gm)).toHaveLength(7);
  });
});
