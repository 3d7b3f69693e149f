import type { LiteralEntry } from '../src/repo/literal-tree.ts';
import { expanded } from './rules/notation.ts';

/**
 * Reads a table of cases: `ANSWER ⇐ CASE ¦ CASE`, with more cases of the same answer indented below, in the
 * notation of the rules' examples (`<U+200B>`, `<3 times x>`).
 */
export function casesOf(table: string): [row: string, answer: string][] {
  let answer = '';
  return table.split('\n').flatMap((line): [string, string][] => {
    const [head = '', first] = line.startsWith('  ') ? [answer, line.slice(2)] : line.split(' ⇐ ');
    answer = head;
    return (first?.split(' ¦ ') ?? []).map((row) => [expanded(row), expanded(answer)]);
  });
}

export type Files = Readonly<Record<string, LiteralEntry>>;

/** Reads files, each `path = content`, `path -> target of a link`, `path @ submodule`, or empty ones. */
export function filesOf(text: string, separator = '\n'): Files {
  return Object.fromEntries(
    text.split(separator).flatMap((file): [string, LiteralEntry][] => {
      const [, path = '', sign, rest = ''] = /^\s*(\S+) (=|->|@) ?(.*)$/s.exec(file) ?? [];
      if (sign === '=') return [[path, expanded(rest)]];
      if (sign === '->') return [[path, { symlink: rest }]];
      if (sign === '@') return [[path, { submodule: 'a'.repeat(40) }]];
      return (file.match(/\S+/g) ?? []).map((empty) => [empty, '']);
    }),
  );
}

/** Reads a list of texts, separated by ` ¦ ` or line ends, in the notation of the rules' examples. */
export function list({ raw: [text = ''] }: TemplateStringsArray): string[] {
  return text
    .trim()
    .split(/ *(?:¦|\n) */)
    .map(expanded);
}

/** Reads a table of {@link casesOf} that is indented. */
export function cases({ raw: [text = ''] }: TemplateStringsArray): [row: string, answer: string][] {
  const [, indent = ''] = /^\n( *)/.exec(text) ?? [];
  return casesOf(text.trim().replaceAll(`\n${indent}`, '\n'));
}

/** Reads a list of rows, each `ONE → OTHER → …`, as {@link list} does. */
export function rows(text: TemplateStringsArray): string[][] {
  return list(text).map((row) => row.split(' → '));
}

/** Reads a list of pairs, each `ONE → OTHER`, as {@link list} does. */
export function pairs(text: TemplateStringsArray): [one: string, other: string][] {
  return list(text).map((pair) => {
    const [one = '', other = ''] = pair.split(' → ');
    return [one, other];
  });
}
