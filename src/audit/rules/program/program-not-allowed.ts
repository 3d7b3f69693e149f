import { defineRule } from '../../../finding/rule.ts';

export const programNotAllowed = defineRule<{ program: string; group: string }>({
  id: 'program-not-allowed',
  layer: 'program',
  severity: 'error',
  since: '0.1.0',
  title: 'The program is not on the list',
  why: `Validation runs on machines that nobody watches. \`node\`, \`npm\` and \`npx\` are what every such machine has and what the gate understands word by word; what else is needed goes into a Node script.`,
  wrong: 'bash scripts/check.sh',
  right: 'node scripts/check.js',
  message: ({ program }) =>
    `The program \`${program}\` may not validate; only \`node\`, \`npm\` and \`npx\` may.`,
  remedy: ({ program, group }) =>
    group === 'package_manager'
      ? 'Use `npm test`, `npm run SCRIPT` or `npx TOOL`.'
      : `Wrap what \`${program}\` does in a Node script and run it with \`node\`.`,
});
