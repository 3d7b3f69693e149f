import { type Asset, placeOf } from '../../assets/asset.ts';
import { commandsToRun } from '../../assets/validation.ts';
import type { Judge } from '../../judge/judge.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';

/**
 * Finds Capsules whose gene has a command that may not run: nothing shows that their solution works.
 *
 * @param genes where the gene of a Capsule is looked for; the first of an id is meant
 * @returns the finding of each such Capsule
 */
export async function blockedGenes(
  capsules: readonly Asset[],
  genes: readonly Asset[],
  judge: Judge,
): Promise<ReadonlyMap<Asset, Finding>> {
  const found = new Map<Asset, Finding>();
  for (const capsule of capsules) {
    const { gene: id } = capsule.value;
    const gene = genes.find((each) => each.type === 'Gene' && each.id === id);
    const command = gene && (await firstBlocked(gene, judge));
    if (gene === undefined || command === undefined) continue;
    const why = `the command \`${command}\` of its gene \`${gene.id}\` is blocked`;
    const args = { capsule: capsule.id, why };
    found.set(capsule, finding('capsule-not-eligible', args, placeOf(capsule, ['gene'])));
  }
  return found;
}

/** Returns the first command of a gene that may not run. */
async function firstBlocked(gene: Asset, everywhere: Judge): Promise<string | undefined> {
  const judge = everywhere.forFile(gene.path);
  for (const command of commandsToRun(gene)) {
    const { verdict } = await judge.command(command);
    if (verdict === 'block') return command;
  }
  return undefined;
}

/** Finds genes that a change moves from a seed file into the store, and that may not run there. */
export async function activatedSeeds({ assets, judge }: ChangeSubject): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const gene of assets.activated ?? []) {
    const command = await firstBlocked(gene, judge);
    if (command === undefined) continue;
    found.push(
      finding('seed-activated-blocked', { gene: gene.id, command }, placeOf(gene, ['validation'])),
    );
  }
  return found;
}
