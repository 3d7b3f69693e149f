import { isDeepStrictEqual } from 'node:util';
import { objectIn } from '../../../command/resolve/lock/lock-entry.ts';
import { readLocks } from '../../../command/resolve/lock/read-locks.ts';
import { effectOf, readNpmrc } from '../../../command/resolve/npmrc.ts';
import { readJsonFile } from '../../../command/resolve/package-json.ts';
import type { Tree } from '../../../repo/tree.ts';
import { GATE } from './gate-uses.ts';

/** The fields of package.json that decide which package a package manager installs. */
const FIELDS = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
  'resolutions',
  'catalog',
  'catalogs',
  'workspaces',
  'pnpm',
] as const;

/**
 * Lists what changes which package is installed as the gate, by file: its range in package.json, its
 * entry in a lockfile, and the settings of npm. A newer version counts, as one of the action does.
 */
export async function packageEdits(
  base: Tree,
  head: Tree,
): Promise<readonly (readonly [path: string, effects: readonly string[]])[]> {
  const [before, after] = await Promise.all([lockedGates(base), lockedGates(head)]);
  const paths = new Set([...before.keys(), ...after.keys()]);
  const locks = [...paths].filter((path) => !isDeepStrictEqual(before.get(path), after.get(path)));
  const [ranges, settings] = await Promise.all([rangeEdits(base, head), npmrcEdits(base, head)]);
  return [
    ['package.json', ranges] as const,
    ...locks.map((path) => [path, ['the entry of the gate changes']] as const),
    ['.npmrc', settings] as const,
  ].filter(([, effects]) => effects.length > 0);
}

async function rangeEdits(base: Tree, head: Tree): Promise<string[]> {
  const was = objectIn(await readJsonFile(base, 'package.json'));
  const is = objectIn(await readJsonFile(head, 'package.json'));
  return FIELDS.filter(
    (field) => !isDeepStrictEqual(new Set(gatesIn(was[field])), new Set(gatesIn(is[field]))),
  ).map((field) => `\`${field}\` changes for the gate`);
}

/** Overrides nest by dependency. */
const MAX_DEPTH = 20;

/** The entries of an object, at any depth, that name the gate in their key or their value. */
function gatesIn(value: unknown, depth = 0): string[] {
  return Object.entries(objectIn(value)).flatMap(([key, each]) => {
    if (GATE.test(key) || (typeof each === 'string' && GATE.test(each)) || depth > MAX_DEPTH) {
      return [JSON.stringify([key, each])];
    }
    return gatesIn(each, depth + 1);
  });
}

/** What each lockfile says about the gate, and about packages with a binary of its name. */
async function lockedGates(tree: Tree): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const gates = (await readLocks(tree)).map(({ path, all, entriesOf }) => {
    const named = all.filter(
      ({ name, bin }) => GATE.test(name) || Object.keys(bin ?? {}).some((key) => GATE.test(key)),
    );
    const entries = [...entriesOf('gene-gate'), ...named].map((entry) => JSON.stringify(entry));
    return [path, new Set(entries)] as const;
  });
  return new Map(gates.filter(([, entries]) => entries.size > 0));
}

async function npmrcEdits(base: Tree, head: Tree): Promise<string[]> {
  const [before, after] = [
    await readNpmrc({ tree: base, directory: '' }),
    await readNpmrc({ tree: head, directory: '' }),
  ];
  if ('unread' in after) return isDeepStrictEqual(before, after) ? [] : ['it cannot be read'];
  const [was, is] = ['unread' in before ? {} : before.settings, after.settings];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => !isDeepStrictEqual(was[key], is[key]))
    .filter((key) => [was[key], is[key]].some((value) => isEffective(key, value)))
    .map((key) => `the setting \`${key}\` changes`);
}

function isEffective(key: string, value: unknown): boolean {
  return value !== undefined && effectOf(key, value) !== 'harmless';
}
