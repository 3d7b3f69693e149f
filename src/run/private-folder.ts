import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../ground/temporary-folder.ts';

/** Directories that one command may write to; they are removed when the command ends. */
export interface PrivateFolder {
  readonly home: string;
  readonly temp: string;
  readonly npmCache: string;
  /** Empty files, because npm otherwise reads its default locations; it needs two different ones. */
  readonly npmUserConfig: string;
  readonly npmGlobalConfig: string;
}

/**
 * Creates a private directory that only the gate's user can access, passes it to `use`, and removes it.
 *
 * @throws GateError `file_unreadable` if the directory cannot be created
 */
export async function withPrivateFolder<T>(use: (folder: PrivateFolder) => Promise<T>): Promise<T> {
  const root = await temporaryFolder();
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
    // A command can leave a directory that cannot be removed; that must not hide the command's result.
    await rm(root, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
