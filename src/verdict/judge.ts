import { type ApprovalState, NOTHING_WAITS } from '../approval/approval.ts';
import { needsPerson } from '../approval/approval-subject.ts';
import { shortDigest } from '../approval/by-digest.ts';
import { placeOf } from '../assets/asset.ts';
import { type Audit, type AuditedGene, isOfChange } from '../audit/audited.ts';
import type { JudgedShard } from '../model/run.ts';
import type { Verdict } from '../model/verdict.ts';
import { dayOf } from '../policy/enforcement.ts';
import type { Policy } from '../policy/policy.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { CompletedShard, RunResult } from '../run/run.ts';
import { findingsOf, type JudgedGene, judgeGene } from './gene.ts';
import { ignoreFindings, suppress } from './ignores.ts';
import { levelFindings } from './levels.ts';
import { gravest, severityVerdict } from './verdict.ts';

const NO_EXCEPTIONS: Pick<Policy, 'ignores' | 'rules'> = { ignores: [], rules: {} };

export interface Judgement<Gene extends AuditedGene = AuditedGene> {
  readonly genes: readonly JudgedGene<Gene>[];
  readonly findings: readonly Finding[];
  readonly verdict: Verdict;
  /** The shards whose genes ran; empty if one machine ran all. */
  readonly shards: readonly JudgedShard[];
}

/** Besides the audit and the run. */
interface Terms {
  readonly policy: Policy;
  /** For expired ignores. */
  readonly now: Date;
  readonly approval?: ApprovalState;
}

/**
 * Computes the verdict on an audit: the most severe of its genes, its findings and the run. The policy's
 * ignores and levels apply only to changes of the repository, not to candidates from elsewhere.
 */
export function judge<Gene extends AuditedGene>(
  audit: Audit<Gene>,
  run: RunResult,
  { policy, now, approval = NOTHING_WAITS }: Terms,
): Judgement<Gene> {
  const { ignores, rules } = isOfChange(audit) ? policy : NO_EXCEPTIONS;
  const ignoring = { ignores, rules, today: dayOf(now) };
  const others = otherShards(run.shards ?? []);
  const gateWaits = missingGateApproval(approval, audit.findings);
  const whole = [
    ...(gateWaits ? audit.findings : decidedGate(audit.findings, policy, approval)),
    ...(gateWaits ? [gateWaits] : []),
    ...(others ? [others] : []),
    ...(run.interrupted > 0 ? [finding('run-interrupted', { skipped: run.interrupted })] : []),
  ];
  const ofChange = suppress(whole, ignoring);
  const caps = ofChange.filter(({ rule }) => rule === 'blast-radius-hard-cap');
  const judged = new Map(
    audit.genes.map((gene) => {
      const missing = missingApproval(gene, approval);
      const capped = gene.blastRadius.severity === 'hard_cap_breach' ? caps : [];
      return [
        gene,
        judgeGene(gene, run, { policy, ignoring, capped, ...(missing && { missing }) }),
      ];
    }),
  );
  const genes = [...judged.values()];
  const all = [...whole, ...genes.flatMap(findingsOf)];
  const findings = [
    ...ofChange,
    ...ignoreFindings(ignoring, all, audit.genes),
    ...levelFindings(ignoring),
  ];
  // Weakening the gate does not fail: it waits for a person's decision.
  const [decided, open] = divide(findings, policy.approvals.gate > 0);
  const own = gravest([
    severityVerdict(open, policy.fail_on),
    decided.length > 0 ? 'warn' : 'pass',
  ]);
  const undecided = run.interrupted > 0 ? 'error' : 'pass';
  const waiting = gateWaits ? 'needs_approval' : 'pass';
  const verdict = gravest([own, undecided, waiting, ...genes.map((gene) => gene.verdict)]);
  return {
    genes,
    findings,
    verdict: others ? verdictOfPart(verdict) : verdict,
    shards: judgeShards(run.shards ?? [], judged),
  };
}

/**
 * A person decides on weakening the gate, and on touching the same file if only the default list protects it.
 */
function divide(
  findings: readonly Finding[],
  isApprovable: boolean,
): readonly [decided: readonly Finding[], open: readonly Finding[]] {
  if (!isApprovable) return [[], findings];
  const files = new Set(findings.flatMap((each) => (needsPerson(each) ? each.location?.path : [])));
  const isDecided = ({ rule, severity, location }: Finding) =>
    ruleOf(rule).approval !== undefined ||
    (rule === 'protected-path' && severity === 'warning' && files.has(location?.path));
  return [findings.filter(isDecided), findings.filter((each) => !isDecided(each))];
}

/** Adds that weakening the gate is approved, or needs no approval. */
function decidedGate(
  findings: readonly Finding[],
  { approvals: { gate } }: Policy,
  { approvals }: ApprovalState,
): readonly Finding[] {
  if (gate > 0 && approvals.length === 0) return findings;
  const approval = gate > 0 ? 'given' : 'not required';
  return findings.map((each) =>
    needsPerson(each) ? { ...each, args: { ...each.args, approval } } : each,
  );
}

/** In the report's order. */
export function allFindings({
  findings,
  genes,
}: Pick<Judgement, 'findings' | 'genes'>): readonly Finding[] {
  return [...findings, ...genes.flatMap(findingsOf)];
}

/** Undefined if the gene does not wait. */
function missingApproval(
  gene: AuditedGene,
  { waiting, refusals, means, digest = '' }: ApprovalState,
): Finding | undefined {
  const wait = waiting.get(gene);
  if (wait === undefined) return undefined;
  const { asset, commands } = gene;
  return finding(
    'approval-missing',
    {
      gene: asset.id,
      confirmation: wait.confirmation === 'strong' ? 'strong' : 'very strong',
      needed: wait.needed,
      given: wait.given,
      commands: commands
        .filter(({ confirmation }) => confirmation !== 'standard')
        .map(({ command }) => command),
      means,
      digest: shortDigest(digest),
      refusals,
    },
    placeOf(asset),
  );
}

/** Undefined if a weaker gate does not wait. */
function missingGateApproval(
  { gate, refusals, means, digest = '' }: ApprovalState,
  findings: readonly Finding[],
): Finding | undefined {
  if (gate === undefined) return undefined;
  const weakens = findings.some(({ rule }) => rule === 'gate-weakened');
  const runs = findings.some(({ rule }) => rule === 'agent-files-unapproved');
  const args = { ...gate, means, digest: shortDigest(digest), refusals, weakens, runs };
  return finding('gate-approval-missing', args);
}

export function judgeShards(
  shards: readonly CompletedShard[],
  judged: ReadonlyMap<AuditedGene, { readonly verdict: Verdict }>,
): readonly JudgedShard[] {
  return shards.map(({ index, of, genes }) => {
    const verdict = gravest([...genes].map((gene) => judged.get(gene)?.verdict ?? 'error'));
    return { index, of, genes: genes.size, verdict };
  });
}

/** Reports that other machines have more genes of this run; undefined if all results are known. */
export function otherShards(shards: readonly CompletedShard[]): Finding | undefined {
  const [first] = shards;
  if (first === undefined || shards.length === first.of) return undefined;
  return finding('part-of-run', { index: first.index, of: first.of, genes: first.genes.size });
}

/** A failure of a part is final for the whole run, but a part cannot pass it. */
export function verdictOfPart(verdict: Verdict): Verdict {
  return verdict === 'pass' || verdict === 'warn' ? 'error' : verdict;
}
