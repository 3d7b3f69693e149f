import * as z from 'zod';
import type { CheckRun, Conclusion } from '../github/check-run.ts';
import { readFailure } from '../github/failure.ts';
import { attempt } from '../ground/attempt.ts';
import type { Severity } from '../model/finding.ts';
import { nextActorSchema, verdictSchema } from '../model/verdict.ts';
import type { GateReport } from '../report/gate-report.ts';
import { didRun } from '../report/view/words.ts';
import type { ChannelResult, PublicationResult, PublishContext } from './context.ts';
import type { ResultPaths } from './result-files.ts';

/** By name. */
export type Outputs = Readonly<Record<string, string>>;

const countSchema = z.string().regex(/^\d{1,9}$/);

const decisionSchema = z.strictObject({
  verdict: verdictSchema,
  'next-actor': nextActorSchema,
  errors: countSchema,
  warnings: countSchema,
  'genes-changed': countSchema,
  'commands-run': countSchema,
  'commands-passed': countSchema,
  'commands-failed': countSchema,
  'commands-blocked': countSchema,
  'approval-digest': z.string().regex(/^(?:sha256:[0-9a-f]{64})?$/),
});

type Decision = z.infer<typeof decisionSchema>;

function decisionOf(report: GateReport): Decision {
  const commands = report.genes.flatMap((gene) => gene.commands);
  const run = commands.filter(({ outcome }) => outcome && didRun(outcome));
  const passed = run.filter(({ outcome }) => outcome?.status === 'passed');
  return {
    verdict: report.verdict,
    'next-actor': report.next_actor,
    errors: String(countOf(report, 'error')),
    warnings: String(countOf(report, 'warning')),
    'genes-changed': String(report.genes.length),
    'commands-run': String(run.length),
    'commands-passed': String(passed.length),
    'commands-failed': String(run.length - passed.length),
    'commands-blocked': String(commands.filter(({ verdict }) => verdict === 'block').length),
    'approval-digest': report.approval_digest ?? '',
  };
}

/** @param paths undefined if the files could not be written; their outputs are then empty */
export function outputsOf(
  report: GateReport,
  conclusion: Conclusion,
  paths: ResultPaths | undefined,
  channels: Partial<PublicationResult['channels']> = {},
): Outputs {
  const urls = { check: placeOf(channels.check), comment: placeOf(channels.comment) };
  return allOutputs(decisionOf(report), conclusion, paths, urls);
}

function allOutputs(
  decision: Decision,
  conclusion: string,
  paths: ResultPaths | undefined,
  urls: { readonly check: string; readonly comment: string },
): Outputs {
  return {
    ...decision,
    conclusion,
    'report-path': paths?.report ?? '',
    'page-path': paths?.html ?? '',
    'agent-task-path': paths?.agentTask ?? '',
    'validation-reports-path': paths?.validationReports ?? '',
    'sarif-path': paths?.sarif ?? '',
    'junit-path': paths?.junit ?? '',
    'check-url': urls.check,
    'comment-url': urls.comment,
  };
}

const CARRIED = /\n<!-- gene-gate outputs (\{[^<>]*\}) -->/g;

/** Returns a Markdown comment that stores a report's outputs in its check run. */
export function carriedOutputs(report: GateReport): string {
  return `\n<!-- gene-gate outputs ${JSON.stringify(decisionOf(report))} -->`;
}

/**
 * Reads the outputs stored in a check run, without files. The last comment counts: the output of commands, which
 * the change controls, precedes it, and only the gate's own notes follow.
 */
export function readCarried({ summary, conclusion, url }: CheckRun): Outputs | undefined {
  return attempt(() => {
    const decision = decisionSchema.parse(
      JSON.parse([...summary.matchAll(CARRIED)].at(-1)?.[1] ?? ''),
    );
    return allOutputs(decision, conclusion ?? '', undefined, { check: url ?? '', comment: '' });
  });
}

/** Logs a warning if the runner's file cannot be written. Never throws. */
export function setOutputs(core: PublishContext['core'], outputs: Outputs): void {
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  } catch (error) {
    core.warning(`could not set the outputs: ${readFailure(error).said}`);
  }
}

function placeOf(channel: ChannelResult | undefined): string {
  return channel?.status === 'reached' ? (channel.where ?? '') : '';
}

/** Excludes findings that the policy ignores. */
function countOf({ findings }: GateReport, severity: Severity): number {
  return findings.filter((each) => each.severity === severity && !each.suppressed).length;
}
