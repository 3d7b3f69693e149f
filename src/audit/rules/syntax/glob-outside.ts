import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { singleQuoted } from '../../../command/lex/single-quoted.ts';
import { defineRule } from '../../../finding/rule.ts';

export const globOutside = defineRule<SyntaxArguments['glob-outside']>({
  id: 'glob-outside',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A pattern leads out of the repository',
  why: "Names of files outside of the repository are nobody's business in a report, and they differ from machine to machine.",
  wrong: 'node scripts/validate.js /etc/host*',
  right: 'node scripts/validate.js data/hosts',
  message: ({ pattern }) =>
    `\`${pattern}\` would be replaced by the names of files outside of the repository.`,
  remedy: ({ pattern }) =>
    `Name files of the repository; quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
});
