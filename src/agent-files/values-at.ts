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

/** A value on the way to a place that has no members. */
interface Wrong extends Found {
  readonly unread: string;
}

/**
 * Finds the values at a place. A key that stands twice counts twice: which one a tool reads is its own
 * affair.
 */
export function valuesAt(
  root: Node,
  { at, names: wanted }: Pick<Place, 'at' | 'names'>,
): { readonly values: readonly Found[]; readonly wrong: readonly Wrong[] } {
  const wrong: Wrong[] = [];
  let found: Found[] = [{ node: root, names: [], chain: [root] }];
  for (const step of at.split('/')) {
    found = found.flatMap((each) => {
      const { node, names, chain } = each;
      if (node.type !== 'object' && (node.type !== 'array' || step !== '*')) {
        const unread = `it is a ${node.type === 'array' ? 'list' : node.type} instead of an object`;
        wrong.push({ ...each, unread });
        return [];
      }
      const isFirst = step === '*' && names.length === 0;
      return membersOf(node)
        .filter(([name]) =>
          isFirst ? (wanted?.test(name) ?? true) : step === '*' || name === step,
        )
        .map(([name, value]) => ({
          node: value,
          names: step === '*' ? [...names, name] : names,
          chain: [...chain, value],
        }));
    });
  }
  return { values: found, wrong };
}

/** Returns the members of an object, or the elements of an array by their numbers from 1. */
export function membersOf({ type, children = [] }: Node): readonly (readonly [string, Node])[] {
  if (type === 'array') return children.map((child, index) => [`${index + 1}`, child]);
  if (type !== 'object') return [];
  return children.flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), value] as const],
  );
}
