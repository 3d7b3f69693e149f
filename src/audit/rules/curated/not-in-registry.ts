import { defineRule } from '../../../finding/rule.ts';

export const notInRegistry = defineRule<{ family: string }>({
  id: 'not_in_registry',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The command family is not in the curated registry',
  why: 'Only programs whose flags and operands are written down can be validated.',
  wrong: 'wget https://host.test',
  right: 'curl -I https://host.test',
  configure: '`families` in the policy adds a family, in the same terms as the built-in ones.',
  message: ({ family }) => `The command family \`${family}\` is not in the curated registry.`,
  remedy: () =>
    'Write one of the commands that the registry of families has, or add the family to the policy.',
});
