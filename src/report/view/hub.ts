import { ENGINES } from '../../model/word-lists.ts';
import type { ReportGene } from '../gate-report.ts';

/** What an author asks before a gene is published. */
export const QUESTION = 'Will the hub take it?';

/** Whether all engines that the policy names take a gene. */
export interface HubAnswer {
  readonly taken: boolean;
  /** The engines that the policy names. */
  readonly by: string;
  /** Which engines, or the first reason of one that does not, and what the others say. */
  readonly words: string;
}

/** Returns the answer about a gene; undefined if it has no command. */
export function hubAnswer(profiles: ReportGene['profiles']): HubAnswer | undefined {
  const engines = ENGINES.flatMap((name) => {
    const answer = profiles[name];
    return answer === undefined ? [] : [{ name, ...answer }];
  });
  const named = (some: typeof engines) => some.map(({ name }) => name).join(', ');
  const required = engines.filter((each) => each.required);
  if (required.length === 0) return undefined;
  const by = named(required);
  const takers = engines.filter(({ accepted }) => accepted);
  const refusing = required.find(({ accepted }) => !accepted);
  if (refusing) {
    const others = takers.length === 0 ? '' : ` Accepted by ${named(takers)}.`;
    return { taken: false, by, words: `${refusing.reason ?? 'No reason given.'}${others}` };
  }
  const refusals = engines.filter(({ accepted }) => !accepted);
  const others = refusals.length === 0 ? '' : `, ${named(refusals)}: no`;
  const lacks = profiles.validator?.remark === undefined ? '' : ', but the hub lacks its script';
  return { taken: true, by, words: `${by}: yes${lacks}${others}` };
}
