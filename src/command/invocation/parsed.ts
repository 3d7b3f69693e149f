import type { FlagRuleId } from '../../programs/reasons.ts';
import { NO_PROGRAMS, type ProgramFamilies, type ProgramFamily } from '../../programs/table.ts';
import { normalise } from '../../repo/paths.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation, Program } from '../reading.ts';

/** A program's arguments as its own parser reads them, and their problems. */
export interface Parsed {
  readonly invocation: Invocation;
  readonly problems: readonly Problem[];
}

export interface Launch {
  /** Set if the starter decides it. Otherwise the first word is a program, or a binary that npx would find. */
  readonly program?: Program | ProgramFamily;
  readonly words: readonly Word[];
  /** `file`: node runs a file of the tool, not its link in `node_modules/.bin`. */
  readonly starts?: 'file';
}

/** What a program's arguments add to its invocation, such as the programs that it starts, and their problems. */
export interface PartParsed {
  readonly invocation: Partial<Invocation>;
  readonly problems: readonly Problem[];
}

export interface Parsing {
  readonly families: ProgramFamilies;
  /** Parses a command started by `starter`. */
  readonly start: (launch: Launch, starter: string) => PartParsed;
  /** Parses the arguments of a package's binary. */
  readonly tool: (name: Word, words: readonly Word[]) => PartParsed;
}

/** A context without the policy's programs. Started commands are not parsed. */
export const ALONE: Parsing = {
  families: NO_PROGRAMS,
  start: () => ({ invocation: {}, problems: [] }),
  tool: () => ({ invocation: {}, problems: [] }),
};

/** True for a program that every policy allows. */
export function isProgram(text: string): text is Program {
  return text === 'node' || text === 'npm' || text === 'npx';
}

/** True for a package's name without a version, tag, path, URL or git address. */
export function isToolName(text: string): boolean {
  return /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/i.test(text);
}

export function wordProblem(
  rule: FlagRuleId,
  program: string,
  { text, span }: Pick<Word, 'text' | 'span'>,
): Problem {
  return problemAt(rule, span, { program, flag: text });
}

/** Like {@link wordProblem}, with the flag's value. */
export function flagProblem(rule: FlagRuleId, program: string, flag: Flag): Problem {
  const { written, span, value } = flag;
  const args = { program, flag: written };
  return problemAt(rule, span, value === undefined ? args : { ...args, value });
}

/** Returns why the required value of a flag is missing or invalid. */
export function valueFault(value: string | undefined, negated: boolean): string | undefined {
  if (negated) return 'it takes a value, so it has no `--no-` form';
  if (value === undefined || value === '') return 'its value is missing';
  return value.startsWith('-') ? 'its value begins with a dash' : undefined;
}

const INFORMATION_FLAGS: ReadonlySet<string> = new Set(['--version', '-v', '-V', '--help', '-h']);

/** `x --version` and `x --help` only print, whatever the program. */
export function onlyAsksForInformation(words: readonly Word[]): Word | undefined {
  const [only] = words;
  return words.length === 1 && only !== undefined && INFORMATION_FLAGS.has(only.text)
    ? only
    : undefined;
}

export function printsOnly(program: string, word: Pick<Word, 'text' | 'span'>): Problem {
  return wordProblem('only-prints', program, word);
}

/** True for configuration in an argument, at an address, or outside of the repository: unreviewed code. */
export function isElsewhere(value: string): boolean {
  return (
    /^\s*[{[]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(value) ||
    value.split(',').some((each) => normalise(each) === undefined)
  );
}

/**
 * True for an address of code, or a relative path that leaves the root, even in a part such as `key=path`.
 * Absolute paths have their own rule.
 */
export function isForeign(value: string): boolean {
  if (/(?:^|[=,\s])(?:data|file):/i.test(value)) return true;
  if (!value.includes('..') || /^(?:[\\/]|[A-Za-z]:)/.test(value)) return false;
  return value.split(/[=,:"']/).some((part) => part.includes('..') && !isInside(part));
}

/**
 * True for a path of the machine, alone or in a part such as `key=path`. After another word, it may be part of an
 * address or a pattern.
 */
export function isOfMachine(text: string): boolean {
  return text.split(/[=,:"']/).some((part) => OF_MACHINE.test(part));
}

const OF_MACHINE =
  /^(?:~|\/(?!dev\/(?:null|stdout|stderr)$)(?:boot|dev|etc|home|private|proc|root|sys|tmp|Users|usr|var|Volumes))(?:\/|$)/;

function isInside(path: string): boolean {
  return /^[\\/]/.test(path) || normalise(path) !== undefined;
}
