import { lstat, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { type InstructionFile, withBlock } from '../audit/change/agents-block.ts';
import { GateError } from '../ground/error.ts';
import { makeFolder } from '../ground/write-file.ts';
import { POLICY_PATH } from '../policy/load.ts';
import { count } from '../report/view/words.ts';
import type { FirstPolicy } from './first-policy.ts';
import type { PastLevels } from './past-levels.ts';
import { policyTemplate } from './policy-template.ts';
import { type WorkflowNeeds, workflowFor } from './workflow-template.ts';

/** Where `init` writes the workflow. */
export const WORKFLOW_PATH = '.github/workflows/gene-gate.yml';

/** One of the files that set up the gate in a repository. */
export interface StartingFile {
  readonly path: string;
  readonly purpose: string;
  readonly text: string;
}

/** Returns the files that a repository needs to use the gate. */
export function startingFiles(
  needs: WorkflowNeeds,
  past?: PastLevels,
  first?: FirstPolicy,
): readonly StartingFile[] {
  const levels = past?.levels.length ?? 0;
  const hasNoCommands = first?.agentFiles[0] !== undefined;
  return [
    {
      path: POLICY_PATH,
      purpose: hasNoCommands
        ? 'the policy for what agents and editors run by themselves'
        : `the policy${levels > 0 ? `, with ${count(levels, 'level')}` : ''}; all other keys have their defaults`,
      text: policyTemplate(past, first),
    },
    {
      path: WORKFLOW_PATH,
      purpose: `the workflow that runs the gate on every pull request${needs.pushed === undefined ? '' : ' and push'}`,
      text: workflowFor({ ...needs, ...first?.installation, hasNoCommands }),
    },
  ];
}

/**
 * Writes one of the files that set up the gate.
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
  return writing(path, 'Check the existing file or directory and its permissions.', async () => {
    if (!force && (await isTaken(file))) return false;
    await resolveIn(directory, dirname(path));
    if (force) await rm(file, { force: true });
    const place = await placeIn(directory, path);
    await makeFolder(dirname(place));
    await writeFile(place, text, { flag: 'wx' });
    return true;
  });
}

/** Writes a file of the working tree. @throws GateError `file_unreadable` if that fails */
async function writing<T>(path: string, hint: string, write: () => Promise<T>): Promise<T> {
  return write().catch((cause) => {
    const message = `Cannot write ${path}: ${cause instanceof Error ? cause.message : cause}`;
    throw new GateError('file_unreadable', message, hint, { cause });
  });
}

/**
 * Returns the file that a path of the working tree names, with symlinks followed. It is a regular file
 * of the repository, or does not exist.
 * @throws Error if it is not a regular file, or if it, or a directory above it, is outside of the working tree or in
 *   `.git`
 */
async function placeIn(root: string, path: string): Promise<string> {
  const place = await resolveIn(root, path);
  const entry = await lstat(place).catch(missing);
  // A pipe or a device would be read without an end.
  if (entry !== undefined && !entry.isFile()) throw new Error('it is not a regular file');
  return place;
}

/**
 * Returns what a path of the working tree names, with symlinks followed; it need not exist.
 * @throws Error if it, or a directory above it, is outside of the working tree or in `.git`
 */
async function resolveIn(root: string, path: string): Promise<string> {
  const top = await realpath(root);
  const file = join(top, path);
  let existing = file;
  while ((await lstat(existing).catch(missing)) === undefined) existing = dirname(existing);
  const target = await realpath(existing).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new Error(`${relative(top, existing)} is a symlink to nothing`);
  });
  const inside = relative(top, target);
  if (inside.split(sep)[0] === '..' || isAbsolute(inside)) {
    throw new Error(`${relative(top, existing)} is a symlink that leaves the repository`);
  }
  if (inside.split(sep).some((name) => name.toLowerCase() === '.git')) {
    throw new Error('it would be in .git');
  }
  return join(target, relative(existing, file));
}

/** Whether a path exists, also as a symlink to nothing. */
export async function isTaken(file: string): Promise<boolean> {
  return (await lstat(file).catch(missing)) !== undefined;
}

/** Ends the wait for a path that does not exist. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** What Cursor reads before the rules of a file: they apply where genes are edited. */
const CURSOR_HEADER = `---
description: Validation commands of genes
globs: ["**/gep/**", "scripts/**", "package.json"]
alwaysApply: false
---

`;

export type WrittenBlock = 'created' | 'updated' | 'kept';

/**
 * Writes the block of instructions into a file: replaces its old block, or adds it at the end. Everything
 * else in the file stays, byte for byte.
 * @param root the root of the working tree; a symlink is followed within it
 * @param programs those of the policy
 * @throws GateError `file_unreadable` if the file cannot be read or written, is outside of the
 *   repository, or has several blocks or a part of one
 */
export async function writeInstructions(
  root: string,
  path: InstructionFile,
  programs: readonly string[] = [],
): Promise<WrittenBlock> {
  const hint =
    'Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` are replaced.';
  return writing(path, hint, async () => {
    const file = await placeIn(root, path);
    const before = await readFile(file, 'utf8').catch(missing);
    const after = withBlock(before ?? (path.endsWith('.mdc') ? CURSOR_HEADER : ''), programs);
    if (after === undefined) {
      throw new Error('it has several blocks of gene-gate, or only a part of one');
    }
    if (after === before) return 'kept';
    await makeFolder(dirname(file));
    await writeFile(file, after, { flag: before === undefined ? 'wx' : 'w' });
    return before === undefined ? 'created' : 'updated';
  });
}
