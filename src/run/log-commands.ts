import { randomUUID } from 'node:crypto';

/**
 * Lets text that is not trusted into the runner's log: while `work` prints, the runner obeys no
 * `::command::`. (The older form, `##[command]`, it obeys all the same.)
 *
 * @param print writes a line to that log
 * @param work ends its last line: the runner takes its commands back only from the start of one
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
