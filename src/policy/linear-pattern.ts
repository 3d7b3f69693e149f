import { RE2JS } from 're2js';

/** A regular expression whose time is linear in the text, whatever the expression is. */
export interface LinearPattern {
  /** Whether it matches anywhere in the text. */
  readonly matches: (text: string) => boolean;
}

/** Longer expressions are no patterns that a person reviews. */
const MAX_PATTERN = 1_000;

/**
 * Compiles an expression in the syntax of RE2: that of JavaScript without back-references and without
 * looking around, which no engine can do in linear time.
 *
 * @returns `error`: why it cannot be compiled
 */
export function compileLinear(source: string): LinearPattern | { readonly error: string } {
  if (source.length > MAX_PATTERN) return { error: `is longer than ${MAX_PATTERN} characters` };
  try {
    const compiled = RE2JS.compile(source);
    return { matches: (text) => compiled.test(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
