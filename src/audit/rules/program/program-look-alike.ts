import { defineRule } from '../../../finding/rule.ts';

export const programLookAlike = defineRule<{ program: string; meant: string }>({
  id: 'program-look-alike',
  layer: 'program',
  severity: 'error',
  since: '0.1.0',
  title: 'The program is only almost an allowed one',
  why: `On a file system that ignores case, or on Windows, \`NODE\` or \`node.exe\` may be a different file than \`node\`. Program names are compared exactly.`,
  wrong: 'Node scripts/check.js',
  right: 'node scripts/check.js',
  message: ({ program, meant }) =>
    `\`${program}\` is not \`${meant}\`: program names are compared exactly.`,
  remedy: ({ meant }) => `Write \`${meant}\`.`,
});
