import type { Tree } from '../repo/tree.ts';
import { type Problem, problemAt } from '../rules/finding.ts';
import { parseInvocation } from './families/index.ts';
import { hasOneReading, lex } from './lex/lex.ts';
import { readProgram } from './program.ts';
import type { Invocation, Reading } from './reading.ts';
import { resolveInvocation } from './resolve/index.ts';
import { inspectPaths } from './resolve/lexical.ts';

export interface ReadingContext {
  /** The audited tree. Without one, what depends on files is not judged. */
  readonly tree?: Tree;
  /** Paths that the change under review touches. */
  readonly changed?: ReadonlySet<string>;
  /** The working directory, relative to the root of the tree; default: the root. */
  readonly cwd?: string;
}

const NO_CHANGES: ReadonlySet<string> = new Set();

/**
 * Reads one validation command: its words, what the program makes of them, and what would run.
 *
 * @param command as it stands in the asset; anything that is not a string is a problem
 * @returns always a Reading, never an exception for what the command is
 * @throws GateError if the tree itself cannot be read
 */
export async function readCommand(
  command: unknown,
  context: ReadingContext = {},
): Promise<Reading> {
  const reading = readWords(command, context);
  const { tree, changed = NO_CHANGES, cwd = '' } = context;
  if (tree === undefined || reading.invocation === undefined || reading.argv === null)
    return reading;
  const place = { tree, directory: cwd, changed };
  const { targets, problems } = await resolveInvocation(reading.invocation, place);
  return { ...reading, targets, problems: merge(reading.problems, problems) };
}

/** The part of {@link readCommand} that needs no file, except to expand patterns. */
export function readWords(command: unknown, { tree, cwd = '' }: ReadingContext = {}): Reading {
  if (typeof command !== 'string') return notText(command);
  const { words, assignments, problems: syntax } = lex(command, tree);
  const [first] = words;
  const read = (argv: string[] | null, problems: readonly Problem[], invocation?: Invocation) => ({
    command,
    words,
    assignments,
    argv,
    ...(invocation === undefined ? undefined : { invocation }),
    targets: [],
    problems,
  });
  if (first === undefined) return read(null, syntax);
  const argv = hasOneReading({ problems: syntax }) ? words.map(({ text }) => text) : null;
  const { program, problem } = readProgram(words);
  if (program === undefined) return read(argv, [...syntax, problem]);
  const { invocation, problems } = parseInvocation(program, words.slice(1));
  const paths = inspectPaths(invocation, cwd);
  return read(argv, [...syntax, ...problems, ...paths], invocation);
}

function notText(command: unknown): Reading {
  const type = command === null ? 'null' : Array.isArray(command) ? 'array' : typeof command;
  const problem = problemAt('command-not-text', { start: 0, end: 0 }, { type });
  return { command: '', words: [], assignments: [], argv: null, targets: [], problems: [problem] };
}

/** The tree says again what the text of a path said already. */
function merge(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const said = new Set(before.map(problemKey));
  const merged = [...before];
  for (const problem of after) {
    const key = problemKey(problem);
    if (said.has(key)) continue;
    said.add(key);
    merged.push(problem);
  }
  return merged;
}

function problemKey({ rule, span, args }: Problem): string {
  return JSON.stringify([rule, span.start, span.end, args]);
}
