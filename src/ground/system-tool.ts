import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Directories of the system's tools; the step's PATH is not used. */
export const SYSTEM_PATH = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);

/** @returns the absolute path of a system tool, if it is installed */
export async function systemTool(name: string): Promise<string | undefined> {
  for (const folder of SYSTEM_PATH.split(delimiter)) {
    const file = join(folder, name);
    const isExecutable = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isExecutable) return file;
  }
  return undefined;
}
