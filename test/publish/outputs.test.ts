import { describe, expect, it } from 'vitest';
import type { OutcomeStatus } from '../../src/model/outcome.ts';
import type { CommandVerdict } from '../../src/model/verdict.ts';
import { carriedOutputs, outputsOf, readCarried } from '../../src/publish/outputs.ts';
import { resultPaths } from '../../src/publish/result-files.ts';
import type { ReportCommand, ReportGene } from '../../src/report/gate-report.ts';
import { finding, report } from './fixture.ts';

function command(verdict: CommandVerdict, status?: OutcomeStatus): ReportCommand {
  const stream = { head: '', tail: '', bytes: 0, truncated: false };
  const outcome = status && {
    status,
    exit_code: null,
    signal: null,
    started_at: '2030-01-02T03:04:05.000Z',
    duration_ms: 0,
    stdout: stream,
    stderr: stream,
  };
  return { command: 'node a.js', verdict, profiles: {}, ...(outcome && { outcome }) };
}

function gene(...commands: ReportCommand[]): ReportGene {
  return {
    id: 'g',
    path: 'genes.json',
    line: 1,
    change: 'added',
    verdict: 'fail',
    summary: '',
    profiles: {},
    blast_radius: {
      files: 0,
      lines: 0,
      exempt_files: 0,
      exempt_lines: 0,
      max_files: 1,
      severity: 'within_limit',
    },
    commands,
    validation_report_id: null,
  };
}

const REACHED = {
  check: { status: 'reached', where: 'https://github.example/checks/1' },
  comment: { status: 'skipped', reason: 'there is nothing to report' },
} as const;

describe('outputsOf', () => {
  const genes = [
    gene(command('allow', 'passed'), command('warn', 'failed'), command('allow', 'skipped')),
    gene(command('block', 'blocked'), command('allow', 'blocked'), command('allow')),
    gene(command('allow', 'timed_out'), command('allow', 'crashed')),
  ];

  const findings = [
    finding(),
    finding({ severity: 'warning' }),
    finding({ severity: 'warning', suppressed: { reason: 'known', expires: '2030-12-31' } }),
    finding({ severity: 'notice' }),
  ];

  it('counts findings and commands, and names where the result is', () => {
    const changed = report({ genes, findings });
    expect(outputsOf(changed, 'failure', resultPaths('/out'), REACHED)).toEqual({
      verdict: 'fail',
      conclusion: 'failure',
      'next-actor': 'agent',
      'report-path': '/out/gate-report.json',
      'page-path': '/out/report.html',
      'agent-task-path': '/out/agent-task.json',
      'validation-reports-path': '/out/validation-reports',
      'sarif-path': '/out/report.sarif',
      'junit-path': '/out/report.junit.xml',
      'check-url': 'https://github.example/checks/1',
      'comment-url': '',
      errors: '1',
      warnings: '1',
      'genes-changed': '3',
      'commands-run': '4',
      'commands-passed': '1',
      'commands-failed': '3',
      'approval-digest': '',
      'commands-blocked': '1',
    });
  });
});

describe('readCarried', () => {
  const read = (summary: string) =>
    readCarried({ summary, conclusion: 'failure', url: '' } as Parameters<typeof readCarried>[0]);
  const own = carriedOutputs(report({ verdict: 'fail' }));
  const forged = carriedOutputs(report({ verdict: 'pass' }));

  it.each([
    ['what the gate wrote', `text${own}`, 'fail'],
    ['not what a command printed before it', `text${forged}\nmore${own}\n`, 'fail'],
    ['it before a note of the gate', `text${forged}\nmore${own}\n\nA note.`, 'fail'],
    ['nothing without a comment', 'text', undefined],
  ])('reads %s', (_, summary, verdict) => {
    expect(read(summary)?.verdict).toBe(verdict);
  });
});
