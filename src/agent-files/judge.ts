import type { AgentState } from '../model/agent-file.ts';
import type { Policy } from '../policy/policy.ts';
import type { Tree } from '../repo/tree.ts';
import { type Finding, finding } from '../rules/finding.ts';
import type { ChangedTarget, EntryChange, FileChange, Sides } from './compare.ts';
import type { AgentFile } from './entry.ts';
import { meansOf } from './meaning.ts';
import { targetsOf } from './read-command.ts';
import { whyUnreadable } from './script-size.ts';

/** What is found about one entry of a file. */
export interface JudgedEntry extends Omit<EntryChange, 'state'> {
  /** Absent without a change. */
  readonly state?: AgentState;
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

/**
 * Judges what a change makes machines run: a disclosure, whose weight is the level of the policy.
 *
 * @returns undefined if the change makes them run nothing else
 */
export async function judgeAgentFile(
  { before, after, isSame, entries }: FileChange,
  sides: Sides,
  level: Policy['agent_files']['level'],
): Promise<JudgedAgentFile | undefined> {
  const file = after ?? before;
  if (file === undefined) return undefined;
  const weigh = (found: readonly Finding[]) => found.map((each) => weighed(each, file, level));
  const judged = await Promise.all(
    entries.map(async (each) => ({
      ...each,
      findings: weigh(await judgeEntry(each, file, sides.tree)),
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
  const weigh = (found: readonly Finding[]) => found.map((each) => weighed(each, file, level));
  const entries = await Promise.all(
    file.entries.map(async (entry) => {
      const targets = await targetsOf(entry, file, tree);
      const added = targets.map((each) => ({ ...each, change: 'added' as const }));
      const findings = await judgeEntry({ entry, targets: added }, file, tree);
      return { entry, targets, findings: weigh(findings) };
    }),
  );
  const ofFile = weigh([...brokenFile(file), ...newSecrets(file, undefined)]);
  const findings = [...ofFile, ...entries.flatMap((each) => each.findings)];
  return { file, entries, findings };
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
  { state, entry, targets }: Omit<JudgedEntry, 'findings'>,
  { format: { tool } }: AgentFile,
  tree: Tree | undefined,
): Promise<readonly Finding[]> {
  if (state === 'removed') return [];
  const { event, shown: command, location, isSetting, isHidden } = entry;
  const args = { tool, event, command, state: state ?? '' };
  const place = { location };
  const unreadable = tree === undefined ? [] : await unreadableScripts(targets, tree);
  const grave = [
    ...(targets.some(({ kind }) => kind === 'download') && state !== 'script_changed'
      ? [finding('agent-runs-download', args, place)]
      : []),
    ...(isHidden && state !== 'script_changed' ? [finding('agent-task-hidden', args, place)] : []),
    ...unreadable.map(({ script, why }) =>
      finding('agent-script-unreadable', { ...args, script, why }, place),
    ),
  ];
  if (grave.length > 0) return grave;
  if (isSetting) return [finding('agent-setting-changed', { tool, event, command }, place)];
  if (state === 'script_changed') {
    const scripts = targets.filter(({ change }) => change).map(({ name }) => name);
    return [finding('agent-script-changed', { tool, event, scripts }, place)];
  }
  const means = meansOf(state === undefined ? targets.map(asItIs) : targets);
  const isBuild = entry.isServer && targets.length > 0 && targets.every(isUncommittedBuild);
  const severity = isBuild ? ('notice' as const) : ('warning' as const);
  return [finding('agent-command-changed', { ...args, means }, { ...place, severity })];
}

/** Without a change, nothing is added. */
function asItIs({ change: _, ...target }: ChangedTarget): ChangedTarget {
  return target;
}

/** A server that is built from the sources before it is started. */
function isUncommittedBuild({ kind, name }: ChangedTarget): boolean {
  return kind === 'missing' && /(?:^|\/)\.?(?:bin|build|dist|lib|out|target)\//.test(name);
}

async function unreadableScripts(
  targets: readonly ChangedTarget[],
  tree: Tree,
): Promise<readonly { readonly script: string; readonly why: string }[]> {
  const changed = targets.filter(({ kind, change }) => kind === 'file' && change !== undefined);
  const found = await Promise.all(
    changed.map(async ({ name }) => ({ script: name, why: await whyUnreadable(tree, name) })),
  );
  return found.flatMap(({ script, why }) => (why === undefined ? [] : [{ script, why }]));
}
