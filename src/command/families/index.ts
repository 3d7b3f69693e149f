import type { Invocation, Problem, Program, Word } from '../reading.ts';
import { parseNode } from './node.ts';
import { parseNpm } from './npm.ts';
import { parseNpx } from './npx.ts';
import type { Parsed } from './parsed.ts';
import { REFUSED_PROGRAMS } from './programs.ts';
import { COMMAND_RUNNERS } from './tools.ts';

const PARSERS: Readonly<Record<Program, (words: readonly Word[]) => Parsed>> = {
  node: parseNode,
  npm: parseNpm,
  npx: parseNpx,
};

/** Programs that start programs that start programs: nobody means that. */
const MAX_LAUNCHES = 4;

export function isProgram(text: string): text is Program {
  return Object.hasOwn(PARSERS, text);
}

/** Reads the words behind a program's name as that program would. */
export function parseInvocation(program: Program, words: readonly Word[]): Parsed {
  return parse(program, words, MAX_LAUNCHES);
}

function parse(program: Program, words: readonly Word[], launches: number): Parsed {
  const parsed = PARSERS[program](words);
  const launched = launchedBy(parsed.invocation);
  if (launched === undefined) return parsed;
  const nested =
    launches === 0
      ? [launchProblem(parsed.invocation)]
      : launch(parsed.invocation.operands[0]?.text ?? '', launched, launches - 1);
  return { ...parsed, problems: [...parsed.problems, ...nested] };
}

function launch(tool: string, words: readonly Word[], launches: number): readonly Problem[] {
  const [first] = words;
  const kind = first && refusal(first.text);
  if (first && kind) {
    return [{ kind, span: first.span, args: { program: tool, flag: first.text } }];
  }
  const nested = readLaunched(words);
  return parse(nested.program, nested.words, launches).problems;
}

/** A launcher's own flags are not known, and a program of the machine is not what npx would find. */
function refusal(text: string): string | undefined {
  if (text.startsWith('-')) return 'unknown-flag';
  return REFUSED_PROGRAMS.has(text) ? 'launches-programs' : undefined;
}

/** What a launcher starts: one of our programs, or another local binary, which npx would find. */
export function readLaunched(words: readonly Word[]): { program: Program; words: readonly Word[] } {
  const program = words[0]?.text ?? '';
  return isProgram(program) ? { program, words: words.slice(1) } : { program: 'npx', words };
}

/**
 * The command that a launcher such as `c8 node x.js` would start.
 *
 * @returns its words; undefined if the invocation is no launcher's
 */
export function launchedBy({
  subcommand,
  operands,
  passthrough,
}: Invocation): readonly Word[] | undefined {
  const [tool] = operands;
  if (subcommand !== 'exec' || tool === undefined || !COMMAND_RUNNERS.has(tool.text))
    return undefined;
  const first =
    tool.text === 'cross-env' ? passthrough.findIndex(({ text }) => !ASSIGNMENT.test(text)) : 0;
  return first < 0 ? [] : passthrough.slice(first);
}

const ASSIGNMENT = /^(?:NODE_ENV|CI|FORCE_COLOR|NO_COLOR|TZ|LANG|LC_ALL|DEBUG)=/;

function launchProblem({ operands }: Invocation): Problem {
  const [tool] = operands;
  const args = { program: tool?.text ?? '', flag: tool?.text ?? '' };
  return { kind: 'launches-programs', span: tool?.span ?? { start: 0, end: 0 }, args };
}
