import type { AgentFileEntry, ReportAgentFile } from '../../model/agent-file.ts';
import { byHarm } from '../../model/by-harm.ts';
import type { GateReport, ReportFinding } from '../gate-report.ts';

export const AGENT_TITLE = 'This change makes machines run';

/** Stands below the title. */
export const AGENT_NOTE =
  'Agents and editors run this by themselves on the machine of everybody who opens the branch. The gate ran none of it.';

/** Rules that the section says in its own words, if they neither fail nor are dangerous. */
const TOLD: ReadonlySet<string> = new Set([
  'agent-command-changed',
  'agent-setting-changed',
  'agent-script-changed',
  'agent-script-unreadable',
]);

/** Whether the section about machines says a finding, so that no list repeats it. */
export function isTold({ rule, severity, suppressed }: ReportFinding): boolean {
  return TOLD.has(rule) && severity !== 'error' && !suppressed;
}

/** One line of the section. */
export interface AgentLine {
  readonly file: ReportAgentFile;
  readonly entry: AgentFileEntry;
  /** What the change does to it, as a word. */
  readonly word: string;
  readonly isGrave: boolean;
  /** What is behind the command, and what is wrong with it, as a sentence. */
  readonly means: string;
}

const STATES: Readonly<Record<NonNullable<AgentFileEntry['state']>, string>> = {
  new: 'New',
  changed: 'Changed',
  removed: 'Removed',
  script_changed: 'Script changed',
};

/** Returns what the change makes machines run, the worst first, and what it ends last. */
export function agentLines({
  agent_files = [],
  findings,
}: Pick<GateReport, 'agent_files' | 'findings'>): readonly AgentLine[] {
  const byId = new Map(findings.map((each) => [each.id, each]));
  return agent_files
    .flatMap((file) =>
      file.entries.map((entry) => {
        const [worst] = (entry.findings ?? []).flatMap((id) => byId.get(id) ?? []).sort(byHarm);
        return { file, entry, worst };
      }),
    )
    .sort((one, other) => order(one.worst, other.worst))
    .map(({ file, entry, worst }) => {
      const isGrave = worst !== undefined && worst.harm !== 'bookkeeping';
      const told = isGrave ? worst.message : (entry.target ?? '');
      return { file, entry, isGrave, word: entry.state ? STATES[entry.state] : '', means: told };
    });
}

function order(one: ReportFinding | undefined, other: ReportFinding | undefined): number {
  return one && other
    ? byHarm(one, other)
    : Number(one === undefined) - Number(other === undefined);
}
