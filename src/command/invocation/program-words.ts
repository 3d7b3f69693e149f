import type { OperandKind } from '../../programs/schema.ts';
import {
  type FlagSet,
  flagKey,
  type ProgramFamily,
  type ProgramUse,
} from '../../programs/table.ts';
import { normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import { type FlagRuleId, wordProblem } from './parsed.ts';
import { isForeign } from './value-text.ts';

/** What the operands of a program break, by their kind and by the names that its table refuses. */
export function judgeOperands(
  { data: { operands: kind = 'path' }, refusedOperands }: ProgramUse,
  operands: readonly Word[],
  family: ProgramFamily,
): readonly Problem[] {
  return operands.flatMap((word) => {
    const rule = refusal(refusedOperands, word.text) ?? ruleForOperand(kind, word.text);
    if (rule !== undefined) return [wordProblem(rule, family.program, word)];
    return family.data.variables === undefined ? [] : goalProblems(family, word);
  });
}

/** Every table has the flags that print help and versions, which are no operands. */
function refusal({ flags, prefixes }: FlagSet, text: string): FlagRuleId | undefined {
  const name = flagKey(text);
  const exact = /^(?:help|h|version|v)$/i.test(name) ? undefined : flags.get(name);
  const found = exact ?? prefixes.find(([beginning]) => name.startsWith(beginning))?.[1];
  return found?.kind as FlagRuleId | undefined;
}

/** The rule that one operand breaks by its kind. */
export function ruleForOperand(kind: OperandKind, text: string): FlagRuleId | undefined {
  if (/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(text)) return 'uses-network';
  // Several programs read further words from such a file, and nobody reads it here.
  if (text.startsWith('@') && kind !== 'package') return 'outside-code';
  switch (kind) {
    case 'path':
    case 'tests':
      if (text === '-') return 'reads-stdin';
      return isOutside(text.replace(/::.*$/s, '')) || isForeign(text) ? 'outside-code' : undefined;
    case 'package':
      if (text.includes('@')) return 'uses-network';
      return isOutside(text) ? 'outside-code' : undefined;
    case 'plain':
      return isForeign(text) ? 'outside-code' : undefined;
  }
}

function isOutside(path: string): boolean {
  return normalise(path) === undefined;
}

/** A variable whose name and value make expands nowhere, not even in a shell's text; `!=` runs its value. */
const PLAIN = /^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/;

/** What a shell or make expands in the name of a goal. */
const EXPANDED = /[$`;&|<>(){}\s]/;

/**
 * A goal of make, or a variable as `NAME=value`: both are put into the text of the recipes, so that only
 * plain words are accepted, and only variables that the policy names.
 */
function goalProblems({ program, data }: ProgramFamily, word: Word): readonly Problem[] {
  const { text, span } = word;
  const isVariable = text.includes('=');
  const variable = text.replace(/\s*[:+?!]*=.*$/s, '');
  if (isVariable && !data.variables?.includes(variable)) {
    return [problemAt('make-variable', span, { program, variable })];
  }
  const isPlain = isVariable ? PLAIN.test(text) : !EXPANDED.test(text);
  return isPlain ? [] : [wordProblem('outside-code', program, word)];
}
