import { splitAtEquals } from '../../programs/read-flags.ts';
import type { FlagRead } from '../../programs/read-use.ts';
import type { Started } from '../../programs/schema.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import { hasOneReading, lex } from '../../shell/lex.ts';
import type { Word } from '../../shell/word.ts';
import { setsHarmless } from './judge-flag.ts';
import { type Launch, type Parsing, type PartParsed, wordProblem } from './parsed.ts';

interface Launcher {
  readonly program: string;
  readonly words: readonly Word[];
  readonly parsing: Parsing;
}

export function launchesOf(
  starts: Started,
  { program, words, parsing }: Launcher,
  { flags, operands }: { readonly flags: readonly FlagRead[]; readonly operands: readonly Word[] },
): PartParsed {
  const ends = flags.some(
    ({ flag }) => flag?.kind === 'only-prints' || flag?.kind === 'outside-code',
  );
  const start = (launch: Launch): PartParsed => parsing.start(launch, program);
  const launched = ((): readonly PartParsed[] => {
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
    invocation: { launched: launched.flatMap((each) => each.invocation.launched ?? []) },
    problems: launched.flatMap((each) => each.problems),
  };
}

type Start = (launch: Launch) => PartParsed;

/**
 * Parses a started command. Coverage tools start at the first word with the program's name, even a
 * flag's value.
 */
function startCommand(
  program: string,
  all: readonly Word[],
  operands: readonly Word[],
  start: Start,
): PartParsed {
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

/** Parses a command line in one word. concurrently uses `npm:x` for `npm run x`; a `*` is a pattern of names. */
function startText(program: string, { text, span }: Word, start: Start): PartParsed {
  const { words, problems } = lex(text.replace(/^npm:(?=\S)/, 'npm run '));
  const isPattern = /^npm(?::|\s+run\s+)\S*\*/.test(text);
  if (isPattern || !hasOneReading({ problems })) return refused(program, { text, span });
  return start({ words: words.map((word) => ({ ...word, span })) });
}

/** Parses the name of an npm script with arguments. A pattern of names selects scripts by itself. */
function startScript(
  program: string,
  { text, span }: Word,
  flags: readonly Word[],
  start: Start,
): PartParsed {
  const [, script = '', args = ''] = /^\s*(\S+)(.*)$/s.exec(text) ?? [];
  const { words, problems } = lex(args);
  const isRead = args.trim() === '' || hasOneReading({ problems });
  // A number, `*`, `@` or `%` in braces is a placeholder for arguments after `--`.
  if (!/^[\w:.@/-]+$/.test(script) || !isRead || /\{!?[*@%\d]/.test(text)) {
    return refused(program, { text, span });
  }
  const [run, name] = [
    { text: 'run', span, quoted: false },
    { text: script, span, quoted: false },
  ];
  const placed = words.map((word) => ({ ...word, span }));
  return start({ program: 'npm', words: [run, ...flags, name, ...placed] });
}

function refused(program: string, word: Pick<Word, 'text' | 'span'>): PartParsed {
  return { invocation: {}, problems: [wordProblem('outside-code', program, word)] };
}
