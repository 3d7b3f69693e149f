import { GateError } from '../../ground/error.ts';
import { describe, problemFinding } from '../../rules/finding.ts';
import { lex } from '../../shell/lex.ts';

/** A command without a shell. */
export interface PrepareLine {
  /** As in the workflow. */
  readonly command: string;
  readonly argv: readonly string[];
  readonly assignments: Readonly<Record<string, string>>;
}

/**
 * Splits the input `prepare` into one command for each line, read like a validation command.
 * @param text of the workflow; empty lines and comments are skipped
 * @throws GateError `input_invalid` for a line with shell operators, or without a single meaning
 */
export function readPrepare(text: string): readonly PrepareLine[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const commands = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (commands.length === 0) throw invalid('`prepare` has no command', 'Name a command.');
  return commands.map(readLine);
}

function readLine(command: string): PrepareLine {
  const { words, assignments, problems } = lex(command);
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem?.rule === 'shell-operator') {
    throw invalid(
      `The prepare line \`${command}\` contains a shell operator`,
      'Give two lines: write each command on a line of its own (`prepare: |`). A line runs only if all earlier ones passed.',
    );
  }
  if (problem) {
    const { message } = describe(problemFinding(problem));
    throw invalid(
      `The prepare line \`${command}\` cannot be read: ${message}`,
      'Write plain words, or put the step into a script and name the script.',
    );
  }
  return {
    command,
    argv: words.map(({ text }) => text),
    assignments: Object.fromEntries(assignments.map(({ name, value }) => [name, value])),
  };
}

function invalid(message: string, hint: string): GateError {
  return new GateError('input_invalid', message, hint);
}
