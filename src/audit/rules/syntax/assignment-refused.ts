import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const assignmentRefused = defineRule<SyntaxArguments['assignment-refused']>({
  id: 'assignment-refused',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A variable is set that may decide what runs',
  why: 'Variables such as NODE_OPTIONS, PATH or LD_PRELOAD load code or replace programs. Only a short list of names that change output or mode may be set, with plain values.',
  wrong: 'NODE_OPTIONS=--require=./x.cjs node scripts/validate.js',
  right: 'NODE_ENV=test node scripts/validate.js',
  message: ({ name, value, known }) =>
    known ? `${name} may not be set to \`${value}\`.` : `${name} may not be set before a command.`,
  remedy: ({ name, known }) =>
    known
      ? `Give ${name} a plain value, or set it in the script.`
      : `Set ${name} in the script, or pass the value as an argument.`,
});
