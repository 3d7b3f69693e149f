import {
  NPM_FLAGS,
  NPM_SHORTHANDS,
  NPM_SUBCOMMANDS,
  type Subcommand,
} from '../../programs/npm-words.ts';
import { type FlagGrammar, readFlags } from '../../programs/read-flags.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation } from '../reading.ts';
import { type NoptFlag, readNopt } from './nopt.ts';
import {
  ALONE,
  flagProblem,
  isToolName,
  onlyAsksForInformation,
  type Parsed,
  type Parsing,
  printsOnly,
  wordProblem,
} from './parsed.ts';

/**
 * Reads npm's words as npm 10, 11 and 12 do: flags by nopt's grammar, then the subcommand, by exact
 * word or alias only, because the abbreviations differ by version.
 */
export function parseNpm(words: readonly Word[], parsing: Parsing = ALONE): Parsed {
  return interpret('npm', words, words, parsing);
}

/**
 * The part of {@link parseNpm} that npx shares: it is `npm exec` once its own flags are rewritten.
 *
 * @param written the words as they stand in the command
 */
function interpret(
  program: 'npm' | 'npx',
  words: readonly Word[],
  written: readonly Word[],
  parsing: Parsing,
): Parsed {
  const { flags, remain, problems: faults } = readNopt(words, program);
  const [word, ...rest] = remain;
  const subcommand = word && NPM_SUBCOMMANDS.get(word.text);
  const isTool = subcommand?.kind === 'runs-tool';
  const problems = [...flags.flatMap((flag) => flagProblems(program, flag, isTool)), ...faults];
  const base = { program, flags } as const;
  if (word === undefined) {
    if (!flags.some(isComplete)) problems.push(nothingToRun(program, written));
    return { invocation: { ...base, operands: [], passthrough: [] }, problems };
  }
  if (subcommand === undefined) {
    const meant = [...NPM_SUBCOMMANDS].find(([name]) => name.startsWith(word.text))?.[1].name ?? '';
    const args = { program: 'npm', subcommand: word.text, meant };
    problems.unshift(problemAt('unknown-subcommand', word.span, args));
    return { invocation: { ...base, operands: rest, passthrough: [] }, problems };
  }
  const named = { ...base, subcommand: subcommand.name };
  const parsed = readSubcommand(subcommand, { word, rest }, named, parsing);
  return { invocation: parsed.invocation, problems: [...parsed.problems, ...problems] };
}

/** A subcommand, and the words behind it. */
interface Words {
  readonly word: Word;
  readonly rest: readonly Word[];
}

type Named = Pick<Invocation, 'program' | 'subcommand'> & { readonly flags: readonly NoptFlag[] };

function readSubcommand(
  { name, kind }: Subcommand,
  words: Words,
  base: Named,
  parsing: Parsing,
): Parsed {
  if (kind === 'runs-script') return readScript(name, words, base);
  if (kind === 'runs-tool') return readTool(words, base, parsing);
  return {
    invocation: { ...base, operands: words.rest, passthrough: [] },
    problems: [wordProblem(kind, base.program, { text: name, span: words.word.span })],
  };
}

/** `npm run NAME …` and its short forms; words behind the name belong to the script. */
function readScript(name: string, { word, rest }: Words, base: Named): Parsed {
  const operands = name === 'run' ? rest.slice(0, 1) : [word];
  const passthrough = name === 'run' ? rest.slice(1) : rest;
  const [script] = operands;
  const problems: Problem[] = [];
  if (script === undefined) {
    problems.push(printsOnly('npm', { ...word, text: 'run' }));
  } else if (script.text === 'env') {
    // npm prints the environment if there is no such script.
    problems.push({ ...printsOnly('npm', { ...script, text: 'run env' }), severity: 'error' });
  }
  const asked = onlyAsksForInformation(passthrough);
  if (asked !== undefined) problems.push(printsOnly('npm', asked));
  return { invocation: { ...base, operands, passthrough }, problems };
}

function readTool({ word, rest }: Words, base: Named, parsing: Parsing): Parsed {
  const [tool, ...args] = rest;
  if (tool === undefined) {
    const problems = base.flags.some(isComplete) ? [] : [nothingToRun(base.program, [word])];
    return { invocation: { ...base, operands: [], passthrough: [] }, problems };
  }
  const invocation = { ...base, operands: [tool], passthrough: args };
  if (!isToolName(tool.text)) {
    return { invocation, problems: [wordProblem('uses-network', base.program, tool)] };
  }
  const { problems, ...named } = parsing.tool(tool, args);
  return { invocation: { ...invocation, ...named }, problems };
}

/** Whether a flag leaves nothing else to be named. */
function isComplete({ spec: { effect }, negated }: NoptFlag): boolean {
  return !negated && (effect === 'only-prints' || effect === 'outside-code');
}

/** @param isTool a tool would start in another directory, or in several */
function flagProblems(program: string, flag: NoptFlag, isTool: boolean): readonly Problem[] {
  const { effect, name } = flag.spec;
  switch (effect) {
    case 'harmless':
      return [];
    case 'selects-scripts':
      if (name === 'if-present') return []; // judged where it is known whether the script is there
      if (name === 'ignore-scripts') {
        return flag.negated ? [] : [flagProblem('skips-tests', program, flag)];
      }
      return isTool ? [flagProblem('outside-code', program, flag)] : [];
    case 'of-tests': {
      const problem = flagProblem('unknown-flag', program, flag);
      return [isTool ? problem : { ...problem, severity: 'warning' }];
    }
    case 'uses-network':
      return flag.negated ? [] : [flagProblem(effect, program, flag)];
    default:
      return [flagProblem(flag.negated ? 'unknown-flag' : effect, program, flag)];
  }
}

function nothingToRun(program: string, words: readonly Word[]): Problem {
  const start = words[0]?.span.start ?? 0;
  const end = words.at(-1)?.span.end ?? 0;
  return problemAt('nothing-to-run', { start, end }, { program });
}

/**
 * Reads npx's words. npx is `npm exec` behind a small parser of its own (npm's `bin/npx-cli.js`),
 * which rewrites flags and puts `--` before the first word that it takes for the tool. It takes the
 * word behind any flag that is not a known boolean for a value: `npx --no BIN --yes` gets its `--`
 * too late, and npm reads the `--yes`.
 */
export function parseNpx(words: readonly Word[], parsing: Parsing = ALONE): Parsed {
  const { tokens, separator } = readFlags(words, NPX_GRAMMAR);
  const own: Word[] = [
    { text: 'exec', span: words[0]?.span ?? { start: 0, end: 0 }, quoted: false },
  ];
  const behind: Word[] = [];
  for (const token of tokens) {
    if (token.kind === 'operand') behind.push(token.word);
    if (token.kind !== 'flag') continue;
    const { word, written, attached, consumes, next } = token;
    const name = RENAMED.get(keyOf(written));
    const text = attached === undefined ? name : `${name}=${attached}`;
    own.push(name === undefined ? word : { ...word, text: text ?? '' });
    if (consumes && next) own.push(next);
  }
  const [first] = behind;
  if (separator !== undefined) own.push(separator);
  else if (first !== undefined) own.push({ ...first, text: '--' });
  return interpret('npx', [...own, ...behind], words, parsing);
}

/** Flags to which npx gives another name, or a meaning that they do not have for npm. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['no-install', '--no-yes'],
  ['p', '--package'],
]);

/** What takes a value even if the next word begins with a dash. */
const OPTIONS: ReadonlySet<string> = new Set('package p userconfig call c shell'.split(' '));
const SWITCHES: ReadonlySet<string> = new Set('no-install quiet q version v help h'.split(' '));

const NPX_GRAMMAR: FlagGrammar<undefined> = {
  flags: 'first',
  dash: 'flag',
  separator: /^--$/,
  equals: 'all',
  unknown: 'never',
  expand: (written, attached) => {
    const key = keyOf(written);
    const shorthand = key === 'p' ? undefined : NPM_SHORTHANDS.get(key);
    if (shorthand !== undefined) {
      return { instead: attached === undefined ? shorthand : [...shorthand, attached] };
    }
    const takes = OPTIONS.has(key) ? 'always' : isSwitch(key) ? 'never' : 'unless-dash';
    return [{ spec: undefined, negated: false, takes }];
  },
};

function keyOf(written: string): string {
  return written.replace(/^-+/, '');
}

function isSwitch(key: string): boolean {
  const arity = NPM_FLAGS.get(key)?.arity;
  return SWITCHES.has(key) || arity === 'none' || arity === 'loose';
}
