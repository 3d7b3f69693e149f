import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { defineRule } from '../../../finding/rule.ts';

export const tildeExpansion = defineRule<SyntaxArguments['tilde-expansion']>({
  id: 'tilde-expansion',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A tilde stands for a home directory',
  why: 'A shell replaces the tilde by a directory of the user who runs it, outside of the repository.',
  wrong: 'node ~/validate.js',
  right: 'node scripts/validate.js',
  message: ({ word }) => `The tilde in \`${word}\` would be replaced by a home directory.`,
  remedy: () =>
    'Name a file of the repository by its relative path; quote the tilde if it is data.',
});
