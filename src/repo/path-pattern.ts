/**
 * Whether a text that is read as a path was probably meant as a pattern, so that it matches nothing: it has a
 * wildcard, a negation, alternatives in braces, or quotes or blanks around it. Brackets are no sign of a
 * pattern, because routes are often named `[id]`.
 */
export function looksLikePattern(path: string): boolean {
  return /[*?]|^!|\{[^{}]*,[^{}]*\}|^["'`].*["'`]$/.test(path) || path.trim() !== path;
}
