import { randomUUID } from 'node:crypto';

const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu;

/**
 * Makes text of the change safe for one line of a log or a terminal: escapes control and invisible
 * characters (as `\u{1b}`), and disables both forms of the runner's log commands: `::` at the start of
 * a line, `##[` anywhere.
 * @param limit number of characters before an ellipsis
 */
export function safeLine(text: string, limit = 200): string {
  const visible = text
    .replace(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
    .replace(/:(?=:)/g, ': ')
    .replaceAll('##[', '## [');
  const characters = Array.from(visible);
  return characters.length <= limit ? visible : `${characters.slice(0, limit - 1).join('')}…`;
}

/**
 * Allows untrusted text in the runner's log: the runner ignores `::command::` during `work`. (It still
 * obeys the older form, `##[command]`.)
 * @param print writes a line to the log
 * @param work must end its last line: the runner resumes its commands only at the start of a line
 */
export async function withoutLogCommands<T>(
  print: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const token = randomUUID();
  print(`::stop-commands::${token}`);
  try {
    return await work();
  } finally {
    print(`::${token}::`);
  }
}
