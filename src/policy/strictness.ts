import { CONTAINMENTS, NETWORKS, VIEWS } from './policy.ts';

/** Whether another value of a key allows less or more; undefined where that cannot be said. */
export type Direction = 'tighter' | 'looser' | undefined;

/** Values from the most permissive to the strictest. */
const ORDERED: Readonly<Record<string, readonly unknown[]>> = {
  // The profiles of agent sandboxes allow other programs, so they have no place in this order.
  profile: ['evolver', 'validator'],
  mode: ['dangerous', 'write', 'safe'],
  allow_dangerous: [true, false],
  fail_on: ['error', 'warning'],
  containment: CONTAINMENTS,
  network: NETWORKS,
  views: VIEWS,
  'blast_radius.audit_log': ['append', 'forbidden'],
};

/** Numbers of which the lower is the stricter. */
const LIMITS: ReadonlySet<string> = new Set([
  'concurrency',
  'assets.max_file_bytes',
  'limits.command_timeout_seconds',
  'limits.budget_seconds',
  'limits.slow_command_seconds',
  'limits.memory_bytes',
  'limits.processes',
  'limits.open_files',
  'limits.file_bytes',
  'limits.written_bytes',
  'blast_radius.hard_cap_files',
  'blast_radius.hard_cap_lines',
  'a2a.max_files',
  'a2a.max_lines',
  'a2a.confidence_factor',
]);

/** Numbers of which the higher is the stricter. */
const THRESHOLDS: ReadonlySet<string> = new Set([
  'a2a.min_score',
  'a2a.min_success_streak',
  'approvals.strong',
  'approvals.very_strong',
]);

/** Lists, and what another entry of them does. */
const LISTS: Readonly<Record<string, Direction>> = {
  'blast_radius.forbidden_paths': 'tighter',
  'blast_radius.protected_paths': 'tighter',
  patterns: 'tighter',
  disabled_packs: 'tighter',
  ignores: 'looser',
  caches: 'looser',
};

/** Compares two values of one key of the policy, named as in `blast_radius.audit_log`. */
export function directionOf(key: string, from: unknown, to: unknown): Direction {
  const order = orderOf(key, from, to);
  const [before, after] = [order?.indexOf(from) ?? -1, order?.indexOf(to) ?? -1];
  if (before < 0 || after < 0 || before === after) return undefined;
  return after > before ? 'tighter' : 'looser';
}

/** What it does to a list of the policy that entries are added to it and removed from it. */
export function directionOfList(key: string, added: number, removed: number): Direction {
  const direction = LISTS[key];
  if (direction === undefined || (added > 0 && removed > 0)) return undefined;
  if (added > 0) return direction;
  return direction === 'tighter' ? 'looser' : 'tighter';
}

/** The values from the most permissive to the strictest, if the key has such an order. */
function orderOf(key: string, ...values: readonly unknown[]): readonly unknown[] | undefined {
  if (LIMITS.has(key) && values.every((value) => typeof value === 'number')) {
    return values.toSorted((a, b) => Number(b) - Number(a));
  }
  if (THRESHOLDS.has(key)) return values.toSorted((a, b) => Number(a) - Number(b));
  return ORDERED[key];
}
