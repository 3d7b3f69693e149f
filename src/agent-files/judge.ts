import { whyUnreadable } from '../command/resolve/tree-file.ts';
import { groupBy } from '../ground/group-by.ts';
import type { AuditClock } from '../ground/signals.ts';
import type { AgentState } from '../model/agent-file.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding, notJudged } from '../rules/finding.ts';
import { accepted, entryDigest } from './acceptance.ts';
import { compareEntries, type EntryChange, isSameFile, type Sides } from './compare.ts';
import type { AgentEntry, AgentFile } from './entry.ts';
import { agentFilesIn, type FoundFile } from './find-files.ts';
import { meansOf, type Target } from './means.ts';
import { MAX_BYTES, readAgentFile, unreadFile } from './read-file.ts';
import { runsOf } from './runs.ts';
import { directionOf, isOfList } from './trust.ts';

export interface JudgedEntry extends EntryChange {
  /** For the policy's `agent_files.rules`. */
  readonly digest: string;
  readonly findings: readonly Finding[];
}

/** A change of its commands can be in the file or in a script. */
export interface JudgedAgentFile {
  readonly file: AgentFile;
  readonly entries: readonly JudgedEntry[];
  /** Including those about the file itself. */
  readonly findings: readonly Finding[];
}

type Terms = Policy['agent_files'];

/** Judges the files whose automatic commands a change edits, on both sides. */
export async function judgeAgentFiles(
  sides: Sides,
  policy: Pick<Policy, 'agent_files'>,
  clock: AuditClock,
): Promise<readonly JudgedAgentFile[]> {
  const filesOf = (tree: Tree) =>
    new Map(agentFilesIn(tree, policy).map((file) => [file.path, file]));
  const [before, after] = [filesOf(sides.baseTree), filesOf(sides.tree)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  const terms = policy.agent_files;
  return clock
    .all(paths, async (path) => {
      const [old, now] = [before.get(path), after.get(path)];
      try {
        return await judgeChange(old, now, sides, terms);
      } catch (error) {
        const file = now ?? old;
        return file && notJudgedFile(file, error);
      }
    })
    .then((judged) => withoutRepeats(judged.filter((each) => each !== undefined)));
}

/** Returns an empty file with a finding, because judging it failed. */
export function notJudgedFile(file: FoundFile, error: unknown): JudgedAgentFile {
  const { path } = file;
  const location = { path, line: 1, column: 1 };
  const findings = [notJudged(`the file \`${path}\``, error, { location })];
  return { file: { ...file, entries: [], contents: [] }, entries: [], findings };
}

/** Unread files of one tool to name. */
const MOST_UNREAD = 3;

/** Drops unread files already reported as scripts, and all but the first of many. */
function withoutRepeats(judged: readonly JudgedAgentFile[]): readonly JudgedAgentFile[] {
  const scripts = new Set(
    judged.flatMap(({ entries }) =>
      entries.flatMap(({ targets }) => targets.map(({ name }) => name)),
    ),
  );
  const isUnread = ({ entries: [entry] }: JudgedAgentFile) => entry?.entry.form === 'unread';
  const unread = judged.filter((each) => isUnread(each) && !scripts.has(each.file.path));
  const byTool = groupBy(unread, ({ file }) => file.format.tool);
  return judged.flatMap((each) => {
    if (!isUnread(each)) return [each];
    const files = byTool.get(each.file.format.tool) ?? [];
    const [at, others] = [files.indexOf(each), files.length - MOST_UNREAD];
    if (at < 0 || at >= MOST_UNREAD) return [];
    return [at === MOST_UNREAD - 1 && others > 0 ? withOthers(each, others) : each];
  });
}

/** Adds the number of other unread files to one's findings. */
function withOthers(judged: JudgedAgentFile, others: number): JudgedAgentFile {
  const findings = judged.findings.map((each) => ({
    ...each,
    args: { ...each.args, detail: `${each.args.detail}, nor ${others} others` },
  }));
  return { ...judged, entries: judged.entries.map((each) => ({ ...each, findings })), findings };
}

/** @returns undefined if the change edits no automatic command */
async function judgeChange(
  old: FoundFile | undefined,
  now: FoundFile | undefined,
  sides: Sides,
  terms: Terms,
): Promise<JudgedAgentFile | undefined> {
  const isSame = old && now && (await isSameFile(old.entry, now.entry, sides));
  const isUnread = (now ?? old)?.format.places.length === 0;
  if (isSame && isUnread) return undefined;
  const after = now && (await readFound(sides.tree, now));
  const before = isSame ? after : old && (await readFound(sides.baseTree, old));
  const file = after ?? before;
  if (file === undefined) return undefined;
  const known = new Set(isSame ? [] : before?.contents.map(({ value }) => value));
  const contents = isSame ? [] : (after?.contents.filter(({ value }) => !known.has(value)) ?? []);
  const ofFile = [
    ...(after?.broken && !isSame ? [after.broken] : []),
    ...contents.map((each) => each.finding),
  ];
  // The commands removed from a broken file are unknown.
  const compared = after?.broken
    ? []
    : await compareEntries(file, before?.entries ?? [], after?.entries ?? [], sides);
  const isTold = isSame || compared.length > 0 || after?.broken;
  const state = now === undefined ? 'removed' : old === undefined ? 'new' : 'changed';
  const entries = isTold ? compared : unreadEntries(file, state);
  const judged = await judgeFile({ file, entries, findings: ofFile }, sides.tree, terms);
  if (judged.entries.length === 0 && judged.findings.length === 0) return undefined;
  if (terms.level !== 'approve' || !judged.findings.some(isGrave)) return judged;
  const grave = judged.entries.filter(({ findings }) => findings.some(isGrave));
  const args = { path: file.path, events: grave.map(({ entry }) => entry.event) };
  const location = { path: file.path, line: 1, column: 1 };
  const unapproved = finding('agent-files-unapproved', args, { location });
  return { ...judged, findings: [...judged.findings, unapproved] };
}

function unreadEntries(file: AgentFile, state: AgentState): readonly EntryChange[] {
  const { path, format } = file;
  if (format.unread === undefined) return [];
  const event = format.places.length > 0 ? 'its text' : 'the whole file';
  const location = { path, line: 1, column: 1 };
  const nothing = { commands: [], shown: '', content: '', isHidden: false, isGuard: false };
  return [{ state, entry: { ...nothing, form: 'unread', event, location }, targets: [] }];
}

export async function readFound(tree: Tree, { entry, ...place }: FoundFile): Promise<AgentFile> {
  if (entry === undefined) return unreadFile(place, 'it is a symlink that leads to no file here');
  const isTooLarge = (entry.size ?? 0) > MAX_BYTES;
  return isTooLarge
    ? unreadFile(place, `it has more than ${MAX_BYTES} bytes`)
    : readAgentFile(place, await tree.read(entry.path));
}

/** @param tree needed to read scripts */
export async function judgeWholeFile(
  file: AgentFile,
  tree: Tree | undefined,
  terms: Terms,
): Promise<JudgedAgentFile> {
  const entries = await Promise.all(
    file.entries
      .filter(isOfInventory)
      .map(async (entry) => ({ entry, targets: await runsOf(entry, file, tree) })),
  );
  const contents = file.contents.map((each) => each.finding);
  const findings = file.broken ? [file.broken] : contents;
  return judgeFile({ file, entries, findings }, tree, terms);
}

/** True if an entry runs something, or gives more trust than the tool's default. */
function isOfInventory({ setting, form }: AgentEntry): boolean {
  if (setting === undefined) return form !== 'unread';
  const change = { old: undefined, now: setting, before: [], after: [] };
  return setting.trust !== undefined && directionOf(setting.trust, change) === 'widens';
}

async function judgeFile(
  {
    file,
    entries,
    findings,
  }: Pick<JudgedAgentFile, 'file' | 'findings'> & {
    readonly entries: readonly EntryChange[];
  },
  tree: Tree | undefined,
  terms: Terms,
): Promise<JudgedAgentFile> {
  const weigh = (found: readonly Finding[]) => found.map((each) => withLevel(each, file, terms));
  const judged = await Promise.all(
    entries.map(async (each): Promise<JudgedEntry> => {
      const digest = await entryDigest(each, file, tree);
      const found = weigh(await judgeEntry(each, file, tree));
      return { ...each, digest, findings: accepted(found, digest, terms) };
    }),
  );
  const all = [...weigh(findings), ...judged.flatMap((each) => each.findings)];
  return { file, entries: judged, findings: all };
}

/** Lowers findings of unverified formats to notices, except for dangers and unread parts. */
function withLevel(found: Finding, { format }: AgentFile, { level }: Terms): Finding {
  const { failsByLevel, undecided } = ruleOf(found.rule);
  if (!format.verified && !failsByLevel && !undecided) return { ...found, severity: 'notice' };
  const fails = level === 'error' && failsByLevel && found.severity !== 'notice';
  return fails ? { ...found, severity: 'error' } : found;
}

function isGrave({ severity, suppressed }: Finding): boolean {
  return severity !== 'notice' && suppressed === undefined;
}

async function judgeEntry(
  { state, entry, change, targets }: EntryChange,
  { path, format }: AgentFile,
  tree: Tree | undefined,
): Promise<readonly Finding[]> {
  const { event, shown: command, form, location, isHidden, setting } = entry;
  const { tool } = format;
  const args = { tool, event, command, state: state ?? '' };
  const place = { location };
  if (form === 'unread') {
    const detail = format.unread ?? '';
    const harm = 'bookkeeping';
    return [finding('agent-file-unread', { path, detail }, { location, severity: 'notice', harm })];
  }
  if ((change || setting) && state !== 'script_changed') {
    const isMilder = state === undefined || change === 'narrows' || change === 'changes';
    const severity = isMilder ? 'notice' : 'warning';
    const effect = state === undefined ? 'widens' : (change ?? '');
    const trust = {
      ...args,
      change: effect,
      isMember: state !== undefined && isOfList(setting?.trust),
    };
    return [finding('agent-setting-changed', trust, { ...place, severity })];
  }
  if (state === 'removed') return [];
  const isOther = state !== 'script_changed';
  const grave: Finding[] = [];
  for (const { kind, change: edit, name, script, line } of targets) {
    if (kind !== 'danger' || !(isOther || edit)) continue;
    const danger =
      script === undefined ? name : `runs \`${script}\`, which ${name} in line ${line}`;
    const at =
      script === undefined || line === undefined ? location : { path: script, line, column: 1 };
    grave.push(finding('agent-runs-danger', { ...args, danger }, { location: at }));
  }
  if (isOther && isHidden)
    grave.push(finding('agent-runs-danger', { ...args, danger: 'hides its output' }, place));
  const changed = targets.filter(({ change: edit }) => state === undefined || edit !== undefined);
  for (const { kind, name: script } of changed) {
    const why = kind === 'file' && tree ? await whyUnreadable(tree, script) : undefined;
    if (why) grave.push(finding('agent-script-unreadable', { ...args, script, why }, place));
  }
  if (grave.length > 0) return grave;
  const isBuild = form === 'server' && targets.length > 0 && targets.every(isUncommittedBuild);
  const severity = isBuild || !isOther ? 'notice' : 'warning';
  const means = isOther
    ? meansOf(targets)
    : changed.map(({ name }) => `the change decides about \`${name}\``);
  return [finding('agent-command-changed', { ...args, means }, { ...place, severity })];
}

/** True for a server that must be built from sources first. */
function isUncommittedBuild({ kind, name }: Target): boolean {
  return kind === 'missing' && /(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(name);
}
