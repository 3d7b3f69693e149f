import { type Problem, problemAt } from '../../../rules/finding.ts';
import { hasOneReading, lex } from '../../lex/lex.ts';
import type { Invocation, Program, Word } from '../../reading.ts';
import { wordProblem } from '../parsed.ts';
import { toolOf } from '../tools.ts';
import { readTool, type ToolRead } from './read-tool.ts';
import type { Tool } from './tool-table.ts';

/** A command that a tool starts. */
export interface Launch {
  /** Where the tool decides it; else the first word is a program. */
  readonly program?: Program;
  readonly words: readonly Word[];
}

/** What a tool starts, and what of it cannot be read. */
export interface Launches {
  readonly launches: readonly Launch[];
  readonly problems: readonly Problem[];
}

const NONE: Launches = { launches: [], problems: [] };

/** What an invocation of npx starts besides the tool itself. */
export function launchesOf({ subcommand, operands, passthrough }: Invocation): Launches {
  const [name] = operands;
  const tool = subcommand === 'exec' && name ? toolOf(name.text) : undefined;
  if (name === undefined || tool?.mayStart !== true) return NONE;
  const read = readTool(tool, passthrough);
  const started = operandsOf(tool, name, passthrough, read);
  const named = read.flags.flatMap(({ word, flag, value }) =>
    flag?.kind === 'command' && value !== undefined ? [{ ...word, text: value }] : [],
  );
  return join([started, ...named.map((text) => readText(name.text, text))]);
}

function operandsOf(
  { starts, subcommands }: Tool,
  name: Word,
  args: readonly Word[],
  { flags, operands, started }: ToolRead,
): Launches {
  const [first] = started;
  const done = flags.some(
    ({ flag }) => flag?.kind === 'only-prints' || flag?.kind === 'evaluates-text',
  );
  switch (starts) {
    case undefined:
      return NONE;
    case 'script':
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
      return join(operands.map((operand) => readScript(name.text, operand)));
  }
}

/** Harmless variables that `cross-env` may set. */
const ASSIGNMENT = /^(?:NODE_ENV|CI|FORCE_COLOR|NO_COLOR|TZ|LANG|LC_ALL|DEBUG)=/;

/**
 * Coverage tools look for the program's name among all words and start at the first that equals it,
 * even if that is the value of a flag.
 */
function commandOf(name: string, args: readonly Word[], started: readonly Word[]): Launches {
  const begin = name === 'cross-env' ? started.findIndex(({ text }) => !ASSIGNMENT.test(text)) : 0;
  const words = begin < 0 ? [] : started.slice(begin);
  const [first] = words;
  const twin = first && args.find(({ text }) => text === first.text);
  if (first === undefined || twin === first) return { launches: [{ words }], problems: [] };
  const fault = `\`${name}\` starts at the first word that is \`${first.text}\``;
  const args_ = { program: name, flag: first.text, fault };
  return { launches: [{ words }], problems: [problemAt('flag-value', first.span, args_)] };
}

/** A command line as the text of one word; concurrently writes `npm:x` for `npm run x`. */
function readText(name: string, { text, span }: Word): Launches {
  const command = text.replace(/^npm:(?=\S)/, 'npm run ');
  const { words, assignments, problems } = lex(command);
  if (
    !hasOneReading({ problems }) ||
    assignments.length > 0 ||
    (command !== text && /[*!(]/.test(text))
  ) {
    return { launches: [], problems: [wordProblem('launches-programs', name, { text, span })] };
  }
  return { launches: [{ words: words.map((word) => ({ ...word, span })) }], problems: [] };
}

/** The name of an npm script, with words for it; a pattern would select scripts by package.json. */
function readScript(name: string, { text, span }: Word): Launches {
  const { words, problems } = lex(text);
  if (!hasOneReading({ problems }) || /[*!(){}]/.test(text) || words.length === 0) {
    return { launches: [], problems: [wordProblem('launches-programs', name, { text, span })] };
  }
  const run = { text: 'run', span, quoted: false };
  const placed = words.map((word) => ({ ...word, span }));
  return { launches: [{ program: 'npm', words: [run, ...placed] }], problems: [] };
}

function join(each: readonly Launches[]): Launches {
  return {
    launches: each.flatMap(({ launches }) => launches),
    problems: each.flatMap(({ problems }) => problems),
  };
}
