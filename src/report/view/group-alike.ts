import type { ReportFinding } from '../gate-report.ts';
import { type Group, groupsOf } from './group.ts';
import { isMissingTarget } from './missing-target.ts';
import type { ExplainedCommand } from './report-sections.ts';

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
