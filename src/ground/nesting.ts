/** Nobody writes deeper YAML or JSON. */
const MAX_DEPTH = 200;

/**
 * Whether YAML or JSON is nested so deep that a recursive function could exhaust the stack, which can end
 * the whole process. It counts brackets without regard to quotes, indentation, and `- - -`.
 */
export function isNestedTooDeep(text: string): boolean {
  if (new RegExp(`^[ \\t?-]{${MAX_DEPTH}}`, 'm').test(text)) return true;
  let depth = 0;
  for (const character of text.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (/[[{]/.test(character) ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
