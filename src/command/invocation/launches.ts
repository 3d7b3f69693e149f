import { splitAtEquals } from '../../programs/read-flags.ts';
import type { FlagRead } from '../../programs/read-use.ts';
import type { Started } from '../../programs/schema.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { hasOneReading, lex } from '../../shell/lex.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation, ScriptSelection } from '../reading.ts';
import { setsHarmless } from './judge-flag.ts';
import { type Launch, type Launched, type Parsing, wordProblem } from './parsed.ts';

interface Launcher {
  readonly program: string;
  readonly words: readonly Word[];
  readonly parsing: Parsing;
}

interface LaunchesParsed {
  readonly invocation: Pick<Invocation, 'launched'>;
  readonly problems: readonly Problem[];
}

export function launchesOf(
  starts: Started,
  { program, words, parsing }: Launcher,
  { flags, operands }: { readonly flags: readonly FlagRead[]; readonly operands: readonly Word[] },
): LaunchesParsed {
  const ends = flags.some(
    ({ flag }) => flag?.kind === 'only-prints' || flag?.kind === 'outside-code',
  );
  const start = (launch: Launch): Launched => parsing.start(launch, program);
  const launched = ((): readonly Launched[] => {
    switch (starts) {
      case 'node':
        return ends ? [] : [start({ program: 'node', words: operands })];
      case 'command':
        return ends ? [] : [startCommand(program, words, operands, start)];
      case 'command-texts':
        return operands.map((operand) => startText(program, operand, start));
      case 'npm-scripts': {
        // `run-s` passes every unknown `--name=value` to each npm that it starts.
        const handed = flags.flatMap(({ flag, word }) => (flag === undefined ? [word] : []));
        return operands.map((operand) => startScript(program, operand, handed, start));
      }
      default:
        return [];
    }
  })();
  return {
    invocation: { launched: launched.flatMap((each) => each.launched) },
    problems: launched.flatMap((each) => each.problems),
  };
}

type Start = (launch: Launch) => Launched;

/**
 * Parses a started command. Coverage tools start at the first word with the program's name, even a
 * flag's value.
 */
function startCommand(
  program: string,
  all: readonly Word[],
  operands: readonly Word[],
  start: Start,
): Launched {
  const { words, problems } =
    program === 'cross-env' ? behindVariables(operands) : { words: operands, problems: [] };
  const [first] = words;
  const twin = first && all.find(({ text }) => text === first.text);
  const fault = `\`${program}\` starts at the first word that is \`${first?.text}\``;
  const doubt =
    first === undefined || twin === first
      ? []
      : [problemAt('flag-value', first.span, { program, flag: first.text, fault })];
  const started = start({ words });
  return { ...started, problems: [...problems, ...doubt, ...started.problems] };
}

/** Returns the words of `cross-env A=1 B=2 program …` from the program on. */
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
 * Parses a command line in one word. concurrently uses `npm:x` for `npm run x`, and replaces a name
 * with `*` by the matching scripts.
 */
function startText(program: string, { text, span }: Word, start: Start): Launched {
  const [, script = '', args = ''] = /^npm(?::|\s+run\s+)(\S*\*\S*)(.*)$/s.exec(text) ?? [];
  const { words, problems } = lex(script === '' ? text.replace(/^npm:(?=\S)/, 'npm run ') : args);
  const isRead = hasOneReading({ problems }) || (script !== '' && args.trim() === '');
  if (!isRead || !/^[\w:.@/*-]*$/.test(script)) return refused(program, { text, span });
  const placed = words.map((word) => ({ ...word, span }));
  if (script === '') return start({ words: placed });
  return start(runOf([{ text: script, span, quoted: false }, ...placed], 'wildcard'));
}

/** Parses the name of an npm script with arguments, or a pattern of names. */
function startScript(
  program: string,
  { text, span }: Word,
  flags: readonly Word[],
  start: Start,
): Launched {
  const [, script = '', args = ''] = /^\s*(\S+)(.*)$/s.exec(text) ?? [];
  const { words, problems } = lex(args);
  const isRead = args.trim() === '' || hasOneReading({ problems });
  // A number, `*`, `@` or `%` in braces is a placeholder for arguments after `--`.
  if (script === '' || !isRead || /\{!?[*@%\d]/.test(text)) {
    return refused(program, { text, span });
  }
  const placed = words.map((word) => ({ ...word, span }));
  const named = [...flags, { text: script, span, quoted: false }, ...placed];
  return start(runOf(named, /^[\w:.@/-]+$/.test(script) ? undefined : 'glob'));
}

function runOf(words: readonly Word[], selects: ScriptSelection | undefined): Launch {
  const span = words.at(-1)?.span ?? { start: 0, end: 0 };
  const run = { text: 'run', span, quoted: false };
  return { program: 'npm', words: [run, ...words], ...(selects && { selects }) };
}

function refused(program: string, word: Pick<Word, 'text' | 'span'>): Launched {
  return { launched: [], problems: [wordProblem('outside-code', program, word)] };
}
