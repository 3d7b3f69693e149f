import type { Audit, AuditedGene } from '../audit/audited.ts';
import { type Approval, CONFIRMATIONS, type Confirmation } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';

/** How to approve: with a review of the pull request, or with a digest on the command line. */
export type Means = 'review' | 'digest';

/** The approvals found, and why others do not count. */
export interface Consent {
  /** From different people. */
  readonly approvals: readonly Approval[];
  /** Why others do not count, as sentences without a full stop. */
  readonly refusals: readonly string[];
}

/** The subject of an approval. */
export interface Question {
  /** Logins of the people who may approve; empty: everyone with write access. */
  readonly people: readonly string[];
  /** Digest of the Plans that would run now. */
  readonly plansDigest: string;
}

/** The subject of an approval on a pull request. */
export interface ReviewQuestion extends Question {
  /**
   * The same digest for another commit of the pull request.
   *
   * @throws GateError if the commit cannot be fetched or judged
   */
  digestAt(commit: string): Promise<string>;
}

/** A source of approvals. */
export interface Approver<Asked extends Question = Question> {
  readonly means: Means;
  /** Never rejects: an error is reported as a refusal. */
  readonly seek: (question: Asked) => Promise<Consent>;
}

/** What a gene needs before it may run. */
export interface Waiting {
  readonly confirmation: Exclude<Confirmation, 'standard'>;
  /** Number of people who must approve; at the command line, the user alone is sufficient. */
  readonly needed: number;
}

/** Which genes require approval, and the approvals found. */
export interface ApprovalState extends Consent {
  readonly means: Means;
  /** Genes without sufficient approvals; they may not run. */
  readonly waiting: ReadonlyMap<AuditedGene, Waiting>;
}

/**
 * Finds the genes whose commands require confirmation, and whether there are enough approvals. A gene
 * that may not run anyway does not wait.
 *
 * @param terms how many people the policy requires for each confirmation, and who may approve
 */
export async function seekApproval(
  { genes, plansDigest }: Audit,
  terms: Policy['approvals'],
  approver: Approver,
): Promise<ApprovalState> {
  const { means } = approver;
  const asking = genes.flatMap((gene) => {
    const confirmation = strongestConfirmation(gene);
    if (confirmation === 'standard') return [];
    const needed = means === 'digest' ? 1 : terms[confirmation];
    return [[gene, { confirmation, needed }] as const];
  });
  const consent: Consent =
    asking.length === 0
      ? { approvals: [], refusals: [] }
      : await approver.seek({ plansDigest, people: terms.people });
  const given = consent.approvals.length;
  return { ...consent, means, waiting: new Map(asking.filter(([, { needed }]) => needed > given)) };
}

/** Returns the strongest confirmation that a gene's commands require; `standard` if it may not run. */
function strongestConfirmation({ commands }: Pick<AuditedGene, 'commands'>): Confirmation {
  if (commands.some(({ plan }) => plan === undefined)) return 'standard';
  const asked = commands.map(({ confirmation }) => CONFIRMATIONS.indexOf(confirmation));
  return CONFIRMATIONS[Math.max(0, ...asked)] ?? 'standard';
}

/** The state if nothing requires approval. */
export const NOTHING_WAITS: ApprovalState = {
  means: 'digest',
  approvals: [],
  refusals: [],
  waiting: new Map(),
};
