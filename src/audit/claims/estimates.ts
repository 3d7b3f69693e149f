import { type AssetChange, isJsonObject, type Json } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';
import type { CountedChange } from './counted-change.ts';

/** Checks the estimates of new events. */
export const estimates = defineChangeCheck({
  name: 'estimates',
  find: ({ assets, counted }) => estimateFindings(assets.changes, counted),
});

/** The limits of drift, as actual files per estimated file (reference engine 1.29.8). */
const MOST_DRIFT = 3;
const LEAST_DRIFT = 0.1;

/**
 * Compares the estimate of a new event (`blast_radius_estimate`, in the event or its `meta`) with the
 * result: git's numbers if the change has one event, otherwise the claim of the event. An estimate
 * has drifted only if it has in both ways of counting, because an agent estimates its edits and not
 * the files of the asset store that a cycle writes.
 */
export function estimateFindings(
  changes: readonly AssetChange[],
  { least, most }: CountedChange,
): Finding[] {
  const events = changes.filter(
    ({ kind, asset }) => kind === 'added' && asset.type === 'EvolutionEvent',
  );
  return events.flatMap(({ asset }) => {
    const { blast_radius_estimate: direct, meta, blast_radius: claim } = asset.value;
    const pointer = isJsonObject(direct) ? [] : ['meta'];
    const estimated =
      pointer.length === 0 ? direct : isJsonObject(meta) && meta.blast_radius_estimate;
    const estimate = filesOf(estimated);
    if (estimate === undefined || estimate <= 0) return [];
    const alone = events.length === 1;
    const atLeast = alone ? least.files : filesOf(claim);
    const atMost = alone ? most.files : filesOf(claim);
    if (atLeast === undefined || atMost === undefined) return [];
    const grew = atLeast / estimate > MOST_DRIFT;
    if (!grew && atMost / estimate >= LEAST_DRIFT) return [];
    const actual = grew ? atLeast : atMost;
    const location = asset.locate([...pointer, 'blast_radius_estimate']);
    const place = { location, subject: subjectOf(asset) };
    return [finding('estimate-drift', { event: asset.id, estimate, actual }, place)];
  });
}

function filesOf(value: Json | undefined): number | undefined {
  return isJsonObject(value) && typeof value.files === 'number' ? value.files : undefined;
}
