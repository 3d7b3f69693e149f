/** What npm's shell could take for more than a part of a word. */
const SPECIAL = /[\t\n\r "#$&'()*;<>?\\`|~]/;

/**
 * Quotes a word as npm does where it appends one to a script's text (`@npmcli/promise-spawn`, POSIX).
 * It leaves `[`, `{` and `!` as they are, which a shell may expand.
 */
export function quoteForScript(word: string): string {
  if (word === '') return "''";
  if (!SPECIAL.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`
    .replace(/^(?:'')+(?!$)/, '')
    .replaceAll(`\\'''`, `\\'`);
}
