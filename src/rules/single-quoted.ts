/** @returns the text as one word of any POSIX shell, in single quotes */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
