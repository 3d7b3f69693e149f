/**
 * Returns a path of a zod error as in JavaScript, such as `genes[0].id`. Not `z.core.toDotPath`: naming
 * `z.core` makes the bundle contain all of zod, with the messages of every language.
 */
export function dotPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
