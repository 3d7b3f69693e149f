import type { FlagRuleId } from '../../programs/reasons.ts';
import { NO_PROGRAMS, type ProgramFamilies, type ProgramFamily } from '../../programs/table.ts';
import { normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation, Program, ScriptSelection } from '../reading.ts';

/** The words of a program as its own parser reads them, and their problems. */
export interface Parsed {
  readonly invocation: Invocation;
  readonly problems: readonly Problem[];
}

/** A command that a program starts by its words. */
export interface Launch {
  /** Where the program decides it; else the first word is a program, or a binary that npx would find. */
  readonly program?: Program | ProgramFamily;
  readonly words: readonly Word[];
  /** How the name of an npm script selects several. */
  readonly selects?: ScriptSelection;
  /** The tool of npx is the file that node runs, not the one of `node_modules/.bin`. */
  readonly starts?: 'file';
}

/** The invocations that a program starts, and what of them cannot be read. */
export interface Launched {
  readonly launched: readonly Invocation[];
  readonly problems: readonly Problem[];
}

/** The context in which words are read. */
export interface Parsing {
  readonly families: ProgramFamilies;
  /** Reads a command that `starter` starts. */
  readonly start: (launch: Launch, starter: string) => Launched;
  /** Reads the words of a package's binary. */
  readonly tool: (name: Word, words: readonly Word[]) => ToolParsed;
}

/** The words of a tool: the files that they name, what they start, and their problems. */
export interface ToolParsed extends Pick<Invocation, 'tool' | 'launched'> {
  readonly problems: readonly Problem[];
}

/** Without programs of a policy; what the words start is not read. */
export const ALONE: Parsing = {
  families: NO_PROGRAMS,
  start: () => ({ launched: [], problems: [] }),
  tool: () => ({ problems: [] }),
};

/** Whether a word names a program that every policy allows. */
export function isProgram(text: string): text is Program {
  return text === 'node' || text === 'npm' || text === 'npx';
}

/** Whether a text is a package's name, without a version, tag, path, URL or git address. */
export function isToolName(text: string): boolean {
  return /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(text);
}

/** A problem with one flag, subcommand or operand of a program. */
export function wordProblem(
  rule: FlagRuleId,
  program: string,
  { text, span }: Pick<Word, 'text' | 'span'>,
): Problem {
  return problemAt(rule, span, { program, flag: text });
}

/** A problem with one flag; {@link wordProblem} with the flag's value. */
export function flagProblem(rule: FlagRuleId, program: string, flag: Flag): Problem {
  const { written, span, value } = flag;
  const args = { program, flag: written };
  return problemAt(rule, span, value === undefined ? args : { ...args, value });
}

/** Why the value of a flag that must have one is none, if it is. */
export function valueFault(value: string | undefined, negated: boolean): string | undefined {
  if (negated) return 'it takes a value, so it has no `--no-` form';
  if (value === undefined || value === '') return 'its value is missing';
  return value.startsWith('-') ? 'its value begins with a dash' : undefined;
}

const INFORMATION_FLAGS: ReadonlySet<string> = new Set(['--version', '-v', '-V', '--help', '-h']);

/** `x --version` and `x --help` only print, for every program x. */
export function onlyAsksForInformation(words: readonly Word[]): Word | undefined {
  const [only] = words;
  return words.length === 1 && only !== undefined && INFORMATION_FLAGS.has(only.text)
    ? only
    : undefined;
}

/** Returns the problem of a command that prints something about the program and validates nothing. */
export function printsOnly(program: string, word: Pick<Word, 'text' | 'span'>): Problem {
  return wordProblem('only-prints', program, word);
}

/** Configuration in an argument, at an address, or outside the repository is code that no one reads. */
export function isElsewhere(value: string): boolean {
  return (
    /^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(value) ||
    value.split(',').some((each) => normalise(each) === undefined)
  );
}

/**
 * An address of code, or a relative path that leaves the root, also as a part such as `key=path`; an
 * absolute path has its own rule.
 */
export function isForeign(value: string): boolean {
  if (/(?:^|[=,\s])(?:data|file):/i.test(value)) return true;
  if (!value.includes('..') || /^(?:[\\/]|[A-Za-z]:)/.test(value)) return false;
  return value.split(/[=,:"']/).some((part) => part.includes('..') && !isInside(part));
}

/**
 * A path of the machine, alone or as a part such as `key=path`; one that begins with another word can be a
 * part of an address or a pattern.
 */
export function isOfMachine(text: string): boolean {
  return text.split(/[=,:"']/).some((part) => OF_MACHINE.test(part));
}

const OF_MACHINE =
  /^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;

function isInside(path: string): boolean {
  return /^[\\/]/.test(path) || normalise(path) !== undefined;
}
