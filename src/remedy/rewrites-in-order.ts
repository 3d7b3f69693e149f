import { keepInnerQuotes, moveCode } from './evaluation/move-code.ts';
import { enterDirectory, findRoot } from './rewrites/change-directory.ts';
import { testFile } from './rewrites/file-test.ts';
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
import { closeGaps, dropRepeatedProgram, writeAscii } from './suggestions/typed-characters.ts';

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

/**
 * The rewrites that keep what a command is for, but not exactly what it does: a person or an agent
 * decides about them. After those that keep the behaviour.
 */
export const SUGGESTIONS: readonly Rewrite[] = [
  writeAscii,
  closeGaps,
  ...REWRITES,
  dropPreparation,
  useWorkspace,
  requireEach,
  dropOutputFile,
  dropRepeatedProgram,
  spellScript,
  passFlag,
  useInstalled,
  dropFlag,
  useNpm,
  runTasks,
  useNpx,
  useScriptText,
];
