import { comparePolicies } from '../../policy/difference.ts';
import { type Policy, policySchema } from '../../policy/policy.ts';
import type { IdleIgnore } from '../../verdict/ignores.ts';
import { count } from '../view/words.ts';
import { painter } from './paint.ts';
import { type Layout, prose } from './row.ts';

/** What a policy says that the defaults do not, and what of it has no effect. */
export function renderPolicy(
  policy: Policy,
  file: string,
  idle: readonly IdleIgnore[],
  { columns, colour }: { readonly columns: number; readonly colour: boolean },
): string {
  const layout: Layout = { columns, paint: painter(colour), verbose: true };
  const differences = comparePolicies(policySchema.parse({}), policy);
  const words =
    differences.length === 0
      ? 'all defaults'
      : `${count(differences.length, 'setting')} other than the default`;
  const rows = [
    prose(layout, 'policy', `${file}: ${words}`, { text: 'strong' }),
    ...differences.map(({ key, change, direction = 'other' }) =>
      prose(layout, direction, `${key}: ${change}`, {
        label: direction === 'looser' ? 'doubtful' : 'quiet',
      }),
    ),
    ...idle.map(({ rule, why }) =>
      prose(layout, 'no effect', `ignore of ${rule}: ${why}`, { label: 'bad' }),
    ),
  ];
  return `${rows.flat().join('\n')}\n`;
}
