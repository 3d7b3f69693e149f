import type { Verdict } from '../../model/verdict.ts';
import type { GateReport } from '../gate-report.ts';
import { type ReportSections, reportSections } from './report-sections.ts';
import { count, duration } from './words.ts';

/** The verdict in a word or two, for a headline. */
export const VERDICT_WORDS: Record<Verdict, string> = {
  pass: 'pass',
  warn: 'pass, with warnings',
  fail: 'fail',
  error: 'could not decide',
  needs_approval: 'waits for approval',
};

/**
 * What the verdict rests on, in one line: `1 of 2 genes fails, 1 command blocked`. It has numbers and the
 * report's own words only; nothing in it is untrusted.
 */
export function headline(report: GateReport, sections: ReportSections): string {
  const { genes } = report;
  switch (report.verdict) {
    case 'pass':
    case 'warn':
      return [...passedWords(report, sections), ...warningWords(sections)].join(', ');
    case 'needs_approval': {
      const waiting = genes.filter(({ verdict }) => verdict === 'needs_approval').length;
      return ofGenes(waiting, genes.length, 'wait');
    }
    case 'fail':
    case 'error':
      return failedWords(report, sections).join(', ');
  }
}

function passedWords({ genes }: GateReport, { passed, notRun }: ReportSections): string[] {
  if (genes.length === 0) return ['no gene changed'];
  const ms = passed.reduce((sum, { command }) => sum + (command.outcome?.duration_ms ?? 0), 0);
  return [
    count(genes.length, 'gene'),
    ...(passed.length > 0 ? [`${count(passed.length, 'command')} passed in ${duration(ms)}`] : []),
    ...(notRun.length > 0 ? [`${count(notRun.length, 'command')} not run`] : []),
  ];
}

function warningWords({ findings, blast }: ReportSections): string[] {
  const warnings = [...findings, ...blast].filter(({ severity }) => severity === 'warning').length;
  return warnings === 0 ? [] : [count(warnings, 'warning')];
}

/** @returns `1 of 2 genes fails`, `60 of 60 genes fail` */
function ofGenes(some: number, all: number, verb: string): string {
  return `${some} of ${count(all, 'gene')} ${verb}${some === 1 ? 's' : ''}`;
}

function failedWords(report: GateReport, sections: ReportSections): string[] {
  const { genes } = report;
  const failing = genes.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').length;
  const errors = sections.findings.filter(({ severity }) => severity === 'error').length;
  return [
    ...(genes.length > 0 && failing > 0 ? [ofGenes(failing, genes.length, 'fail')] : []),
    ...(sections.blocked.length > 0
      ? [`${count(sections.blocked.length, 'command')} blocked`]
      : []),
    ...(sections.failed.length > 0 ? [`${count(sections.failed.length, 'command')} failed`] : []),
    ...(sections.blast.some(({ severity }) => severity === 'error')
      ? ['blast radius exceeded']
      : []),
    ...(errors > 0
      ? [
          count(
            errors,
            sections.blocked.length + sections.failed.length > 0 ? 'other error' : 'error',
          ),
        ]
      : []),
    ...(errors === 0 && failing === 0 ? warningWords(sections) : []),
  ];
}

/** The verdict and what it rests on, as one line without markup: the title of a check run. */
export function reportTitle(report: GateReport): string {
  const words = headline(report, reportSections(report));
  const verdict = VERDICT_WORDS[report.verdict];
  return words === '' ? verdict : `${verdict}: ${words}`;
}
