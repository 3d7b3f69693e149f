import type { Audit, AuditedGene } from '../audit/audited.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { type ApprovalSubject, boundFiles } from './subject.ts';

/** A commit judged as a head: what an approval of it is bound to, and its genes. */
export interface JudgedHead {
  readonly subject: ApprovalSubject;
  readonly genes: readonly AuditedGene[];
  /** Whether it weakens the gate itself. */
  readonly weakensGate: boolean;
}

/**
 * Returns what an approval of an audited commit is bound to, and its genes.
 *
 * @param tree the files of the commit
 * @param baseRef the name of the base branch; empty without a change
 */
export async function judgedHead(
  audit: Audit,
  tree: Tree,
  { policy, digest }: Pick<LoadedPolicy, 'policy' | 'digest'>,
  baseRef: string,
): Promise<JudgedHead> {
  const { genes, plansDigest } = audit;
  const files = await boundFiles(tree, policy.approvals.unaffected_by);
  return {
    subject: { files, baseRef, plansDigest, policyDigest: digest },
    genes,
    weakensGate: weakensGate(audit),
  };
}

/** Whether a change weakens the gate, which needs approval. */
export function weakensGate({ findings }: Pick<Audit, 'findings'>): boolean {
  return findings.some(({ rule }) => rule === 'gate-weakened');
}
