import { REFUSED_PROGRAMS } from '../../families/refused-programs.ts';
import { NO_PROGRAMS, type ProgramFamilies, type ProgramFamily } from '../../families/table.ts';
import type { Problem } from '../../rules/finding.ts';
import type { Invocation, Program, Word } from '../reading.ts';
import { type Launch, launchesOf } from './launches.ts';
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
  const { launched, problems } = followAll(parsed.invocation, families);
  if (launched.length === 0 && problems.length === 0) return parsed;
  return {
    invocation: parsed.invocation,
    problems: [...[parsed, ...launched].flatMap((found) => found.problems), ...problems],
  };
}

/** What an invocation launches one behind the other: `c8 cross-env CI=1 node x.js` launches two. */
export function launchedBy(
  invocation: Invocation,
  families: ProgramFamilies = NO_PROGRAMS,
): readonly Invocation[] {
  const launched = followAll(invocation, families).launched.map((parsed) => parsed.invocation);
  return invocation.launched === undefined
    ? launched
    : [...chainOf(invocation).slice(1), ...launched];
}

function followAll(invocation: Invocation, families: ProgramFamilies): Launched {
  if (invocation.launched === undefined) return follow(invocation, families);
  const each = chainOf(invocation).map((one) => follow(one, families));
  return {
    launched: each.flatMap((found) => found.launched),
    problems: each.flatMap((found) => found.problems),
  };
}

/** An invocation, and those that its words start by the tables of its program. */
function chainOf(invocation: Invocation): readonly Invocation[] {
  return [invocation, ...(invocation.launched ?? []).flatMap(chainOf)];
}

interface Launched {
  readonly launched: readonly Parsed[];
  /** What stands between an invocation and those that it launches. */
  readonly problems: readonly Problem[];
}

function follow(invocation: Invocation, families: ProgramFamilies, depth = 0): Launched {
  const { launches, problems } = launchesOf(invocation, families);
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
    const parsed = parseLaunch(launch, families);
    const behind = follow(parsed.invocation, families, depth + 1);
    result.launched.push(parsed, ...behind.launched);
    result.problems.push(...behind.problems);
  }
  return result;
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
  return REFUSED_PROGRAMS.has(text) ? 'launches-programs' : undefined;
}
