import { RE2JS } from 're2js';

/** A regular expression whose time is linear in the text, whatever the expression is. */
export interface LinearPattern {
  /** Whether it matches anywhere in the text. */
  readonly matches: (text: string) => boolean;
  /** Instructions of the compiled expression: what one character of a text costs at most. */
  readonly size: number;
}

/** What JavaScript's flags of the same names do. */
export interface LinearFlags {
  readonly ignoreCase?: boolean;
  readonly multiline?: boolean;
  readonly dotAll?: boolean;
}

/** Longer expressions are no patterns that a person reviews. */
const MAX_PATTERN = 1_000;

/**
 * Compiles an expression in the syntax of RE2: that of JavaScript without back-references and without
 * looking around, which no engine can do in linear time.
 *
 * @returns `error`: why it cannot be compiled
 */
export function compileLinear(
  source: string,
  { ignoreCase, multiline, dotAll }: LinearFlags = {},
): LinearPattern | { readonly error: string } {
  if (source.length > MAX_PATTERN) return { error: `is longer than ${MAX_PATTERN} characters` };
  try {
    const compiled = RE2JS.compile(
      source,
      (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) |
        (multiline ? RE2JS.MULTILINE : 0) |
        (dotAll ? RE2JS.DOTALL : 0),
    );
    return { matches: (text) => compiled.test(text), size: compiled.programSize() };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
