import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, relative, resolve } from 'node:path';
import { TOOL } from '../ground/tool.ts';
import { singleQuoted } from '../rules/quoted.ts';

export interface Started {
  /** The file of the program, by whatever name it was started. */
  readonly script: string;
  readonly cwd: string;
  /** The variable `PATH`. */
  readonly path: string;
}

/**
 * Returns how a reader of the terminal starts this program again: by its name if that starts this very file, else
 * by the file, relative to the current directory.
 */
export function ownName({ script, cwd, path }: Started): string {
  const file = realpathSync(script);
  // npm adds these for its own child processes; the shell of the reader does not have them.
  const folders = path.split(delimiter).filter((each) => !/node_modules[\\/]\.bin$/.test(each));
  const programs = folders.map((folder) => resolve(cwd, folder, TOOL.name));
  if (file === programs.flatMap((each) => programAt(each) ?? [])[0]) return TOOL.name;
  const name = relative(realpathSync(cwd), file);
  return `node ${/^[\w./\\:@%+=,-]+$/.test(name) ? name : quoted(name)}`;
}

/** The file that a shell would start. */
function programAt(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile() ? realpathSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** Both shells of Windows know the other quotes only. */
function quoted(path: string): string {
  return process.platform === 'win32' ? `"${path}"` : singleQuoted(path);
}
