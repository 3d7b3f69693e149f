import { comparePolicies } from '../../policy/combine.ts';
import { DEFAULT_POLICY } from '../../policy/default.ts';
import type { Policy } from '../../policy/policy.ts';
import type { Idle } from '../../verdict/levels.ts';
import { count } from '../view/words.ts';
import { layoutOf, prose, type TextOptions } from './layout.ts';

/** What is wrong with a valid policy. */
export interface PolicyFaults {
  readonly idleIgnores: readonly Idle[];
  readonly idleLevels: readonly Idle[];
  readonly failedExamples: readonly string[];
}

/** Renders which policy decided, as the last line of an answer. */
export function renderPolicyUsed(
  name: string,
  { profile }: Pick<Policy, 'profile'>,
  options: Pick<TextOptions, 'columns' | 'colour'>,
): string {
  const layout = layoutOf({ ...options, verbose: true });
  return `${prose(layout, 'policy', `${name}, profile ${profile}`).join('\n')}\n`;
}

/** Renders the differences between a policy and the defaults, and what is wrong with it. */
export function renderPolicy(
  policy: Policy,
  file: string,
  { idleIgnores, idleLevels, failedExamples }: PolicyFaults,
  options: Pick<TextOptions, 'columns' | 'colour'>,
): string {
  const layout = layoutOf({ ...options, verbose: true });
  const differences = comparePolicies(DEFAULT_POLICY, policy);
  const words =
    differences.length === 0
      ? 'same as the defaults'
      : `${count(differences.length, 'difference')} from the defaults`;
  const rows = [
    prose(layout, 'policy', `${file}: ${words}`, { text: 'strong' }),
    ...differences.map(({ key, change, direction = 'changed' }) =>
      prose(layout, direction, `${key}: ${change}`, {
        label: direction === 'looser' ? 'caution' : 'quiet',
      }),
    ),
    ...failedExamples.map((why) => prose(layout, 'example', why, { label: 'bad' })),
    ...Object.entries({ ignore: idleIgnores, rules: idleLevels }).flatMap(([key, idle]) =>
      idle.map(({ name, why }) =>
        prose(layout, 'no effect', `${key} ${name}: ${why}`, { label: 'bad' }),
      ),
    ),
  ];
  return `${rows.flat().join('\n')}\n`;
}
