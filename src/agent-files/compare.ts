import { groupBy } from '../ground/group-by.ts';
import type { AgentState } from '../model/agent-file.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import type { AgentEntry, FilePlace } from './entry.ts';
import type { Target } from './means.ts';
import { runsOf } from './runs.ts';

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

type Entries = readonly AgentEntry[];

/** Compares the commands of a file before and after a change, and the scripts behind them. */
export async function compareEntries(
  file: FilePlace,
  before: Entries,
  after: Entries,
  sides: Sides,
): Promise<readonly EntryChange[]> {
  const { earlier, removed } = pairEntries(before, after);
  const changes = after.map(async (entry): Promise<readonly EntryChange[]> => {
    const old = earlier.get(entry);
    const isSame = old?.event === entry.event && old.content === entry.content;
    const had = old ? await runsOf(old, file, sides.baseTree) : [];
    const has = await runsOf(entry, file, sides.tree);
    const targets = await Promise.all(
      has.map(async (target): Promise<Target> => {
        const was = had.find((each) => isSameTarget(each, target));
        const isOther = was === undefined ? isSame : was.text !== target.text;
        const change = (await changeOfFile(target, sides)) ?? (isOther ? 'edited' : undefined);
        return change === undefined ? target : { ...target, change };
      }),
    );
    if (!isSame) return [{ state: old ? 'changed' : 'new', entry, targets }];
    const isGone = had.some((was) => !has.some((each) => isSameTarget(was, each)));
    const isOther = isGone || targets.some(({ change }) => change !== undefined);
    return isOther ? [{ state: 'script_changed', entry, targets }] : [];
  });
  return [
    ...(await Promise.all(changes)).flat(),
    ...removed.map((entry) => ({ state: 'removed' as const, entry, targets: [] })),
  ];
}

function isSameTarget(one: Target, other: Target): boolean {
  return one.kind === other.kind && one.name === other.name;
}

async function changeOfFile({ kind, name }: Target, sides: Sides): Promise<Target['change']> {
  if (kind !== 'file') return undefined;
  const before = sides.baseTree.stat(name);
  if (before === undefined) return 'added';
  return (await isSameFile(before, sides.tree.stat(name), sides)) ? undefined : 'edited';
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

/** Finds which entry was which before, and those that are gone: their places in a list say nothing. */
function pairEntries(before: Entries, after: Entries) {
  const earlier = new Map<AgentEntry, AgentEntry>();
  let removed = before;
  for (const keyOf of LIKENESS) {
    const alike = groupBy(removed, keyOf);
    for (const entry of after) {
      const same = earlier.has(entry) ? undefined : alike.get(keyOf(entry))?.shift();
      if (same) earlier.set(entry, same);
    }
    removed = [...alike.values()].flat();
  }
  return { earlier, removed };
}
