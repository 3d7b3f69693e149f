import { defineRule } from '../../../finding/rule.ts';

export const familyBaseMismatch = defineRule<{ family: string; base: string }>({
  id: 'family_base_mismatch',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The text runs another program than the proposal says',
  why: 'A proposal names its family, and the text must begin with it; otherwise the checks of one program would pass the words of another.',
  wrong: 'dig host.test (proposed as curl)',
  right: 'curl -I https://host.test (proposed as curl)',
  message: ({ family, base }) => `The proposal says \`${family}\`, but the text runs \`${base}\`.`,
  remedy: ({ family }) => `Begin the text with \`${family}\`, or propose the other family.`,
});
