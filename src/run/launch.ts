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
 * Turns a Plan into the file and the arguments that start it. All of them are run by the one node.
 *
 * @param checkout the root of the checkout, in which a Plan's `binary` stands
 * @throws GateError `program_not_found` if the Plan needs npm or npx and there is none
 */
export function launchOf(plan: Plan, programs: Programs, checkout: string): Launch {
  const { argv, binary, program } = plan;
  const file = programs.node.file;
  const args = argv.slice(1);
  if (binary !== undefined) return { file, args: [join(checkout, binary), ...args] };
  if (program === 'node') return { file, args };
  const script = programs[program];
  if (script) return { file, args: [script.file, ...args] };
  throw new GateError(
    'program_not_found',
    `The command "${plan.command}" needs ${program}, and there is none beside ${file} or on PATH outside the checkout.`,
    'Set up Node.js together with npm before this step (actions/setup-node does).',
  );
}
