import type { ToolFlagRead } from '../../programs/read-tool.ts';
import type { OperandKind } from '../../programs/schema.ts';
import {
  type FlagMeaning,
  type FlagSet,
  flagKey,
  type ProgramFamily,
  type ProgramUse,
} from '../../programs/table.ts';
import { normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Word } from '../../shell/word.ts';
import { isForeign } from './flag-values.ts';
import { type FlagRuleId, wordProblem } from './parsed.ts';

/** What the operands of a program break, by their kind and by the names that its table refuses. */
export function judgeOperands(
  { data: { operands: kind = 'path' }, refusedOperands }: ProgramUse,
  operands: readonly Word[],
  family: ProgramFamily,
): readonly Problem[] {
  const { deciding_properties, variables } = family.data;
  const properties = deciding_properties !== '' || variables !== undefined;
  return operands.flatMap((word) => {
    const refused = refusal(refusedOperands, word.text);
    const short =
      family.data.completes === 'tasks' ? completedTask(refusedOperands, word.text) : undefined;
    const rule = refused ?? short ?? ruleForOperand(kind, word.text);
    if (rule !== undefined) return [wordProblem(rule, family.program, word)];
    return properties && kind === 'plain' ? propertyProblems(family, word) : [];
  });
}

/** Gradle completes the parts of a task's name: `bootR` is `bootRun`, `pTML` is `publishToMavenLocal`. */
function completedTask({ flags, prefixes }: FlagSet, text: string): FlagRuleId | undefined {
  const parts = partsOf(text.slice(text.lastIndexOf(':') + 1));
  const [first = ''] = parts;
  if (first === '') return undefined;
  // A publication can have any name.
  if ('publish'.startsWith(first)) return 'publishes';
  const isIt = ({ name }: FlagMeaning): boolean => {
    const whole = partsOf(name.replace(/~$/, ''));
    return (
      whole.length === parts.length && whole.every((part, at) => part.startsWith(parts[at] ?? ''))
    );
  };
  const found = [...flags.values(), ...prefixes.map(([, each]) => each)].find(isIt);
  return found?.kind as FlagRuleId | undefined;
}

function partsOf(task: string): readonly string[] {
  return task.split(/(?=[A-Z])|-/).map((part) => part.toLowerCase());
}

/** A task of a part of the build, `:app:publish`, is the task; `@id` names one of its executions. */
function refusal({ flags, prefixes }: FlagSet, text: string): FlagRuleId | undefined {
  const task = text.replace(/@[^@]*$/, '');
  const names = [text, task, task.slice(task.lastIndexOf(':') + 1)].map(flagKey);
  for (const name of names) {
    // Every table has the flags that print help and versions.
    const exact = /^(?:help|h|version|v|V)$/.test(name) ? undefined : flags.get(name);
    const found = exact ?? prefixes.find(([beginning]) => name.startsWith(beginning))?.[1];
    if (found !== undefined) return found.kind as FlagRuleId;
  }
  return undefined;
}

/** The rule that one operand breaks by its kind. */
export function ruleForOperand(kind: OperandKind, text: string): FlagRuleId | undefined {
  if (/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(text)) return 'downloads';
  // Several programs read further words from such a file, and nobody reads it here.
  if (text.startsWith('@') && kind !== 'package') return 'tool-loads-code';
  switch (kind) {
    case 'path':
    case 'tests':
      if (text === '-') return 'reads-stdin';
      return isOutside(text.replace(/::.*$/s, '')) || isForeign(text)
        ? 'tool-loads-code'
        : undefined;
    case 'package':
      if (text.includes('@')) return 'downloads';
      return isOutside(text) ? 'tool-loads-code' : undefined;
    case 'goal':
      return text.split(':').length > 2 ? 'downloads' : undefined;
    case 'plain':
      return isForeign(text) ? 'tool-loads-code' : undefined;
  }
}

function isOutside(path: string): boolean {
  return normalise(path) === undefined;
}

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
function propertyProblems(family: ProgramFamily, word: Word): readonly Problem[] {
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
