import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GateError } from '../error.ts';
import { POLICY_PATH } from '../policy/load.ts';
import { policyTemplate } from './policy-template.ts';
import { WORKFLOW_TEMPLATE } from './workflow-template.ts';

/** One file that a repository begins with. */
export interface StartingFile {
  readonly path: string;
  readonly purpose: string;
  readonly text: string;
}

/** What a repository needs to use the gate. */
export function startingFiles(): readonly StartingFile[] {
  return [
    {
      path: POLICY_PATH,
      purpose: 'the policy; every default is in it, as a comment',
      text: policyTemplate(),
    },
    {
      path: '.github/workflows/gene-gate.yml',
      purpose: 'the workflow that runs the gate on every pull request',
      text: WORKFLOW_TEMPLATE,
    },
  ];
}

/**
 * Writes one file of a new repository.
 *
 * @param directory the root of the work tree
 * @param force replaces what stands there; a symlink is replaced itself, not what it leads to
 * @returns false if something stands there already and was left alone
 * @throws GateError `file_unreadable` if it cannot be written
 */
export async function writeStartingFile(
  directory: string,
  { path, text }: StartingFile,
  force: boolean,
): Promise<boolean> {
  const file = join(directory, path);
  try {
    if (!force && (await isTaken(file))) return false;
    await mkdir(dirname(file), { recursive: true });
    if (force) await rm(file, { force: true });
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    throw new GateError(
      'file_unreadable',
      `${path} cannot be written: ${error instanceof Error ? error.message : error}`,
      'Check what stands there and its permissions.',
      { cause: error },
    );
  }
}

/** Whether anything stands there, a symlink to nowhere included. */
async function isTaken(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
