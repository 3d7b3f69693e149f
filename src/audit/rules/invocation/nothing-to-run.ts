import { defineRule } from '../../../finding/rule.ts';

export const nothingToRun = defineRule<{ program: string }>({
  id: 'nothing-to-run',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The command names nothing to run',
  why: `\`npm\` alone prints its help and \`npx\` alone opens a shell.`,
  wrong: 'npx',
  right: 'npx eslint src',
  message: ({ program }) => `\`${program}\` is not told what to run.`,
  remedy: () => `Name the script or tool: \`npm test\`, \`npm run SCRIPT\`, \`npx TOOL\`.`,
});
