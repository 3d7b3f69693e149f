import { moveCode } from './evaluation/move-code.ts';
import { enterDirectory } from './rewrites/change-directory.ts';
import { dropLauncher } from './rewrites/launchers.ts';
import { findScript, makeRelative } from './rewrites/moved-paths.ts';
import {
  nameProgram,
  spellProgram,
  spellSubcommand,
  writeSlashes,
} from './rewrites/program-names.ts';
import type { Rewrite } from './rewrites/rewrite.ts';
import {
  dropRedirection,
  dropUnread,
  findPrinter,
  splitConjunction,
  trimBlanks,
} from './rewrites/shell-syntax.ts';
import {
  dropFlag,
  dropOutputFile,
  dropPreparation,
  passFlag,
  requireEach,
  useInstalled,
} from './suggestions/dropped-parts.ts';
import {
  runTasks,
  spellScript,
  useNpm,
  useNpx,
  useScriptText,
  useWorkspace,
} from './suggestions/package-scripts.ts';
import { writeAscii } from './suggestions/typed-characters.ts';

/**
 * The rewrites that keep the behaviour, in the order in which they are tried: from the whole command
 * to its words.
 */
export const REWRITES: readonly Rewrite[] = [
  trimBlanks,
  moveCode,
  dropRedirection,
  dropUnread,
  enterDirectory,
  splitConjunction,
  findPrinter,
  dropLauncher,
  nameProgram,
  spellProgram,
  spellSubcommand,
  writeSlashes,
  makeRelative,
  findScript,
];

/**
 * The rewrites that keep what a command is for, but not exactly what it does: a person or an agent
 * decides about them. After those that keep the behaviour.
 */
export const SUGGESTIONS: readonly Rewrite[] = [
  writeAscii,
  ...REWRITES,
  dropPreparation,
  useWorkspace,
  requireEach,
  dropOutputFile,
  spellScript,
  passFlag,
  useInstalled,
  dropFlag,
  useNpm,
  runTasks,
  useNpx,
  useScriptText,
];
