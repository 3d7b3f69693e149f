import type { AuditedGene } from '../audit/audited.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Proof } from '../model/proof.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import { ruleOf } from '../rules/catalogue.ts';
import type { Finding } from '../rules/finding.ts';
import { INTERRUPTED, OUTCOME_LOST } from '../run/not-run.ts';
import type { RunResult } from '../run/run.ts';
import { type Ignoring, suppress } from './ignores.ts';
import { proofFindings, runFindings } from './run-findings.ts';
import { gravest, severityVerdict } from './verdict.ts';

/** With its ignores applied. */
export interface JudgedGene<Gene extends AuditedGene = AuditedGene> {
  readonly gene: Gene;
  /** False if nothing ran on request. */
  readonly ran: boolean;
  /** One for each command, in order, if the gene ran. */
  readonly outcomes: readonly Outcome[];
  /** Whether its commands fail without the change, if tried. */
  readonly proofs?: readonly Proof[];
  /** About the run, or why nothing ran. The gene has the audit's findings. */
  readonly runFindings: readonly Finding[];
  /** About the size of the whole change, if the gene binds it. */
  readonly capped: readonly Finding[];
  readonly verdict: Verdict;
  /** One line, in the protocol's words where they exist. */
  readonly summary: string;
}

interface GeneTerms {
  readonly policy: Policy;
  readonly ignoring: Ignoring;
  readonly capped?: readonly Finding[];
  readonly missing?: Finding;
}

export function judgeGene<Gene extends AuditedGene>(
  audited: Gene,
  run: Pick<RunResult, 'isolation' | 'outcomes' | 'proofs'>,
  { policy, ignoring, capped = [], missing }: GeneTerms,
): JudgedGene<Gene> {
  const gene = withIgnores(audited, ignoring);
  const outcomes = run.outcomes.get(audited) ?? [];
  const proofs = run.proofs?.get(audited);
  const afterRun = [...runFindings(gene, outcomes, run, policy), ...proofFindings(gene, proofs)];
  const shown = suppress(afterRun, ignoring);
  const found = [...shown, ...(missing ? [missing] : [])];
  const own = [...findingsOf({ gene, runFindings: found }), ...capped];
  const findings = own.filter(({ suppressed }) => !suppressed);
  const { isIdle = false } = gene;
  const lacking = isIdle || isExcused(outcomes, found);
  const verdict = gravest([
    severityVerdict(findings, policy.fail_on),
    ...gene.commands.map(({ verdict }) => (verdict === 'block' && !isIdle ? 'fail' : 'pass')),
    ...(lacking ? (['warn'] as const) : outcomes.map(outcomeVerdict)),
    missing ? 'needs_approval' : 'pass',
  ]);
  return {
    gene,
    ran: run.outcomes.has(audited),
    outcomes,
    ...(proofs && { proofs }),
    runFindings: found,
    capped,
    verdict,
    summary: isIdle
      ? NO_ENGINE
      : lacking
        ? NOT_RUNNABLE
        : summarise(gene, outcomes, verdict, findings),
  };
}

export function findingsOf({
  gene,
  runFindings,
}: Pick<JudgedGene, 'gene' | 'runFindings'>): readonly Finding[] {
  return [
    ...gene.findings,
    ...gene.commands.flatMap((command) => command.findings),
    ...runFindings,
  ];
}

const NO_ENGINE = 'an unchanged seed of the engine, whose scripts are not in this repository';
const NOT_RUNNABLE = 'not runnable here: the machine lacks a program or a tool';

/**
 * True if commands of a gene did not pass only because the machine lacks something, and the policy does
 * not make that an error. It is never a pass.
 */
function isExcused(outcomes: readonly Outcome[], findings: readonly Finding[]): boolean {
  const lacks = findings.filter(({ rule }) => ruleOf(rule).group === 'environment');
  return (
    lacks.length > 0 &&
    lacks.every(({ severity }) => severity !== 'error') &&
    outcomes.every(({ status, reason }) =>
      status === 'skipped'
        ? !UNDECIDED.has(reason)
        : status === 'passed' || status === 'not_runnable',
    )
  );
}

/** Reasons of outcomes that say nothing about a command. */
const UNDECIDED: ReadonlySet<string | undefined> = new Set([INTERRUPTED, OUTCOME_LOST]);

/**
 * A command that was stopped or disturbed from outside, or has no outcome, is undecided; any other one fails.
 */
function outcomeVerdict({ status, reason }: Outcome): Verdict {
  if (status === 'passed') return 'pass';
  return status === 'error' || UNDECIDED.has(reason) ? 'error' : 'fail';
}

/** The audit's verdicts and Plans do not change. */
function withIgnores<Gene extends AuditedGene>(gene: Gene, ignoring: Ignoring): Gene {
  return {
    ...gene,
    findings: suppress(gene.findings, ignoring),
    commands: gene.commands.map((command) => ({
      ...command,
      findings: suppress(command.findings, ignoring),
    })),
  };
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
  const { files, max_files, severity } = gene.blastRadius;
  if (findings.some(isTooLarge)) {
    return `constraint: blast_radius ${severity}: ${files} / ${max_files} files`;
  }
  const count = gene.commands.length;
  const commands = count === 1 ? '1 command' : `${count} commands`;
  if (verdict === 'needs_approval') return `${commands} allowed, waiting for approval`;
  if (verdict === 'fail') return `failed: ${gravestRules(findings).join(', ')}`;
  const done = outcomes.length > 0 ? `${commands} passed` : `${commands} allowed, none run`;
  const rules = verdict === 'warn' ? gravestRules(findings) : [];
  return rules.length > 0 ? `${done}, with warnings: ${rules.join(', ')}` : done;
}

function isTooLarge({ rule, severity }: Finding): boolean {
  return severity === 'error' && rule.startsWith('blast-radius-');
}

function gravestRules(findings: readonly Finding[]): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return [...new Set((errors.length > 0 ? errors : warnings).map(({ rule }) => rule))];
}

function wordsFor(outcome: Outcome | undefined): string {
  if (!outcome) return 'BLOCKED';
  return outcome.reason ?? `exit code ${outcome.exit_code}`;
}
