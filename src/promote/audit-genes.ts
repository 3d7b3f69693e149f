import type { Asset } from '../assets/asset.ts';
import type { Audit } from '../audit/audited.ts';
import { contentDigest } from '../audit/gene/content/content.ts';
import { auditGene, readGene } from '../audit/gene/gene.ts';
import { digestPlans } from '../audit/gene/plans.ts';
import type { Judge } from '../judge/judge.ts';
import { NOTHING_TOUCHED } from '../model/blast-radius.ts';

/**
 * Judges genes that come from elsewhere: every command, and what they say about themselves. They
 * change no file here, so their limits bind nothing.
 *
 * @param judge without a tree, only the text of the commands is judged, and they get no Plans
 */
export async function auditGenes(genes: readonly Asset[], judge: Judge): Promise<Audit> {
  const { policy, tree } = judge.terms;
  const read = await Promise.all(genes.map((asset) => readGene({ kind: 'added', asset }, judge)));
  const contents = new Map<string, string>();
  for (const { command, verdict, reading } of read.flatMap(({ commands }) => commands)) {
    if (tree === undefined || verdict === 'block' || contents.has(command)) continue;
    contents.set(command, await contentDigest(reading, { tree, change: { files: [] } }));
  }
  const { hard_cap_files: files, hard_cap_lines: lines } = policy.blast_radius;
  const audited = read.map((gene) =>
    auditGene(gene, {
      measured: { radius: NOTHING_TOUCHED, caps: { files, lines }, touchesOf: () => [] },
      binds: false,
      mayRun: true,
      terms: {
        tree: tree?.label ?? '',
        timeoutMs: policy.limits.command_timeout_seconds * 1000,
        contents,
      },
    }),
  );
  const plans = audited.flatMap(({ commands }) => commands.flatMap(({ plan }) => plan ?? []));
  return {
    genes: audited,
    capsules: [],
    blastRadius: NOTHING_TOUCHED,
    files: [],
    findings: [],
    plansDigest: digestPlans(plans),
  };
}
