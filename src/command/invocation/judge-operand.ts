import type { FlagRuleId, OperandKind } from '../../programs/reasons.ts';
import { flagKey, lookUp, type Use } from '../../programs/table.ts';
import { isWithin, normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { NamedFile } from '../reading.ts';
import { isElsewhere, isForeign, isOfMachine, wordProblem } from './parsed.ts';

/** The problem of a first operand, or of any goal of make, by its name. */
export function refusedAmong(
  program: string,
  use: Use,
  words: readonly Word[],
): readonly Problem[] {
  const [first] = words;
  if (first === undefined) return [];
  const candidates = use.data.variables ? words : [first];
  return candidates.flatMap((word) => {
    const rule = reasonFor(use, word.text);
    return rule === undefined ? [] : [wordProblem(rule, program, word)];
  });
}

/** `vite:dev` counts as `dev`. */
function reasonFor({ refused, data }: Use, text: string): FlagRuleId | undefined {
  const ends = data.ends_with?.split(' ');
  if (ends?.includes(text)) return undefined;
  const kindOf = (name: string) => lookUp(refused, flagKey(name))?.kind as FlagRuleId | undefined;
  const isEndless = text.split(':').some((part) => kindOf(part) === 'never-ends');
  return kindOf(text) ?? (ends || isEndless ? 'never-ends' : undefined);
}

export function judgeOperands(
  program: string,
  { data: { variables, operands: kind = 'path' } }: Use,
  operands: readonly Word[],
): readonly Problem[] {
  return operands.flatMap((word) => {
    const goals = variables === undefined ? [] : goalProblems(program, variables, word);
    if (goals.length > 0) return goals;
    const rule = ruleForOperand(kind, word.text);
    return rule === undefined ? [] : [wordProblem(rule, program, word)];
  });
}

export function ruleForOperand(kind: OperandKind, text: string): FlagRuleId | undefined {
  if (/^(?:[A-Za-z][\w+.-]*:\/\/|(?:npm|jsr|data|file):)/.test(text)) {
    return kind === 'text' && LOCAL.test(text) ? undefined : 'uses-network';
  }
  switch (kind) {
    case 'import':
      if (text.includes('@')) return 'uses-network';
      return normalise(text) === undefined ? 'outside-code' : undefined;
    case 'text':
      if (text === '-') return 'reads-stdin';
      return isForeign(text) || isOfMachine(text) ? 'outside-code' : undefined;
    case 'path':
    case 'tests': {
      if (text === '-') return 'reads-stdin';
      // Several programs read more arguments from such a file.
      if (text.startsWith('@')) return 'outside-code';
      const path = text.replace(/^!|::.*$/gs, '');
      return normalise(path) === undefined || isForeign(text) ? 'outside-code' : undefined;
    }
  }
}

/** An address on this machine. */
const LOCAL = /^[a-z][\w+.-]*:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/i;

/** Returns operands that are code, or paths that a symlink could lead out of the repository. */
export function filesAmong({ data }: Use, operands: readonly Word[]): readonly NamedFile[] {
  const { operands: kind = 'path' } = data;
  return operands.flatMap(({ text, span }): readonly NamedFile[] => {
    if (ruleForOperand(kind, text) !== undefined) return [];
    const isSource = (kind === 'import' || data.starts === 'package') && text.endsWith('.go');
    if (kind === 'tests' || isSource) {
      // jasmine excludes with `!`, ava appends lines of a file, pytest a test's name.
      return [{ as: 'tests', path: text.replace(/^!|::.*$|:[\d,*-]+$/gs, ''), span }];
    }
    const path = normalise(text);
    const isPlain = path && !isWithin(path, '.git', { ignoreCase: true }) && !isElsewhere(text);
    return isPlain ? [{ as: 'place', path: text, span }] : [];
  });
}

/** A variable that neither make nor a shell expands anywhere. `!=` would run its value. */
const PLAIN = /^[\w.-]+ *(?:\+|\?|:{1,3})?=(?!-)[\w.,:/@%+=-]*$/;

/** Characters that a shell or make expands in the name of a goal. */
const EXPANDED = /[$`;&|<>(){}\s]/;

/**
 * Judges a goal of make, or a variable `NAME=value`. Both become text of the recipes, so only plain
 * words and variables named by the policy are accepted.
 */
function goalProblems(
  program: string,
  variables: readonly string[],
  word: Word,
): readonly Problem[] {
  const { text, span } = word;
  const isVariable = text.includes('=');
  const variable = text.replace(/(?<!\s)\s*(?<![:+?!])[:+?!]*=.*$/s, '');
  if (isVariable && !variables.includes(variable)) {
    return [problemAt('make-variable', span, { program, variable })];
  }
  const isPlain = isVariable ? PLAIN.test(text) : !EXPANDED.test(text);
  return isPlain ? [] : [wordProblem('outside-code', program, word)];
}
