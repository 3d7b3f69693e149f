import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const lookAlikeLetters = defineRule<SyntaxArguments['look-alike-letters']>({
  id: 'look-alike-letters',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'Letters of another script pass for ASCII',
  why: 'A Cyrillic or Greek letter that looks like a Latin one names another program or another file than the reviewer reads.',
  wrong: 'node "scripts/оk.js"',
  right: 'node "scripts/ok.js"',
  message: ({ word, looks_like, characters }) =>
    `\`${word}\` looks like \`${looks_like}\` and is not: it contains ${characters.join(', ')}.`,
  remedy: ({ looks_like }) => `Type \`${looks_like}\` in ASCII letters.`,
});
