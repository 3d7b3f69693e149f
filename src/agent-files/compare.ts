import { groupBy } from '../ground/group-by.ts';
import type { AgentState } from '../model/agent-file.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import type { AgentEntry, FilePlace } from './entry.ts';
import type { Target } from './means.ts';
import type { Run } from './project-files.ts';
import { keyOf, runsOf } from './runs.ts';
import { type Direction, directionOf, isOfList } from './trust.ts';

export interface EntryChange {
  /** Absent without a change. */
  readonly state?: AgentState;
  /** Before the change if removed. */
  readonly entry: AgentEntry;
  /** For a setting or a removed guard: the effect on trust; absent if unknown. */
  readonly change?: Direction;
  readonly targets: readonly Target[];
}

export interface Sides {
  readonly baseTree: Tree;
  readonly tree: Tree;
  /** A rename touches two. */
  readonly changed: ReadonlySet<string>;
}

type Entries = readonly AgentEntry[];

/** Compares the commands of a file, and their scripts, before and after a change. */
export async function compareEntries(
  file: FilePlace,
  before: Entries,
  after: Entries,
  sides: Sides,
): Promise<readonly EntryChange[]> {
  const { earlier, removed } = pairEntries(before, after);
  const gone = removed
    .filter(({ form }) => form !== 'scripts')
    .map((entry): EntryChange => {
      const change = trustChange(entry, undefined, before, after);
      return { state: 'removed', entry, ...change, targets: [] };
    });
  const changes = after.map(async (entry): Promise<readonly EntryChange[]> => {
    const old = earlier.get(entry);
    const isSame = old?.event === entry.event && old.content === entry.content;
    const had = byKey(old ? await runsOf(old, file, sides.baseTree, sides.changed) : []);
    const has = byKey(await runsOf(entry, file, sides.tree, sides.changed));
    // Most skills have no scripts, and are not shown.
    if (entry.form === 'scripts' && had.size + has.size === 0) return [];
    const targets = await Promise.all(
      [...has].map(async ([key, target]): Promise<Target> => {
        const was = had.get(key);
        const isOther = was === undefined ? isSame : was.text !== target.text;
        const change = (await changeOfFile(target, sides)) ?? (isOther ? 'edited' : undefined);
        return change === undefined ? target : { ...target, change };
      }),
    );
    if (!isSame) {
      const change = trustChange(old, entry, before, after);
      return [{ state: old ? 'changed' : 'new', entry, ...change, targets }];
    }
    const isGone = [...had.keys()].some((key) => !has.has(key));
    const isOther = isGone || targets.some(({ change }) => change !== undefined);
    return isOther ? [{ state: 'script_changed', entry, targets }] : [];
  });
  return [...(await Promise.all(changes)).flat(), ...gone].reduce(joinSettings, []);
}

/** For the names of joined keys. */
const LONGEST = 300;

/**
 * Joins into one entry: members that a change adds to a list, keys with unknown meaning, and keys of
 * one group that do not widen trust.
 */
function joinSettings(joined: readonly EntryChange[], each: EntryChange): readonly EntryChange[] {
  const { entry } = each;
  const key = keyOfJoin(each);
  const at = key === undefined ? -1 : joined.findIndex((other) => keyOfJoin(other) === key);
  const same = joined[at];
  if (same === undefined) return [...joined, each];
  const [events, shown] = [
    [same.entry.event, entry.event],
    [same.entry.shown, entry.shown],
  ].map(([before = '', more = '']) => {
    if (before === more || before.endsWith('…')) return before;
    return `${before}, ${before.length < LONGEST ? more : '…'}`;
  });
  const one = { ...same.entry, event: events ?? '', shown: shown ?? '' };
  return joined.with(at, { ...same, entry: one });
}

function keyOfJoin({ entry: { event, setting }, state, change }: EntryChange): string | undefined {
  if (!setting) return undefined;
  const { trust } = setting;
  if (trust === undefined) return `${state}`;
  if (isOfList(trust)) return `${state} ${change} ${event}`;
  // A key that widens trust is shown alone.
  const [group = ''] = event.split(/[. ]/);
  return change === 'widens' ? undefined : `${state} ${change} ${group}.`;
}

function trustChange(
  old: AgentEntry | undefined,
  now: AgentEntry | undefined,
  before: Entries,
  after: Entries,
): Pick<EntryChange, 'change'> {
  const { setting, isGuard } = now ?? old ?? {};
  if (!setting) return isGuard && !now ? { change: 'widens' } : {};
  const { trust } = setting;
  if (trust === undefined) return {};
  const valuesIn = (entries: Entries) =>
    entries.flatMap((each) =>
      each.event === (now ?? old)?.event ? (each.setting?.value ?? []) : [],
    );
  const values = { before: valuesIn(before), after: valuesIn(after) };
  return { change: directionOf(trust, { old: old?.setting, now: now?.setting, ...values }) };
}

/** A directory of skills can have thousands of scripts. */
function byKey<T extends Run>(runs: readonly T[]): ReadonlyMap<string, T> {
  return new Map(runs.map((each) => [keyOf(each), each]));
}

async function changeOfFile({ kind, name }: Target, sides: Sides): Promise<Target['change']> {
  if (kind !== 'file') return undefined;
  const before = sides.baseTree.stat(name);
  if (before === undefined) return 'added';
  return (await isSameFile(before, sides.tree.stat(name), sides)) ? undefined : 'edited';
}

/** True if two files have the same content and x bit, or both are missing. */
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

/** Keys by which two entries match, closest first: all, the event, or the content. */
const LIKENESS: readonly ((entry: AgentEntry) => string | undefined)[] = [
  ({ event, content }) => JSON.stringify([event, content]),
  // Members of a list are no versions of each other.
  ({ event, setting }) => (isOfList(setting?.trust) ? undefined : event),
  ({ content, setting }) => (setting ? undefined : content),
];

/** Matches entries before and after, wherever they are in a list, and returns the removed ones. */
function pairEntries(before: Entries, after: Entries) {
  const earlier = new Map<AgentEntry, AgentEntry>();
  let removed = before;
  for (const keyOf of LIKENESS) {
    const alike = groupBy(removed, keyOf);
    for (const entry of after) {
      const key = keyOf(entry);
      const same = key === undefined || earlier.has(entry) ? undefined : alike.get(key)?.shift();
      if (same) earlier.set(entry, same);
    }
    removed = [...alike.values()].flat();
  }
  return { earlier, removed };
}
