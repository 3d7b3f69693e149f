import { type Entry, isEntry } from './entry.ts';
import { type Shared, unshared } from './share.ts';

// What a profile or a validator says about a gene is the number of a shared entry, or `true` if it is that of
// the field `answer`: most of them say the same.

const FIELDS = ['profiles', 'validators'] as const;

/** Returns what the profiles and validators say about a gene. */
export function answersOf(gene: Entry): Entry[] {
  return FIELDS.flatMap((field) => (isEntry(gene[field]) ? Object.values(gene[field]) : [])).filter(
    isEntry,
  );
}

/**
 * Writes the answers about a gene shorter.
 *
 * @param next returns each of {@link answersOf} in turn, with the fields that it shares as `like`
 */
export function packAnswers(gene: Entry, next: () => Entry | undefined): Entry {
  let answer: unknown;
  const packed = withAnswers(gene, (value) => {
    if (!isEntry(value)) return value;
    const shared = next() ?? value;
    if (typeof shared.like !== 'number' || Object.keys(shared).length > 1) return shared;
    answer ??= shared.like;
    return shared.like === answer || shared.like;
  });
  return answer === undefined ? packed : { ...packed, answer };
}

/** Undoes {@link packAnswers}. */
export function unpackAnswers(gene: Entry, known: Shared): Entry {
  const { answer, ...rest } = gene;
  return withAnswers(rest, (value) => {
    const index = value === true ? answer : value;
    if (isEntry(value)) return unshared(value, known);
    return typeof index === 'number' ? known(index) : value;
  });
}

function withAnswers(gene: Entry, convert: (value: unknown) => unknown): Entry {
  const converted = FIELDS.flatMap((field) => {
    const answers = gene[field];
    if (!isEntry(answers)) return [];
    return [
      [
        field,
        Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, convert(value)])),
      ],
    ];
  });
  return { ...gene, ...Object.fromEntries(converted) };
}
