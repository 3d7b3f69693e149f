import { posix } from 'node:path';
import type { FlagRuleId } from '../../programs/reasons.ts';
import {
  isKnownTool,
  NO_PROGRAMS,
  type ProgramFamilies,
  type ProgramFamily,
  type Tools,
} from '../../programs/table.ts';
import { programNamed } from '../../shell/programs.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation, Program } from '../reading.ts';
import { isTestRun, parseNode } from './parse-node.ts';
import { parseNpm, parseNpx } from './parse-npm.ts';
import { parseProgram } from './parse-program.ts';
import { parseTool } from './parse-tool.ts';
import {
  isProgram,
  type Launch,
  type Parsed,
  type Parsing,
  type PartParsed,
  wordProblem,
} from './parsed.ts';

/** Maximum length of a chain of programs that start each other. */
const MAX_LAUNCHES = 5;

const PARSERS = { node: parseNode, npm: parseNpm, npx: parseNpx } as const;

/** Parses the arguments of a program, and the programs that it launches. */
export function parseInvocation(
  program: Program | ProgramFamily,
  words: readonly Word[],
  families: ProgramFamilies = NO_PROGRAMS,
): Parsed {
  return parse(program, words, families, 0);
}

function parse(
  program: Program | ProgramFamily,
  words: readonly Word[],
  families: ProgramFamilies,
  depth: number,
): Parsed {
  const start = (launch: Launch, starter: string) => launchIn(launch, starter, families, depth + 1);
  const parsing: Parsing = {
    families,
    start,
    tool: (name, own) => parseTool(name, own, parsing),
  };
  if (typeof program !== 'string') return parseProgram(program, words, parsing);
  const { invocation, problems } = PARSERS[program](words, parsing);
  const [script] = program === 'node' && !isTestRun(invocation) ? invocation.operands : [];
  if (script === undefined) return { invocation, problems };
  // node passes the arguments to a dependency's file as npx does.
  const started = toolsAt(script.text, families.tools).map((name) => {
    const own = ['--', name].map((text) => ({ ...script, text }));
    return start(
      { program: 'npx', words: [...own, ...invocation.passthrough], starts: 'file' },
      program,
    );
  });
  const launched = started.flatMap((each) => each.invocation.launched ?? []);
  return {
    invocation: launched.length > 0 ? { ...invocation, launched } : invocation,
    problems: [...problems, ...started.flatMap((each) => each.problems)],
  };
}

/** Returns all launched invocations, also nested: `c8 cross-env CI=1 node x.js` has two. */
export function launchedBy({ launched = [] }: Invocation): readonly Invocation[] {
  return launched.flatMap((each) => [each, ...launchedBy(each)]);
}

/** Parses a launched command. Its first word is a program, or a local binary that npx would find. */
function launchIn(
  { program, words, ...marks }: Launch,
  starter: string,
  families: ProgramFamilies,
  depth: number,
): PartParsed {
  const [first = { text: '', span: { start: 0, end: 0 } }, ...rest] = words;
  const rule =
    depth === MAX_LAUNCHES
      ? 'outside-code'
      : program
        ? undefined
        : refusal(first.text, families.tools);
  if (rule) return { invocation: {}, problems: [wordProblem(rule, starter, first)] };
  const named = program ?? (isProgram(first.text) ? first.text : undefined);
  const { invocation, problems } = named
    ? parse(named, program ? words : rest, families, depth)
    : parse('npx', words, families, depth);
  return { invocation: { launched: [{ ...invocation, ...marks }] }, problems };
}

/** Refuses a flag in place of a program, and a program of the machine that npx would not find. */
function refusal(text: string, tools: Tools): FlagRuleId | undefined {
  if (text.startsWith('-')) return 'unknown-flag';
  return programNamed(text) !== undefined && !isProgram(text) && !isKnownTool(tools, text)
    ? 'outside-code'
    : undefined;
}

/** A file of a dependency: its package, and the file's base name. Packages can be nested. */
const OF_PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;

/**
 * Returns the tools that a file could be, judged by its path: `node_modules/.bin/jest` is jest,
 * `node_modules/typescript/lib/tsc.js` is tsc. Without a known name, it is the tool of its package.
 * @returns nothing outside of dependencies and a committed package manager
 */
function toolsAt(path: string, tools: Tools): readonly string[] {
  const normal = posix.normalize(path.replaceAll('\\', '/')).replace(/\/$/, '');
  if (/(?:^|\/)\.yarn\/releases\//.test(normal)) return ['yarn'];
  const [, owner, file = ''] = OF_PACKAGE.exec(normal) ?? [];
  if (owner === undefined) return [];
  if (owner === '.bin') return [file];
  const names = new Set([file.replace(/\.[cm]?[jt]s$/, ''), owner]);
  const known = [...names].filter((name) => isKnownTool(tools, name));
  return known.length > 0 ? known : [owner];
}
