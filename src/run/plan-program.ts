import { join } from 'node:path';
import type { Plan } from '../audit/plan.ts';
import { GateError } from '../ground/error.ts';
import type { Programs } from './programs.ts';
import { type Launch, launchScripts } from './scripts/npm-scripts.ts';

/** Overrides `node-options` of every `.npmrc`, by the default of node. */
const PINNED = { npm_config_node_options: '--warnings' };

/** A Plan, or a line of `prepare`. */
type Startable = Pick<
  Plan,
  'command' | 'argv' | 'binary' | 'program' | 'scripts' | 'directory' | 'checkoutAs'
>;

export interface LaunchOptions {
  readonly programs: Programs;
  readonly checkout: string;
  /** A directory with nothing but the checkout under the names of Plans. */
  readonly above: string;
  /** The environment of all commands, with the Plan's variables. */
  readonly base: Readonly<Record<string, string>>;
}

/**
 * Resolves a Plan to a file and arguments. The selected node runs scripts, npm and tools; programs of
 * the machine run directly; the scripts of an npm command run without npm.
 * @throws GateError `program_not_found`
 */
export function launchOf(
  plan: Startable,
  { programs, checkout, above, base }: LaunchOptions,
): Launch {
  const { argv, binary, program, scripts, directory } = plan;
  const file = programs.node.file;
  const start = plan.checkoutAs === undefined ? checkout : above;
  const cwd = join(start, directory);
  if (scripts !== undefined) {
    const launch = launchScripts(scripts, { programs, checkout: start, base });
    if (!('missing' in launch)) return launch;
    throw notFound(plan, launch.missing);
  }
  const args = argv.slice(1);
  if (binary !== undefined) return { file, args: [join(checkout, binary), ...args], cwd };
  if (program === 'node') return { file, args, cwd };
  if (program === 'npm' || program === 'npx') {
    const script = programs[program];
    if (script) return { file, args: [script.file, ...args], env: PINNED, cwd };
    throw notFound(plan, program);
  }
  const found = programs.machine.get(program);
  if (found) return { file: found.file, args, cwd };
  throw notFound(plan, program);
}

function notFound({ command }: Startable, program: string): GateError {
  return new GateError(
    'program_not_found',
    `The command "${command}" needs ${program}, which was not found on PATH outside the checkout.`,
    'Install the program before this step, in a directory outside the checkout (npm with actions/setup-node, sh on Windows with Git). Shell builtins such as cd cannot be run.',
  );
}
