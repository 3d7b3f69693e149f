import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { singleQuoted } from '../../../command/lex/single-quoted.ts';
import { defineRule } from '../../../finding/rule.ts';

export const braceExpansion = defineRule<SyntaxArguments['brace-expansion']>({
  id: 'brace-expansion',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'Braces expand in bash',
  why: 'bash makes several words of `{a,b}`, dash keeps the one: the argument depends on which shell is called `sh`.',
  wrong: 'node scripts/validate.js {a,b}',
  right: 'node scripts/validate.js a b',
  message: ({ written }) =>
    `The braces in \`${written}\` become several words in bash and stay one in dash.`,
  remedy: ({ written }) => `Write each word, or quote the text: \`${singleQuoted(written)}\`.`,
});
