import { groupBy } from '../ground/group-by.ts';
import type { AgentState } from '../model/agent-file.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree, TreeEntry } from '../repo/tree.ts';
import type { AgentEntry, AgentFile } from './entry.ts';
import { agentFilesIn, type FoundFile } from './find-files.ts';
import { targetsOf } from './read-command.ts';
import { MAX_BYTES, readAgentFile, unreadFile } from './read-file.ts';
import type { Target } from './target.ts';

/** What a change does to one entry. */
export interface EntryChange {
  /** Absent without a change. */
  readonly state?: AgentState;
  /** As it is after the change; as it was, if it is removed. */
  readonly entry: AgentEntry;
  readonly targets: readonly Target[];
}

/** What a change does to one file. */
export interface FileChange {
  readonly before: AgentFile | undefined;
  readonly after: AgentFile | undefined;
  /** Whether the file itself is as before. */
  readonly isSame: boolean;
  readonly entries: readonly EntryChange[];
}

/** The two sides of a change. */
export interface Sides {
  readonly baseTree: Tree;
  readonly tree: Tree;
}

/** A file of agents or editors, where it is on each side. */
interface SidedFile {
  readonly path: string;
  readonly before: FoundFile | undefined;
  readonly after: FoundFile | undefined;
}

/** Lists the files of both sides; reads none of them. */
export function agentFilesOf(
  { baseTree, tree }: Sides,
  policy: Pick<Policy, 'agent_files'>,
): readonly SidedFile[] {
  const at = (side: Tree) =>
    new Map(agentFilesIn(side, policy).map((file) => [file.path, file] as const));
  const [before, after] = [at(baseTree), at(tree)];
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .sort()
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }));
}

/** Compares what a file makes machines run before and after a change, also by the scripts behind it. */
export async function compareAgentFile(
  { before, after }: SidedFile,
  sides: Sides,
): Promise<FileChange> {
  const old = await readFound(sides.baseTree, before);
  const now = await readFound(sides.tree, after);
  // Nobody knows what a broken file no longer runs.
  const pairs = now?.broken ? [] : pairEntries(old?.entries ?? [], now?.entries ?? []);
  const entries = await Promise.all(pairs.map((pair) => changeOf(pair, old, now, sides)));
  const isSame = await isSameFile(before?.entry, after?.entry, sides);
  return {
    before: old,
    after: now,
    isSame: before && after ? isSame : false,
    entries: entries.flat(),
  };
}

async function readFound(tree: Tree, found: FoundFile | undefined): Promise<AgentFile | undefined> {
  if (found === undefined) return undefined;
  const { path, format, root, entry } = found;
  const place = { path, format, root };
  if (entry === undefined) return unreadFile(place, 'it is a symlink that leads to no file here');
  if ((entry.size ?? 0) > MAX_BYTES)
    return unreadFile(place, `it has more than ${MAX_BYTES} bytes`);
  return readAgentFile(place, await tree.read(entry.path));
}

async function changeOf(
  { before, after }: Pair,
  old: AgentFile | undefined,
  now: AgentFile | undefined,
  sides: Sides,
): Promise<readonly EntryChange[]> {
  if (after === undefined || now === undefined) {
    return before === undefined ? [] : [{ state: 'removed', entry: before, targets: [] }];
  }
  const had = before && old ? await targetsOf(before, old, sides.baseTree) : [];
  const has = await targetsOf(after, now, sides.tree);
  const targets = await Promise.all(has.map((target) => withChange(target, had, sides)));
  if (before === undefined) return [{ state: 'new', entry: after, targets }];
  const isSame = before.event === after.event && before.content === after.content;
  if (!isSame) return [{ state: 'changed', entry: after, targets }];
  const others = targets.map((target) =>
    target.change || isIn(had, target) ? target : { ...target, change: 'edited' as const },
  );
  const isGone = had.some((target) => !isIn(has, target));
  const isOther = isGone || others.some(({ change }) => change !== undefined);
  return isOther ? [{ state: 'script_changed', entry: after, targets: others }] : [];
}

function isIn(targets: readonly Target[], { kind, name }: Target): boolean {
  return targets.some((each) => each.kind === kind && each.name === name);
}

async function withChange(
  target: Target,
  had: readonly Target[],
  { baseTree, tree }: Sides,
): Promise<Target> {
  const { kind, name, text } = target;
  const before = had.find((each) => each.kind === kind && each.name === name);
  if (before && before.text !== text) return { ...target, change: 'edited' };
  if (kind !== 'file') return target;
  const file = baseTree.stat(name);
  if (file === undefined) return { ...target, change: 'added' };
  const isSame = await isSameFile(file, tree.stat(name), { baseTree, tree });
  return isSame ? target : { ...target, change: 'edited' };
}

async function isSameFile(
  before: TreeEntry | undefined,
  after: TreeEntry | undefined,
  { baseTree, tree }: Sides,
): Promise<boolean> {
  if (before?.kind !== after?.kind) return false;
  // Two symlinks that lead to no file.
  if (before === undefined || after === undefined) return true;
  if (before.oid !== undefined) return before.oid === after.oid;
  return (await baseTree.read(before.path)).equals(await tree.read(after.path));
}

/** An entry on both sides of a change, or on one. */
interface Pair {
  readonly before?: AgentEntry;
  readonly after?: AgentEntry;
}

/** What two entries have in common, the closest first: all, when they run, or what stands there. */
const LIKENESS: readonly ((entry: AgentEntry) => string)[] = [
  ({ event, content }) => JSON.stringify([event, content]),
  ({ event }) => event,
  ({ content }) => content,
];

/** Finds which entry is which: their places in a list say nothing. */
function pairEntries(before: readonly AgentEntry[], after: readonly AgentEntry[]): readonly Pair[] {
  const pairs: Pair[] = [];
  let [old, now] = [before, after];
  for (const keyOf of LIKENESS) {
    const candidates = groupBy(old, keyOf);
    const taken = new Set<AgentEntry>();
    now = now.filter((entry) => {
      const same = candidates.get(keyOf(entry))?.shift();
      if (same === undefined) return true;
      taken.add(same);
      pairs.push({ before: same, after: entry });
      return false;
    });
    old = old.filter((entry) => !taken.has(entry));
  }
  return [
    ...pairs,
    ...now.map((entry) => ({ after: entry })),
    ...old.map((entry) => ({ before: entry })),
  ];
}
