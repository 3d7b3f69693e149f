import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** The PATH of the step is not used. */
export const SYSTEM_PATH = ['/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(delimiter);

/** @returns the absolute path of a system tool, if it is installed */
export async function systemTool(name: string): Promise<string | undefined> {
  for (const folder of SYSTEM_PATH.split(delimiter)) {
    const file = join(folder, name);
    if (await isExecutable(file)) return file;
  }
  return undefined;
}

/** True if a path leads to a file that this user may execute. */
export async function isExecutable(file: string): Promise<boolean> {
  try {
    await access(file, constants.X_OK);
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}
