import { type ApprovalState, seekApproval } from '../../approval/approval.ts';
import { judgedHead } from '../../approval/approval-subject.ts';
import { approveByDigest } from '../../approval/by-digest.ts';
import type { AuditedCommand } from '../../audit/audited.ts';
import { type AuditedCommit, type AuditTerms, auditCommit } from '../../gate/audit-commit.ts';
import { proposeFix } from '../../gate/propose-fix.ts';
import { asGateError } from '../../ground/as-gate-error.ts';
import type { GateError } from '../../ground/error.ts';
import { resultOf } from '../../ground/turns.ts';
import type { JudgedEdit } from '../../model/edit.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { Policy } from '../../policy/policy.ts';
import type { PastChange } from '../../repo/past-changes.ts';
import type { Finding } from '../../rules/finding.ts';
import { idsOf } from '../../rules/identity.ts';
import { NOTHING_RAN } from '../../run/nothing-ran.ts';
import { allFindings, type Judgement, judge } from '../../verdict/judge.ts';
import { isBlocking } from '../../verdict/next-actor.ts';
import { fixedBy } from './fixed-by.ts';
import { introducedIn, type RefusedCommand, refusedBy } from './introduced.ts';

/** A judgement of a change under certain levels of rules. */
export interface Judged {
  readonly verdict: Verdict;
  /** What fails the change, and what would without a level or an ignore. */
  readonly findings: readonly Finding[];
  /** Those that fail it and that `gene-gate fix` does not resolve. */
  readonly unfixed: readonly Finding[];
  /** Whether all that fails it is in commands that its genes had before. */
  readonly inherited: boolean;
}

/** Keys of a policy that decide what findings mean for the verdict. */
export type VerdictKeys = Partial<Pick<Policy, 'rules' | 'fail_on'>>;

/** A past change, judged as its pull request would be today, without running anything. */
export interface JudgedChange extends Pick<PastChange, 'commit' | 'subject'>, Judged {
  /** Whether it touches an asset file. */
  readonly hasAssets: boolean;
  /** Why the gate could not decide, if so. */
  readonly error?: GateError;
  /** The introduced commands that `gene-gate fix` cannot rewrite. */
  readonly refused: readonly RefusedCommand[];
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
    const nothing = { verdict: 'error', findings: [], unfixed: [], inherited: false } as const;
    const none = { refused: [], commands: [], with: () => nothing };
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
    resultOf(judge(audited.audit, NOTHING_RAN, { ...policy, ...keys }, now, approval));
  const judgement = judgeWith({});
  const needsFix = [judgement, judgeWith({ rules: {} })].some(
    ({ verdict }) => !PASSING.includes(verdict),
  );
  const edits = needsFix ? await editsOf(audited, terms, { commit, base }, judgement) : [];
  const isFixed = fixedBy(edits);
  const isIntroduced = introducedIn(audited.audit.genes);
  const summary = (judged: Judgement, failOn = policy.fail_on): Judged => {
    const found = allFindings(judged);
    const fails = (each: Finding) => isBlocking(each, failOn);
    return {
      verdict: judged.verdict,
      findings: found.filter((each) => each.level || each.suppressed || fails(each)),
      unfixed: found.filter((each) => fails(each) && !isFixed(each)),
      inherited: found
        .filter(fails)
        .every(({ subject }) => subject?.command !== undefined && !isIntroduced(subject)),
    };
  };
  return {
    ...summary(judgement),
    refused: audited.audit.genes.flatMap((gene) => refusedBy(gene, edits)),
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
  return seekApproval(audit, policy.policy.approvals, [head], approveByDigest(undefined, now));
}

async function editsOf(
  audited: AuditedCommit,
  terms: AuditTerms,
  { commit, base }: Pick<PastChange, 'commit' | 'base'>,
  judgement: Judgement,
): Promise<readonly JudgedEdit[]> {
  const range = { name: 'range', head: commit, audited: commit, base } as const;
  const ids = idsOf(allFindings(judgement));
  return (await proposeFix(terms, range, audited, ids))?.edits ?? [];
}
