import { defineRule } from '../../../finding/rule.ts';

export const platformUnsupported = defineRule<{ family: string; platform: string }>({
  id: 'platform_unsupported',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The family does not exist on this platform',
  why: 'Some programs exist, or mean what the registry says, on some systems only.',
  wrong: 'open notes.md',
  right: 'cat notes.md',
  message: ({ family, platform }) => `\`${family}\` is not supported on \`${platform}\`.`,
  remedy: ({ family }) => `Do without \`${family}\` here.`,
});
