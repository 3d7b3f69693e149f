import { comparePolicies } from '../../policy/difference.ts';
import { DEFAULT_POLICY, type Policy } from '../../policy/policy.ts';
import type { IdleIgnore } from '../../verdict/ignores.ts';
import { count } from '../view/words.ts';
import { layoutOf, prose, type TextOptions } from './layout.ts';

/** What is wrong with a policy that can be understood. */
export interface PolicyFaults {
  readonly idleIgnores: readonly IdleIgnore[];
  /** One sentence for each example of its own that does not hold. */
  readonly failedExamples: readonly string[];
}

/** What a policy says that the defaults do not, and what is wrong with it. */
export function renderPolicy(
  policy: Policy,
  file: string,
  { idleIgnores, failedExamples }: PolicyFaults,
  options: Pick<TextOptions, 'columns' | 'colour'>,
): string {
  const layout = layoutOf({ ...options, verbose: true });
  const differences = comparePolicies(DEFAULT_POLICY, policy);
  const words =
    differences.length === 0
      ? 'all defaults'
      : `${count(differences.length, 'setting')} other than the default`;
  const rows = [
    prose(layout, 'policy', `${file}: ${words}`, { text: 'strong' }),
    ...differences.map(({ key, change, direction = 'other' }) =>
      prose(layout, direction, `${key}: ${change}`, {
        label: direction === 'looser' ? 'caution' : 'quiet',
      }),
    ),
    ...failedExamples.map((why) => prose(layout, 'example', why, { label: 'bad' })),
    ...idleIgnores.map(({ rule, why }) =>
      prose(layout, 'no effect', `ignore of ${rule}: ${why}`, { label: 'bad' }),
    ),
  ];
  return `${rows.flat().join('\n')}\n`;
}
