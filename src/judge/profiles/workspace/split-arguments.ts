import type { Word } from '../../../command/reading.ts';
import { type FlagGrammar, readFlags, splitAtEquals } from '../../../families/read-flags.ts';
import type { WorkspaceFamily } from '../../../families/schema.ts';

/** The words after a program, grouped by their role. */
export interface SplitArguments {
  /** Flags as they are written, with `=value` or an attached value. */
  readonly flags: readonly Word[];
  /** Values of flags that are text, and operands that are text. */
  readonly data: readonly Word[];
  readonly operands: readonly Word[];
}

const NO_SPEC: Pick<WorkspaceFamily, 'data_flags' | 'data_operands'> = {
  data_flags: [],
  data_operands: { count: 0, unless: [] },
};

const DATA_FLAG = [{ spec: undefined, negated: false, takes: 'always' }] as const;

/**
 * Separates text from possible paths. A word is an operand if its role is not certain: text that looks
 * like a path is rejected, but a path taken for text would be accepted.
 */
export function splitArguments(
  words: readonly Word[],
  { data_flags, data_operands }: Pick<WorkspaceFamily, 'data_flags' | 'data_operands'> = NO_SPEC,
): SplitArguments {
  const flags: Word[] = [];
  const data: Word[] = [];
  const operands: Word[] = [];
  const grammar: FlagGrammar<undefined> = {
    flags: 'anywhere',
    dash: 'operand',
    separator: /^--$/,
    equals: 'none',
    unknown: 'never',
    expand: (text) => (data_flags.includes(text) ? DATA_FLAG : undefined),
  };
  for (const token of readFlags(words, grammar).tokens) {
    if (token.kind === 'operand') {
      operands.push(token.word);
      continue;
    }
    flags.push(token.word);
    if (token.consumes && token.next) data.push(token.next);
  }
  const replaced = data_operands.unless.some((flag) =>
    flags.some(({ text }) => hasFlag(text, flag)),
  );
  const count = replaced ? 0 : data_operands.count;
  return {
    flags,
    data: [...data, ...operands.slice(0, count)],
    operands: operands.slice(count),
  };
}

/**
 * Returns whether a word may be a flag: as such, with an attached value, in a cluster, or abbreviated.
 */
export function hasFlag(text: string, flag: string): boolean {
  const { written: name } = splitAtEquals(text);
  if (name === flag) return true;
  if (flag.startsWith('--')) return name.length > 2 && flag.startsWith(name);
  return (
    flag.length === 2 &&
    !text.startsWith('--') &&
    /^-[A-Za-z]*/.exec(text)?.[0].includes(flag.slice(1)) === true
  );
}

/** Returns whether a word is a flag with an attached text, such as `-F/` or `--grep=x`. */
export function isDataFlag(text: string, { data_flags }: WorkspaceFamily): boolean {
  const { written: name } = splitAtEquals(text);
  return data_flags.some(
    (flag) =>
      name === flag || (flag.length === 2 && !text.startsWith('--') && text.startsWith(flag)),
  );
}
