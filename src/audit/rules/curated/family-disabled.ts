import { defineRule } from '../../../finding/rule.ts';

export const familyDisabled = defineRule<{ family: string; pack: string }>({
  id: 'family_disabled',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The family belongs to a pack that is disabled',
  why: 'The policy switches whole packs of families off.',
  wrong: 'dig host.test',
  right: 'cat notes.md',
  configure: '`disabled_packs` in the policy.',
  message: ({ family, pack }) =>
    `\`${family}\` belongs to the pack \`${pack}\`, which the policy disables.`,
  remedy: () => 'Use a family of another pack.',
});
