import { compileLinear, type LinearPattern } from '../../policy/linear-pattern.ts';

const compiled = new Map<string, ReturnType<typeof compileLinear>>();

/** Compiles a pattern of a policy; the result is cached. */
export function compilePattern(source: string): LinearPattern | { readonly error: string } {
  const pattern = compiled.get(source) ?? compileLinear(source);
  compiled.set(source, pattern);
  return pattern;
}

/** A pattern that cannot be compiled matches everything: it fails closed. */
export function matchesPattern(source: string, text: string): boolean {
  const linear = compilePattern(source);
  return 'error' in linear || linear.matches(text);
}
