import type { AgentFileEntry, ReportAgentFile } from '../../model/agent-file.ts';
import type { Exemption, HiddenReason } from '../../model/blast-radius.ts';
import { byHarm } from '../../model/by-harm.ts';
import { TRUST } from '../../rules/agent-files.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import type { GateReport, ReportCapsule, ReportFinding } from '../gate-report.ts';
import type { Note, Row, RowList } from './row.ts';
import { capital, count, size } from './words.ts';

/** Whether {@link machineList} says a finding, which does not fail, so that no other list repeats it. */
export function isTold({ rule, severity, suppressed }: ReportFinding): boolean {
  return ruleOf(rule)?.listed === true && severity !== 'error' && !suppressed;
}

const STATES: Readonly<Record<NonNullable<AgentFileEntry['state']>, string>> = {
  new: 'new',
  changed: 'changed',
  removed: 'removed',
  script_changed: 'script changed',
};

/** Returns the commands that the change runs automatically, the worst first. */
export function machineList({
  agent_files = [],
  findings,
}: Pick<GateReport, 'agent_files' | 'findings'>): RowList {
  const byId = new Map(findings.map((each) => [each.id, each]));
  const entries = agent_files.flatMap((file) =>
    file.entries.map((entry) => {
      const [worst] = (entry.findings ?? []).flatMap((id) => byId.get(id) ?? []).sort(byHarm);
      return { file, entry, worst };
    }),
  );
  const rows = entries
    .toSorted(({ worst: one }, { worst: other }) =>
      one && other ? byHarm(one, other) : Number(!one) - Number(!other),
    )
    .map(({ file, entry, worst }): Row => {
      const { event, command, line, state, target, scripts } = entry;
      const isGrave = worst !== undefined && worst.harm !== 'bookkeeping';
      // What is not told here stands above with its own message.
      const isAbove = isGrave && !isTold(worst) && worst.message.includes(command);
      const means = isGrave && isTold(worst) ? worst.message : (target ?? trustWords(entry));
      return {
        name: `${file.path}:${line}`,
        place: { path: file.path, line },
        ...(state && { word: STATES[state] }),
        tone: isGrave ? 'bad' : 'caution',
        words: event,
        ...(command !== '' && !isAbove && { command }),
        notes: [isAbove ? 'The dangerous command above' : means].flatMap((text) =>
          text ? { text: `${capital(text).replace(/\.$/, '')}.` } : [],
        ),
        ...(scripts && { files: scripts }),
      };
    });
  const present = entries.filter(({ entry }) => entry.state !== 'removed');
  const asks = new Set(present.map(({ file }) => `${file.tool} ${file.approval}.`));
  const note =
    'This holds on the machine of everybody who opens the branch. The gate ran none of it.';
  const found = present.filter(({ worst }) => worst && !worst.suppressed);
  return {
    id: 'agents',
    title: titleOf(entries.map(({ entry }) => entry)),
    label: 'agents',
    noun: 'command',
    note: [note, ...asks].join(' '),
    rows,
    ...(found.length > 0 && { copy: acceptance(found) }),
  };
}

/** Returns the rules of the policy by which a person accepts entries until a day. */
function acceptance(
  entries: readonly { readonly file: ReportAgentFile; readonly entry: AgentFileEntry }[],
) {
  const rules = entries.flatMap(({ file, entry: { event, line, digest } }) => [
    `    # ${file.path}:${line} ${event}`,
    ...['    - accept:', `        ${digest}`, '      reason: …', '      expires: YYYY-MM-DD'],
  ]);
  return {
    title: 'To accept these until a date, add to the policy of the base branch',
    lines: ['agent_files:', '  rules:', ...rules],
  };
}

function titleOf(entries: readonly AgentFileEntry[]): string {
  const changed = entries.filter(({ state }) => state);
  if (changed.length === 0) return 'Commands that run automatically';
  return changed.every(({ change }) => change !== undefined)
    ? 'What this change lets agents do'
    : 'Commands this change runs automatically';
}

/** What the change of a setting means; undefined for a command. */
function trustWords({ change, command, state }: AgentFileEntry): string | undefined {
  if (change === undefined || (change === 'changes' && state === 'removed')) return undefined;
  return change === 'changes' && command === '' ? 'its meaning is not known' : TRUST[change];
}

/** Returns the files that decide what the checks mean and that the change touches. */
export function readList({ read = [] }: Pick<GateReport, 'read'>): RowList {
  return {
    id: 'read',
    title: 'Files to read',
    label: 'read',
    noun: 'file',
    note: 'Here, the change decides what its checks mean.',
    rows: read.map(({ path, why, new: isNew, bytes }) => {
      const word = [...(isNew ? ['new'] : []), ...(bytes === undefined ? [] : [size(bytes)])];
      return {
        name: path,
        place: { path, line: 1 },
        ...(word.length > 0 && { word: word.join(', ') }),
        tone: 'quiet',
        words: why,
        notes: [],
      };
    }),
  };
}

/** Returns the Capsules and events of the change, and whether a Capsule is eligible for promotion. */
export function claimList({ capsules, events }: Pick<GateReport, 'capsules' | 'events'>): RowList {
  return {
    id: 'evidence',
    title: 'Evidence',
    label: 'evidence',
    noun: 'asset',
    rows: [
      ...capsules.map((capsule) => ({
        ...claimRow(capsule),
        ...eligibilityOf(capsule),
        notes: capsule.reasons.map(
          ({ rule, message }): Note => ({
            text: `${message.replace(NOT_ELIGIBLE, (_, first: string) => capital(first))} (\`${rule}\`)`,
          }),
        ),
      })),
      ...events.map(claimRow),
    ],
  };
}

function claimRow({ type, id, path, line, change }: GateReport['events'][number]): Row {
  return { name: id, place: { path, line }, tone: 'quiet', words: `${type} ${change}`, notes: [] };
}

/** The beginning of a reason, which the row says already. */
const NOT_ELIGIBLE = /^The Capsule `[^`]*` is not eligible: (.)/;

/** A removed Capsule has no eligibility. */
function eligibilityOf({ eligible }: ReportCapsule): Pick<Row, 'word' | 'tone'> {
  if (eligible === null) return { tone: 'quiet' };
  return eligible
    ? { word: 'eligible for promotion', tone: 'good' }
    : { word: 'not eligible for promotion', tone: 'caution' };
}

/** The JSON report lists all of them. */
const MOST_UNCOUNTED = 20;

const EXEMPTIONS: Record<Exemption, string> = {
  asset_store: 'asset store file',
  validation_script: 'new validation script',
  reference: 'not counted by the reference engine',
};

const REASONS: Record<HiddenReason, string> = {
  binary: 'binary',
  long_lines: 'very long lines',
  generated: 'marked as generated (.gitattributes)',
  no_diff: 'diff suppressed (.gitattributes)',
};

/** Returns the files that do not count or whose diff is hidden; those with the most lines first. */
export function uncountedList({ blast_radius }: Pick<GateReport, 'blast_radius'>): RowList {
  const files = (blast_radius?.changed_files ?? []).filter(({ exempt, veil }) => exempt ?? veil);
  return {
    id: 'uncounted',
    title: 'Files that do not count or whose diff is hidden',
    label: 'files',
    noun: 'file',
    rows: files.slice(0, MOST_UNCOUNTED).map(({ path, lines, exempt, veil, bytes }) => ({
      name: path,
      tone: 'quiet',
      words: [
        ...(bytes === undefined || lines > 0 ? [count(lines, 'line')] : []),
        ...(bytes === undefined ? [] : [size(bytes)]),
        ...(exempt ? [EXEMPTIONS[exempt]] : []),
        ...(veil ? [REASONS[veil]] : []),
      ].join(', '),
      notes: [],
    })),
  };
}
