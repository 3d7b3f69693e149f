import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type InstructionFile, withBlock } from '../audit/change/agents-block.ts';
import { makeFolder } from '../ground/write-file.ts';
import { missing, placeIn, writing } from './starting-files.ts';

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
 *
 * @param root the root of the working tree; a symlink is followed within it
 * @throws GateError `file_unreadable` if the file cannot be read or written, is outside of the
 *   repository, or has several blocks or a part of one
 */
export async function writeInstructions(
  root: string,
  path: InstructionFile,
): Promise<WrittenBlock> {
  const hint =
    'Check the file and the directories above it; the lines from `gene-gate:begin` to `gene-gate:end` are replaced.';
  return writing(path, hint, async () => {
    const file = await placeIn(root, path);
    const before = await readFile(file, 'utf8').catch(missing);
    const after = withBlock(before ?? (path.endsWith('.mdc') ? CURSOR_HEADER : ''));
    if (after === undefined) {
      throw new Error('it has several blocks of gene-gate, or only a part of one');
    }
    if (after === before) return 'kept';
    await makeFolder(dirname(file));
    await writeFile(file, after, { flag: before === undefined ? 'wx' : 'w' });
    return before === undefined ? 'created' : 'updated';
  });
}
