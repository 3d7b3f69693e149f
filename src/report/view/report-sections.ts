import { groupBy } from '../../ground/group-by.ts';
import { byHarm } from '../../model/by-harm.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import type { GateReport, ReportCommand, ReportFinding, ReportGene } from '../gate-report.ts';
import { dangerRank, type Group, groupsOf } from './finding.ts';
import { isTold } from './rows.ts';

export interface ExplainedCommand {
  readonly gene: ReportGene;
  readonly command: ReportCommand;
  readonly result: CommandResult;
  /** Counts from 1 within the gene. */
  readonly position: number;
  /** The most specific one comes first. */
  readonly findings: readonly ReportFinding[];
}

/** The commands of a report by result, and the findings that are not shown with a command. */
export interface ReportSections {
  /** All of them, in the order of the genes. */
  readonly commands: readonly ExplainedCommand[];
  readonly blocked: readonly ExplainedCommand[];
  /** Failed, timed out or crashed. */
  readonly failed: readonly ExplainedCommand[];
  readonly passed: readonly ExplainedCommand[];
  /** Skipped, or not run at all. */
  readonly notRun: readonly ExplainedCommand[];
  /** Dangerous errors and warnings that are not shown with a blocked or failed command, and others of their causes. */
  readonly dangers: readonly ReportFinding[];
  /** The other errors and warnings that are not shown with a blocked or failed command; those of size first. */
  readonly findings: readonly ReportFinding[];
  /** Warnings and notices that the section about agent files says. */
  readonly told: readonly ReportFinding[];
  /** What requires approval: genes, and a change of the gate. */
  readonly waiting: readonly ReportFinding[];
  /** For information only. */
  readonly notices: readonly ReportFinding[];
  /** Ignored by the policy, of any severity. */
  readonly suppressed: readonly ReportFinding[];
  /** All findings about one command, including suppressed ones; without a command, about the gene itself. */
  readonly about: (gene: ReportGene, command?: ReportCommand) => readonly ReportFinding[];
}

export type CommandResult = 'blocked' | 'failed' | 'passed' | 'notRun';

export function reportSections(report: GateReport): ReportSections {
  const byCommand = groupBy(report.findings, ({ subject }) =>
    commandKey(subject?.id, subject?.command),
  );
  const about = (gene: ReportGene, command?: ReportCommand) =>
    (byCommand.get(commandKey(gene.id, command?.command)) ?? []).filter((finding) =>
      standsAt(finding, gene, command),
    );
  const commands = report.genes.flatMap((gene) =>
    gene.commands.map((command, index): ExplainedCommand => {
      const result = resultOf(command);
      const findings = about(gene, command)
        .filter((finding) => explains(finding, result))
        .sort((a, b) => Number(isMissingTarget(b)) - Number(isMissingTarget(a)));
      return { gene, command, result, position: index + 1, findings };
    }),
  );
  const ending = (wanted: CommandResult) =>
    commands
      .filter(({ gene, command, result }) => result === wanted && !isFolded(about(gene, command)))
      .sort(byHarmOfFindings);
  const shown = new Set(commands.flatMap(({ findings }) => findings));
  const told = new Set(report.agent_files ? report.findings.filter(isTold) : []);
  const rest = report.findings.filter(
    (finding) =>
      !shown.has(finding) && !finding.suppressed && !isOfSeed(finding) && !told.has(finding),
  );
  const isNotice = ({ severity }: ReportFinding) => severity === 'notice';
  const graver = rest.filter((each) => !isNotice(each) && !isWaiting(each));
  const dangerous = new Set(graver.filter(({ harm }) => harm === 'danger').map(causeKey));
  // What has the cause of a danger is told with it.
  const isDanger = (each: ReportFinding) => dangerous.has(causeKey(each));
  return {
    commands,
    blocked: ending('blocked'),
    failed: ending('failed'),
    passed: ending('passed'),
    notRun: ending('notRun'),
    dangers: graver.filter(isDanger),
    findings: graver
      .filter((each) => !isDanger(each))
      .sort((a, b) => Number(isOfSize(b)) - Number(isOfSize(a))),
    told: [...told],
    waiting: rest.filter(isWaiting),
    notices: rest.filter((finding) => isNotice(finding) && !isWaiting(finding)),
    suppressed: report.findings.filter(({ suppressed }) => suppressed),
    about,
  };
}

/** Whether all that is found about a command is about a seed of the engine, and fails nothing. */
function isFolded(findings: readonly ReportFinding[]): boolean {
  return findings.length > 0 && findings.every(isOfSeed);
}

function isOfSeed({ seed, severity }: ReportFinding): boolean {
  return seed === true && severity !== 'error';
}

/** A command has no findings of its own if it ended as its outcome says. */
function byHarmOfFindings(
  { findings: [one] }: ExplainedCommand,
  { findings: [other] }: ExplainedCommand,
): number {
  if (!one || !other) return 0;
  return byHarm(one, other) || dangerRank(one.danger ?? '') - dangerRank(other.danger ?? '');
}

/** Returns whether the finding is that the target of a command does not exist. */
export function isMissingTarget({ rule }: ReportFinding): boolean {
  return rule === 'target-missing';
}

function isWaiting({ rule }: ReportFinding): boolean {
  return ruleOf(rule)?.approval === 'waits';
}

/** Whether the finding is about the size of the change. */
export function isOfSize({ rule }: ReportFinding): boolean {
  return ruleOf(rule)?.group === 'size';
}

/** Returns the key that matches findings to commands; without a command, to the gene. */
function commandKey(id: string | undefined, command: string | undefined): string {
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

/** Returns whether the finding is of the kind that decided the result. */
function explains(finding: ReportFinding, result: CommandResult): boolean {
  const { severity, layer } = finding;
  const isOfRun = layer === 'run';
  if (result === 'blocked') return severity === 'error' && !isOfRun;
  return result === 'failed' && (isMissingTarget(finding) || (severity === 'error' && isOfRun));
}

/** Returns whether the finding is about this command, or this gene: the same one may occur twice. */
function standsAt(
  { location }: ReportFinding,
  gene: ReportGene,
  command: ReportCommand | undefined,
): boolean {
  if (location === undefined) return true;
  if (command === undefined) return location.path === gene.path;
  const { path = gene.path, line = location.line } = command.location ?? {};
  return location.path === path && location.line === line;
}

/** Groups findings by their cause, in the order of their harm; the first leads its group. */
export function groupCauses(findings: readonly ReportFinding[]): Group<ReportFinding>[] {
  return groupsOf(findings.toSorted(byHarm), causeKey);
}

/** Groups findings that are shown with the first of them: what `fix` does not do is never told with what it does. */
export function groupFindings(findings: readonly ReportFinding[]): Group<ReportFinding>[] {
  return groupsOf(findings.toSorted(byHarm), (each) =>
    JSON.stringify([causeKey(each), / fix --/.test(each.remedy)]),
  );
}

/** The findings of `audit` do not name causes. */
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

/** Groups the groups of {@link groupCommands} by the cause of their first finding, and by what is dangerous. */
export function groupByCause(
  groups: readonly Group<ExplainedCommand>[],
): Group<Group<ExplainedCommand>>[] {
  return groupsOf(groups, ({ lead: { gene, findings } }) =>
    findings[0] ? JSON.stringify([causeKey(findings[0]), findings[0].danger]) : gene.summary,
  );
}
