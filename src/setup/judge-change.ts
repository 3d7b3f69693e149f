import { type ApprovalState, findApprovals } from '../approval/approval.ts';
import { judgedHead } from '../approval/approval-subject.ts';
import { approveByDigest } from '../approval/by-digest.ts';
import type { AuditedCommand, AuditedGeneChange } from '../audit/audited.ts';
import { type AuditedCommit, type AuditTerms, auditCommit } from '../gate/audit-commit.ts';
import { proposeFix } from '../gate/propose-fix.ts';
import type { GateError } from '../ground/error.ts';
import { asGateError } from '../ground/error.ts';
import type { JudgedEdit } from '../model/edit.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';
import type { PastChange } from '../repo/past-changes.ts';
import type { Finding } from '../rules/finding.ts';
import { identityOf, idsOf } from '../rules/identity.ts';
import { NOTHING_RAN } from '../run/run.ts';
import { allFindings, type Judgement, judge } from '../verdict/judge.ts';
import { isBlocking } from '../verdict/verdict.ts';

/** A judgement of a change under certain levels of rules. */
export interface Judged {
  readonly verdict: Verdict;
  /** What fails the change, and what would without a level or an ignore. */
  readonly findings: readonly Finding[];
  /** Those that fail it and that `gene-gate fix` does not resolve. */
  readonly unfixed: readonly Finding[];
}

/** Keys of a policy that decide what findings mean for the verdict. */
type VerdictKeys = Partial<Pick<Policy, 'rules' | 'fail_on'>>;

/** A past change, judged as its pull request would be today, without running anything. */
export interface JudgedChange extends Pick<PastChange, 'commit' | 'subject'>, Judged {
  /** Whether it touches an asset file. */
  readonly hasAssets: boolean;
  /** Why the gate could not decide, if so. */
  readonly error?: GateError;
  /** Whether it introduces no command that both profiles of the protocol and `gene-gate fix` refuse. */
  readonly isHonest: boolean;
  /** The commands of the genes that it adds, modifies or applies. */
  readonly commands: readonly AuditedCommand[];
  /** Judges it under other keys of the policy, which change nothing that was found. */
  readonly with: (keys: VerdictKeys) => Judged;
}

/**
 * Judges a past change.
 *
 * @param now determines which levels and ignores of the policy apply
 * @throws GateError `interrupted`; any other error about the change is its result
 */
export async function judgeChange(
  change: PastChange,
  hasAssets: boolean,
  terms: AuditTerms,
  now: Date,
): Promise<JudgedChange> {
  const { commit, subject } = change;
  try {
    return { commit, subject, hasAssets, ...(await judgeCommits(change, terms, now)) };
  } catch (cause) {
    const error = asGateError(cause);
    if (error.code === 'interrupted') throw error;
    const nothing = { verdict: 'error', findings: [], unfixed: [] } as const;
    const none = { isHonest: true, commands: [], with: () => nothing };
    return { commit, subject, hasAssets, error, ...nothing, ...none };
  }
}

async function judgeCommits(
  { commit, base }: PastChange,
  terms: AuditTerms,
  now: Date,
): Promise<Omit<JudgedChange, 'commit' | 'subject' | 'hasAssets'>> {
  const audited = await auditCommit(terms, commit, base);
  const { policy } = terms.policy;
  const approval = await approvalOf(audited, terms, now);
  const judgeWith = (keys: VerdictKeys) =>
    judge(audited.audit, NOTHING_RAN, { policy: { ...policy, ...keys }, now, approval });
  const judgement = judgeWith({});
  const edits = PASSING.includes(judgement.verdict)
    ? []
    : await editsOf(audited, terms, { commit, base }, judgement);
  const isFixed = fixedBy(edits);
  const summary = (judged: Judgement, failOn = policy.fail_on): Judged => {
    const found = allFindings(judged);
    const fails = (each: Finding) => isBlocking(each, failOn);
    return {
      verdict: judged.verdict,
      findings: found.filter((each) => each.level || each.suppressed || fails(each)),
      unfixed: found.filter((each) => fails(each) && !isFixed(each)),
    };
  };
  return {
    ...summary(judgement),
    isHonest: !audited.audit.genes.some((gene) => introducesRefused(gene, edits)),
    commands: audited.audit.genes.flatMap(({ commands }) => commands),
    with: (keys) => summary(judgeWith(keys), keys.fail_on),
  };
}

/** A change that passes needs no edit. */
const PASSING: readonly Verdict[] = ['pass', 'warn'];

/** Nobody approves a past change. */
function approvalOf(
  { audit, tree }: AuditedCommit,
  { policy }: AuditTerms,
  now: Date,
): Promise<ApprovalState> {
  const head = { judge: () => judgedHead(audit, tree, policy, '') };
  return findApprovals(audit, policy.policy.approvals, [head], approveByDigest(undefined, now));
}

/** Returns what `gene-gate fix` would rewrite in the assets of a change. */
export async function editsOf(
  audited: AuditedCommit,
  terms: AuditTerms,
  { commit, base }: Pick<PastChange, 'commit' | 'base'>,
  judgement: Judgement,
): Promise<readonly JudgedEdit[]> {
  const range = { name: 'range', head: commit, audited: commit, base } as const;
  const ids = idsOf(allFindings(judgement));
  return (await proposeFix(terms, range, audited, ids))?.edits ?? [];
}

/** Returns whether edits resolve a finding; the edit of a command resolves all that is wrong with it. */
function fixedBy(edits: readonly JudgedEdit[]): (found: Finding) => boolean {
  const findings = new Set(edits.map(({ finding }) => finding.replace(/:\d+$/, '')));
  const commands = new Set(edits.map(({ path, old }) => JSON.stringify([path, old])));
  return (found) => {
    const { subject, location } = found;
    return (
      commands.has(JSON.stringify([location?.path, subject?.command])) ||
      findings.has(identityOf(found))
    );
  };
}

/** Returns whether a change introduces a refused command into a gene that no edit rewrites. */
function introducesRefused(gene: AuditedGeneChange, edits: readonly JudgedEdit[]): boolean {
  return gene.commands.some(
    (each) =>
      isRefused(each) &&
      isIntroduced(each, gene) &&
      !edits.some(({ path, old }) => path === gene.asset.path && old === each.command),
  );
}

function isRefused({ profiles: { evolver, validator } }: AuditedCommand): boolean {
  return evolver.verdict === 'block' && validator.verdict === 'block';
}

/** A gene that a change only applies had its commands before, as has one of which it edits another part. */
function isIntroduced({ command }: AuditedCommand, gene: AuditedGeneChange): boolean {
  if (gene.change === 'added') return true;
  return gene.differences.some(({ kind, head }) => kind === 'command_added' && head === command);
}

/**
 * What becomes of a past change, from the best: it passes, it passes once `gene-gate fix` has rewritten
 * what it can, it waits for an approval, it fails, or the gate cannot decide.
 */
export const OUTCOMES = ['passes', 'needs_fix', 'waits', 'fails', 'undecided'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Returns what becomes of a change under a judgement of it. */
export function outcomeOf({ verdict, unfixed }: Judged): Outcome {
  switch (verdict) {
    case 'pass':
    case 'warn':
      return 'passes';
    case 'needs_approval':
      return 'waits';
    case 'fail':
      return unfixed.length === 0 ? 'needs_fix' : 'fails';
    case 'error':
      return 'undecided';
  }
}

/** Counts judgements by outcome. */
export function countOutcomes(judged: readonly Judged[]): Readonly<Record<Outcome, number>> {
  const outcomes = judged.map(outcomeOf);
  const counts = OUTCOMES.map((outcome) => [
    outcome,
    outcomes.filter((each) => each === outcome).length,
  ]);
  return Object.fromEntries(counts) as Record<Outcome, number>;
}
