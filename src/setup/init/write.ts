import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { GateError } from '../../ground/error.ts';
import { makeFolder } from '../../ground/make-folder.ts';
import { POLICY_PATH } from '../../policy/load.ts';
import { count } from '../../report/view/words.ts';
import type { HistoryAnswer } from '../history/history-answer.ts';
import { isTaken, placeIn, resolveIn } from './place.ts';
import { policyTemplate } from './policy-template.ts';
import { workflowFor } from './workflow-template.ts';

/** One of the files that set up the gate in a repository. */
export interface StartingFile {
  readonly path: string;
  readonly purpose: string;
  readonly text: string;
}

/**
 * Returns the files that a repository needs to use the gate.
 *
 * @param history decides about the levels of the policy; without it, all are strict
 * @param reviews whether a review runs the gate again
 */
export function startingFiles(
  history: HistoryAnswer | undefined,
  reviews: boolean,
): readonly StartingFile[] {
  const levels = history?.levels.length ?? 0;
  const others = levels > 0 ? `${count(levels, 'level')}, and every other` : 'every';
  return [
    {
      path: POLICY_PATH,
      purpose: `the policy, with ${others} default as a comment`,
      text: policyTemplate(history),
    },
    {
      path: '.github/workflows/gene-gate.yml',
      purpose: 'the workflow that runs the gate on every pull request',
      text: workflowFor(reviews),
    },
  ];
}

/**
 * Writes one of the files that set up the gate.
 *
 * @param directory the root of the working tree
 * @param force replaces an existing file; replaces a symlink itself, not its target
 * @returns false if the path exists and was not changed
 * @throws GateError `file_unreadable` if the file cannot be written
 */
export async function writeStartingFile(
  directory: string,
  { path, text }: StartingFile,
  force: boolean,
): Promise<boolean> {
  const file = join(directory, path);
  try {
    if (!force && (await isTaken(file))) return false;
    await resolveIn(directory, dirname(path));
    if (force) await rm(file, { force: true });
    const place = await placeIn(directory, path);
    await makeFolder(dirname(place));
    await writeFile(place, text, { flag: 'wx' });
    return true;
  } catch (error) {
    throw new GateError(
      'file_unreadable',
      `Cannot write ${path}: ${error instanceof Error ? error.message : error}`,
      'Check the existing file or directory and its permissions.',
      { cause: error },
    );
  }
}
