/** Returns the text in single quotes, as one word of any POSIX shell. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
