import type { JudgedAgentFile, JudgedEntry } from '../agent-files/judge.ts';
import { meansOf } from '../agent-files/means.ts';
import type { Asset } from '../assets/asset.ts';
import { shownRoot } from '../assets/store.ts';
import type { AuditedCommand, AuditedGeneChange } from '../audit/audited.ts';
import { assetIdOf } from '../audit/claims/content-hash.ts';
import type { NpmScripts } from '../command/reading.ts';
import { groupBy } from '../ground/group-by.ts';
import type { ProfileAnswer } from '../judge/judge-reading.ts';
import type { AgentFileEntry, ReportAgentFile } from '../model/agent-file.ts';
import { byHarm } from '../model/by-harm.ts';
import type { Outcome } from '../model/outcome.ts';
import type { CommandVerdict } from '../model/verdict.ts';
import { describe, type Finding } from '../rules/finding.ts';
import { causeOf, idsOf } from '../rules/identity.ts';
import type { JudgedGene } from '../verdict/gene.ts';
import type { ReportCommand, ReportFinding, ReportGene, ReportScript } from './gate-report.ts';

/** Converts a judged gene to its entry in the report. Findings are listed separately. */
export function reportGene(
  judged: JudgedGene<AuditedGeneChange>,
  validationReportId: string | null,
  { about, ids }: IdentifiedFindings,
): ReportGene {
  const { gene, outcomes, proofs, runFindings, capped, verdict, summary } = judged;
  const { asset, change, blastRadius } = gene;
  const own = [
    ...about(asset),
    ...gene.findings,
    ...capped,
    ...runFindings.filter((each) => each.subject?.command === undefined),
  ];
  return {
    id: asset.id,
    asset_id: assetIdOf(asset),
    path: asset.path,
    line: asset.locate().line,
    store: {
      path: gene.store.path || '.',
      root: shownRoot(gene.store),
      ...(gene.store.checkoutAs !== undefined && { checkout_as: gene.store.checkoutAs }),
    },
    change,
    verdict,
    summary,
    profiles: acceptanceOf(gene.commands.map(({ profiles }) => profiles)),
    blast_radius: blastRadius,
    commands: gene.commands.map((command, index) => {
      const ofRun = runFindings.filter((each) => isAboutCommand(each, command));
      const found = idsIn([...command.findings, ...ofRun], ids);
      const proof = proofs?.[index];
      return {
        ...reportCommand(command, outcomes[index]),
        ...(proof && { proof }),
        ...found,
      };
    }),
    ...idsIn(own, ids),
    ...(gene.differences.length > 0 && { differences: gene.differences }),
    validation_report_id: validationReportId,
  };
}

/** The findings of a report with their ids. */
export interface IdentifiedFindings {
  /** Returns the findings about an asset among those that are not about a gene or its run. */
  readonly about: (asset: Asset) => readonly Finding[];
  /** The ids of all findings, in their order. */
  readonly ids: ReadonlyMap<Finding, string>;
}

/** Returns a function that returns the findings about an asset, without a search of all of them. */
export function findingsAbout(findings: readonly Finding[]): (asset: Asset) => readonly Finding[] {
  const ofSubject = groupBy(findings, ({ subject }) => subjectKey(subject));
  return (asset) =>
    // Two files can have an asset of the same type and id.
    (ofSubject.get(subjectKey(asset)) ?? []).filter(
      ({ location }) => (location?.path ?? asset.path) === asset.path,
    );
}

/** Returns the key of what a finding is about. */
function subjectKey({ type, id }: Finding['subject'] & {} = {}): string {
  return `${type} ${id}`;
}

/** Whether a finding about a run is about this command; the same command can be listed twice. */
function isAboutCommand(
  { subject, location }: Finding,
  { command, location: at }: AuditedCommand,
): boolean {
  return (
    subject?.command === command && location?.line === at.line && location.column === at.column
  );
}

/** Returns the field with the ids of some findings; without any, no field. */
export function idsIn(
  findings: readonly Finding[],
  ids: IdentifiedFindings['ids'],
): { readonly findings?: readonly string[] } {
  const found = [...new Set(findings.flatMap((each) => ids.get(each) ?? []))];
  return found.length > 0 ? { findings: found } : {};
}

function reportCommand(command: AuditedCommand, outcome: Outcome | undefined): ReportCommand {
  return {
    command: command.command,
    verdict: command.verdict,
    risk: command.risk,
    confirmation: command.confirmation,
    ...(command.reading.argv && {
      words: command.reading.words.map(({ text, span }) => ({ text, ...span })),
    }),
    ...(command.plan?.scripts && { scripts: reportScripts(command.plan.scripts) }),
    profiles: verdictsOf(command.profiles),
    location: command.location,
    ...(command.plan && { plan_digest: command.plan.digest }),
    ...(outcome && { outcome }),
  };
}

export function reportScripts(scripts: NpmScripts): ReportScript[] {
  return scripts.steps.map(({ directory, event, text, command }) => ({
    ...{ directory, event, text },
    shell: command === undefined,
  }));
}

/** Returns only the verdicts of profiles and engines. */
export function verdictsOf(
  answers: Readonly<Record<string, ProfileAnswer>>,
): Readonly<Record<string, CommandVerdict>> {
  return Object.fromEntries(Object.entries(answers).map(([name, { verdict }]) => [name, verdict]));
}

/** A profile or an engine accepts a gene if it blocks none of its commands. */
export function acceptanceOf(
  ofCommands: readonly Readonly<Record<string, ProfileAnswer>>[],
): ReportGene['profiles'] {
  const accepted: Record<string, ReportGene['profiles'][string]> = {};
  for (const answers of ofCommands) {
    for (const [name, { verdict, reason, remark, ...named }] of Object.entries(answers)) {
      const known = accepted[name];
      if (known && !known.accepted) continue;
      accepted[name] =
        verdict === 'block'
          ? { accepted: false, ...(reason && { reason: describe(reason).message }), ...named }
          : {
              accepted: true,
              ...(remark && { remark: describe(remark).message }),
              ...known,
              ...named,
            };
    }
  }
  return accepted;
}

/**
 * Converts findings to their entries, with their ids and causes, in the order of their harm.
 * @param ids default: these are all findings of the report
 * @param base of the change; its remedies then fix only the assets that differ from it
 */
export function reportFindings(
  findings: readonly Finding[],
  ids: IdentifiedFindings['ids'] = idsOf(findings),
  base?: string,
): ReportFinding[] {
  return findings.toSorted(byHarm).map((finding) => {
    const entry = { id: ids.get(finding), cause: causeOf(finding), ...reportFinding(finding) };
    if (base === undefined) return entry;
    const fix = `gene-gate fix --base ${base.slice(0, 12)} --`;
    return { ...entry, remedy: entry.remedy.replaceAll('gene-gate fix --', fix) };
  });
}

/** Converts a finding to its entry in the report: with its message instead of arguments. */
export function reportFinding(finding: Finding): ReportFinding {
  const { args: _, advice: __, ...entry } = finding;
  return { ...entry, ...describe(finding) };
}

/** Converts commands that a change runs automatically to entries of the report. */
export function reportAgentFile(
  { file: { path, format }, entries }: JudgedAgentFile,
  found: readonly Finding[],
  ids: IdentifiedFindings['ids'],
): ReportAgentFile {
  const { name, tool, approval, specification } = format;
  return {
    ...{ path, format: name, tool, approval, specification },
    entries: entries.map((each) => reportEntry(each, found, ids)),
  };
}

function reportEntry(
  { state, entry, change, targets, digest, findings }: JudgedEntry,
  found: readonly Finding[],
  ids: IdentifiedFindings['ids'],
): AgentFileEntry {
  const { event, shown, location } = entry;
  // What is dangerous stands in the findings.
  const own = found.filter((each) => findings.some((one) => isSame(one, each)));
  const isSaid = own.some(({ rule }) => rule === 'agent-runs-danger');
  const means = meansOf(isSaid ? targets.filter(({ kind }) => kind !== 'danger') : targets);
  const scripts = targets.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));
  return {
    ...{ event, command: shown, line: location.line, digest },
    ...(means.length > 0 && { target: means.join('; ') }),
    ...(scripts.length > 0 && { scripts }),
    ...(state && { state }),
    ...((change || entry.setting) && { change: change ?? (state ? 'changes' : 'widens') }),
    ...idsIn(own, ids),
  };
}

/** The judgement adds levels and ignores to findings, so that they are other objects. */
function isSame(one: Finding, other: Finding): boolean {
  return one.rule === other.rule && one.args === other.args;
}
