import type { Severity, Span } from '../../model/finding.ts';
import type { Problem } from '../reading.ts';
import type { GlobAmbiguity } from './glob-pattern.ts';

/** The arguments of every problem that the lexer can report, by the id of its rule. */
export type SyntaxArguments = {
  'empty-command': Record<string, never>;
  'command-too-long': { limit: number };
  'blank-padding': { blanks: number };
  'too-many-quotes': { quotes: number; limit: number };
  'shell-operator': { operator: string; left: string; right: string };
  'shell-redirection': { operator: string };
  'shell-parenthesis': { character: string };
  'line-break': { character: string; quoted: boolean };
  'line-continuation': Record<string, never>;
  'nul-character': { character: string };
  'control-character': { character: string };
  'variable-expansion': { written: string };
  'command-substitution': { written: string };
  'arithmetic-expansion': { written: string };
  'dollar-quote': { written: string };
  'tilde-expansion': { word: string };
  'brace-expansion': { written: string };
  'shell-comment': { written: string };
  'reserved-word': { word: string };
  'unterminated-quote': { quote: string };
  'trailing-backslash': Record<string, never>;
  'invisible-character': { character: string };
  'bidirectional-character': { character: string };
  'lone-surrogate': { character: string };
  'non-ascii-unquoted': { character: string; shown: string };
  'compatibility-character': { character: string; becomes: string };
  'look-alike-letters': { word: string; looks_like: string; characters: string[] };
  'unquoted-glob': { pattern: string; matches: string[]; count: number; judged: boolean };
  'glob-outside': { pattern: string };
  'glob-flag': { pattern: string; match: string };
  'glob-program': { pattern: string };
  'glob-unclear': { pattern: string; reason: GlobAmbiguity };
  'environment-assignment': { name: string; value: string };
  'assignment-refused': { name: string; value: string; known: boolean };
  'workflow-command': { written: string };
  'markup-injection': { written: string };
};

export type SyntaxProblemKind = keyof SyntaxArguments;

/**
 * Which problems leave a command with exactly one reading (a warning) and which do not (an error).
 * The rules of the same ids carry the same severities.
 */
export const SYNTAX_SEVERITIES: Readonly<Record<SyntaxProblemKind, Severity>> = {
  'empty-command': 'error',
  'command-too-long': 'error',
  'blank-padding': 'error',
  'too-many-quotes': 'error',
  'shell-operator': 'error',
  'shell-redirection': 'error',
  'shell-parenthesis': 'error',
  'line-break': 'error',
  'line-continuation': 'error',
  'nul-character': 'error',
  'control-character': 'error',
  'variable-expansion': 'error',
  'command-substitution': 'error',
  'arithmetic-expansion': 'error',
  'dollar-quote': 'error',
  'tilde-expansion': 'error',
  'brace-expansion': 'error',
  'shell-comment': 'error',
  'reserved-word': 'error',
  'unterminated-quote': 'error',
  'trailing-backslash': 'error',
  'invisible-character': 'error',
  'bidirectional-character': 'error',
  'lone-surrogate': 'error',
  'non-ascii-unquoted': 'error',
  'compatibility-character': 'error',
  'look-alike-letters': 'error',
  'unquoted-glob': 'warning',
  'glob-outside': 'error',
  'glob-flag': 'error',
  'glob-program': 'error',
  'glob-unclear': 'error',
  'environment-assignment': 'warning',
  'assignment-refused': 'error',
  'workflow-command': 'error',
  'markup-injection': 'error',
};

/**
 * Collects what is wrong with one command. An error is kept once per kind, at its first place, so
 * that a hostile string cannot make a report of a hundred thousand lines; warnings are all kept.
 */
export class ProblemCollector {
  readonly #problems: Problem[] = [];
  readonly #errors = new Set<SyntaxProblemKind>();

  add<K extends SyntaxProblemKind>(kind: K, span: Span, args: SyntaxArguments[K]): void {
    if (SYNTAX_SEVERITIES[kind] === 'error') {
      if (this.#errors.has(kind)) return;
      this.#errors.add(kind);
    }
    this.#problems.push({ kind, span, args });
  }

  /** @returns the problems in the order of their places; of those at one place, errors first */
  inOrder(): Problem[] {
    const rank = ({ kind }: Problem) => (this.#errors.has(kind as SyntaxProblemKind) ? 0 : 1);
    return this.#problems.sort((a, b) => a.span.start - b.span.start || rank(a) - rank(b));
  }
}
