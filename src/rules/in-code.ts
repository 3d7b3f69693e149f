/** Returns names as code in a list: `a`, `b`. */
export function inCode(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
