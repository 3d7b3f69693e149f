import type { Audit } from '../audit/audited.ts';
import type { Finding } from '../finding/finding.ts';
import type { Policy } from '../policy/policy.ts';
import type { Ran } from '../run/run.ts';
import { type JudgedGene, judgeGene } from './gene.ts';
import { checkoutModified } from './rules/checkout-modified.ts';
import { runInterrupted } from './rules/run-interrupted.ts';
import { gravest, severityVerdict, type Verdict } from './verdict.ts';

export interface Judgement {
  readonly genes: readonly JudgedGene[];
  /** About the run as a whole. */
  readonly runFindings: readonly Finding[];
  readonly verdict: Verdict;
}

/** The verdict about a change: the gravest of its genes', its findings' and the run's. */
export function judge(audit: Audit, ran: Ran, policy: Policy): Judgement {
  const genes = audit.genes.map((gene) => judgeGene(gene, ran.outcomes.get(gene) ?? [], policy));
  const runFindings = [
    ...ran.modified.map((modified) =>
      checkoutModified.find(modified, { subject: { command: modified.command } }),
    ),
    ...(ran.interrupted > 0 ? [runInterrupted.find({ skipped: ran.interrupted })] : []),
  ];
  const whole = severityVerdict([...audit.findings, ...runFindings], policy.fail_on);
  return { genes, runFindings, verdict: gravest([whole, ...genes.map(({ verdict }) => verdict)]) };
}
