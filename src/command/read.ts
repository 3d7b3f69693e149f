import type { AuditClock } from '../ground/signals.ts';
import {
  isKnownTool,
  NO_PROGRAMS,
  type ProgramFamily,
  type ProgramTerms,
} from '../programs/table.ts';
import { subTree, type Tree } from '../repo/tree.ts';
import type { ReadingRuleId, RuleArguments } from '../rules/catalogue.ts';
import { isProblem, type Problem, problemAt } from '../rules/problem.ts';
import { hasOneReading, lex } from '../shell/lex.ts';
import { programNamed } from '../shell/programs.ts';
import { firstErrors, type Word } from '../shell/word.ts';
import { launchedBy, parseInvocation } from './invocation/index.ts';
import { isProgram, isToolName } from './invocation/parsed.ts';
import { type Invocation, isSentence, type Program, type Reading } from './reading.ts';
import { resolveInvocation } from './resolve/index.ts';
import { inspectPaths } from './resolve/path-text.ts';

export interface ReadingContext {
  /** Without the tree, nothing that depends on files is judged. */
  readonly tree?: Tree;
  /** The tree before the change, for comparing dependencies. */
  readonly base?: Tree;
  readonly changed?: ReadonlySet<string>;
  /** Relative to the root of the tree; default: the root. */
  readonly cwd?: string;
  /** Programs that the policy allows besides node, npm and npx. */
  readonly programs?: ProgramTerms;
  /** True for a build output of the policy. */
  readonly isOutput?: (path: string) => boolean;
  /** Limits the time for all commands of the audit together. */
  readonly clock?: AuditClock;
}

const NO_CHANGES: ReadonlySet<string> = new Set();

/**
 * Reads one validation command: its words, their meaning for the program, and the code that would run.
 * @param command the value in the asset; a value other than a string is a problem
 * @throws GateError if the tree itself cannot be read
 */
export async function readCommand(
  command: unknown,
  context: ReadingContext = {},
): Promise<Reading> {
  const reading = readWords(command, context);
  const { tree, base, changed = NO_CHANGES, cwd = '', clock, programs = NO_PROGRAMS } = context;
  const { isOutput } = context;
  if (reading.invocation === undefined || reading.argv === null) return reading;
  if (tree === undefined) {
    return {
      ...reading,
      problems: [...reading.problems, ...unknownTools(reading.invocation, programs)],
    };
  }
  const place = {
    tree,
    directory: cwd,
    changed,
    families: programs,
    ...(base && { base }),
    ...(isOutput && { isOutput }),
  };
  const { invocation } = reading;
  const { targets, problems } = await resolveInvocation(invocation, place, clock);
  return {
    ...reading,
    targets,
    problems: merge(reading.problems, problems).map((each) => asWritten(each, reading.command)),
  };
}

/** Reports tools without a table if no tree can be searched for them. */
function unknownTools(invocation: Invocation, { tools }: ProgramTerms): readonly Problem[] {
  return [invocation, ...launchedBy(invocation)].flatMap(({ subcommand, operands: [tool] }) =>
    subcommand === 'exec' && tool && isToolName(tool.text) && !isKnownTool(tools, tool.text)
      ? [problemAt('tool-unknown', tool.span, { tool: tool.text })]
      : [],
  );
}

/** The part of {@link readCommand} that needs no files, except for expanding patterns. */
export function readWords(
  command: unknown,
  { tree, cwd = '', programs = NO_PROGRAMS }: ReadingContext = {},
): Reading {
  if (typeof command !== 'string') return notText(command);
  const { words, assignments, problems: found } = lex(command, tree && subTree(tree, cwd));
  const syntax = firstErrors(found);
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
  const { program, problem } = readProgram(command, words, programs);
  if (problem?.rule === 'sentence') return read(argv, [problem, ...syntax]);
  if (program === undefined) return read(argv, [...syntax, problem]);
  const own = ownWords(words, syntax).slice(1);
  const { invocation, problems } = parseInvocation(program, own, programs);
  const paths = inspectPaths(invocation, cwd);
  return read(argv, [...syntax, ...problems, ...paths], invocation);
}

/** Later words belong to another command. */
function ownWords(words: readonly Word[], syntax: readonly Problem[]): readonly Word[] {
  const operator = syntax.find(
    (each) =>
      each.rule === 'shell-operator' || (isProblem(each, 'line-break') && !each.args.quoted),
  );
  if (operator === undefined) return words;
  return words.filter(({ span }) => span.start < operator.span.start);
}

function notText(command: unknown): Reading {
  const type = command === null ? 'null' : Array.isArray(command) ? 'array' : typeof command;
  const problem = problemAt('command-not-text', { start: 0, end: 0 }, { type });
  return { command: '', words: [], assignments: [], argv: null, targets: [], problems: [problem] };
}

type ProgramRead =
  | { readonly program: Program | ProgramFamily; readonly problem?: undefined }
  | { readonly program: undefined; readonly problem: Problem };

const VARIANT = /^(node|npm|npx)(?:\.exe|\.cmd|\.ps1|\.js|-cli(?:\.js)?)?$/i;

/** Finds the program of a command with at least one word. */
function readProgram(
  command: string,
  words: readonly Word[],
  { allowed, offered, tools }: ProgramTerms,
): ProgramRead {
  const [first] = words;
  const text = first?.text ?? '';
  const program = isProgram(text) ? text : allowed.get(text);
  if (program !== undefined) return { program };
  const span = first?.span ?? { start: 0, end: 0 };
  const fails = <R extends ReadingRuleId>(rule: R, args: RuleArguments<R>): ProgramRead => ({
    program: undefined,
    problem: problemAt(rule, span, args),
  });
  const [, variant] = VARIANT.exec(text) ?? [];
  if (variant === undefined && isSentence(command)) {
    const end = words.at(-1)?.span.end ?? span.end;
    const problem = problemAt('sentence', { start: span.start, end }, {});
    return { program: undefined, problem };
  }
  const named = {
    ...offeredAs(words, { allowed, offered }),
    allowed: [...allowed.keys()],
  };
  if (/[\\/]/.test(text)) return fails('program-by-path', { program: text, ...named });
  if (variant !== undefined) {
    return fails('program-look-alike', { program: text, meant: variant.toLowerCase() });
  }
  const kind = programNamed(text)?.kind;
  return fails('program-not-allowed', {
    program: text,
    group: kind ?? (tools.known(text) ? 'npx' : 'other'),
    ...(installs(words, kind === 'manager') && { installs: true }),
    ...named,
  });
}

/** True for `apt-get install x`, `poetry add x` and `python -m pip install x`. */
function installs([, ...words]: readonly Word[], isManager: boolean): boolean {
  const [verb = ''] = words.map(({ text }) => text).slice(words[0]?.text === '-m' ? 2 : 0);
  return verb === 'install' || (isManager && /^(?:i|ci|add|sync|get)$/.test(verb));
}

/**
 * Returns the name that a policy needs to allow a program, without directories, version and extension;
 * none if it allows the same by another word.
 */
function offeredAs(
  [first, flag, module]: readonly Word[],
  { allowed, offered }: Pick<ProgramTerms, 'allowed' | 'offered'>,
): { readonly offered: string; readonly word?: string } {
  const text = first?.text ?? '';
  const started = module !== undefined && flag?.text === '-m' ? module.text : '';
  if (offered(text) === 'python' && allowed.has(started)) return { offered: '', word: started };
  const known = offered(text);
  if (known !== undefined) return { offered: known };
  const word = text
    .replace(/^.*[\\/]/, '')
    .replace(/\.(?:exe|cmd|bat|ps1)$/i, '')
    .replace(/^(python[23]?|pytest)[-.][\d.]+$/, '$1');
  const other = offered(word);
  if (allowed.has(word)) return { offered: '', word };
  return other === undefined ? { offered: '' } : { offered: other, word };
}

/** A shell removes the backslashes of a Windows path, so the problem also shows the path as written. */
function asWritten(problem: Problem, command: string): Problem {
  const written = command.slice(problem.span.start, problem.span.end);
  return isProblem(problem, 'target-missing') && /^[^'"\s\\]*\\[^'"\s]*$/.test(written)
    ? { ...problem, args: { ...problem.args, written } }
    : problem;
}

/** Merges problems without duplicates: text and tree show the same problem of a path. */
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
