import type { Rule } from '../../../finding/rule.ts';
import { abbreviatedFlag } from './abbreviated-flag.ts';
import { absolutePath } from './absolute-path.ts';
import { changesConfiguration } from './changes-configuration.ts';
import { changesNodeOptions } from './changes-node-options.ts';
import { changesShell } from './changes-shell.ts';
import { checksSyntaxOnly } from './checks-syntax-only.ts';
import { dashOperand } from './dash-operand.ts';
import { dependsOnRegistry } from './depends-on-registry.ts';
import { downloads } from './downloads.ts';
import { dryRun } from './dry-run.ts';
import { evaluatesText } from './evaluates-text.ts';
import { flagBeforeSeparator } from './flag-before-separator.ts';
import { flagValue } from './flag-value.ts';
import { installs } from './installs.ts';
import { launchesPrograms } from './launches-programs.ts';
import { loadsCode } from './loads-code.ts';
import { misspeltSubcommand } from './misspelt-subcommand.ts';
import { namesProgram } from './names-program.ts';
import { neverEnds } from './never-ends.ts';
import { nothingToRun } from './nothing-to-run.ts';
import { onlyPrints } from './only-prints.ts';
import { opensInspector } from './opens-inspector.ts';
import { preloadsCode } from './preloads-code.ts';
import { preloadsPackage } from './preloads-package.ts';
import { printsEnvironment } from './prints-environment.ts';
import { publishes } from './publishes.ts';
import { readsEnvironmentFile } from './reads-environment-file.ts';
import { readsStdin } from './reads-stdin.ts';
import { skipsHooks } from './skips-hooks.ts';
import { skipsTests } from './skips-tests.ts';
import { toolLoadsCode } from './tool-loads-code.ts';
import { toolWrites } from './tool-writes.ts';
import { unknownFlag } from './unknown-flag.ts';
import { unknownSubcommand } from './unknown-subcommand.ts';
import { usesNetwork } from './uses-network.ts';
import { weakens } from './weakens.ts';
import { writesFiles } from './writes-files.ts';

/** Rules about what a program is asked to do, in the order in which they are documented. */
export const invocationRules: readonly Rule<never>[] = [
  unknownFlag,
  abbreviatedFlag,
  flagValue,
  unknownSubcommand,
  misspeltSubcommand,
  nothingToRun,
  evaluatesText,
  readsStdin,
  dashOperand,
  preloadsCode,
  preloadsPackage,
  loadsCode,
  readsEnvironmentFile,
  changesConfiguration,
  changesShell,
  changesNodeOptions,
  namesProgram,
  installs,
  publishes,
  usesNetwork,
  dependsOnRegistry,
  downloads,
  launchesPrograms,
  toolLoadsCode,
  toolWrites,
  opensInspector,
  neverEnds,
  writesFiles,
  printsEnvironment,
  weakens,
  onlyPrints,
  checksSyntaxOnly,
  skipsTests,
  skipsHooks,
  dryRun,
  flagBeforeSeparator,
  absolutePath,
];
