import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Flag, Word } from '../reading.ts';
import type { FlagSpec } from './flag-table.ts';
import { NPM_FLAGS, NPM_SHORTHANDS } from './npm-flags.ts';

export type NpmFlag = FlagSpec<
  typeof NPM_FLAGS extends ReadonlyMap<string, FlagSpec<infer E>> ? E : never
>;

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
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    if (!word.text.startsWith('-') || word.text === '-') {
      remain.push(word);
      continue;
    }
    if (/^-{2,}$/.test(word.text)) {
      remain.push(...words.slice(at + 1));
      break;
    }
    const equals = word.text.indexOf('=');
    const written = equals < 0 ? word.text : word.text.slice(0, equals);
    const attached = equals < 0 ? undefined : word.text.slice(equals + 1);
    const key = written.replace(/^-+/, '');
    const expanded = expand(key);
    const next = words[at + 1];
    if (expanded === undefined) {
      const read = unknownFlag(word, written, key, attached);
      if ('rule' in read) problems.push(read);
      else unknown.push(read);
      if (attached === undefined && isTruth(next?.text)) at += 1;
      continue;
    }
    for (const [n, part] of expanded.entries()) {
      const last = n === expanded.length - 1;
      const read = readOne(
        part,
        word,
        written,
        last ? attached : undefined,
        last ? next : undefined,
      );
      flags.push(read.flag);
      if (read.consumed) at += 1;
      if (read.fault !== undefined) problems.push(faulty(word, written, read.fault));
    }
  }
  return { flags, unknown, remain, problems };
}

/** One flag after shorthands: its entry, whether it is negated, and a value that a shorthand fixes. */
interface FlagPart {
  readonly spec: NpmFlag;
  readonly negated: boolean;
  readonly fixed?: string;
}

/** More glued letters than npm has shorthands say nothing that anybody means. */
const MAX_GLUED = 40;

/** What a flag without dashes stands for: exact names, exact shorthands, glued single letters. */
function expand(key: string): readonly FlagPart[] | undefined {
  const exact = exactPart(key);
  if (exact !== undefined && !exact.negated) return [exact];
  const shorthand = shorthandPart(key);
  if (shorthand !== undefined) return [shorthand];
  if (key.length < 2 || key.length > MAX_GLUED) return exact && [exact];
  const letters = [...key].map(shorthandPart);
  if (letters.every((part) => part !== undefined)) return letters;
  return exact && [exact];
}

function exactPart(key: string): FlagPart | undefined {
  const plain = NPM_FLAGS.get(key);
  if (plain !== undefined) return { spec: plain, negated: false };
  if (!key.startsWith('no-')) return undefined;
  const spec = NPM_FLAGS.get(key.slice(3));
  return spec && { spec, negated: true };
}

function shorthandPart(key: string): FlagPart | undefined {
  const [flag, fixed] = NPM_SHORTHANDS.get(key) ?? [];
  const part = flag === undefined ? undefined : exactPart(flag.slice(2));
  return part && (fixed === undefined ? part : { ...part, fixed });
}

interface PartRead {
  readonly flag: NoptFlag;
  readonly consumed: boolean;
  readonly fault?: string;
}

function readOne(
  { spec, negated, fixed }: FlagPart,
  word: Word,
  written: string,
  attached: string | undefined,
  next: Word | undefined,
): PartRead {
  const flag = { name: `--${spec.name}`, written, span: word.span, spec };
  if (fixed !== undefined) {
    const fault = attached === undefined ? {} : { fault: 'it takes no value' };
    return { flag: { ...flag, value: fixed, negated }, consumed: false, ...fault };
  }
  if (spec.arity === 'value') return readValue(flag, negated, attached, next);
  const truth = attached ?? (isTruth(next?.text) ? next?.text : undefined);
  const consumed = attached === undefined && truth !== undefined;
  const off = truth === 'false' ? !negated : negated;
  const read = { flag: { ...flag, negated: off }, consumed };
  if (attached !== undefined && !isTruth(attached)) {
    return { ...read, fault: 'npm would take its value for another word' };
  }
  if (spec.arity === 'loose' && !consumed && (next?.text === 'null' || next?.text === 'always')) {
    return { ...read, fault: 'npm would take the next word for its value' };
  }
  return read;
}

function readValue(
  flag: Omit<NoptFlag, 'negated'>,
  negated: boolean,
  attached: string | undefined,
  next: Word | undefined,
): PartRead {
  const consumed = attached === undefined && next !== undefined && !negated;
  const value = consumed ? next.text : attached;
  const span = consumed ? { start: flag.span.start, end: next.span.end } : flag.span;
  const read = {
    flag: { ...flag, span, negated, ...(value === undefined ? {} : { value }) },
    consumed,
  };
  if (negated) return { ...read, fault: 'it takes a value, so it has no `--no-` form' };
  if (value === undefined || value === '') return { ...read, fault: 'its value is missing' };
  if (value.startsWith('-')) return { ...read, fault: 'its value begins with a dash' };
  return read;
}

/**
 * An unknown flag is swallowed by npm 10 and 11, unless it is a prefix of a flag: then they expand
 * it. npm also hands it to scripts as `npm_config_…`, where a nested npm takes `_` for `-`.
 */
function unknownFlag(
  word: Word,
  written: string,
  key: string,
  attached: string | undefined,
): Flag | Problem {
  const plain = key
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

function isTruth(text: string | undefined): boolean {
  return text === 'true' || text === 'false';
}

function faulty(word: Word, flag: string, fault: string): Problem {
  return problemAt('flag-value', word.span, { program: 'npm', flag, fault });
}
