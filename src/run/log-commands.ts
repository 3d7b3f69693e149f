import { randomUUID } from 'node:crypto';

/**
 * Allows untrusted text in the runner's log: while `work` prints, the runner ignores `::command::`.
 * (It still obeys the older form, `##[command]`.)
 *
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
