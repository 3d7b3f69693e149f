/** Splits a list of flags that is written as one string. Beside the schema, it would load zod for every check. */
export function words(text: string): string[] {
  return text.split(/\s+/);
}
