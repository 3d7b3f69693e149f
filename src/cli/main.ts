import { Command, CommanderError } from 'commander';
import { GateError } from '../error.ts';
import { failureText } from '../report/text/failure.ts';
import { TOOL } from '../tool.ts';
import type { ExitCode } from '../verdict/exit-code.ts';
import { auditVerb } from './audit.ts';
import { checkVerb } from './check.ts';
import { demoVerb } from './demo.ts';
import { explainVerb } from './explain.ts';
import { fixVerb } from './fix.ts';
import { initVerb } from './init.ts';
import { mergeVerb } from './merge.ts';
import { planVerb } from './plan.ts';
import { policyVerb } from './policy-test.ts';
import { promoteVerb } from './promote.ts';
import { schemaVerb } from './schema.ts';
import { selectVerb } from './select.ts';
import type { Terminal } from './terminal.ts';
import type { Verb } from './verb.ts';

const VERBS: readonly Verb[] = [
  checkVerb,
  auditVerb,
  explainVerb,
  fixVerb,
  initVerb,
  selectVerb,
  planVerb,
  mergeVerb,
  policyVerb,
  promoteVerb,
  demoVerb,
  schemaVerb,
];

/**
 * Runs the command line.
 *
 * @param args what follows the program's name
 * @returns the exit code; every failure has been told to the user
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exitCode: ExitCode = 2;
  const program = new Command(TOOL.name)
    .description(
      'A gate for AI-agent evolution assets: audit, blast radius, contained runs, report.',
    )
    .version(TOOL.version)
    .showSuggestionAfterError()
    .addHelpText(
      'after',
      '\nExit codes: 0 pass or warn, 1 the gate says no or waits for approval,\n' +
        '2 the gate could not decide.\n' +
        `Try it without any repository: ${TOOL.name} demo`,
    );
  for (const verb of VERBS) {
    program.addCommand(
      verb(terminal, (code) => {
        exitCode = code;
      }),
    );
  }
  for (const command of [program, ...program.commands]) {
    command
      .exitOverride()
      .showHelpAfterError(`(${TOOL.name} ${command === program ? '' : `${command.name()} `}--help)`)
      .configureOutput({
        writeOut: (text) => terminal.print(text),
        writeErr: (text) => terminal.note(text),
      });
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    // Commander has told the user what is wrong; asking for help or the version is no error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    terminal.note(explainFailure(error));
    return 2;
  }
}

/** What a user reads when the gate could not decide: what happened, and what to do. */
function explainFailure(error: unknown): string {
  if (error instanceof GateError) return failureText(error);
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `error: ${message}\nhint: This is a defect of ${TOOL.name} ${TOOL.version}. Please report it with the text above.\n`;
}
