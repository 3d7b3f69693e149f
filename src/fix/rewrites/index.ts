import { splitConjunction } from './conjunction.ts';
import { moveCode } from './evaluation.ts';
import { dropRedirection, trimBlanks } from './layout.ts';
import type { Rewrite } from './rewrite.ts';
import { nameProgram, spellProgram, spellSubcommand, writeSlashes } from './words.ts';

/** Every rewrite, in the order in which they are tried: from the whole command to its words. */
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
