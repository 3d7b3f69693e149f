import { constants, type Stats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { GateError } from './error.ts';

/** Default size limit of an input in bytes. The largest useful input is an archive of candidates. */
const MAX_INPUT_BYTES = 256 * 1024 * 1024;

/**
 * Reads a file named by the user in chunks; `-` is standard input. The kind and size of the file are checked
 * before the first byte is read, because reading a named pipe or a device may never end.
 * @param maxBytes size limit, also of standard input
 * @throws GateError `file_unreadable`
 */
export async function* openInput(path: string, maxBytes = MAX_INPUT_BYTES): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of path === '-' ? standardInput() : regularFile(path, maxBytes)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(inputName(path), `more than ${maxBytes}`, maxBytes);
    yield chunk;
  }
}

/** At the start of a sentence. */
export function inputName(path: string): string {
  return path === '-' ? 'Standard input' : path;
}

async function* standardInput(): AsyncGenerator<Buffer> {
  try {
    yield* process.stdin;
  } catch (error) {
    throw unreadable('standard input', error);
  }
}

async function* regularFile(path: string, maxBytes: number): AsyncGenerator<Buffer> {
  let file: FileHandle | undefined;
  try {
    requireRegular(path, await stat(path), maxBytes);
    // Does not block if a named pipe has replaced the file since the check.
    file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    requireRegular(path, await file.stat(), maxBytes);
    yield* file.createReadStream({ autoClose: false });
  } catch (error) {
    throw error instanceof GateError ? error : unreadable(path, error);
  } finally {
    await file?.close();
  }
}

function requireRegular(path: string, found: Stats, maxBytes: number): void {
  if (!found.isFile()) {
    throw new GateError(
      'file_unreadable',
      `${path} is ${kindOf(found)}, not a regular file.`,
      'Pass a regular file; `-` reads standard input.',
    );
  }
  if (found.size > maxBytes) throw tooLarge(path, `${found.size}`, maxBytes);
}

function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a directory';
  if (found.isFIFO()) return 'a named pipe';
  if (found.isSocket()) return 'a socket';
  return 'a device';
}

function tooLarge(path: string, size: string, maxBytes: number): GateError {
  return new GateError(
    'file_unreadable',
    `${path} has ${size} bytes; the limit is ${maxBytes}.`,
    'Split the file, or check that the path is the intended one.',
  );
}

function unreadable(path: string, cause: unknown): GateError {
  const { code } = cause as NodeJS.ErrnoException;
  return new GateError(
    'file_unreadable',
    `Cannot read ${path}${code ? ` (${code})` : ''}.`,
    'Check the path and its permissions; `-` reads standard input.',
    { cause },
  );
}
