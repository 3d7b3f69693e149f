import { groupBy } from '../ground/group-by.ts';
import type { AgentState } from '../model/agent-file.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import type { AgentEntry, AgentFile } from './entry.ts';
import { targetsOf } from './read-command.ts';
import type { Target } from './target.ts';

/** What a change does to one entry. */
export interface EntryChange {
  /** Absent without a change. */
  readonly state?: AgentState;
  /** As it is after the change; as it was, if it is removed. */
  readonly entry: AgentEntry;
  readonly targets: readonly Target[];
}

/** The two sides of a change. */
export interface Sides {
  readonly baseTree: Tree;
  readonly tree: Tree;
}

/** Compares what a file makes machines run before and after a change, also by the scripts behind it. */
export async function compareEntries(
  before: AgentFile | undefined,
  after: AgentFile | undefined,
  sides: Sides,
): Promise<readonly EntryChange[]> {
  // Nobody knows what a broken file no longer runs.
  if (after?.broken) return [];
  const pairs = pairEntries(before?.entries ?? [], after?.entries ?? []);
  const changes = pairs.map(async ([old, entry]): Promise<readonly EntryChange[]> => {
    if (entry === undefined) return old ? [{ state: 'removed', entry: old, targets: [] }] : [];
    const had = old && before ? await targetsOf(old, before, sides.baseTree) : [];
    const has = after ? await targetsOf(entry, after, sides.tree) : [];
    const targets = await Promise.all(has.map((target) => withChange(target, had, sides)));
    if (old === undefined) return [{ state: 'new', entry, targets }];
    const isSame = old.event === entry.event && old.content === entry.content;
    if (!isSame) return [{ state: 'changed', entry, targets }];
    const others = targets.map(
      (target): Target =>
        target.change || isIn(had, target) ? target : { ...target, change: 'edited' },
    );
    const isOther = others.some(({ change }) => change) || had.some((each) => !isIn(has, each));
    return isOther ? [{ state: 'script_changed', entry, targets: others }] : [];
  });
  return (await Promise.all(changes)).flat();
}

function isIn(targets: readonly Target[], target: Target): boolean {
  return targets.some(({ kind, name }) => kind === target.kind && name === target.name);
}

async function withChange(target: Target, had: readonly Target[], sides: Sides): Promise<Target> {
  const { kind, name, text } = target;
  const isOther =
    isIn(had, target) && !had.some((each) => each.name === name && each.text === text);
  if (isOther) return { ...target, change: 'edited' };
  if (kind !== 'file') return target;
  const before = sides.baseTree.stat(name);
  if (before === undefined) return { ...target, change: 'added' };
  const isSame = await isSameFile(before, sides.tree.stat(name), sides);
  return isSame ? target : { ...target, change: 'edited' };
}

/** Whether two files have the same content and x bit; two that are nowhere are the same. */
export async function isSameFile(
  before: TreeEntry | undefined,
  after: TreeEntry | undefined,
  { baseTree, tree }: Sides,
): Promise<boolean> {
  if (before === undefined || after === undefined) return before === after;
  if (before.kind !== after.kind) return false;
  if (before.oid !== undefined) return before.oid === after.oid;
  return (await baseTree.read(before.path)).equals(await tree.read(after.path));
}

/** What two entries have in common, the closest first: all, when they run, or what stands there. */
const LIKENESS: readonly ((entry: AgentEntry) => string)[] = [
  ({ event, content }) => JSON.stringify([event, content]),
  ({ event }) => event,
  ({ content }) => content,
];

/** An entry on both sides of a change, or on one. */
type Pair = readonly [before: AgentEntry | undefined, after: AgentEntry | undefined];

/** Finds which entry is which: their places in a list say nothing. */
function pairEntries(before: readonly AgentEntry[], after: readonly AgentEntry[]): readonly Pair[] {
  const pairs = new Map<AgentEntry, AgentEntry>();
  let left = before;
  for (const keyOf of LIKENESS) {
    const alike = groupBy(left, keyOf);
    for (const entry of after) {
      const same = pairs.has(entry) ? undefined : alike.get(keyOf(entry))?.shift();
      if (same) pairs.set(entry, same);
    }
    left = [...alike.values()].flat();
  }
  return [
    ...after.map((entry): Pair => [pairs.get(entry), entry]),
    ...left.map((entry): Pair => [entry, undefined]),
  ];
}
