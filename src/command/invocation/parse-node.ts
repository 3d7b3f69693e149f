import {
  BUILT_IN_REPORTERS,
  NODE_ALIASES,
  NODE_FLAGS,
  type NodeFlag,
  PRELOADABLE_PACKAGES,
} from '../../programs/node-flags.ts';
import {
  type FlagGrammar,
  type FlagToken,
  readFlags,
  type Takes,
  valueRead,
} from '../../programs/read-flags.ts';
import type { FlagRuleId } from '../../programs/reasons.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag, Invocation } from '../reading.ts';
import {
  flagProblem,
  isElsewhere,
  onlyAsksForInformation,
  type Parsed,
  printsOnly,
  valueFault,
} from './parsed.ts';

const STDIN_PATHS: ReadonlySet<string> = new Set([
  '',
  '-',
  '/dev/stdin',
  '/dev/fd/0',
  '/proc/self/fd/0',
]);

/**
 * Parses node's arguments as node 20 and 24 do (`src/node_options-inl.h`): `_` equals `-` in long flags; no
 * abbreviations, no clusters; `--flag=value`, or `--flag value` if the value does not begin with `-`; `--no-` for
 * booleans. The first other word is the script and ends the flags, as does `--`.
 */
export function parseNode(words: readonly Word[]): Parsed {
  const flags: Flag[] = [];
  const problems: Problem[] = [];
  const behind: Word[] = [];
  const effects = new Set<NodeFlag['kind']>();
  for (const token of readFlags(words, NODE_GRAMMAR).tokens) {
    if (token.kind === 'operand') {
      behind.push(token.word);
      continue;
    }
    if (token.kind === 'unknown') {
      const args = { program: 'node', flag: token.written };
      problems.push(problemAt('unknown-flag', token.word.span, args));
      continue;
    }
    const { spec, negated } = token.part;
    const flag = flagOf(token);
    flags.push(flag);
    const fault = faultOf(spec, negated, flag.value);
    if (fault !== undefined) problems.push(valueProblem(flag, fault));
    if (negated) continue;
    effects.add(spec.kind);
    const rule = problemOf(spec, flag);
    if (rule !== undefined) problems.push(flagProblem(rule, 'node', flag));
  }
  const tests = isTestRun({ flags });
  const scripts = tests ? behind.length : effects.has('evaluates') ? 0 : 1;
  const operands = behind.slice(0, scripts);
  const passthrough = behind.slice(scripts);
  const complete = tests || effects.has('only-prints') || effects.has('evaluates');
  const operand = operandProblem(operands, tests, words);
  if (operand !== undefined && !(complete && operands.length === 0)) problems.push(operand);
  const asked = onlyAsksForInformation(passthrough);
  if (asked !== undefined) problems.push(printsOnly('node', asked));
  return { invocation: { program: 'node', flags, operands, passthrough }, problems };
}

const NODE_GRAMMAR: FlagGrammar<NodeFlag> = {
  flags: 'first',
  equals: 'long',
  expand: (written) => {
    const long = written.startsWith('--');
    const key = long ? written.slice(2).replaceAll('_', '-') : written;
    const negated = key.startsWith('no-') && !NODE_FLAGS.has(key);
    const name = negated ? key.slice(3) : key;
    const spec = NODE_FLAGS.get(NODE_ALIASES.get(name) ?? (long ? name : ''));
    return spec && [{ spec, negated, takes: negated ? 'never' : takesOf(spec) }];
  },
};

/** `-p` evaluates and prints the next word, unless it is another flag. */
function takesOf({ name, arity }: NodeFlag): Takes {
  if (name === 'print') return 'unless-dash';
  return arity === 'value' ? 'always' : 'never';
}

function flagOf(token: Extract<FlagToken<NodeFlag>, { kind: 'flag' }>): Flag {
  const { spec, negated } = token.part;
  const name = `--${negated ? 'no-' : ''}${spec.name}`;
  return { name, written: token.written, ...valueRead(token) };
}

/** node's inspector flags take an optional `=[host:]port`; they are blocked for their effect. */
function faultOf(
  { name, arity }: NodeFlag,
  negated: boolean,
  value: string | undefined,
): string | undefined {
  if (arity === 'value') return valueFault(value, negated);
  if (negated) return value === undefined ? undefined : 'a `--no-` flag takes no value';
  if (arity !== 'none') return value ? undefined : 'its value is missing';
  const mayHaveValue = name === 'print' || /^(?:inspect|debug$|debug-brk$)/.test(name);
  return value === undefined || mayHaveValue ? undefined : 'it takes no value';
}

function valueProblem(flag: Flag, fault: string): Problem {
  return problemAt('flag-value', flag.span, { program: 'node', flag: flag.written, fault });
}

/** True if node would look for tests: the last of `--test` and `--no-test` counts. */
export function isTestRun({ flags }: Pick<Invocation, 'flags'>): boolean {
  return flags.findLast(({ name }) => name === '--test' || name === '--no-test')?.name === '--test';
}

/** A report by its extension, which no tool uses for configuration. */
const REPORT = /\.(?:info|lcov|log|tap|txt|xml)$/;

function problemOf(spec: NodeFlag, { value = '' }: Flag): FlagRuleId | undefined {
  switch (spec.kind) {
    case 'harmless':
      return undefined;
    case 'reports-tests':
      return BUILT_IN_REPORTERS.has(value) ? undefined : 'outside-code';
    case 'tolerates-rejections':
      return value === 'warn' || value === 'none' ? 'weakens' : undefined;
    case 'writes-report':
      if (value === 'stdout' || value === 'stderr') return undefined;
      return REPORT.test(value) && !isElsewhere(value) ? 'tool-writes' : 'writes-files';
    case 'evaluates':
      return 'outside-code';
    case 'preloads':
      return PRELOADABLE_PACKAGES.has(value) ? 'tool-runs-file' : 'outside-code';
    default:
      return spec.kind;
  }
}

function operandProblem(
  operands: readonly Word[],
  tests: boolean,
  words: readonly Word[],
): Problem | undefined {
  const [script] = operands;
  if (script === undefined) {
    const end = words.at(-1)?.span.end ?? 0;
    return tests
      ? undefined
      : problemAt('reads-stdin', { start: 0, end }, { program: 'node', flag: '' });
  }
  const { text, span } = script;
  if (STDIN_PATHS.has(text)) return problemAt('reads-stdin', span, { program: 'node', flag: text });
  if (text.startsWith('-')) {
    return problemAt('outside-code', span, { program: 'node', flag: `-- ${text}` });
  }
  if (text === 'inspect' || (!tests && text === 'debug')) {
    return problemAt('outside-code', span, { program: 'node', flag: text });
  }
  return undefined;
}
