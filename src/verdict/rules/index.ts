import type { Rule } from '../../finding/rule.ts';
import { budgetSpent } from './budget-spent.ts';
import { checkoutModified } from './checkout-modified.ts';
import { commandCrashed } from './command-crashed.ts';
import { commandFailed } from './command-failed.ts';
import { commandSlow } from './command-slow.ts';
import { commandTimedOut } from './command-timed-out.ts';
import { commandWrites } from './command-writes.ts';
import { earlierOutputMissing } from './earlier-output-missing.ts';
import { partOfRun } from './part-of-run.ts';
import { runInterrupted } from './run-interrupted.ts';
import { toolNotInstalled } from './tool-not-installed.ts';

/** Rules about what running showed, in the order in which they are documented. */
export const runRules = [
  commandFailed,
  commandTimedOut,
  budgetSpent,
  commandCrashed,
  commandSlow,
  commandWrites,
  earlierOutputMissing,
  toolNotInstalled,
  checkoutModified,
  runInterrupted,
  partOfRun,
] as const satisfies readonly Rule<never>[];
