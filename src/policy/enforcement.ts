import type { Level } from '../model/level.ts';

/** A level of a rule or a group, with its reason and its last day. */
export interface RuleSetting {
  readonly level: Level;
  readonly reason?: string;
  readonly until?: string;
}

/** Returns a setting in its long form. */
export function settingOf(setting: Level | RuleSetting): RuleSetting {
  return typeof setting === 'string' ? { level: setting } : setting;
}

/** What a policy enforces on a day: only reports, perhaps until a last day; or everything. */
export type Enforcement =
  | { readonly mode: 'block' }
  | { readonly mode: 'report'; readonly until?: string };

/** @param today as `2027-01-31`, in UTC */
export function enforcementOn(
  today: string,
  enforce: 'block' | 'report' | { readonly mode: 'report'; readonly until: string },
): Enforcement {
  if (typeof enforce === 'string') return { mode: enforce };
  const { mode, until } = enforce;
  return until < today ? { mode: 'block' } : { mode, until };
}
