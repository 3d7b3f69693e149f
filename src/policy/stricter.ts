import { canonicalize } from '@evomap/gep-sdk';
import { GateError } from '../error.ts';
import { isSection } from './difference.ts';
import { digestPolicy } from './load.ts';
import { type LoadedPolicy, type Policy, policySchema } from './policy.ts';
import { directionOf, directionOfList } from './strictness.ts';

/** Keys that say how, and not what: the first policy's word counts where the two differ. */
const EITHER: ReadonlySet<string> = new Set(['concurrency', 'limits.output_bytes']);

/**
 * Combines two policies so that nothing is allowed that either of them refuses: of each key the
 * stricter value, lists of what is refused together, lists of what is accepted as far as both agree.
 *
 * @param name what the second one is called in errors and in the report
 * @throws GateError `policy_conflict` if they differ in a key of which it cannot be said which value
 *   is the stricter one
 */
export function stricterOf(first: LoadedPolicy, second: LoadedPolicy, name: string): LoadedPolicy {
  const conflicts: string[] = [];
  const combined = combine('', first.policy, second.policy, conflicts);
  if (conflicts.length > 0) {
    throw new GateError(
      'policy_conflict',
      `The policies of the base and of ${name} differ in ${conflicts.join(', ')}, and it cannot be said which one is stricter.`,
      'Make these keys the same on both branches, or leave policy-ref out.',
    );
  }
  const policy: Policy = policySchema.parse(combined);
  const { ref, digest } = second;
  return {
    ...first,
    policy,
    digest: digestPolicy(policy),
    combinedWith: { name, digest, ...(ref !== undefined && { ref }) },
  };
}

function combine(key: string, first: unknown, second: unknown, conflicts: string[]): unknown {
  if (canonicalize(first) === canonicalize(second)) return first;
  if (isSection(first) && isSection(second)) {
    const names = new Set([...Object.keys(first), ...Object.keys(second)]);
    const entries = [...names].map((each) => {
      const inner = key === '' ? each : `${key}.${each}`;
      return [each, combine(inner, first[each], second[each], conflicts)];
    });
    return Object.fromEntries(entries);
  }
  if (EITHER.has(key)) return first;
  const direction =
    Array.isArray(first) && Array.isArray(second)
      ? directionOfList(key, 1, 0)
      : directionOf(key, first, second);
  if (direction === undefined) conflicts.push(key);
  else if (Array.isArray(first) && Array.isArray(second)) {
    return direction === 'tighter' ? union(first, second) : intersection(first, second);
  }
  return direction === 'tighter' ? second : first;
}

function union(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  return [...first, ...second.filter((each) => !isIn(first, each))];
}

function intersection(first: readonly unknown[], second: readonly unknown[]): unknown[] {
  return first.filter((each) => isIn(second, each));
}

function isIn(list: readonly unknown[], entry: unknown): boolean {
  return list.some((each) => canonicalize(each) === canonicalize(entry));
}
