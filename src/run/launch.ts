import { join } from 'node:path';
import type { Plan } from '../audit/plan.ts';
import { GateError } from '../error.ts';
import type { Programs } from './programs.ts';

/** What is handed to the operating system: never a shell, never a name that is looked up. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Turns a Plan into the file and the arguments that start it. Scripts, npm and tools are run by the
 * one node, a program of the machine by itself.
 *
 * @param checkout the root of the checkout, in which a Plan's `binary` stands
 * @throws GateError `program_not_found` if the Plan's program is not there
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
      `beside ${file} or on PATH outside the checkout`,
      'Set up Node.js together with npm before this step (actions/setup-node does).',
    );
  }
  const found = programs.machine.get(program);
  if (found) return { file: found.file, args };
  throw missing(
    plan,
    'on PATH outside the checkout',
    'Install it before this step, in a folder that is not part of the checkout. What only a shell has, such as cd, cannot be run.',
  );
}

function missing({ command, program }: Plan, where: string, hint: string): GateError {
  const what = `The command "${command}" needs ${program}, and there is none ${where}.`;
  return new GateError('program_not_found', what, hint);
}
