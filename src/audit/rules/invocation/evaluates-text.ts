import { defineRule } from '../../../finding/rule.ts';

export const evaluatesText = defineRule<{ program: string; flag: string }>({
  id: 'evaluates-text',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'Code stands in the command itself',
  why: `Text that is evaluated is code that no diff, no linter and no reviewer sees as code, and validators refuse it. A script file is read like all other code.`,
  wrong: `node -e "require('./check')"`,
  right: 'node scripts/validate/check.cjs',
  message: ({ program, flag }) => `\`${flag}\` of ${program} evaluates text as code.`,
  remedy: () =>
    `Move the code into a script in the repository and run it with \`node\`; \`gene-gate fix\` does that.`,
});
