import type { Span } from '../model/finding.ts';
import type { RuleArguments, SyntaxRuleId } from '../rules/catalogue.ts';
import { type Problem, problemAt } from '../rules/problem.ts';

/** As a POSIX shell splits it. */
export interface Word {
  /** After quote removal, as passed to the program. */
  readonly text: string;
  /** The position in the command, including quotes. */
  readonly span: Span;
  /** True if any part was quoted or escaped. */
  readonly quoted: boolean;
}

/** A leading `NAME=value`. */
export interface Assignment {
  readonly name: string;
  readonly value: string;
  readonly span: Span;
}

export interface WordPart {
  /** After quote removal. */
  readonly text: string;
  readonly quoted: boolean;
  /** Offset in the command. */
  readonly start: number;
}

/** A word after splitting, before expansion. */
export interface RawWord {
  readonly parts: readonly WordPart[];
  readonly start: number;
  readonly end: number;
}

export function textOf(word: RawWord): string {
  const [only] = word.parts;
  if (word.parts.length === 1 && only) return only.text;
  return word.parts.map((part) => part.text).join('');
}

/** Returns the text of an unquoted word; undefined for quoted words, which are never reserved. */
export function unquotedText(word: RawWord): string | undefined {
  const [only] = word.parts;
  return word.parts.length === 1 && only && !only.quoted ? only.text : undefined;
}

export class ProblemCollector {
  readonly #problems: Problem[] = [];

  add<R extends SyntaxRuleId>(rule: R, span: Span, args: RuleArguments<R>): void {
    this.#problems.push(problemAt(rule, span, args));
  }

  /** By position, then errors first. */
  inOrder(): Problem[] {
    const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
    return this.#problems.sort((a, b) => a.span.start - b.span.start || rank(a) - rank(b));
  }
}

/** All warnings, and the first error of each rule: hostile text cannot make a huge report. */
export function firstErrors(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<Problem['rule']>();
  return problems.filter(({ rule, severity }) => {
    if (severity !== 'error') return true;
    const isFirst = !seen.has(rule);
    seen.add(rule);
    return isFirst;
  });
}
