import { defineRule } from '../../../finding/rule.ts';

export const validatorProgram = defineRule<{ program: string }>({
  id: 'validator-program',
  layer: 'policy',
  severity: 'error',
  since: '0.1.0',
  title: 'The validators of the hub run node only',
  why: `Validators of the protocol's hub start \`node\` and nothing else; an npm or npx command is refused there, and the gene fails.`,
  wrong: 'npm test',
  right: 'node scripts/check.js',
  message: ({ program }) => `The hub's validators do not run \`${program}\`.`,
  remedy: () => `Write a Node script that does the same, and run it with \`node\`.`,
});
