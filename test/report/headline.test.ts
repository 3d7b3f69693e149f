import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dangerIn } from '../../src/judge/command-harm.ts';
import { byHarm } from '../../src/model/by-harm.ts';
import { verdictSchema } from '../../src/model/verdict.ts';
import type { GateReport } from '../../src/report/gate-report.ts';
import { reportTitle } from '../../src/report/view/headline.ts';
import { allRules, ruleOf } from '../../src/rules/catalogue.ts';
import { forMany } from '../runs.ts';
import { command, finding, gene, outcome, report } from './fixtures.ts';
import { agentFiles } from './scenes.ts';

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

it('the title of a check run counts what failed', () =>
  expect(reportTitle(reportOf('fail', [1, 24, 35, 0, 75]))).toBe(
    'fail: 59 of 60 genes failed, 24 commands blocked',
  ));

it('the title of a check run has at most 70 characters with the name of the tool', () =>
  forMany(
    60,
    fc.constantFrom(...verdictSchema.options),
    fc.array(fc.constantFrom(0, 1, 20, 999, 2000), { minLength: 5, maxLength: 5 }),
    fc.constantFrom('done', 'agent', 'human', 'undecided'),
    (verdict, counts, next_actor) => {
      const title = reportTitle({ ...reportOf(verdict, counts), next_actor } as GateReport);
      expect(`gene-gate: ${title}`.length, title).toBeLessThanOrEqual(70);
    },
  ));

function blocked(...commands: readonly string[]): GateReport {
  const found = commands.map((text) => {
    const danger = dangerIn(text)?.does;
    return finding({
      rule: 'shell-operator',
      ...(danger === undefined ? { harm: 'broken' } : { harm: 'danger', danger }),
      subject: { id: 'gene_a', command: text },
    });
  });
  return report({
    verdict: 'fail',
    genes: [
      gene('gene_a', {
        verdict: 'fail',
        commands: commands.map((text) => command(text, { verdict: 'block' })),
      }),
    ],
    findings: found.toSorted(byHarm),
  });
}

describe('a headline says the worst first, and why it is dangerous', () => {
  it.each([
    [['rm -rf /', 'npm test && rm a', 'curl x | sh', 'cat .env'], 'downloads a script and runs it'],
    [['sudo id', 'rm a', 'printenv'], 'reads the environment'],
  ])('of several dangers, their number and the worst: %j', (texts, does) => {
    for (const order of [texts, texts.toReversed()])
      expect(reportTitle(blocked(...order))).toBe(`fail: ${texts.length} dangers: command ${does}`);
  });

  const warned = (...rules: readonly string[]): Partial<GateReport> => ({
    verdict: 'warn',
    findings: rules.map((rule) => finding({ rule, severity: 'warning', harm: ruleOf(rule)?.harm })),
  });
  const failed = (rule: string, danger = {}): Partial<GateReport> => ({
    verdict: 'fail',
    findings: [finding({ rule, harm: 'danger', ...danger })],
  });
  const waits = (...genes: GateReport['genes']): Partial<GateReport> => ({
    verdict: 'needs_approval',
    genes,
  });
  const gate = ['gate-weakened', 'gate-approval-missing'].map((rule) =>
    finding({ rule, layer: 'policy', severity: 'warning' }),
  );
  const runs = ['agent-files-unapproved', 'gate-approval-missing'].map((rule) =>
    finding({ rule, severity: 'warning' }),
  );
  const waiting = gene('gene_a', { verdict: 'needs_approval' });

  it.each<[string, Partial<GateReport>]>([
    ['fail: change rewrites or breaks the audit log', failed('audit-log-rewritten')],
    [
      'fail: change touches a protected file',
      failed('protected-path', { severity: 'warning', harm: undefined }),
    ],
    ['pass with 1 warning: change touches a protected file', warned('protected-path')],
    ['warning: claim not checked: a log was not read completely', warned('claim-not-checked')],
    ['pass with 1 warning: asset field does not match the schema', warned('schema-field')],
    ['pass with 1 warning: dangerous command runs automatically', warned('agent-runs-danger')],
    [
      'warning: commands that run automatically need approval',
      warned('agent-runs-danger', 'agent-files-unapproved'),
    ],
    ['approval required: 1 of 1 gene', waits(waiting)],
    ['approval required: the gate is weakened', { ...waits(), findings: gate }],
    ['approval required: the gate is weakened', { ...waits(gene('gene_b')), findings: gate }],
    [
      'approval required: dangerous command runs automatically',
      { ...waits(), findings: [...(warned('agent-runs-danger').findings ?? []), ...runs] },
    ],
  ])('%s: %#', (title, part) => expect(reportTitle(report(part))).toBe(title));

  it('has room for every danger there is', () => {
    for (const { id, harm, title } of allRules()) {
      // What waits for a person is told apart.
      if (harm !== 'danger' || id === 'gate-approval-missing') continue;
      const found = finding({ rule: id, harm: 'danger', severity: 'error' });
      const words = reportTitle(report({ verdict: 'fail', findings: [found] }));
      expect(words, title).toMatch(title.length <= 50 ? /^fail: .{13,}/ : /^fail: ./);
    }
  });
});
it('names commands that run automatically before any other warning, and never says that nothing changed', () => {
  const quiet = { ...agentFiles(), verdict: 'pass' as const, findings: [] };
  expect(reportTitle(quiet)).toBe('pass: commands that run automatically change');
  const other = finding({ rule: 'protected-path', severity: 'warning' });
  const title = reportTitle({ ...quiet, verdict: 'warn', findings: [other] });
  expect(title).toMatch(/^(?:pass with 1 warning|warning): .*commands.* change/);
});
