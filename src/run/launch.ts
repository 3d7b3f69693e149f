import { join } from 'node:path';
import type { Plan } from '../audit/plan.ts';
import { GateError } from '../error.ts';
import type { Programs } from './programs.ts';

/** What the operating system starts: never a shell, and never a name to look up. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Resolves a Plan to the file and arguments that start it. The selected node runs scripts, npm and
 * tools; programs of the machine run directly.
 *
 * @param checkout the root of the checkout, which contains a Plan's `binary`
 * @throws GateError `program_not_found` if the Plan's program is missing
 */
export function launchOf(plan: Plan, programs: Programs, checkout: string): Launch {
  const { argv, binary, program } = plan;
  const file = programs.node.file;
  const args = argv.slice(1);
  if (binary !== undefined) return { file, args: [join(checkout, binary), ...args] };
  if (program === 'node') return { file, args };
  if (program === 'npm' || program === 'npx') {
    const script = programs[program];
    if (script) return { file, args: [script.file, ...args] };
    throw missing(
      plan,
      `next to ${file} or on PATH outside the checkout`,
      'Set up Node.js with npm before this step (for example with actions/setup-node).',
    );
  }
  const found = programs.machine.get(program);
  if (found) return { file: found.file, args };
  throw missing(
    plan,
    'on PATH outside the checkout',
    'Install the program before this step, in a folder outside the checkout. Shell builtins such as cd cannot be run.',
  );
}

function missing({ command, program }: Plan, where: string, hint: string): GateError {
  const what = `The command "${command}" needs ${program}, which was not found ${where}.`;
  return new GateError('program_not_found', what, hint);
}
