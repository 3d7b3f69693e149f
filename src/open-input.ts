import { createReadStream } from 'node:fs';
import { GateError } from './error.ts';

/**
 * Reads a file named by the user in chunks; `-` is standard input.
 *
 * @throws GateError `file_unreadable`
 */
export async function* openInput(path: string): AsyncGenerator<Buffer> {
  try {
    yield* path === '-' ? process.stdin : createReadStream(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new GateError(
      'file_unreadable',
      `Cannot read ${path}${code ? ` (${code})` : ''}.`,
      'Check the path and its permissions; `-` reads standard input.',
      { cause: error },
    );
  }
}
