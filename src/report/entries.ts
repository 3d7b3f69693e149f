import type { AuditedCommand, AuditedGeneChange } from '../audit/audited.ts';
import type { Word } from '../command/reading.ts';
import type { Outcome } from '../model/outcome.ts';
import { describe, type Finding } from '../rules/finding.ts';
import type { JudgedGene } from '../verdict/gene.ts';
import type { ReportCommand, ReportFinding, ReportGene } from './gate-report.ts';

/** Converts a judged gene to its entry in the report. Findings are listed separately. */
export function reportGene(
  judged: JudgedGene<AuditedGeneChange>,
  validationReportId: string | null,
): ReportGene {
  const { gene, outcomes, verdict, summary } = judged;
  const { asset, change, blastRadius } = gene;
  return {
    id: asset.id,
    path: asset.path,
    line: asset.locate().line,
    change,
    verdict,
    summary,
    profiles: profilesOf(gene.commands),
    blast_radius: blastRadius,
    commands: gene.commands.map((command, index) => reportCommand(command, outcomes[index])),
    ...(gene.differences.length > 0 && { differences: gene.differences }),
    validation_report_id: validationReportId,
  };
}

function reportCommand(command: AuditedCommand, outcome: Outcome | undefined): ReportCommand {
  return {
    command: command.command,
    verdict: command.verdict,
    risk: command.risk,
    confirmation: command.confirmation,
    ...(command.reading.argv && { words: command.reading.words.map(reportWord) }),
    profiles: Object.fromEntries(
      Object.entries(command.profiles).map(([name, { verdict }]) => [name, verdict]),
    ),
    location: command.location,
    ...(command.plan && { plan_digest: command.plan.digest }),
    ...(outcome && { outcome }),
  };
}

function reportWord({ text, span: { start, end } }: Word) {
  return { text, start, end };
}

/** A profile accepts a gene if it blocks none of its commands. */
function profilesOf(commands: readonly AuditedCommand[]): ReportGene['profiles'] {
  const profiles: Record<string, ReportGene['profiles'][string]> = {};
  for (const { profiles: judged } of commands) {
    for (const [name, { verdict, reason, remark }] of Object.entries(judged)) {
      const known = profiles[name];
      if (known && !known.accepted) continue;
      profiles[name] =
        verdict === 'block'
          ? { accepted: false, ...(reason && { reason: describe(reason).message }) }
          : { accepted: true, ...(remark && { remark: describe(remark).message }), ...known };
    }
  }
  return profiles;
}

/** Converts a finding to its entry in the report: with its message instead of arguments. */
export function reportFinding(finding: Finding): ReportFinding {
  const { rule, severity, layer, location, span, subject, suppressed } = finding;
  return {
    rule,
    severity,
    layer,
    ...describe(finding),
    ...(location && { location }),
    ...(span && { span }),
    ...(subject && { subject }),
    ...(suppressed && { suppressed }),
  };
}
