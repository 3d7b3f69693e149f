import type { ReportFinding } from '../gate-report.ts';
import { isMissingTarget } from './missing-target.ts';
import type { ExplainedCommand } from './report-sections.ts';

/** Like items, of which one is shown and the others are counted. */
export interface Group<T> {
  readonly lead: T;
  readonly others: readonly T[];
}

/** Items by key, keys in the order in which they are met. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Findings of one rule in one file are one group; errors come before warnings. */
export function groupFindings(findings: readonly ReportFinding[]): Group<ReportFinding>[] {
  const groups = groupsOf(findings, ({ severity, rule, location, message }) =>
    // Without a place to go to, the sentence is all there is, and each has to be shown.
    JSON.stringify([severity, rule, location ? location.path : message]),
  );
  const errors = groups.filter(({ lead }) => lead.severity === 'error');
  return [...errors, ...groups.filter(({ lead }) => lead.severity !== 'error')];
}

/** Commands that one rule blocked, or that ended alike, in one file are one group. */
export function groupCommands(commands: readonly ExplainedCommand[]): Group<ExplainedCommand>[] {
  return groupsOf(commands, ({ gene, command, findings: [main] }) =>
    JSON.stringify([
      gene.path,
      main?.rule,
      command.outcome?.status,
      command.outcome?.exit_code,
      // A failure is its own story: only the same command twice is the same failure, or one missing
      // file of several commands.
      main?.layer === 'run' ? command.command : main && isMissingTarget(main) ? main.message : null,
    ]),
  );
}

function groupsOf<T>(items: readonly T[], keyOf: (item: T) => string): Group<T>[] {
  return [...groupBy(items, keyOf).values()].flatMap(([lead, ...others]) =>
    lead === undefined ? [] : [{ lead, others }],
  );
}
