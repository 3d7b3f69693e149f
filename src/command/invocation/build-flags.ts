import type { ToolFlagRead } from '../../families/read-tool.ts';
import type { ProgramFamily } from '../../families/table.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Word } from '../reading.ts';
import { wordProblem } from './parsed.ts';

/** A variable whose name and value make expands nowhere, not even in a shell's text; `!=` runs its value. */
const PLAIN = /^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/;

/** What a shell or make expands in the name of a goal. */
const EXPANDED = /[$`;&|<>(){}\s]/;

/** What a flag of a build program breaks by what its value sets, selects or loads. */
export function buildFlagProblems(family: ProgramFamily, flag: ToolFlagRead): readonly Problem[] {
  return [...decidingProperty(family, flag), ...msbuildProblems(family, flag)];
}

/** A property by a flag, such as `-Dname=value`, that decides which program or code runs. */
function decidingProperty(
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
  const { program, data } = family;
  const { text, span } = word;
  const name = data.variables && text.includes('=') ? variableOf(text) : undefined;
  if (name !== undefined && !data.variables?.includes(name)) {
    return [problemAt('make-variable', span, { program, variable: name })];
  }
  if (decides(family, text)) return [wordProblem('changes-configuration', program, word)];
  const isPlain = text.includes('=') ? PLAIN.test(text) : !EXPANDED.test(text);
  return isPlain ? [] : [wordProblem('evaluates-text', program, word)];
}

/** The name in `NAME=value`, also behind the other signs of make, such as `NAME:=value`. */
function variableOf(property: string): string {
  return property.replace(/\s*[:+?!]*=.*$/s, '');
}

function decides({ data }: ProgramFamily, property: string): boolean {
  const name = variableOf(property).toLowerCase();
  return data.deciding_properties
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .some((each) => {
      if (each.startsWith('~')) return name.endsWith(each.slice(1));
      return each.endsWith('~') ? name.startsWith(each.slice(0, -1)) : name === each;
    });
}

/** `-logger:[class,]assembly[;parameters]` of MSBuild; the loggers of `dotnet test` have names. */
const LOGGER = /^-{1,2}(?:l|logger|dl|distributedlogger)(?::|$)/i;

/** `-target:A;B` of MSBuild. */
const TARGET = /^-{1,2}(?:t|target)(?::|$)/i;

/** A logger that is a file of code, or a target that publishes, among the switches of MSBuild. */
function msbuildProblems(
  { program }: ProgramFamily,
  { word, written, value = '' }: ToolFlagRead,
): readonly Problem[] {
  if (program !== 'dotnet') return [];
  const [logger = ''] = `${written.replace(/^[^:]*/, '')}${value}`.split(';');
  if (LOGGER.test(written) && /\.dll$|[\\/]/i.test(logger)) {
    return [wordProblem('loads-code', program, word)];
  }
  const publishes =
    TARGET.test(written) && /(?:^|[:;,])(?:deploy|pack|publish|push)/i.test(value || written);
  return publishes ? [wordProblem('publishes', program, word)] : [];
}
