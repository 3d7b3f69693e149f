import { defineRule } from '../../../finding/rule.ts';

export const maturityRefused = defineRule<{ family: string; maturity: string }>({
  id: 'maturity_refused',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The maturity of the family forbids this',
  why: 'A blocked family is refused whatever it is asked to do; others are accepted in one proposal mode only.',
  wrong: 'sudo ls',
  right: 'ls',
  message: ({ family, maturity }) => `\`${family}\` is \`${maturity}\` in the registry.`,
  remedy: () => 'Use another family.',
});
