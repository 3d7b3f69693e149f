import { readEvaluation } from '../evaluation/read.ts';
import { SCRIPT_FOLDER, writeScript } from '../evaluation/script.ts';
import { reasons } from '../reason.ts';
import type { Rewrite } from './rewrite.ts';
import { dropRedirection, splitConjunction, trimBlanks } from './shell.ts';
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
  return { step: 'code moved into a script', commands: [command], script };
};

/** All rewrites in the order in which they are tried: from the whole command to its words. */
export const REWRITES: readonly Rewrite[] = [
  trimBlanks,
  moveCode,
  dropRedirection,
  splitConjunction,
  nameProgram,
  spellProgram,
  spellSubcommand,
  writeSlashes,
];
