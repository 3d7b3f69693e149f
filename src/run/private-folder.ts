import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GateError } from '../error.ts';

/** Where one command may leave things: everything in it is gone when the command has ended. */
export interface PrivateFolder {
  readonly home: string;
  readonly temp: string;
  readonly npmCache: string;
  /** Empty files, because npm reads its own places if none are named; and it wants two of them. */
  readonly npmUserConfig: string;
  readonly npmGlobalConfig: string;
}

/**
 * Makes a private folder that only the gate's user can enter, hands it to `use`, and removes it.
 *
 * @throws GateError `internal` if the folder cannot be made
 */
export async function withPrivateFolder<T>(use: (folder: PrivateFolder) => Promise<T>): Promise<T> {
  const root = await makeRoot();
  const folder = {
    home: join(root, 'home'),
    temp: join(root, 'tmp'),
    npmCache: join(root, 'npm-cache'),
    npmUserConfig: join(root, 'npmrc-user'),
    npmGlobalConfig: join(root, 'npmrc-global'),
  };
  try {
    await Promise.all([
      mkdir(folder.home),
      mkdir(folder.temp),
      writeFile(folder.npmUserConfig, ''),
      writeFile(folder.npmGlobalConfig, ''),
    ]);
    return await use(folder);
  } finally {
    // A command can leave a folder that resists removal; that must not hide what the command gave.
    await rm(root, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function makeRoot(): Promise<string> {
  try {
    return await mkdtemp(join(tmpdir(), 'gene-gate-'));
  } catch (error) {
    throw new GateError(
      'internal',
      `No private folder for a command could be made in ${tmpdir()}.`,
      'Set TMPDIR to a folder that can be written and has free space.',
      { cause: error },
    );
  }
}
