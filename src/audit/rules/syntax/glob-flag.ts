import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { singleQuoted } from '../../../command/lex/single-quoted.ts';
import { defineRule } from '../../../finding/rule.ts';

export const globFlag = defineRule<SyntaxArguments['glob-flag']>({
  id: 'glob-flag',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A pattern may turn into a flag',
  why: 'A file whose name begins with `-` becomes a flag of the program: whoever adds a file decides what the command does.',
  wrong: 'node scripts/validate.js -*',
  right: "node scripts/validate.js './-*'",
  message: ({ pattern, match }) =>
    match === ''
      ? `\`${pattern}\` can only become flags.`
      : `\`${pattern}\` becomes \`${match}\`, which is a flag to the program.`,
  remedy: ({ pattern }) =>
    `Write \`./\` before the pattern, name the files, or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
});
