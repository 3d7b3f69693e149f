import { readEvaluation } from '../evaluation/read.ts';
import { writeScript } from '../evaluation/script.ts';
import { reasons } from '../reason.ts';
import { SCRIPT_FOLDER } from '../script.ts';
import { enterDirectory, findRoot } from './directory.ts';
import { testFile } from './file-test.ts';
import { dropLauncher } from './launchers.ts';
import { keepInnerQuotes } from './lost-quotes.ts';
import { findScript, makeRelative } from './paths.ts';
import type { Rewrite } from './rewrite.ts';
import { dropRedirection, dropUnread, findPrinter, splitConjunction, trimBlanks } from './shell.ts';
import { nameProgram, spellProgram, spellSubcommand, writeSlashes } from './words.ts';

/** Moves the code of `node -e CODE` into a script of the repository, unless the code cannot fail. */
const moveCode: Rewrite = async (reading, store) => {
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return read;
  const written = writeScript(read.evaluation);
  if ('reason' in written) return written;
  const script = await store.place(written.script);
  if (script === undefined) return { reason: reasons.noPlace(SCRIPT_FOLDER) };
  const command = read.evaluation.withScript(script);
  return { step: 'code moved into a script', commands: [command], scripts: [script] };
};

/**
 * The rewrites that keep the behaviour, in the order in which they are tried: from the whole command
 * to its words.
 */
export const REWRITES: readonly Rewrite[] = [
  trimBlanks,
  keepInnerQuotes,
  moveCode,
  dropRedirection,
  dropUnread,
  enterDirectory,
  splitConjunction,
  findPrinter,
  testFile,
  dropLauncher,
  nameProgram,
  spellProgram,
  spellSubcommand,
  writeSlashes,
  makeRelative,
  findRoot,
  findScript,
];
