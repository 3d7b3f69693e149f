import { placeOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject } from '../subject.ts';
import { firstBlocked } from './blocked-genes.ts';

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
