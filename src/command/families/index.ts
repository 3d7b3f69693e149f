import type { Problem } from '../../rules/finding.ts';
import type { Invocation, Program, Word } from '../reading.ts';
import { parseNode } from './node.ts';
import { parseNpm } from './npm.ts';
import { parseNpx } from './npx.ts';
import type { Parsed } from './parsed.ts';
import { type FlagRuleId, wordProblem } from './parsed.ts';
import { REFUSED_PROGRAMS } from './programs.ts';
import { COMMAND_RUNNERS } from './tools.ts';

const PARSERS: Readonly<Record<Program, (words: readonly Word[]) => Parsed>> = {
  node: parseNode,
  npm: parseNpm,
  npx: parseNpx,
};

/** Maximum number of programs that start each other in one command. */
const MAX_LAUNCHES = 4;

export function isProgram(text: string): text is Program {
  return Object.hasOwn(PARSERS, text);
}

/** Reads the words behind a program's name as that program would, and what a launcher launches. */
export function parseInvocation(program: Program, words: readonly Word[]): Parsed {
  const parsed = PARSERS[program](words);
  const { launched, problem } = follow(parsed.invocation);
  if (launched.length === 0 && problem === undefined) return parsed;
  const problems = [parsed, ...launched].flatMap((each) => each.problems);
  return {
    invocation: parsed.invocation,
    problems: problem === undefined ? problems : [...problems, problem],
  };
}

/** What an invocation launches one behind the other: `c8 cross-env CI=1 node x.js` launches two. */
export function launchedBy(invocation: Invocation): readonly Invocation[] {
  return follow(invocation).launched.map((parsed) => parsed.invocation);
}

interface Launches {
  readonly launched: readonly Parsed[];
  /** Why the last one is not followed any further. */
  readonly problem?: Problem;
}

function follow(invocation: Invocation): Launches {
  const launched: Parsed[] = [];
  let launcher = invocation;
  for (;;) {
    const words = wordsBehind(launcher);
    if (words === undefined) return { launched };
    const [first] = words;
    const rule =
      launched.length === MAX_LAUNCHES ? 'launches-programs' : first && refusal(first.text);
    if (rule !== undefined) {
      const program = launcher.operands[0]?.text ?? '';
      const span = first?.span ?? { start: 0, end: 0 };
      return { launched, problem: wordProblem(rule, program, { text: first?.text ?? '', span }) };
    }
    const program = first?.text ?? '';
    // What is none of our programs is a local binary, which npx would find.
    const parsed = isProgram(program) ? PARSERS[program](words.slice(1)) : PARSERS.npx(words);
    launched.push(parsed);
    launcher = parsed.invocation;
  }
}

/** A launcher's own flags are not known, and a program of the machine is not what npx would find. */
function refusal(text: string): FlagRuleId | undefined {
  if (text.startsWith('-')) return 'unknown-flag';
  return REFUSED_PROGRAMS.has(text) ? 'launches-programs' : undefined;
}

/** Harmless variables that `cross-env` may set. */
const ASSIGNMENT = /^(?:NODE_ENV|CI|FORCE_COLOR|NO_COLOR|TZ|LANG|LC_ALL|DEBUG)=/;

/** The command that a launcher starts; undefined if the invocation is no launcher's. */
function wordsBehind({
  subcommand,
  operands,
  passthrough,
}: Invocation): readonly Word[] | undefined {
  const [tool] = operands;
  if (subcommand !== 'exec' || tool === undefined || !COMMAND_RUNNERS.has(tool.text)) {
    return undefined;
  }
  if (tool.text !== 'cross-env') return passthrough;
  const first = passthrough.findIndex(({ text }) => !ASSIGNMENT.test(text));
  return first < 0 ? [] : passthrough.slice(first);
}
