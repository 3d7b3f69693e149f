import { defineRule } from '../../../finding/rule.ts';

export const readsStdin = defineRule<{ program: string; flag: string }>({
  id: 'reads-stdin',
  layer: 'invocation',
  severity: 'error',
  since: '0.1.0',
  title: 'The program would read its code from standard input',
  why: `Standard input is closed for a validation; where it is not, whatever is there would be run.`,
  wrong: 'node -',
  right: 'node scripts/check.js',
  message: ({ program, flag }) =>
    flag === ''
      ? `No script is named, so ${program} would read code from standard input.`
      : `\`${flag}\` makes ${program} read code from standard input.`,
  remedy: () => 'Name a script of the repository.',
});
