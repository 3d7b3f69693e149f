import { splitAtEquals } from '../../../command/flags/equals.ts';
import { type FlagGrammar, readFlags } from '../../../command/flags/read-flags.ts';
import type { Word } from '../../../command/reading.ts';
import type { WorkspaceFamily } from '../../families/family.ts';

/** The words behind a program, by what they are. */
export interface SplitArguments {
  /** Flags as they are written, with `=value` or a glued value. */
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
 * Tells text from what may be a path. Where it is not certain a word is an operand, because a text
 * that looks like a path is refused and a path that passed for text would not be.
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

/** Whether a word may be a flag: itself, glued to a value, in a cluster, or abbreviated. */
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

/** A flag with a text glued to it, such as `-F/` or `--grep=x`. */
export function isDataFlag(text: string, { data_flags }: WorkspaceFamily): boolean {
  const { written: name } = splitAtEquals(text);
  return data_flags.some(
    (flag) =>
      name === flag || (flag.length === 2 && !text.startsWith('--') && text.startsWith(flag)),
  );
}
