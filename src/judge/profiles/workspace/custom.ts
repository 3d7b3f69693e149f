import type { SimpleCommand } from '../../../command/shell-text.ts';
import type { Registry } from '../../../families/registry.ts';
import { compileLinear, type LinearPattern } from '../../../policy/linear-pattern.ts';
import { type Finding, finding } from '../../../rules/finding.ts';
import type { CommandPolicy } from '../../context.ts';
import { splitArguments } from './split-arguments.ts';

const compiled = new Map<string, ReturnType<typeof compileLinear>>();

/** Matches one simple command with the policy's patterns of one layer. */
export function findCustomPatterns(
  command: SimpleCommand,
  patterns: CommandPolicy['patterns'],
  layer: 1 | 2 | 3,
  registry: Registry,
): readonly Finding[] {
  const own = patterns.filter((pattern) => pattern.layer === layer);
  if (own.length === 0) return [];
  const text = subjectOf(command, registry);
  return own
    .filter(({ regex }) => matches(regex, text))
    .map(({ name, regex: pattern, reason }) =>
      finding(`custom_pattern.${layer}`, { name, pattern, reason }),
    );
}

/** A pattern that cannot be compiled matches everything: it fails closed. */
function matches(source: string, text: string): boolean {
  const linear = compilePattern(source);
  return 'error' in linear || linear.matches(text);
}

/** Compiles a pattern; the result is cached. */
export function compilePattern(source: string): LinearPattern | { readonly error: string } {
  const pattern = compiled.get(source) ?? compileLinear(source);
  compiled.set(source, pattern);
  return pattern;
}

/** Returns the words of a command that are not data, and its redirections, joined by spaces. */
export function subjectOf({ words, redirections }: SimpleCommand, registry: Registry): string {
  const [first, ...rest] = words;
  const { data } = splitArguments(rest, registry.get(first?.text ?? '')?.workspace);
  const text = new Set(data);
  return [
    ...words.filter((word) => !text.has(word)).map((word) => word.text),
    ...redirections.map(({ operator, target }) => `${operator} ${target?.text ?? ''}`),
  ].join(' ');
}
