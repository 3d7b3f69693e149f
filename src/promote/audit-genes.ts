import type { Asset } from '../assets/asset.ts';
import type { Audit } from '../audit/audited.ts';
import { contentDigest } from '../audit/content/content.ts';
import { judgeGene, readGene } from '../audit/gene.ts';
import { digestPlans } from '../audit/plans.ts';
import { commandJudge } from '../judge/command-judge.ts';
import { commandPolicyOf } from '../judge/profiles/policy-settings.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';

const NOTHING = { files: 0, lines: 0, exemptFiles: 0, exemptLines: 0 };

/**
 * Judges genes that come from elsewhere: every command, and what they say about themselves. They
 * change no file here, so their limits bind nothing.
 *
 * @param tree what the commands would run in; without one, only their text is judged, and they get no
 *   Plans
 */
export async function auditGenes(
  genes: readonly Asset[],
  policy: Policy,
  tree: Tree | undefined,
): Promise<Audit> {
  const judge = commandJudge(tree ? { tree } : {}, policy.profile, commandPolicyOf(policy));
  const read = await Promise.all(genes.map((asset) => readGene({ kind: 'added', asset }, judge)));
  const contents = new Map<string, string>();
  for (const { command, verdict, reading } of read.flatMap(({ commands }) => commands)) {
    if (tree === undefined || verdict === 'block' || contents.has(command)) continue;
    contents.set(command, await contentDigest(reading, { tree, change: { files: [] } }));
  }
  const { hard_cap_files: files, hard_cap_lines: lines } = policy.blast_radius;
  const audited = read.map((gene) =>
    judgeGene(gene, {
      measured: { radius: NOTHING, caps: { files, lines }, touchesOf: () => [] },
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
    blastRadius: NOTHING,
    files: [],
    findings: [],
    plansDigest: digestPlans(plans),
  };
}
