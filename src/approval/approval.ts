import type { Audit, AuditedGene } from '../audit/audited.ts';
import { type Approval, CONFIRMATIONS, type Confirmation } from '../model/verdict.ts';
import type { Policy } from '../policy/policy.ts';

/** How somebody can agree: by a review of the pull request, or by a digest on the command line. */
export type Means = 'review' | 'digest';

/** What there is of approvals. */
export interface Consent {
  /** Of different people. */
  readonly approvals: readonly Approval[];
  /** Why others do not count, as sentences without a full stop. */
  readonly refusals: readonly string[];
}

/** What is to be approved. */
export interface Question {
  /** Logins of those who may approve it; none: everybody who may write. */
  readonly people: readonly string[];
  /** Of the Plans that would run now. */
  readonly plansDigest: string;
}

/** What is to be approved on a pull request. */
export interface ReviewQuestion extends Question {
  /**
   * The same digest for another commit of the pull request.
   *
   * @throws GateError if the commit cannot be had or judged
   */
  digestAt(commit: string): Promise<string>;
}

/** Where approvals come from. */
export interface Approver<Asked extends Question = Question> {
  readonly means: Means;
  /** Never rejects: what cannot be found out is no approval, and is said. */
  readonly seek: (question: Asked) => Promise<Consent>;
}

/** A gene that may run once somebody agrees. */
export interface Waiting {
  readonly confirmation: Exclude<Confirmation, 'standard'>;
  /** How many people have to agree; whoever sits at the command line is enough. */
  readonly needed: number;
}

/** Which genes may run only after approval, and what there is of it. */
export interface ApprovalState extends Consent {
  readonly means: Means;
  /** Those for which that is not enough: nothing of them may run. */
  readonly waiting: ReadonlyMap<AuditedGene, Waiting>;
}

/**
 * Finds the genes whose commands ask a person for confirmation, and whether there is enough of it.
 * A gene that may not run anyhow waits for nothing.
 *
 * @param terms how many people the policy wants for which confirmation, and whose word counts
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

/** The strongest confirmation that a gene's commands ask for; `standard` if it may not run anyhow. */
function strongestConfirmation({ commands }: Pick<AuditedGene, 'commands'>): Confirmation {
  if (commands.some(({ plan }) => plan === undefined)) return 'standard';
  const asked = commands.map(({ confirmation }) => CONFIRMATIONS.indexOf(confirmation));
  return CONFIRMATIONS[Math.max(0, ...asked)] ?? 'standard';
}

/** What holds where nothing asks for approval. */
export const NOTHING_WAITS: ApprovalState = {
  means: 'digest',
  approvals: [],
  refusals: [],
  waiting: new Map(),
};
