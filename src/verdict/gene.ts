import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { toolOf } from '../audit/plans.ts';
import type { Finding } from '../finding/finding.ts';
import type { Policy } from '../policy/policy.ts';
import { INTERRUPTED } from '../run/not-run.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Ran } from '../run/run.ts';
import { suppress } from './ignores.ts';
import { looksForNetwork } from './offline.ts';
import { checkoutModified } from './rules/checkout-modified.ts';
import { commandCrashed } from './rules/command-crashed.ts';
import { commandFailed } from './rules/command-failed.ts';
import { commandSlow } from './rules/command-slow.ts';
import { commandTimedOut } from './rules/command-timed-out.ts';
import { commandWrites } from './rules/command-writes.ts';
import { toolNotInstalled } from './rules/tool-not-installed.ts';
import { gravest, severityVerdict, type Verdict } from './verdict.ts';
import { writtenPaths } from './writes.ts';

/** A gene with everything that is known about it, ignores applied, and what that comes to. */
export interface JudgedGene {
  readonly gene: AuditedGene;
  /** False if the gate was told not to run anything. */
  readonly ran: boolean;
  /** One for each command, in order, if it ran. */
  readonly outcomes: readonly Outcome[];
  /** What running showed, or why nothing ran yet; the audit's own findings are in the gene. */
  readonly runFindings: readonly Finding[];
  readonly verdict: Verdict;
  /** One line that says why, in the protocol's words where it has some. */
  readonly summary: string;
}

/**
 * Judges one gene by its findings and by what its commands gave.
 *
 * @param ran what running all genes gave
 * @param today as `2027-01-31`, in UTC
 * @param missing the approval that the gene waits for
 */
export function judgeGene(
  audited: AuditedGene,
  ran: Pick<Ran, 'outcomes' | 'modified' | 'isolation'>,
  policy: Policy,
  today: string,
  missing?: Finding,
): JudgedGene {
  const { fail_on, ignores } = policy;
  const offline = ran.isolation.level === 'namespaces' && policy.network === 'none';
  const gene = withIgnores(audited, (findings) => suppress(findings, ignores, today));
  const outcomes = ran.outcomes.get(audited) ?? [];
  const ranInto = gene.commands.flatMap((command, index) => {
    const outcome = outcomes[index];
    const paths = ran.modified.get(command.command);
    return [
      ...(outcome ? findingsOf(gene, command, outcome, policy, offline) : []),
      ...(outcome ? writesOf(gene, command, outcome, policy) : []),
      ...(outcome && paths
        ? [checkoutModified.find({ command: command.command, paths }, placeOf(gene, command))]
        : []),
    ];
  });
  const runFindings = [...suppress(ranInto, ignores, today), ...(missing ? [missing] : [])];
  const findings = [
    ...gene.findings,
    ...gene.commands.flatMap((command) => command.findings),
    ...runFindings,
  ].filter(({ suppressed }) => !suppressed);
  const verdict = gravest([
    severityVerdict(findings, fail_on),
    ...gene.commands.map((command) => (command.verdict === 'block' ? 'fail' : 'pass')),
    ...outcomes.map(outcomeVerdict),
    missing ? 'needs_approval' : 'pass',
  ]);
  return {
    gene,
    ran: ran.outcomes.has(audited),
    outcomes,
    runFindings,
    verdict,
    summary: summarise(gene, outcomes, verdict, findings),
  };
}

/** A command that was stopped from outside has decided nothing; every other that did not pass, no. */
function outcomeVerdict({ status, reason }: Outcome): Verdict {
  if (status === 'passed') return 'pass';
  return reason === INTERRUPTED ? 'error' : 'fail';
}

/** Marks what the policy ignores. The audit's verdicts and Plans are made already: they stay. */
function withIgnores(
  gene: AuditedGene,
  marked: (findings: readonly Finding[]) => readonly Finding[],
): AuditedGene {
  return {
    ...gene,
    findings: marked(gene.findings),
    commands: gene.commands.map((command) => ({ ...command, findings: marked(command.findings) })),
  };
}

function placeOf({ asset }: AuditedGene, { command, location }: AuditedCommand) {
  return { location, subject: { type: asset.type, id: asset.id, command } };
}

function writesOf(
  gene: AuditedGene,
  audited: AuditedCommand,
  { sideEffects }: Outcome,
  { caches }: Policy,
): Finding[] {
  const paths = sideEffects ? writtenPaths(sideEffects, caches) : [];
  if (paths.length === 0) return [];
  return [commandWrites.find({ command: audited.command, paths }, placeOf(gene, audited))];
}

function findingsOf(
  gene: AuditedGene,
  audited: AuditedCommand,
  outcome: Outcome,
  { limits: { slow_command_seconds: slowSeconds } }: Policy,
  offline: boolean,
): Finding[] {
  const { command, reading } = audited;
  const place = placeOf(gene, audited);
  const seconds = Math.round(outcome.durationMs / 1000);
  switch (outcome.status) {
    case 'failed':
      return [
        commandFailed.find(
          {
            command,
            exitCode: outcome.exitCode ?? 1,
            offline: offline && looksForNetwork(outcome),
          },
          place,
        ),
      ];
    case 'timed_out':
      return [commandTimedOut.find({ command, seconds }, place)];
    case 'crashed':
      return [commandCrashed.find({ command, reason: outcome.reason ?? 'no exit code' }, place)];
    case 'passed':
      return outcome.durationMs > slowSeconds * 1000
        ? [commandSlow.find({ command, seconds, limit: slowSeconds }, place)]
        : [];
    case 'skipped': {
      const tool = toolOf(reading);
      return tool && tool.path === undefined
        ? [toolNotInstalled.find({ command, tool: tool.name }, place)]
        : [];
    }
    case 'blocked':
      return [];
  }
}

function summarise(
  gene: AuditedGene,
  outcomes: readonly Outcome[],
  verdict: Verdict,
  findings: readonly Finding[],
): string {
  const blocked = gene.commands.findIndex((command) => command.verdict === 'block');
  const failed = outcomes.findIndex(({ status }) => status !== 'passed' && status !== 'skipped');
  const skipped = outcomes.findIndex(({ status }) => status === 'skipped');
  const index = [blocked, failed, skipped].find((found) => found >= 0) ?? -1;
  const command = gene.commands[index];
  if (command)
    return `constraint: validation_failed: ${command.command} => ${wordsFor(outcomes[index])}`;
  if (gene.change === 'removed') return 'removed';
  const { files, maxFiles, severity } = gene.blastRadius;
  if (findings.some(isTooLarge)) {
    return `constraint: blast_radius ${severity}: ${files} / ${maxFiles} files`;
  }
  const count = gene.commands.length;
  const commands = count === 1 ? '1 command' : `${count} commands`;
  if (verdict === 'needs_approval') return `${commands} allowed, waiting for approval`;
  if (verdict === 'fail') return `fails by ${gravestRules(findings).join(', ')}`;
  return outcomes.length > 0 ? `${commands} passed` : `${commands} allowed, none run`;
}

function isTooLarge({ rule, severity }: Finding): boolean {
  return severity === 'error' && rule.startsWith('blast-radius-');
}

/** The ids of the rules with errors; of those with warnings where a warning is enough to fail. */
function gravestRules(findings: readonly Finding[]): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [...new Set((errors.length > 0 ? errors : warnings).map(({ rule }) => rule))];
}

function wordsFor(outcome: Outcome | undefined): string {
  if (!outcome) return 'BLOCKED';
  return outcome.reason ?? `exit code ${outcome.exitCode}`;
}
