import type { Node } from 'jsonc-parser';
import type { Place } from './format.ts';

/** A value of a file, found by a place. */
export interface Found {
  readonly node: Node;
  /** What the `*` of the place stand for. */
  readonly names: readonly string[];
  /** The values from the root to it. */
  readonly chain: readonly Node[];
}

/**
 * Finds the values at a place, and those on the way to it that have no members. A key that stands twice counts
 * twice: which one a tool reads is its own affair.
 */
export function valuesAt(
  root: Node,
  { at, names: wanted }: Pick<Place, 'at' | 'names'>,
): { readonly values: readonly Found[]; readonly wrong: readonly Found[] } {
  const wrong: Found[] = [];
  let values: Found[] = [{ node: root, names: [], chain: [root] }];
  for (const step of at === '' ? [] : at.split('/')) {
    values = values.flatMap((each) => {
      const { node, names, chain } = each;
      if (node.type !== 'object' && (node.type !== 'array' || step !== '*')) {
        wrong.push(each);
        return [];
      }
      const isFirst = step === '*' && names.length === 0;
      return membersOf(node)
        .filter(([name]) => (isFirst ? !wanted || wanted.test(name) : ['*', name].includes(step)))
        .map(([name, value]) => ({
          node: value,
          names: step === '*' ? [...names, name] : names,
          chain: [...chain, value],
        }));
    });
  }
  return { values, wrong };
}

/** Returns the members of an object, or the elements of an array by their numbers from 1. */
export function membersOf({ type, children = [] }: Node): readonly (readonly [string, Node])[] {
  if (type === 'array') return children.map((child, index) => [`${index + 1}`, child]);
  return children.flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), value] as const],
  );
}
