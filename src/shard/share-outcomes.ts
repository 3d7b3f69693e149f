import type { AuditedGene } from '../audit/audited.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Policy } from '../policy/policy.ts';

type GeneOutcomes = readonly [AuditedGene, readonly Outcome[]];

/**
 * Lets equal Plans share one Outcome, as on one machine, where they run once. With shards an equal
 * Plan may have run on several machines. If their outcomes agree, the first gene's outcome counts for
 * all; otherwise each gene keeps the outcome of its own machine.
 *
 * If the commands of a gene share a view, only genes with equal lists share outcomes.
 *
 * @param genes in report order, with one Outcome for each command
 */
export function shareOutcomes(
  genes: readonly GeneOutcomes[],
  views: Policy['views'],
): readonly GeneOutcomes[] {
  const firstBy = new Map<string, Outcome>();
  return genes.map(([gene, outcomes]) => [
    gene,
    outcomes.map((outcome, position) => {
      const { reused: _, ...own } = outcome;
      const digest = views === 'gene' ? placeIn(gene, position) : digestAt(gene, position);
      if (digest === undefined || own.status === 'skipped') return own;
      const first = firstBy.get(digest);
      if (first === undefined) {
        firstBy.set(digest, own);
        return own;
      }
      return agree(first, own) ? { ...first, reused: true } : own;
    }),
  ]);
}

function digestAt({ commands }: AuditedGene, position: number): string | undefined {
  return commands[position]?.plan?.digest;
}

/** Identifies a Plan together with the commands that may have run before it. */
function placeIn(gene: AuditedGene, position: number): string {
  return [position, ...gene.commands.map((_, each) => digestAt(gene, each))].join();
}

function agree(a: Outcome, b: Outcome): boolean {
  return a.status === b.status && a.exit_code === b.exit_code && a.signal === b.signal;
}
