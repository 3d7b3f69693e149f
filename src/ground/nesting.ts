/** Nobody writes deeper YAML. */
const MAX_DEPTH = 200;

/**
 * Whether YAML is nested so deep that a recursive parser could exhaust the stack, which can end the whole
 * process. It counts brackets without regard to quotes, indentation, and `- - -`.
 */
export function isNestedTooDeep(yaml: string): boolean {
  if (new RegExp(`^[ \\t?-]{${MAX_DEPTH}}`, 'm').test(yaml)) return true;
  let depth = 0;
  for (const character of yaml.match(/[[\]{}]/g) ?? []) {
    depth = Math.max(0, depth + (/[[{]/.test(character) ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
