import { describe, expect, it } from 'vitest';
import type { DoctorAnswer } from '../../src/setup/doctor-answer.ts';
import { renderDoctor } from '../../src/setup/doctor-text.ts';
import type { HistoryAnswer } from '../../src/setup/history-answer.ts';
import { widestLine } from '../e2e/cli.ts';

const NONE = { passes: 0, needs_fix: 0, waits: 0, fails: 0, undecided: 0 };

const HISTORY: HistoryAnswer = {
  tip: 'a'.repeat(40),
  changes: 40,
  with_assets: 12,
  left: 10,
  shallow: true,
  strict: { ...NONE, passes: 30, fails: 10 },
  policy: { ...NONE, passes: 36, needs_fix: 1, fails: 3 },
  levels: [
    {
      name: 'size',
      level: 'warning',
      changes: 6,
      rules: [{ rule: 'blast-radius-exceeded', changes: 6 }],
    },
  ],
  programs: [{ name: 'pytest', commands: 2 }],
  failing: Array.from({ length: 7 }, (_, index) => ({
    commit: `${index}`.repeat(40),
    subject: `\u001b[31mchange\u001b[0m ${index} ${'long '.repeat(30)}`,
    outcome: 'fails',
    honest: false,
    inherited: false,
    reasons: [
      { rule: 'sentence', findings: 2, message: 'It is a sentence.', remedy: 'Write one.' },
    ],
    refused: [],
  })),
  undecided: [{ message: 'The clone lacks an object', hint: 'Fetch it.', changes: 2 }],
};

const ANSWER: DoctorAnswer = {
  type: 'Doctor',
  schema_version: '2.0.0',
  tool: { name: 'gene-gate', version: '0.0.0' },
  head_sha: 'a'.repeat(40),
  policy: {
    source: 'base',
    profile: 'evolver',
    enforce: 'report',
  },
  history: HISTORY,
  tighten: [{ key: 'rules.hashes', what: 'Remove it.', why: 'Nothing needs it.' }],
  programs: [
    { name: 'node', commands: 3, path: '/usr/bin/node' },
    { name: 'pytest', commands: 1, path: null, missing: 'machine' },
  ],
  containment: { level: 'none', description: 'Nothing is contained.' },
  workflow: { paths: [], lacks: [] },
};

function rendered(answer: DoctorAnswer = ANSWER, verbose = false): string {
  return renderDoctor(answer, 'policy.yml', { columns: 80, colour: false, verbose });
}

describe('renderDoctor', () => {
  it('renders everything in 80 columns', () => {
    const text = rendered();
    expect(widestLine(text)).toBeLessThanOrEqual(80);
    expect(text).not.toContain('\u001b');
    expect(text).toMatchInlineSnapshot(`
      "policy     policy.yml, profile evolver; it only reports

      history    Judged the last 40 changes, 12 of them with assets, as if they were
                 pull requests today. Nothing was run. 10 older changes would take too
                 long. The clone is shallow; git fetch --unshallow gets the others.
      no levels  30 pass, 10 fail
      proposed   36 pass, 1 pass after gene-gate fix, 3 fail
      level      size: warning, because of 6 changes: blast-radius-exceeded (6)
      program    pytest: 2 commands would be allowed with programs: [pytest]

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

      tighten    rules.hashes: Remove it. Nothing needs it.

      program    node, for 3 commands: /usr/bin/node
      missing    pytest, for 1 command: not on PATH
      contained  none: Nothing is contained.

      workflow   no workflow runs the gate; gene-gate init writes one
      "
    `);
  });

  it('shows every change with --verbose', () => {
    expect(rendered(ANSWER, true).match(/^fails /gm)).toHaveLength(7);
  });

  it('names the workflow of a lack only if there are several', () => {
    const lack = { path: 'a.yml', key: 'on.merge_group', what: 'Add it.', why: 'A queue waits.' };
    const one = { ...ANSWER, workflow: { paths: ['a.yml'], lacks: [lack] } };
    expect(rendered(one)).toContain('lacks      on.merge_group: Add it. A queue waits.\n');
    const two = { ...ANSWER, workflow: { paths: ['a.yml', 'b.yml'], lacks: [lack] } };
    expect(rendered(two)).toContain('lacks      a.yml: on.merge_group: Add it. A queue waits.\n');
  });
});
