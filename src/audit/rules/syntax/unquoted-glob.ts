import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { singleQuoted } from '../../../command/lex/single-quoted.ts';
import { defineRule } from '../../../finding/rule.ts';

function sentence(pattern: string, matches: string[], count: number, judged: boolean): string {
  if (!judged) return `What \`${pattern}\` becomes depends on the files that are there.`;
  if (count === 0) return `No file matches \`${pattern}\`, so it stays as it is.`;
  const rest = count > matches.length ? ` and ${count - matches.length} more` : '';
  return `\`${pattern}\` became ${matches.map((match) => `\`${match}\``).join(', ')}${rest}.`;
}

export const unquotedGlob = defineRule<SyntaxArguments['unquoted-glob']>({
  id: 'unquoted-glob',
  layer: 'syntax',
  severity: 'warning',
  since: '0.1.0',
  title: 'An unquoted pattern stands for file names',
  why: 'What a pattern becomes depends on the files that are there. The gate expands it against the audited files, in the order of their bytes, and says what it became; quoted, it means the same everywhere.',
  wrong: 'node --test test/*.test.js',
  right: "node --test 'test/*.test.js'",
  message: ({ pattern, matches, count, judged }) => sentence(pattern, matches, count, judged),
  remedy: ({ pattern }) =>
    `Name the files; or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data or the tool expands it itself.`,
});
