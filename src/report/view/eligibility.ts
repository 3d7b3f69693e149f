import type { GateReport } from '../gate-report.ts';

/** What keeps a Capsule from other agents: the ids of the rules, each once; null where it is not asked. */
export function obstacles({
  eligible,
  reasons,
}: GateReport['capsules'][number]): readonly string[] | null {
  return eligible === null ? null : [...new Set(reasons.map(({ rule }) => rule))];
}
