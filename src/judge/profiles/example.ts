import type { PolicyPointer } from '../../policy/place.ts';

/** Something in a family or pattern that its own examples speak against. */
export interface ExampleMistake {
  readonly message: string;
  /** Leads to it, from the family or pattern. */
  readonly pointer: PolicyPointer;
  /** What stands there. */
  readonly value: unknown;
}

/** Those of a list of examples that fail, in the words of `complaint`. */
export function failing(
  list: PolicyPointer[number],
  examples: readonly string[],
  fails: (text: string) => boolean,
  complaint: string,
): ExampleMistake[] {
  return examples.flatMap((value, index) =>
    fails(value) ? [{ message: `${complaint} ${value}`, pointer: [list, index], value }] : [],
  );
}

/** The same mistakes, as seen from what the family or pattern stands in. */
export function within(
  place: PolicyPointer,
  mistakes: readonly ExampleMistake[],
): ExampleMistake[] {
  return mistakes.map((mistake) => ({ ...mistake, pointer: [...place, ...mistake.pointer] }));
}
