import { whyUnreadable } from '../command/unreadable-script.ts';
import type { AuditClock } from '../ground/signals.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { type Finding, finding, notJudged } from '../rules/finding.ts';
import {
  agentFilesOf,
  compareAgentFile,
  type EntryChange,
  type FileChange,
  type Sides,
} from './compare.ts';
import type { AgentFile } from './entry.ts';
import { targetsOf } from './read-command.ts';
import { meansOf, type Target } from './target.ts';

/** What is found about one entry of a file. */
export interface JudgedEntry extends EntryChange {
  readonly findings: readonly Finding[];
}

/** A file that the change, or a script behind it, makes run something else. */
export interface JudgedAgentFile {
  readonly file: AgentFile;
  readonly entries: readonly JudgedEntry[];
  /** All of them, with those about the file itself. */
  readonly findings: readonly Finding[];
}

/** Rules whose findings fail under the level `error`. */
const GRAVE: ReadonlySet<string> = new Set([
  'agent-runs-download',
  'agent-file-secret',
  'agent-task-hidden',
  'agent-script-unreadable',
]);

/** Judges the files of both sides of a change, as far as it makes machines run something else. */
export async function judgeAgentFiles(
  sides: Sides,
  policy: Pick<Policy, 'agent_files'>,
  clock: AuditClock,
): Promise<readonly JudgedAgentFile[]> {
  const judged = await clock.all(agentFilesOf(sides, policy), async (file) => {
    try {
      const change = await compareAgentFile(file, sides);
      return await judgeAgentFile(change, sides.tree, policy.agent_files.level);
    } catch (error) {
      const { path, before, after = before } = file;
      const location = { path, line: 1, column: 1 };
      const findings = [notJudged(`the file \`${path}\``, error, { location })];
      return after && { file: { ...after, entries: [], secrets: [] }, entries: [], findings };
    }
  });
  return judged.filter((each) => each !== undefined);
}

/**
 * Judges what a change makes machines run: a disclosure, whose weight is the level of the policy.
 *
 * @returns undefined if the change makes them run nothing else
 */
export async function judgeAgentFile(
  { before, after, isSame, entries }: FileChange,
  tree: Tree | undefined,
  level: Policy['agent_files']['level'],
): Promise<JudgedAgentFile | undefined> {
  const file = after ?? before;
  if (file === undefined) return undefined;
  const weigh = (found: readonly Finding[]) => found.map((each) => weighed(each, file, level));
  const judged = await Promise.all(
    entries.map(async (each) => ({
      ...each,
      findings: weigh(await judgeEntry(each, file, tree)),
    })),
  );
  const ofFile = weigh([...(isSame ? [] : brokenFile(after)), ...newSecrets(after, before)]);
  const all = [...ofFile, ...judged.flatMap(({ findings }) => findings)];
  if (judged.length === 0 && all.length === 0) return undefined;
  const waits = level === 'approve' ? approvalFor(file, judged, all) : [];
  return { file, entries: judged, findings: [...all, ...waits] };
}

/**
 * Judges a file by itself, as if everything in it were new.
 *
 * @param tree without it, no script is read
 */
export async function judgeWholeFile(
  file: AgentFile,
  tree: Tree | undefined,
  level: Policy['agent_files']['level'],
): Promise<JudgedAgentFile> {
  const entries = await Promise.all(
    file.entries.map(async (entry) => ({ entry, targets: await targetsOf(entry, file, tree) })),
  );
  const asIs = level === 'approve' ? 'warn' : level;
  const judged = await judgeAgentFile(
    { before: undefined, after: file, isSame: false, entries },
    tree,
    asIs,
  );
  return judged ?? { file, entries: [], findings: [] };
}

/** A format that is not verified is shown, never warned about. */
function weighed(found: Finding, { format }: AgentFile, level: string): Finding {
  if (!format.verified && found.rule !== 'too-many') return { ...found, severity: 'notice' };
  return level === 'error' && GRAVE.has(found.rule) ? { ...found, severity: 'error' } : found;
}

function approvalFor(
  { path }: AgentFile,
  entries: readonly JudgedEntry[],
  findings: readonly Finding[],
): readonly Finding[] {
  const isGrave = ({ severity }: Finding) => severity !== 'notice';
  if (!findings.some(isGrave)) return [];
  const events = entries
    .filter((each) => each.findings.some(isGrave))
    .map(({ entry: { event } }) => event);
  const location = { path, line: 1, column: 1 };
  return [finding('agent-files-unapproved', { path, events }, { location })];
}

function brokenFile(file: AgentFile | undefined): readonly Finding[] {
  if (file?.broken === undefined) return [];
  const { rule, detail, location } = file.broken;
  return rule === 'too-many'
    ? [finding(rule, { detail }, { location })]
    : [finding(rule, { path: file.path, detail }, { location })];
}

function newSecrets(
  after: AgentFile | undefined,
  before: AgentFile | undefined,
): readonly Finding[] {
  const known = new Set(before?.secrets.map(({ value }) => value));
  return (after?.secrets ?? [])
    .filter(({ value }) => !known.has(value))
    .map(({ kind, location }) =>
      finding('agent-file-secret', { path: location.path, kind }, { location }),
    );
}

async function judgeEntry(
  { state, entry, targets }: EntryChange,
  { format: { tool } }: AgentFile,
  tree: Tree | undefined,
): Promise<readonly Finding[]> {
  if (state === 'removed') return [];
  const { event, shown: command, location, isSetting, isHidden } = entry;
  const args = { tool, event, command, state: state ?? '' };
  const place = { location };
  const isOther = state !== 'script_changed';
  const changed = targets.filter(({ change }) => state === undefined || change !== undefined);
  const grave = [
    ...(isOther && targets.some(({ kind }) => kind === 'download')
      ? [finding('agent-runs-download', args, place)]
      : []),
    ...(isOther && isHidden ? [finding('agent-task-hidden', args, place)] : []),
    ...(await unreadableScripts(changed, tree)).map((each) =>
      finding('agent-script-unreadable', { ...args, ...each }, place),
    ),
  ];
  if (grave.length > 0) return grave;
  if (isSetting) return [finding('agent-setting-changed', { tool, event, command }, place)];
  if (!isOther) {
    const scripts = changed.map(({ name }) => name);
    return [finding('agent-script-changed', { tool, event, scripts }, place)];
  }
  const isBuild = entry.isServer && targets.length > 0 && targets.every(isUncommittedBuild);
  const severity = isBuild ? ('notice' as const) : ('warning' as const);
  const means = meansOf(targets);
  return [finding('agent-command-changed', { ...args, means }, { ...place, severity })];
}

/** A server that is built from the sources before it is started. */
function isUncommittedBuild({ kind, name }: Target): boolean {
  return kind === 'missing' && /(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(name);
}

async function unreadableScripts(targets: readonly Target[], tree: Tree | undefined) {
  const scripts = targets.flatMap(({ kind, name }) => (kind === 'file' ? [name] : []));
  const found = await Promise.all(
    scripts.map(async (script) => ({ script, why: tree && (await whyUnreadable(tree, script)) })),
  );
  return found.flatMap(({ script, why }) => (why === undefined ? [] : [{ script, why }]));
}
