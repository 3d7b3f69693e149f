import type { Problem } from '../../../rules/finding.ts';
import type { Word } from '../../reading.ts';
import { wordProblem } from '../parsed.ts';
import type { ToolFlagRead } from '../tools/read-tool.ts';
import type { ProgramFamily } from './program-table.ts';

/** Values of properties that build files can use anywhere, even in a shell's text. */
const PLAIN = /^(?!-)[\w.,:/@%+=-]*$/;

/** A property by a flag, such as `-Dname=value`, that decides which program or code runs. */
export function decidingProperty(
  family: ProgramFamily,
  { flag, word, value = '' }: ToolFlagRead,
): readonly Problem[] {
  if (flag?.kind !== 'property' || !decides(family, value.replace(/^:/, ''))) return [];
  return [wordProblem('changes-configuration', family.program, word)];
}

/**
 * A property as an operand, such as `make NAME=value`: its value is put into the text of the recipes, so
 * that only plain words are accepted.
 */
export function propertyProblems(family: ProgramFamily, word: Word): readonly Problem[] {
  const { program } = family;
  const value = word.text.slice(word.text.indexOf('=') + 1);
  if (decides(family, word.text)) return [wordProblem('changes-configuration', program, word)];
  return PLAIN.test(value) ? [] : [wordProblem('evaluates-text', program, word)];
}

function decides({ data }: ProgramFamily, property: string): boolean {
  const name = property.replace(/[:+?!]?=.*$/s, '').toLowerCase();
  return data.deciding_properties
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .some((each) => (each.endsWith('~') ? name.startsWith(each.slice(0, -1)) : name === each));
}
