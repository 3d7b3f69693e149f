import type { GlobAmbiguity } from '../../../command/lex/glob-pattern.ts';
import type { SyntaxArguments } from '../../../command/lex/problem.ts';
import { singleQuoted } from '../../../command/lex/single-quoted.ts';
import { defineRule } from '../../../finding/rule.ts';

const REASONS: Readonly<Record<GlobAmbiguity, string>> = {
  bracket: 'shells differ about these brackets',
  dot: 'it matches the directory itself in some shells',
  empty_segment: 'shells differ about an empty part of a path',
  letters: 'a letter of a file name counts as one or as several, depending on the locale',
  symlink: 'it leads through a symbolic link or a submodule',
  file_name: 'a file that matches has a character in its name that no command may have',
  too_many: 'there is too much of it',
};

export const globUnclear = defineRule<SyntaxArguments['glob-unclear']>({
  id: 'glob-unclear',
  layer: 'syntax',
  severity: 'error',
  since: '0.1.0',
  title: 'A pattern cannot be expanded with certainty',
  why: 'Where shells or locales disagree about a pattern, or where it leads through a link, the arguments depend on the machine.',
  wrong: 'node scripts/validate.js [^a]*',
  right: "node scripts/validate.js '[^a]*'",
  message: ({ pattern, reason }) =>
    `\`${pattern}\` cannot be expanded with certainty: ${REASONS[reason]}.`,
  remedy: ({ pattern }) =>
    `Name the files, or quote the pattern, \`${singleQuoted(pattern)}\`, if it is data.`,
});
