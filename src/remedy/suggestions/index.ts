import { REWRITES } from '../rewrites/index.ts';
import type { Rewrite } from '../rewrites/rewrite.ts';
import { dropFlag, passFlag, useInstalled } from './flags.ts';
import { spellScript, useNpm, useNpx, useScriptText, useWorkspace } from './npm.ts';
import { dropOutputFile, dropPreparation, requireEach } from './shell.ts';
import { runTasks } from './tasks.ts';
import { closeGaps, dropRepeatedProgram, writeAscii } from './text.ts';

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
