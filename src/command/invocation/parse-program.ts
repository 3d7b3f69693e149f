import type { Span } from '../../model/finding.ts';
import { readTool, type ToolFlagRead, type ToolRead } from '../../programs/read-tool.ts';
import type { Started } from '../../programs/schema.ts';
import {
  flagKey,
  type ProgramFamilies,
  type ProgramFamily,
  type ProgramUse,
} from '../../programs/table.ts';
import { refusalOf, toolOf } from '../../programs/tools/index.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { hasCommandLine, isShell, programNamed } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation, NamedFile } from '../reading.ts';
import { filesOfFlag } from './named-files.ts';
import { isToolName } from './parse-npm.ts';
import { parseTool, toolFlagProblems } from './parse-tool.ts';
import { type Parsed, wordProblem } from './parsed.ts';
import { isProgram, PARSERS } from './parsers.ts';
import { judgeOperands, ruleForOperand } from './program-words.ts';
import { parseModule } from './python-module.ts';

/**
 * Reads the words behind a program that the policy allows, by its tables: flags, subcommand, operands, and
 * the program that it starts.
 *
 * @param families all programs of the policy, for those that start others
 */
export function parseProgram(
  family: ProgramFamily,
  words: readonly Word[],
  families: ProgramFamilies,
): Parsed {
  const { program } = family;
  const base: Invocation = { program, family, flags: [], operands: [], passthrough: [] };
  const parsed = parseUse({ use: family.use, path: '', words, family, families });
  return { invocation: { ...base, ...parsed.invocation }, problems: parsed.problems };
}

/** Words to read by the tables of a program or of one of its subcommands. */
interface Reader {
  readonly use: ProgramUse;
  /** The words of the subcommand. */
  readonly path: string;
  readonly words: readonly Word[];
  readonly family: ProgramFamily;
  readonly families: ProgramFamilies;
}

interface UseParsed {
  readonly invocation: Partial<Invocation>;
  readonly problems: readonly Problem[];
}

function parseUse(reader: Reader): UseParsed {
  const { use, path, family } = reader;
  const { data, behind: flagsBehind } = use;
  const end = flagsBehind ? reader.words.findIndex(({ text }) => text === '--') : -1;
  const words = end < 0 ? reader.words : reader.words.slice(0, end);
  const tail =
    end < 0 || !flagsBehind ? [] : readTool(flagsBehind, reader.words.slice(end + 1)).flags;
  const read = readTool(use, words);
  const all = read.rest === undefined ? read.flags : [...read.flags, read.rest.flag];
  const flags = all.map(flagOf);
  // Where it works is judged with the paths among its values.
  const named = all
    .flatMap((flag) => filesOfFlag(family.program, flag))
    .filter(({ as }) => as !== 'place');
  const problems = [
    ...all.flatMap((flag) => toolFlagProblems(family.program, use, flag)),
    ...tail.flatMap((flag) => toolFlagProblems(family.program, flagsBehind, flag)),
  ];
  const [first, ...behind] = read.started.slice(data.skips ?? 0);
  const sub = first && use.subcommands.get(first.text);
  if (sub === undefined || first === undefined) {
    const used = parseOperands(reader, read);
    const parsesOnly = read.flags.some(({ flag }) => flag?.kind === 'checks-syntax-only');
    const writes = writesFiles(reader, [...read.flags, ...tail]);
    return {
      invocation: {
        ...(path && { subcommand: path }),
        ...(data.any_package && { anyPackage: true }),
        ...(parsesOnly && { parsed: true }),
        ...used.invocation,
        flags,
        files: [
          ...named,
          ...(used.invocation.files ?? []),
          ...codeAmong(use, used.invocation.operands ?? []),
        ],
      },
      problems: [...problems, ...writes, ...used.problems],
    };
  }
  const name = path === '' ? first.text : `${path} ${first.text}`;
  const own =
    sub.data.starts === 'own-script'
      ? parseStarted('own-script', first, behind, reader)
      : parseUse({ ...reader, use: sub, path: name, words: behind });
  const does = sub.data.does
    ? [wordProblem(sub.data.does, family.program, { ...first, text: name })]
    : [];
  return {
    invocation: {
      ...own.invocation,
      ...(data.any_package && { anyPackage: true }),
      flags: [...flags, ...(own.invocation.flags ?? [])],
      files: [...named, ...(own.invocation.files ?? [])],
    },
    problems: [...problems, ...does, ...own.problems],
  };
}

/** The operands that are code which the program runs: files of tests, sources of Go. */
function codeAmong(
  { data: { operands: kind, starts } }: ProgramUse,
  operands: readonly Word[],
): NamedFile[] {
  return operands.flatMap(({ text, span }): readonly NamedFile[] => {
    const isSource = (kind === 'package' || starts === 'package') && text.endsWith('.go');
    const isInside = ruleForOperand('path', text) === undefined;
    if (!isInside || (kind !== 'tests' && !isSource)) return [];
    return [{ as: 'tests', path: text.replace(/::.*$/s, ''), span }];
  });
}

function flagOf({ word, written, value }: ToolFlagRead): Flag {
  return { name: written, written, span: word.span, ...(value !== undefined && { value }) };
}

/** A formatter repairs files, unless a flag makes it check them. */
function writesFiles(
  { use, path, words, family }: Reader,
  flags: readonly ToolFlagRead[],
): Problem[] {
  if (use.data.writes_unless === undefined) return [];
  const checks = use.data.writes_unless.split(' ');
  if (flags.some(({ written, off }) => !off && checks.includes(written))) return [];
  const span = words[0]?.span ?? { start: 0, end: 0 };
  return [wordProblem('tool-writes', family.program, { text: path || family.program, span })];
}

function parseOperands(reader: Reader, read: ToolRead): UseParsed {
  const { use, family, families } = reader;
  const { rest } = read;
  if (rest !== undefined) {
    return rest.flag.flag?.kind === 'module'
      ? parseModule(family, rest.words, families, parseProgram)
      : { invocation: { passthrough: rest.words }, problems: testFlags(rest.words, family) };
  }
  const starts = use.data.starts ?? (use.subcommands.size > 0 ? 'subcommand' : undefined);
  const operands = starts === undefined ? read.operands : read.started.slice(use.data.skips ?? 0);
  const [first, ...behind] = operands;
  if (first === undefined) {
    const informs = read.flags.some(({ flag }) => flag?.kind === 'only-prints');
    const span = { start: 0, end: family.program.length };
    const rule = informs ? undefined : use.data.alone;
    const problems = rule ? [wordProblem(rule, family.program, { text: '', span })] : [];
    return { invocation: {}, problems };
  }
  if (starts === undefined) {
    return { invocation: { operands }, problems: judgeOperands(use, operands, family) };
  }
  return parseStarted(starts, first, behind, reader);
}

/** `go test -args -test.list=.`: flags of the harness, behind those that a test reads. */
function testFlags(words: readonly Word[], { program }: ProgramFamily): Problem[] {
  const own = words.filter(({ text }) => /^--?test\./.test(text));
  return own.map((word) => wordProblem('skips-tests', program, word));
}

/** A program that starts another one, and those that it can start. */
type Starter = Pick<Reader, 'family' | 'families'>;

/** What a program starts by its first operand, with the words behind it. */
function parseStarted(
  starts: Started | 'subcommand',
  first: Word,
  behind: readonly Word[],
  starter: Starter,
): UseParsed {
  const { program } = starter.family;
  const words = { operands: [first], passthrough: behind };
  switch (starts) {
    case 'subcommand': {
      const args = { program, subcommand: first.text };
      const problem = problemAt('unknown-subcommand', first.span, args);
      return { invocation: words, problems: [problem] };
    }
    case 'file':
      return startFile(first, behind, starter);
    case 'package': {
      const rule = ruleForOperand('package', first.text);
      return { invocation: words, problems: rule ? [wordProblem(rule, program, first)] : [] };
    }
    case 'command':
      return startCommand(first, behind, starter);
    case 'script':
    case 'own-script': {
      const selects = SELECTS.test(first.text) ? [wordProblem('outside-code', program, first)] : [];
      return {
        invocation: { ...words, subcommand: 'run' },
        problems: [...selects, ...ownFlags(behind, starter.family)],
      };
    }
    case 'tool':
      return startTool('exec', first, behind, starter);
    case 'script-or-tool':
    case 'script-tool-or-file': {
      const isFile = starts === 'script-tool-or-file' && isPath(first.text);
      if (!isFile && !PATH.test(first.text)) {
        const started = startTool('script-or-tool', first, behind, starter);
        return { ...started, problems: [...started.problems, ...ownFlags(behind, starter.family)] };
      }
      if (starts === 'script-tool-or-file') return startFile(first, behind, starter);
      return { invocation: words, problems: [wordProblem('outside-code', program, first)] };
    }
  }
}

/** A pattern by which package managers run several scripts: `/^build-/` of pnpm, `build:*` of Bun. */
const SELECTS = /^\/|\*/;

/** A file rather than the name of a script or a tool. */
const PATH = /^-$|^\.{0,2}[\\/]|^~|[\\/].*\.\w+$|\.[cm]?[jt]sx?$/;

/** Names of scripts and packages can have a slash, those of tools only behind a scope. */
function isPath(text: string): boolean {
  return /[\\/]/.test(text) && !/^@[\w.-]+\/[\w.-]+$/.test(text);
}

/**
 * Package managers disagree about flags behind a script's name: those that would change their own
 * configuration are refused there too.
 */
function ownFlags(behind: readonly Word[], { program, use }: ProgramFamily): Problem[] {
  const own = behind.filter(({ text }) => {
    const name = /^--([\w-]+)/.exec(text)?.[1];
    return name !== undefined && use.flags.get(flagKey(name))?.kind === 'outside-code';
  });
  return own.map((word) => wordProblem('outside-code', program, word));
}

/** A script; standard input, addresses, packages to fetch and files of another language are none. */
function startFile(first: Word, behind: readonly Word[], starter: Starter): UseParsed {
  const { family, families } = starter;
  const { program } = family;
  const { text, span } = first;
  const invocation = { operands: [first], passthrough: behind, starts: 'file' as const };
  if (text === '-' || text === '' || text.startsWith('/dev/')) {
    return { invocation, problems: [problemAt('reads-stdin', span, { program, flag: text })] };
  }
  const fetched = /^(?:npm|jsr|https?|data|git|file|[a-z+]+:\/\/):?/.test(text) && /:/.test(text);
  if (fetched) return { invocation, problems: [wordProblem('uses-network', program, first)] };
  const [, tool = ''] = /^(?:\.\/)?vendor\/(?:bin|[\w-]+\/[\w-]+)\/([\w-]+)$/.exec(text) ?? [];
  const started = family.data.dependency_tools.includes(tool)
    ? families.known.get(tool)
    : undefined;
  if (started !== undefined) {
    const inner = parseProgram(started, behind, families);
    return { invocation: { launched: [inner.invocation] }, problems: inner.problems };
  }
  return { invocation, problems: extensionProblems(family, text, span) };
}

/** A file that is code of another language, which some programs start with another program. */
export function extensionProblems(
  { program, data: { extensions } }: ProgramFamily,
  path: string,
  span: Span,
): readonly Problem[] {
  const [, extension] = /\.([^./\\]*)$/.exec(path.replace(/^.*\//s, '')) ?? [];
  const known = extensions === undefined || extension === undefined;
  if (known || extensions.split(' ').includes(extension)) return [];
  return [problemAt('target-extension', span, { program, path, extension })];
}

/** `uv run X`: a script of the commit, or a program that the policy names and the family may start. */
function startCommand(first: Word, behind: readonly Word[], starter: Starter): UseParsed {
  const { family, families } = starter;
  const { text } = first;
  if (/:\/\//.test(text)) {
    return { invocation: {}, problems: [wordProblem('uses-network', family.program, first)] };
  }
  if (text === '-' || /\.\w+$/.test(text)) return startFile(first, behind, starter);
  const started = families.known.get(text);
  if (started === undefined || !family.data.started_programs.includes(text)) {
    return { invocation: {}, problems: [wordProblem('outside-code', family.program, first)] };
  }
  const { invocation, problems } = parseProgram(started, behind, families);
  return { invocation: { launched: [invocation] }, problems };
}

/** What a package manager runs from `node_modules/.bin`, or finds on PATH. */
function startTool(
  subcommand: 'exec' | 'script-or-tool',
  first: Word,
  behind: readonly Word[],
  { family, families }: Starter,
): UseParsed {
  const { text } = first;
  const started = families.allowed.get(text);
  const parsed = isProgram(text)
    ? PARSERS[text](behind, families)
    : started && parseProgram(started, behind, families);
  if (subcommand === 'exec' && isPath(text)) {
    return { invocation: {}, problems: [wordProblem('outside-code', family.program, first)] };
  }
  // Some package managers read such a word as shell text; a script's name alone may have a blank.
  const isShellText = /[;&|<>$`'"(){}\\*?]/.test(text) || hasCommandLine(text);
  if (!isToolName(text) && (subcommand === 'exec' || isShellText)) {
    return { invocation: {}, problems: [wordProblem('outside-code', family.program, first)] };
  }
  const invocation = {
    subcommand,
    operands: [first],
    passthrough: behind,
    ...(parsed && { launched: [parsed.invocation] }),
  };
  if (parsed !== undefined) return { invocation, problems: parsed.problems };
  if (isShell(text) || (subcommand === 'exec' && programNamed(text) !== undefined)) {
    return { invocation, problems: [wordProblem('outside-code', family.program, first)] };
  }
  // A script of this name comes first; what the name would be as a tool is judged all the same.
  const { tools } = families;
  const judged = subcommand === 'exec' || toolOf(text, tools) !== undefined || refusalOf(text);
  return { invocation, problems: judged ? parseTool(first, behind, tools) : [] };
}
