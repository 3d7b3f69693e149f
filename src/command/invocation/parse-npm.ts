import {
  FLAGS_OF_TESTS,
  NPM_FLAGS,
  NPM_SHORTHANDS,
  NPM_SUBCOMMANDS,
  SELECTING_FLAGS,
  type Subcommand,
} from '../../programs/npm-words.ts';
import { type FlagRead, readUse } from '../../programs/read-use.ts';
import { isReason } from '../../programs/reasons.ts';
import type { FlagSet } from '../../programs/table.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation } from '../reading.ts';
import {
  ALONE,
  flagProblem,
  isToolName,
  onlyAsksForInformation,
  type Parsed,
  type Parsing,
  printsOnly,
  valueFault,
  wordProblem,
} from './parsed.ts';

/**
 * Parses npm's arguments: flags as spelled in their table, anywhere before `--`, then the subcommand as an exact
 * word or alias, because abbreviations differ by version.
 */
export function parseNpm(words: readonly Word[], parsing: Parsing = ALONE): Parsed {
  const { flags, operands } = readInFull(NPM_FLAGS, words, NPM_SHORTHANDS);
  const [word, ...rest] = operands;
  const subcommand = word && NPM_SUBCOMMANDS.get(word.text);
  const isTool = subcommand?.kind === 'runs-tool';
  const read = readFlags('npm', flags, words, isTool);
  const base = { program: 'npm', flags: read.flags } as const;
  if (word === undefined) {
    const nothing = asksOrRuns(flags) ? [] : [nothingToRun('npm', words)];
    return {
      invocation: { ...base, operands: [], passthrough: [] },
      problems: [...read.problems, ...nothing],
    };
  }
  if (subcommand === undefined) {
    const meant = [...NPM_SUBCOMMANDS].find(([name]) => name.startsWith(word.text))?.[1].name ?? '';
    const args = { program: 'npm', subcommand: word.text, meant };
    const problems = [problemAt('unknown-subcommand', word.span, args), ...read.problems];
    return { invocation: { ...base, operands: rest, passthrough: [] }, problems };
  }
  const named = { ...base, subcommand: subcommand.name };
  const { invocation, problems } = readSubcommand(subcommand, { word, rest }, named, parsing);
  return { invocation, problems: [...problems, ...read.problems] };
}

/** npx has the same flags, before the tool. */
const NPX_FLAGS: FlagSet = { ...NPM_FLAGS, stops: true };

/** Flags with another name or meaning in npx. */
const OF_NPX: ReadonlyMap<string, string> = new Map([
  ...NPM_SHORTHANDS,
  ['--no-install', '--no-yes'],
  ['-p', '--package'],
]);

/**
 * Parses npx's arguments: flags, then the tool with its own arguments. npx takes the word after a flag
 * such as `--no` as its value, so the tool's flags are also searched for npx's.
 */
export function parseNpx(words: readonly Word[], parsing: Parsing = ALONE): Parsed {
  const { flags, operands } = readInFull(NPX_FLAGS, words, OF_NPX);
  const read = readFlags('npx', flags, words, true);
  const base = { program: 'npx', subcommand: 'exec', flags: read.flags } as const;
  const [tool] = operands;
  if (tool === undefined) {
    const { subcommand: _, ...alone } = base;
    const nothing = asksOrRuns(flags) ? [] : [nothingToRun('npx', words)];
    return {
      invocation: { ...alone, operands: [], passthrough: [] },
      problems: [...read.problems, ...nothing],
    };
  }
  const last = words[words.indexOf(tool) - 1];
  const behind = operands.slice(1).find(({ text }) => text.startsWith('-'));
  const isTaken = /^--no(?!-install$)/.test(last?.text ?? '') && behind !== undefined;
  const fault = 'npx takes the next word for its value';
  const taken =
    isTaken && last
      ? [problemAt('flag-value', last.span, { program: 'npx', flag: last.text, fault })]
      : [];
  const { invocation, problems } = readTool(operands, base, parsing);
  return { invocation, problems: [...problems, ...read.problems, ...taken] };
}

function readInFull(set: FlagSet, words: readonly Word[], shorthands: ReadonlyMap<string, string>) {
  const written = new Map<Word, Word>();
  for (const word of words) {
    const text = shorthands.get(word.text);
    written.set(text === undefined ? word : { ...word, text }, word);
  }
  const { flags, operands, started } = readUse(set, [...written.keys()]);
  const named = set.stops ? started : operands;
  return { flags, operands: named.map((word) => written.get(word) ?? word) };
}

function readFlags(
  program: 'npm' | 'npx',
  flags: readonly FlagRead[],
  words: readonly Word[],
  isTool: boolean,
): { readonly flags: readonly Flag[]; readonly problems: readonly Problem[] } {
  const read = flags.map((each): { flag: Flag; problems: readonly Problem[] } => {
    const { word, value, flag: known } = each;
    const at = words.findIndex(({ span }) => span.start === word.span.start);
    const written = (words[at]?.text ?? '').replace(/^(--[^=]*)=.*/s, '$1');
    const [, no, bare] = /^--(no-)?(.*)$/s.exec(known?.name ?? written) ?? [];
    const negated = no !== undefined;
    const flag = {
      ...{ name: `--${bare ?? written}`, written, span: word.span },
      ...(value !== undefined && known && { value }),
      ...(negated && { negated }),
    };
    if (known === undefined)
      return { flag, problems: [unknownFlag(program, flag, words[at + 1], isTool)] };
    // npm takes such a word as the value of a flag that has none.
    const isTruth = /^(?:true|false|null|always)$/.test(words[at + 1]?.text ?? '');
    const fault =
      known.arity === 'value'
        ? valueFault(value, false)
        : isTruth
          ? 'npm reads the next word as its value'
          : undefined;
    const rule = isReason(known.kind)
      ? known.kind
      : isTool && SELECTING_FLAGS.has(known.name)
        ? 'outside-code'
        : undefined;
    const args = { program: 'npm', flag: written, fault: fault ?? '' };
    const faults = fault === undefined ? [] : [problemAt('flag-value', word.span, args)];
    return { flag, problems: [...(rule ? [flagProblem(rule, program, flag)] : []), ...faults] };
  });
  return {
    flags: read.map(({ flag }) => flag),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Without `--`, a test runner's flag is lost; its value would become the script's name. */
function unknownFlag(
  program: string,
  flag: Flag,
  next: Word | undefined,
  isTool: boolean,
): Problem {
  const problem = flagProblem('unknown-flag', program, flag);
  const isLost = !isTool && FLAGS_OF_TESTS.has(flag.written);
  const takesNext = next !== undefined && !next.text.startsWith('-');
  return isLost && !takesNext ? { ...problem, severity: 'warning' } : problem;
}

/** True if a flag makes a subcommand or tool needless. */
function asksOrRuns(flags: readonly FlagRead[]): boolean {
  return flags.some(({ flag }) => flag?.kind === 'only-prints' || flag?.kind === 'outside-code');
}

interface Words {
  readonly word: Word;
  readonly rest: readonly Word[];
}

type Named = Pick<Invocation, 'program' | 'subcommand' | 'flags'>;

function readSubcommand(
  { name, kind }: Subcommand,
  words: Words,
  base: Named,
  parsing: Parsing,
): Parsed {
  if (kind === 'runs-script') return readScript(name, words, base);
  if (kind !== 'runs-tool') {
    return {
      invocation: { ...base, operands: words.rest, passthrough: [] },
      problems: [wordProblem(kind, base.program, { text: name, span: words.word.span })],
    };
  }
  if (words.rest.length > 0) return readTool(words.rest, base, parsing);
  const asks = base.flags.some(({ name: flag }) => flag === '--call');
  const problems = asks ? [] : [nothingToRun(base.program, [words.word])];
  return { invocation: { ...base, operands: [], passthrough: [] }, problems };
}

/** Parses `npm run NAME …` and its short forms. Words after the name belong to the script. */
function readScript(name: string, { word, rest }: Words, base: Named): Parsed {
  const operands = name === 'run' ? rest.slice(0, 1) : [word];
  const passthrough = name === 'run' ? rest.slice(1) : rest;
  const [script] = operands;
  const problems: Problem[] = [];
  if (script === undefined) {
    problems.push(printsOnly('npm', { ...word, text: 'run' }));
  } else if (script.text === 'env') {
    // Without such a script, npm prints the environment.
    problems.push({ ...printsOnly('npm', { ...script, text: 'run env' }), severity: 'error' });
  }
  const asked = onlyAsksForInformation(passthrough);
  if (asked !== undefined) problems.push(printsOnly('npm', asked));
  return { invocation: { ...base, operands, passthrough }, problems };
}

function readTool([tool, ...args]: readonly Word[], base: Named, parsing: Parsing): Parsed {
  const invocation = { ...base, operands: tool ? [tool] : [], passthrough: args };
  if (tool === undefined) return { invocation, problems: [] };
  if (!isToolName(tool.text)) {
    return { invocation, problems: [wordProblem('uses-network', base.program, tool)] };
  }
  const started = parsing.tool(tool, args);
  return { ...started, invocation: { ...invocation, ...started.invocation } };
}

function nothingToRun(program: string, words: readonly Word[]): Problem {
  const start = words[0]?.span.start ?? 0;
  const end = words.at(-1)?.span.end ?? 0;
  return problemAt('nothing-to-run', { start, end }, { program });
}
