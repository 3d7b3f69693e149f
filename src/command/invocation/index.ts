import { posix } from 'node:path';
import { splitAtEquals } from '../../programs/read-flags.ts';
import { readTool, type ToolRead } from '../../programs/read-tool.ts';
import {
  NO_PROGRAMS,
  type ProgramFamilies,
  type ProgramFamily,
  type Tool,
} from '../../programs/table.ts';
import { isKnownTool, toolOf } from '../../programs/tools/index.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { hasOneReading, lex } from '../../shell/lex.ts';
import { programNamed } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation, Program, ScriptSelection } from '../reading.ts';
import { setsHarmless } from './flag-values.ts';
import { isTestRun } from './parse-node.ts';
import { parseProgram } from './parse-program.ts';
import { type FlagRuleId, type Parsed, wordProblem } from './parsed.ts';
import { isProgram, PARSERS } from './parsers.ts';

/** Maximum number of programs that start each other in one command. */
const MAX_LAUNCHES = 4;

/** Reads the words behind a program's name as that program would, and what a launcher launches. */
export function parseInvocation(
  program: Program | ProgramFamily,
  words: readonly Word[],
  families: ProgramFamilies = NO_PROGRAMS,
): Parsed {
  const parsed =
    typeof program === 'string'
      ? PARSERS[program](words, families)
      : parseProgram(program, words, families);
  return follow(parsed, families, 0);
}

/** What an invocation launches one behind the other: `c8 cross-env CI=1 node x.js` launches two. */
export function launchedBy({ launched = [] }: Invocation): readonly Invocation[] {
  return launched.flatMap((each) => [each, ...launchedBy(each)]);
}

/** Adds what an invocation starts by the tables of its tool, and what that starts in turn. */
function follow(parsed: Parsed, families: ProgramFamilies, depth: number): Parsed {
  const { invocation } = parsed;
  const inner = (invocation.launched ?? []).map((each) => ({ invocation: each, problems: [] }));
  const behind = inner.map((each) => follow(each, families, depth));
  const { launches, problems } = launchesOf(invocation, families);
  const between = [...problems];
  for (const launch of launches) {
    const [first = { text: '', span: { start: 0, end: 0 } }] = launch.words;
    const rule =
      depth === MAX_LAUNCHES ? 'outside-code' : launch.program ? undefined : refusal(first.text);
    if (rule) between.push(wordProblem(rule, invocation.operands[0]?.text ?? '', first));
    else behind.push(follow(parseLaunch(launch, families), families, depth + 1));
  }
  if (behind.length === 0 && between.length === 0) return parsed;
  const launched = behind.map((each) => each.invocation);
  return {
    invocation: { ...invocation, ...(launched.length > 0 && { launched }) },
    problems: [...[parsed, ...behind].flatMap((each) => each.problems), ...between],
  };
}

/** What is none of our programs is a local binary, which npx would find. */
function parseLaunch({ program, words, ...marks }: Launch, families: ProgramFamilies): Parsed {
  if (program !== undefined) {
    const { invocation, problems } = PARSERS[program](words, families);
    return { invocation: { ...invocation, ...marks }, problems };
  }
  const [first] = words;
  const named = first?.text ?? '';
  return isProgram(named) ? PARSERS[named](words.slice(1), families) : PARSERS.npx(words, families);
}

/** A launcher's own flags stand before this, and a program of the machine is not what npx would find. */
function refusal(text: string): FlagRuleId | undefined {
  if (text.startsWith('-')) return 'unknown-flag';
  return programNamed(text) !== undefined && !isProgram(text) && !isKnownTool(text)
    ? 'outside-code'
    : undefined;
}

/** A command that a tool starts. */
interface Launch {
  /** Where the tool decides it; else the first word is a program. */
  readonly program?: Program;
  readonly words: readonly Word[];
  /** How the name of an npm script selects several. */
  readonly selects?: ScriptSelection;
  /** The tool of npx is the file that node runs, not the one of `node_modules/.bin`. */
  readonly starts?: 'file';
}

/** What a tool starts, and what of it cannot be read. */
interface Launches {
  readonly launches: readonly Launch[];
  readonly problems: readonly Problem[];
}

const NONE: Launches = { launches: [], problems: [] };

/** What an invocation of npx starts besides the tool itself, and the tool whose file node runs. */
function launchesOf(invocation: Invocation, { tools }: ProgramFamilies): Launches {
  if (invocation.program === 'node') return toolOfNode(invocation);
  const { subcommand, operands, passthrough } = invocation;
  const [name] = operands;
  const isTool = subcommand === 'exec' || subcommand === 'script-or-tool';
  const tool = isTool && name ? toolOf(name.text, tools) : undefined;
  if (name === undefined || tool?.mayStart !== true) return NONE;
  const read = readTool(tool, passthrough);
  return operandsOf(tool, name, passthrough, read);
}

/** A file of a dependency takes the same words from node as from npx. */
function toolOfNode(invocation: Invocation): Launches {
  const [script] = isTestRun(invocation) ? [] : invocation.operands;
  if (script === undefined) return NONE;
  const launches = toolsAt(script.text).map((name): Launch => {
    const start = ['--', name].map((text) => ({ ...script, text }));
    return { program: 'npx', words: [...start, ...invocation.passthrough], starts: 'file' };
  });
  return { launches, problems: [] };
}

function operandsOf(
  { starts, subcommands }: Tool,
  name: Word,
  args: readonly Word[],
  { flags, operands, started }: ToolRead,
): Launches {
  const [first] = started;
  const done = flags.some(
    ({ flag }) => flag?.kind === 'only-prints' || flag?.kind === 'outside-code',
  );
  switch (starts) {
    case undefined:
      return NONE;
    case 'node':
      return done || (first && subcommands.has(first.text))
        ? NONE
        : { launches: [{ program: 'node', words: started }], problems: [] };
    case 'command':
      return done || (first && subcommands.has(first.text))
        ? NONE
        : commandOf(name.text, args, started);
    case 'command-texts':
      return join(operands.map((operand) => readText(name.text, operand)));
    case 'npm-scripts':
      return join(operands.map((operand) => readScript(name.text, operand, flagsForNpm(flags))));
  }
}

/** `run-s` hands every `--name=value` that it does not know to each npm that it starts. */
function flagsForNpm(flags: ToolRead['flags']): readonly Word[] {
  return flags.flatMap(({ flag, word }) => (flag === undefined ? [word] : []));
}

/**
 * Coverage tools look for the program's name among all words and start at the first that equals it,
 * even if that is the value of a flag.
 */
function commandOf(name: string, args: readonly Word[], started: readonly Word[]): Launches {
  const { words, problems } =
    name === 'cross-env' ? behindVariables(started) : { words: started, problems: [] };
  const [first] = words;
  const twin = first && args.find(({ text }) => text === first.text);
  if (first === undefined || twin === first) return { launches: [{ words }], problems };
  const fault = `\`${name}\` starts at the first word that is \`${first.text}\``;
  const args_ = { program: name, flag: first.text, fault };
  return { launches: [{ words }], problems: [problemAt('flag-value', first.span, args_)] };
}

/** The words of `cross-env A=1 B=2 program …` from the program on. */
function behindVariables(words: readonly Word[]): {
  readonly words: readonly Word[];
  readonly problems: readonly Problem[];
} {
  const count = words.findIndex(({ text }) => !/^\w+=/.test(text));
  const set = count < 0 ? words : words.slice(0, count);
  const problems = set.flatMap(({ text, span }) => {
    if (setsHarmless(text)) return [];
    const { written: name, attached: value = '' } = splitAtEquals(text);
    return [problemAt('assignment-refused', span, { name, value, known: false })];
  });
  return { words: words.slice(set.length), problems };
}

/**
 * A command line as the text of one word. concurrently writes `npm:x` for `npm run x`, and replaces a
 * name with `*` by the scripts that match it.
 */
function readText(name: string, { text, span }: Word): Launches {
  const [, script = '', args = ''] = /^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(text) ?? [];
  const { words, problems } = lex(script === '' ? text.replace(/^npm:(?=\S)/, 'npm run ') : args);
  if (!hasOneReading({ problems }) && !(script !== '' && args.trim() === '')) {
    return refused(name, { text, span });
  }
  const placed = words.map((word) => ({ ...word, span }));
  if (script === '') return { launches: [{ words: placed }], problems: [] };
  if (!/^[\w:.@/*-]+$/.test(script)) return refused(name, { text, span });
  return selection([{ text: script, span, quoted: false }, ...placed], 'wildcard');
}

/** The name of an npm script with words for it, or a pattern of such names. */
function readScript(name: string, { text, span }: Word, flags: readonly Word[]): Launches {
  const [, script = '', args = ''] = /^\s*(\S+)(.*)$/s.exec(text) ?? [];
  const { words, problems } = lex(args);
  const blank = args.trim() === '';
  // A number, `*`, `@` or `%` in braces stands for words behind `--`.
  if (script === '' || (!blank && !hasOneReading({ problems })) || /\{!?[*@%\d]/.test(text)) {
    return refused(name, { text, span });
  }
  const placed = words.map((word) => ({ ...word, span }));
  const named = [...flags, { text: script, span, quoted: false }, ...placed];
  return selection(named, /^[\w:.@/-]+$/.test(script) ? undefined : 'glob');
}

function selection(words: readonly Word[], selects: ScriptSelection | undefined): Launches {
  const span = words.at(-1)?.span ?? { start: 0, end: 0 };
  const run = { text: 'run', span, quoted: false };
  const launch: Launch = { program: 'npm', words: [run, ...words] };
  return { launches: [selects ? { ...launch, selects } : launch], problems: [] };
}

function refused(name: string, word: Pick<Word, 'text' | 'span'>): Launches {
  return { launches: [], problems: [wordProblem('outside-code', name, word)] };
}

function join(each: readonly Launches[]): Launches {
  return {
    launches: each.flatMap(({ launches }) => launches),
    problems: each.flatMap(({ problems }) => problems),
  };
}

/** A file of a dependency: its package, and the path in it. A package can be below another one's. */
const OF_PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;

/**
 * The tools that a file could be, by its path alone: `node_modules/.bin/jest` is jest,
 * `node_modules/typescript/lib/tsc.js` is tsc. A file that is named like no known tool counts as the one of
 * its package.
 *
 * @returns nothing for a file that belongs neither to a dependency nor to a committed package manager
 */
function toolsAt(path: string): readonly string[] {
  const normal = posix.normalize(path.replaceAll('\\', '/')).replace(/\/$/, '');
  if (/(?:^|\/)\.yarn\/releases\//.test(normal)) return ['yarn'];
  const [, owner, file = ''] = OF_PACKAGE.exec(normal) ?? [];
  if (owner === undefined) return [];
  if (owner === '.bin') return [file];
  const names = new Set([file.replace(/\.[cm]?[jt]s$/, ''), owner]);
  const known = [...names].filter((name) => isKnownTool(name));
  return known.length > 0 ? known : [owner];
}
