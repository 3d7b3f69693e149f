import type { OperandKind } from '../../families/schema.ts';
import {
  type FlagMeaning,
  type FlagSet,
  flagKey,
  type ProgramFamily,
  type ProgramUse,
} from '../../families/table.ts';
import { normalise } from '../../repo/paths.ts';
import type { Problem } from '../../rules/finding.ts';
import type { Word } from '../reading.ts';
import { propertyProblems } from './build-flags.ts';
import { isForeign } from './foreign-paths.ts';
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
