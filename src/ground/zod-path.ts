import { ZodError } from 'zod';

/**
 * Writes the path of a zod error as in JavaScript, such as `genes[0].id`. Not `z.core.toDotPath`: naming `z.core`
 * would bundle all of zod, with the messages of every language.
 */
function dotPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** Returns the first problem of a JSON file as a clause. Further problems often follow from the first. */
export function firstProblem(error: unknown): string {
  if (!(error instanceof ZodError)) return 'it is not JSON';
  const path = dotPath(error.issues[0]?.path ?? []);
  return `\`${path || 'type'}\` is missing or has an invalid value`;
}
