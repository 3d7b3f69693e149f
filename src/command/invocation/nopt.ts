import { NPM_FLAGS, NPM_SHORTHANDS, type NpmFlag } from '../../programs/npm-words.ts';
import {
  type FlagGrammar,
  type FlagPart,
  type FlagToken,
  isTruth,
  readFlags,
  valueRead,
} from '../../programs/read-flags.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Flag } from '../reading.ts';
import { valueFault } from './parsed.ts';

export interface NoptFlag extends Flag {
  readonly spec: NpmFlag;
  /** A boolean that was turned off: `--no-x`, `--x=false`, `--x false`. */
  readonly negated: boolean;
}

export interface NoptReading {
  readonly flags: readonly NoptFlag[];
  readonly remain: readonly Word[];
  readonly problems: readonly Problem[];
}

/**
 * Reads words by the grammar of nopt, npm's option parser: flags may stand anywhere before `--`, any
 * number of dashes is equal, `--no-x` negates. A flag that is not in the table is a problem, and so are
 * words about which npm 10, 11 and 12 or nopt's own types would disagree.
 *
 * @param program what the problems name
 */
export function readNopt(words: readonly Word[], program: string): NoptReading {
  const flags: NoptFlag[] = [];
  const remain: Word[] = [];
  const problems: Problem[] = [];
  for (const token of readFlags(words, NOPT_GRAMMAR).tokens) {
    if (token.kind === 'operand') {
      remain.push(token.word);
    } else if (token.kind === 'unknown') {
      const args = { program, flag: token.written };
      problems.push(problemAt('unknown-flag', token.word.span, args));
    } else {
      const { flag, fault } = readOne(token);
      flags.push(flag);
      if (fault !== undefined) {
        const args = { program: 'npm', flag: token.written, fault };
        problems.push(problemAt('flag-value', token.word.span, args));
      }
    }
  }
  return { flags, remain, problems };
}

const NOPT_GRAMMAR: FlagGrammar<NpmFlag> = {
  flags: 'anywhere',
  dash: 'operand',
  separator: /^-{2,}$/,
  equals: 'all',
  unknown: 'never',
  expand: (written) => {
    const key = written.replace(/^-+/, '');
    const part = exactPart(key) ?? shorthandPart(key) ?? negatedPart(key);
    return part && [part];
  },
};

type NpmPart = FlagPart<NpmFlag>;

function exactPart(key: string): NpmPart | undefined {
  const spec = NPM_FLAGS.get(key);
  return (
    spec && { spec, negated: false, takes: spec.arity === 'value' ? 'always' : 'true-or-false' }
  );
}

function negatedPart(key: string): NpmPart | undefined {
  const spec = key.startsWith('no-') ? NPM_FLAGS.get(key.slice(3)) : undefined;
  return spec && { spec, negated: true, takes: spec.arity === 'value' ? 'never' : 'true-or-false' };
}

function shorthandPart(key: string): NpmPart | undefined {
  const [flag = '', fixed] = NPM_SHORTHANDS.get(key) ?? [];
  const part = exactPart(flag.slice(2)) ?? negatedPart(flag.slice(2));
  return part && (fixed === undefined ? part : { ...part, fixed, takes: 'never' });
}

function readOne(token: Extract<FlagToken<NpmFlag>, { kind: 'flag' }>): {
  readonly flag: NoptFlag;
  readonly fault?: string | undefined;
} {
  const { word, written, attached, next, consumes } = token;
  const { spec, negated, fixed } = token.part;
  const flag = { name: `--${spec.name}`, written, span: word.span, spec, negated };
  if (fixed !== undefined) {
    const fault = attached === undefined ? undefined : 'it takes no value';
    return { flag: { ...flag, value: fixed }, fault };
  }
  if (spec.arity === 'value') {
    const read = { ...flag, ...valueRead(token) };
    return { flag: read, fault: valueFault(read.value, negated) };
  }
  const truth = consumes ? next?.text : attached;
  const read = { ...flag, negated: truth === 'false' ? !negated : negated };
  if (attached !== undefined && !isTruth(attached)) {
    return { flag: read, fault: 'npm reads its value as a separate word' };
  }
  // nopt takes any word for the value of a flag that npm does not have.
  const taken = spec.effect === 'of-tests' ? /^[^-]/ : /^(?:null|always)$/;
  const isTaken = spec.arity === 'loose' && taken.test(next?.text ?? '');
  return { flag: read, fault: isTaken ? 'npm reads the next word as its value' : undefined };
}
