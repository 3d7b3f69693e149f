import { NPM_FLAGS, NPM_SHORTHANDS, type NpmFlag } from '../../programs/npm-words.ts';
import {
  type FlagGrammar,
  type FlagPart,
  type FlagToken,
  type FlagWord,
  isTruth,
  readFlags,
  valueRead,
} from '../../programs/read-flags.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
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
  /** Flags that no npm knows: npm 10 and 11 swallow them, npm 12 refuses. */
  readonly unknown: readonly Flag[];
  readonly remain: readonly Word[];
  readonly problems: readonly Problem[];
}

/**
 * Reads words by the grammar of nopt, npm's option parser: flags may stand anywhere before `--`,
 * any number of dashes is equal, short flags may be glued, `--no-x` negates. Where npm 10, 11 and
 * 12 or nopt's own types would disagree about a word, that is a problem instead of a reading.
 */
export function readNopt(words: readonly Word[]): NoptReading {
  const flags: NoptFlag[] = [];
  const unknown: Flag[] = [];
  const remain: Word[] = [];
  const problems: Problem[] = [];
  for (const token of readFlags(words, NOPT_GRAMMAR).tokens) {
    if (token.kind === 'operand') {
      remain.push(token.word);
    } else if (token.kind === 'unknown') {
      const read = unknownFlag(token);
      if ('rule' in read) problems.push(read);
      else unknown.push(read);
    } else {
      const { flag, fault } = readOne(token);
      flags.push(flag);
      if (fault !== undefined) problems.push(faulty(token.word, token.written, fault));
    }
  }
  return { flags, unknown, remain, problems };
}

const NOPT_GRAMMAR: FlagGrammar<NpmFlag> = {
  flags: 'anywhere',
  dash: 'operand',
  separator: /^-{2,}$/,
  equals: 'all',
  unknown: 'true-or-false',
  expand: (written) => expand(written.replace(/^-+/, '')),
};

type NpmPart = FlagPart<NpmFlag>;
type NoptToken = Extract<FlagToken<NpmFlag>, { kind: 'flag' }>;

/** Maximum number of letters in a cluster; npm has fewer shorthands. */
const MAX_GLUED = 40;

/** Resolves a flag without dashes: an exact name, an exact shorthand, or a cluster of letters. */
function expand(key: string): readonly NpmPart[] | undefined {
  const exact = exactPart(key);
  if (exact !== undefined && !exact.negated) return [exact];
  const shorthand = shorthandPart(key);
  if (shorthand !== undefined) return [shorthand];
  if (key.length < 2 || key.length > MAX_GLUED) return exact && [exact];
  const letters = [...key].map(shorthandPart);
  if (letters.every((part) => part !== undefined)) return letters;
  return exact && [exact];
}

function exactPart(key: string): NpmPart | undefined {
  const plain = NPM_FLAGS.get(key);
  if (plain !== undefined) return partOf(plain, false);
  if (!key.startsWith('no-')) return undefined;
  const spec = NPM_FLAGS.get(key.slice(3));
  return spec && partOf(spec, true);
}

function partOf(spec: NpmFlag, negated: boolean): NpmPart {
  const takes = spec.arity === 'value' ? (negated ? 'never' : 'always') : 'true-or-false';
  return { spec, negated, takes };
}

function shorthandPart(key: string): NpmPart | undefined {
  const [flag, fixed] = NPM_SHORTHANDS.get(key) ?? [];
  const part = flag === undefined ? undefined : exactPart(flag.slice(2));
  return part && (fixed === undefined ? part : { ...part, fixed, takes: 'never' });
}

interface PartRead {
  readonly flag: NoptFlag;
  readonly fault?: string;
}

function readOne(token: NoptToken): PartRead {
  const { word, written, attached, next, consumes } = token;
  const { spec, negated, fixed } = token.part;
  if (fixed === undefined && spec.arity === 'value') return readValue(token);
  const flag = { name: `--${spec.name}`, written, span: word.span, spec };
  if (fixed !== undefined) {
    const read = { flag: { ...flag, value: fixed, negated } };
    return attached === undefined ? read : { ...read, fault: 'it takes no value' };
  }
  const truth = consumes ? next?.text : attached;
  const read = { flag: { ...flag, negated: truth === 'false' ? !negated : negated } };
  if (attached !== undefined && !isTruth(attached)) {
    return { ...read, fault: 'npm reads its value as a separate word' };
  }
  if (spec.arity === 'loose' && !consumes && (next?.text === 'null' || next?.text === 'always')) {
    return { ...read, fault: 'npm reads the next word as its value' };
  }
  return read;
}

function readValue(token: NoptToken): PartRead {
  const { spec, negated } = token.part;
  const { written } = token;
  const flag = { name: `--${spec.name}`, written, ...valueRead(token), spec, negated };
  const fault = valueFault(flag.value, negated);
  return fault === undefined ? { flag } : { flag, fault };
}

/**
 * An unknown flag is swallowed by npm 10 and 11, unless it is a prefix of a flag: then they expand
 * it. npm also hands it to scripts as `npm_config_…`, where a nested npm takes `_` for `-`.
 */
function unknownFlag({ word, written, attached }: FlagWord): Flag | Problem {
  const plain = written
    .replace(/^-+/, '')
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^(?:no-)+/, '');
  const meant = [...NPM_FLAGS.keys(), ...NPM_SHORTHANDS.keys()].find((name) =>
    name.startsWith(plain),
  );
  if (meant !== undefined) {
    const args = { program: 'npm', flag: written, meant: `--${meant}` };
    return problemAt('abbreviated-flag', word.span, args);
  }
  if (!/^--[a-z][a-z0-9-]*$/i.test(written)) {
    return problemAt('unknown-flag', word.span, { program: 'npm', flag: written });
  }
  const flag = { name: written, written, span: word.span };
  return attached === undefined ? flag : { ...flag, value: attached };
}

function faulty(word: Word, flag: string, fault: string): Problem {
  return problemAt('flag-value', word.span, { program: 'npm', flag, fault });
}
