import { RE2JS } from 're2js';

/** A longer expression cannot reasonably be reviewed. */
const MAX_PATTERN = 1_000;

/**
 * Compiles an expression in RE2 syntax: JavaScript's without back-references and lookaround, which take
 * more than linear time. It matches in time linear in the text.
 * @returns `error`: why it cannot be compiled
 */
export function compileLinear(
  source: string,
  flags: Partial<Record<'ignoreCase' | 'multiline' | 'dotAll', boolean>> = {},
): { readonly matches: (text: string) => boolean } | { readonly error: string } {
  if (source.length > MAX_PATTERN) return { error: `is longer than ${MAX_PATTERN} characters` };
  try {
    const compiled = RE2JS.compile(
      source,
      (flags.ignoreCase ? RE2JS.CASE_INSENSITIVE : 0) |
        (flags.multiline ? RE2JS.MULTILINE : 0) |
        (flags.dotAll ? RE2JS.DOTALL : 0),
    );
    return { matches: (text) => compiled.test(text) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}
