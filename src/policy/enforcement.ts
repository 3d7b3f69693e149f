import type { Level } from '../model/verdict.ts';

/** A level of a rule or a group, with its reason and its last day. */
export interface RuleSetting {
  readonly level: Level;
  readonly reason?: string;
  readonly until?: string;
}

export function settingOf(setting: Level | RuleSetting): RuleSetting {
  return typeof setting === 'string' ? { level: setting } : setting;
}

/** Reports only, perhaps until a last day; or blocks. */
export type Enforcement =
  | { readonly mode: 'block' }
  | { readonly mode: 'report'; readonly until?: string };

/** Returns the day in the format of a policy, as `2027-01-31`, in UTC. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

/** @param today see {@link dayOf} */
export function enforcementOn(
  today: string,
  enforce: 'block' | 'report' | { readonly mode: 'report'; readonly until: string },
): Enforcement {
  if (typeof enforce === 'string') return { mode: enforce };
  const { mode, until } = enforce;
  return until < today ? { mode: 'block' } : { mode, until };
}
