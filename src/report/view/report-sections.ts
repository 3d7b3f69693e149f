import { groupBy } from '../../ground/group-by.ts';
import { SEVERITIES } from '../../model/word-lists.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import { type Group, groupsOf, isMissingTarget } from './finding.ts';

/** One command of a gene, with the findings that explain its result. */
export interface ExplainedCommand {
  readonly gene: ReportGene;
  readonly command: ReportCommand;
  /** Counts from 1 within the gene. */
  readonly position: number;
  /** The most specific one comes first. */
  readonly findings: readonly ReportFinding[];
}

/** The commands of a report by result, and the findings that are not shown with a command. */
export interface ReportSections {
  readonly blocked: readonly ExplainedCommand[];
  /** Failed, timed out or crashed. */
  readonly failed: readonly ExplainedCommand[];
  readonly passed: readonly ExplainedCommand[];
  /** Skipped, or not run at all. */
  readonly notRun: readonly ExplainedCommand[];
  /** Errors and warnings about the blast radius. */
  readonly blast: readonly ReportFinding[];
  /** The other errors and warnings that are not shown with a blocked or failed command. */
  readonly findings: readonly ReportFinding[];
  /** Genes that require approval. */
  readonly waiting: readonly ReportFinding[];
  /** For information only. */
  readonly notices: readonly ReportFinding[];
  /** Ignored by the policy, of any severity. */
  readonly suppressed: readonly ReportFinding[];
}

/** The result of a command. */
export const COMMAND_RESULTS = ['blocked', 'failed', 'passed', 'notRun'] as const;
export type CommandResult = (typeof COMMAND_RESULTS)[number];

/** Every format of one report, and its title, need them. */
const known = new WeakMap<GateReport, ReportSections>();

/** Returns the sections of a report, which are made once. */
export function reportSections(report: GateReport): ReportSections {
  const sections = known.get(report) ?? sectionsOf(report);
  known.set(report, sections);
  return sections;
}

function sectionsOf(report: GateReport): ReportSections {
  const byCommand = groupBy(report.findings, ({ subject }) =>
    commandKey(subject?.id, subject?.command),
  );
  const byResult = { blocked: [], failed: [], passed: [], notRun: [] } as Record<
    CommandResult,
    ExplainedCommand[]
  >;
  const shown = new Set<ReportFinding>();
  for (const gene of report.genes) {
    gene.commands.forEach((command, index) => {
      const result = resultOf(command);
      const findings =
        result === 'blocked' || result === 'failed'
          ? (byCommand.get(commandKey(gene.id, command.command)) ?? []).filter((finding) =>
              explains(finding, result, gene, command),
            )
          : [];
      for (const finding of findings) shown.add(finding);
      findings.sort((a, b) => Number(isMissingTarget(b)) - Number(isMissingTarget(a)));
      byResult[result].push({ gene, command, position: index + 1, findings });
    });
  }
  const rest = report.findings.filter((finding) => !shown.has(finding) && !finding.suppressed);
  const graver = rest.filter(({ severity }) => severity !== 'notice');
  return {
    ...byResult,
    blast: graver.filter(isBlast),
    findings: graver.filter((finding) => !isBlast(finding)),
    waiting: rest.filter(isWaiting),
    notices: rest.filter((finding) => finding.severity === 'notice' && !isWaiting(finding)),
    suppressed: report.findings.filter(({ suppressed }) => suppressed),
  };
}

function isWaiting({ rule }: ReportFinding): boolean {
  return rule === 'approval-missing';
}

function isBlast({ rule }: ReportFinding): boolean {
  return rule.startsWith('blast-radius-');
}

/** Returns the key that matches findings to commands; without a command, to the gene. */
export function commandKey(id: string | undefined, command: string | undefined): string {
  return JSON.stringify([id, command]);
}

/** Returns the result of a command: of the audit if it is blocked, else of its run. */
export function resultOf({ verdict, outcome }: ReportCommand): CommandResult {
  if (verdict === 'block' || outcome?.status === 'blocked') return 'blocked';
  switch (outcome?.status) {
    case 'passed':
      return 'passed';
    case 'failed':
    case 'timed_out':
    case 'crashed':
    case 'not_runnable':
    case 'error':
      return 'failed';
    default:
      return 'notRun';
  }
}

/** Returns whether the finding is of the kind that decided the result, and about this command. */
function explains(
  finding: ReportFinding,
  result: 'blocked' | 'failed',
  gene: ReportGene,
  command: ReportCommand,
): boolean {
  const { severity, layer } = finding;
  const isKind =
    result === 'failed'
      ? isMissingTarget(finding) || (severity === 'error' && layer === 'run')
      : severity === 'error' && layer !== 'run';
  return isKind && standsAt(finding, gene, command);
}

/** Returns whether the finding is about this command: the same gene and command may occur twice. */
export function standsAt(
  { location }: ReportFinding,
  gene: ReportGene,
  command: ReportCommand,
): boolean {
  if (location === undefined) return true;
  const { path = gene.path, line = location.line } = command.location ?? {};
  return location.path === path && location.line === line;
}

/** Groups findings by their cause. The gravest findings come first, and lead their groups. */
export function groupFindings(findings: readonly ReportFinding[]): Group<ReportFinding>[] {
  const gravestFirst = SEVERITIES.flatMap((severity) =>
    findings.filter((finding) => finding.severity === severity),
  );
  return groupsOf(gravestFirst, causeKey);
}

/** Reports of earlier versions do not name causes. */
function causeKey({ cause, rule, location, message }: ReportFinding): string {
  return cause ?? JSON.stringify([rule, location ? location.path : message]);
}

/**
 * Groups equal commands that were blocked for the same reason or ended in the same way, or that miss the
 * same file. Different commands are never one group: each is shown.
 */
export function groupCommands(commands: readonly ExplainedCommand[]): Group<ExplainedCommand>[] {
  return groupsOf(commands, ({ command, findings: [main] }) =>
    JSON.stringify([
      main && causeKey(main),
      command.outcome?.status,
      command.outcome?.exit_code,
      // Commands that miss the same file have one reason, told by its message.
      main && isMissingTarget(main) ? main.message : command.command,
    ]),
  );
}

/** Groups the groups of {@link groupCommands} by the cause of their first finding. */
export function groupByCause(
  groups: readonly Group<ExplainedCommand>[],
): Group<Group<ExplainedCommand>>[] {
  return groupsOf(groups, ({ lead: { gene, findings } }) =>
    findings[0] ? causeKey(findings[0]) : gene.summary,
  );
}
