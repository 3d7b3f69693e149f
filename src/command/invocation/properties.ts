import type { ToolFlagRead } from '../../families/read-tool.ts';
import type { ProgramFamily } from '../../families/table.ts';
import type { Problem } from '../../rules/finding.ts';
import type { Word } from '../reading.ts';
import { wordProblem } from './parsed.ts';

/** A variable whose name and value make expands nowhere, not even in a shell's text; `!=` runs its value. */
const PLAIN = /^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/;

/** What a shell or make expands in the name of a goal. */
const EXPANDED = /[$`;&|<>(){}\s]/;

/** A property by a flag, such as `-Dname=value`, that decides which program or code runs. */
export function decidingProperty(
  family: ProgramFamily,
  { flag, word, value = '' }: ToolFlagRead,
): readonly Problem[] {
  if (flag?.kind !== 'property') return [];
  // MSBuild sets several in one word, and evaluates `$(…)`.
  const each = value.replace(/^:/, '').split(/[;,]/);
  if (!value.includes('$(') && !each.some((property) => decides(family, property))) return [];
  return [wordProblem('changes-configuration', family.program, word)];
}

/**
 * A goal, or a property as an operand, such as `make NAME=value`: both are put into the text of the recipes,
 * so that only plain words are accepted.
 */
export function propertyProblems(family: ProgramFamily, word: Word): readonly Problem[] {
  const { program } = family;
  const { text } = word;
  if (decides(family, text)) return [wordProblem('changes-configuration', program, word)];
  const isPlain = text.includes('=') ? PLAIN.test(text) : !EXPANDED.test(text);
  return isPlain ? [] : [wordProblem('evaluates-text', program, word)];
}

function decides({ data }: ProgramFamily, property: string): boolean {
  const name = property.replace(/\s*[:+?!]*=.*$/s, '').toLowerCase();
  return data.deciding_properties
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .some((each) => {
      if (each.startsWith('~')) return name.endsWith(each.slice(1));
      return each.endsWith('~') ? name.startsWith(each.slice(0, -1)) : name === each;
    });
}
