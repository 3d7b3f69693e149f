import type { GateUses } from './gate-uses.ts';

/** What a change can decide about the gate before it starts. */
export interface LateGate {
  /** The first workflow with such steps. */
  readonly path: string;
  /** The steps, each as a clause. */
  readonly steps: readonly string[];
  /** Whether the gate itself is started from the repository. */
  readonly startsGate: boolean;
}

/** Returns the steps that run something of the repository before the gate; undefined without one. */
export function lateGate({ jobs }: Pick<GateUses, 'jobs'>): LateGate | undefined {
  const all = [...jobs].flatMap(([path, each]) =>
    [...each.values()].flat().map((step) => ({ path, ...step })),
  );
  const [first] = all;
  if (first === undefined) return undefined;
  const clauses = all.map(({ path, place, what }) => `\`${place}\` of \`${path}\` (${what})`);
  return {
    path: first.path,
    steps: [...new Set(clauses)],
    startsGate: all.some(({ startsGate }) => startsGate),
  };
}
