import { defineRule } from '../../../finding/rule.ts';

export const namesProgram = defineRule<{ program: string; flag: string }>({
  id: 'names-program',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'A program is named that npm would start',
  why: `Editors, browsers, viewers, git and build tools that a flag names can be any file.`,
  wrong: 'npm help run --viewer=./x',
  right: 'npm test',
  message: ({ program, flag }) => `\`${flag}\` makes ${program} start another program.`,
  remedy: () => 'Remove it.',
});
