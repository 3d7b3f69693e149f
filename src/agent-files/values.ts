import { getNodeValue, type Node } from 'jsonc-parser';
import { isMapping, type Mapping } from '../ground/mapping.ts';
import type { AgentFormat, Place } from './format.ts';
import { isOfList } from './trust.ts';

export interface Found {
  readonly place: Place;
  readonly node: Node;
  /** Matched by the `*` of the place. */
  readonly names: readonly string[];
  /** From the root to it. */
  readonly chain: readonly Node[];
  /** True on the way to the place, without members. */
  readonly isWrong?: true;
}

/**
 * Finds the values at a format's places, and wrong ones. In a format that lists its harmless keys, all
 * other keys are settings with unknown meaning.
 */
export function findValues(root: Node, format: AgentFormat): readonly Found[] {
  const { places, harmless } = format;
  const all = places.flatMap((place) => {
    const found = valuesAt(root, place).map((each) =>
      kindOf(each) === 'wrong' ? { ...each, isWrong: true as const } : each,
    );
    const own = found.filter((each) => kindOf(each) !== 'other' && !isAround(each, places));
    const startsOthers = ({ node }: Found) => place.startsOthers && 'dependsOn' in fieldsOf(node);
    return own.some(startsOthers) ? found : own;
  });
  // Places share their first names.
  const known = new Map(all.map((each) => [each.node, each]));
  const unknown =
    harmless && root.type === 'object'
      ? unknownIn(root, knownKeys(format), new Set(known.keys()))
      : [];
  return [...known.values(), ...unknown];
}

/** True if a value contains settings at other places. */
function isAround({ node, chain, place }: Found, places: readonly Place[]): boolean {
  const isObject = isParent(node) || chain.at(-1)?.type === 'object';
  const isSetting = place.form === 'setting' && place.trust !== 'source';
  return isSetting && isObject && hasInside(place.at, places);
}

function hasInside(at: string, places: readonly Place[]): boolean {
  return places.some((each) => each.at.startsWith(`${at}/`));
}

/** Returns `own` if a value belongs to its place; `wrong` if its type makes that unclear. */
function kindOf({ node, isWrong, place }: Found): 'wrong' | 'own' | 'other' {
  const { only, without, needs } = place;
  if (isWrong) return 'wrong';
  if (without !== undefined && without in fieldsOf(node)) return 'other';
  if (needs !== undefined && node.type === 'object' && !(needs in fieldsOf(node))) return 'other';
  if (only === undefined) return 'own';
  const [field, ...values] = only;
  const value = fieldOf(getNodeValue(node), field);
  if (values.some((each) => inLowerCase(each) === inLowerCase(value))) return 'own';
  const isKnown = value === undefined || values.some((each) => typeof each === typeof value);
  return isKnown ? 'other' : 'wrong';
}

function inLowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

/** Null if the path leads into no object. */
function fieldOf(value: unknown, path: string): unknown {
  const inside = (each: unknown, name: string) =>
    isMapping(each) ? each[name] : each === undefined ? each : null;
  return path.split('/').reduce(inside, value);
}

/** Empty for any other value. */
function fieldsOf(node: Node): Mapping {
  return node.type === 'object' ? (getNodeValue(node) as Mapping) : {};
}

/** Finds the values at a place. A duplicate key counts twice, because tools differ in the one they read. */
function valuesAt(root: Node, place: Place): readonly Found[] {
  const wrong: Found[] = [];
  let values: Found[] = [{ place, node: root, names: [], chain: [root] }];
  for (const step of stepsOf(place.at)) {
    values = values.flatMap((each) => {
      const { node, names, chain } = each;
      const isList = node.type === 'array' && step === '*';
      if (node.type !== 'object' && !isList && !place.mayDiffer)
        wrong.push({ ...each, isWrong: true });
      const isFirst = step === '*' && names.length === 0;
      return membersOf(node, step)
        .filter(([name]) => !isFirst || place.names?.test(name) !== false)
        .map(([name, value]) => ({
          place,
          node: value,
          names: step === '*' ? [...names, name] : names,
          chain: [...chain, value],
        }));
    });
  }
  return [...(isOfList(place.trust) ? values.flatMap(elementsOf) : values), ...wrong];
}

function stepsOf(at: string): readonly string[] {
  return at === '' ? [] : at.split('/');
}

/**
 * Splits a value into settings: members of a list, names of an object, or parts of a text between
 * commas or blanks.
 */
function elementsOf(found: Found): readonly Found[] {
  const { node } = found;
  if (node.type === 'object')
    return (node.children ?? []).flatMap(({ children: [key] = [] }) =>
      key ? [{ ...found, node: key }] : [],
    );
  if (node.type === 'array') return (node.children ?? []).map((each) => ({ ...found, node: each }));
  if (node.type !== 'string') return [found];
  const words = String(node.value).match(/[^\s,(]+(?:\([^)]*\))?/g) ?? [];
  return words.length === 1
    ? [found]
    : words.map((value) => ({ ...found, node: { ...node, value } }));
}

/** Returns the members of an object with a name, or all, or an array's elements, numbered from 1. */
export function membersOf(
  { type, children = [] }: Node,
  step: string,
): [name: string, value: Node][] {
  if (type === 'array' && step === '*') return children.map((each, at) => [`${at + 1}`, each]);
  if (type !== 'object') return [];
  return children.flatMap(({ children: [key, value] = [] }) =>
    value && (step === '*' || key?.value === step) ? [[String(key?.value), value]] : [],
  );
}

/** As the names from the root. */
interface KnownKey {
  readonly steps: readonly string[];
  readonly names?: RegExp | undefined;
  /** True if only values inside it, or some of its values, are known. */
  readonly isPart?: boolean;
}

function knownKeys({ places, harmless = [] }: AgentFormat): readonly KnownKey[] {
  return [
    ...places.map(({ at, names, only, needs }) => ({
      steps: stepsOf(at),
      names,
      isPart: only !== undefined || needs !== undefined || hasInside(at, places),
    })),
    ...places.flatMap(({ at, detail, names }) =>
      stepsOf(at).flatMap((_, length, steps) =>
        detail === undefined ? [] : { steps: [...steps.slice(0, length), detail], names },
      ),
    ),
    ...harmless.map(({ at, names }) => ({ steps: stepsOf(at), names })),
  ];
}

/** Finds the outermost values without a place or a harmless key. */
function unknownIn(
  root: Node,
  known: readonly KnownKey[],
  found: ReadonlySet<Node>,
): readonly Found[] {
  const walk = (
    chain: readonly Node[],
    keys: readonly KnownKey[],
    path: readonly string[],
  ): Found[] => {
    const depth = path.length;
    return membersOf(chain.at(-1) ?? root, '*').flatMap(([name, node]): Found[] => {
      const inside = keys.filter(({ steps, names }) => {
        const isFirst = steps.indexOf('*') === depth;
        return steps[depth] === '*'
          ? !isFirst || names?.test(name) !== false
          : steps[depth] === name;
      });
      const isEnd = ({ steps, isPart }: KnownKey) => steps.length === depth + 1 && !isPart;
      if (found.has(node) || inside.some(isEnd)) return [];
      const [nodes, names] = [
        [...chain, node],
        [...path, name],
      ];
      if (isParent(node) && inside.some(({ steps }) => steps.length > depth + 1))
        return walk(nodes, inside, names);
      // Numbers in a list are omitted.
      const at = names.filter((_, index) => nodes[index]?.type !== 'array').join('/');
      return [{ place: { at, form: 'setting' }, node, names: [], chain: nodes }];
    });
  };
  return walk([root], known, []);
}

function isParent({ type }: Node): boolean {
  return type === 'object' || type === 'array';
}
