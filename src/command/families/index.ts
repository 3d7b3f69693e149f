import type { Problem } from '../../rules/finding.ts';
import type { Invocation, Program, Word } from '../reading.ts';
import { parseNode } from './node.ts';
import { parseNpm } from './npm.ts';
import { parseNpx } from './npx.ts';
import type { Parsed } from './parsed.ts';
import { type FlagRuleId, wordProblem } from './parsed.ts';
import { REFUSED_PROGRAMS } from './programs.ts';
import { type Launch, launchesOf } from './tools/launches.ts';

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
  const { launched, problems } = follow(parsed.invocation);
  if (launched.length === 0 && problems.length === 0) return parsed;
  return {
    invocation: parsed.invocation,
    problems: [...[parsed, ...launched].flatMap((each) => each.problems), ...problems],
  };
}

/** What an invocation launches one behind the other: `c8 cross-env CI=1 node x.js` launches two. */
export function launchedBy(invocation: Invocation): readonly Invocation[] {
  return follow(invocation).launched.map((parsed) => parsed.invocation);
}

interface Launched {
  readonly launched: readonly Parsed[];
  /** What stands between an invocation and those that it launches. */
  readonly problems: readonly Problem[];
}

function follow(invocation: Invocation, depth = 0): Launched {
  const { launches, problems } = launchesOf(invocation);
  const program = invocation.operands[0]?.text ?? '';
  const result = { launched: [] as Parsed[], problems: [...problems] };
  for (const launch of launches) {
    const [first] = launch.words;
    const rule =
      depth === MAX_LAUNCHES
        ? 'launches-programs'
        : launch.program === undefined && first && refusal(first.text);
    if (rule) {
      const span = first?.span ?? { start: 0, end: 0 };
      result.problems.push(wordProblem(rule, program, { text: first?.text ?? '', span }));
      continue;
    }
    const parsed = parseLaunch(launch);
    const behind = follow(parsed.invocation, depth + 1);
    result.launched.push(parsed, ...behind.launched);
    result.problems.push(...behind.problems);
  }
  return result;
}

/** What is none of our programs is a local binary, which npx would find. */
function parseLaunch({ program, words, selects }: Launch): Parsed {
  if (program !== undefined) {
    const parsed = PARSERS[program](words);
    return selects ? { ...parsed, invocation: { ...parsed.invocation, selects } } : parsed;
  }
  const [first] = words;
  const named = first?.text ?? '';
  return isProgram(named) ? PARSERS[named](words.slice(1)) : PARSERS.npx(words);
}

/** A launcher's own flags stand before this, and a program of the machine is not what npx would find. */
function refusal(text: string): FlagRuleId | undefined {
  if (text.startsWith('-')) return 'unknown-flag';
  return REFUSED_PROGRAMS.has(text) ? 'launches-programs' : undefined;
}
