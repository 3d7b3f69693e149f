import type { Approval } from '../../model/verdict.ts';
import type { GateReport } from '../gate-report.ts';
import { proofSummary } from './proof.ts';
import type { Note, RowList } from './row.ts';
import { count, inCode, moment, shortCommit, spoken, VERDICT_WORDS } from './words.ts';

type Fact = readonly [label: string, text: string | null | undefined];

/** Returns the commits, the policy, the approvals and the isolation behind the verdict, and the machine of the run. */
export function environmentList(report: GateReport): RowList {
  const notesOf = (facts: readonly Fact[], isMinor: boolean): Note[] =>
    facts.flatMap(([label, text]) => (text ? { label, text, isMinor } : []));
  const words = 'Digests, limits and the machine';
  const rows = [
    { tone: 'quiet' as const, notes: notesOf(evidenceFacts(report), false) },
    { tone: 'quiet' as const, words, notes: notesOf(machineFacts(report), true), isFolded: true },
  ];
  return { id: 'environment', title: 'Environment', label: '', noun: 'fact', rows };
}

function machineFacts(report: GateReport): Fact[] {
  const { isolation, policy, shards = [], tool, validation_reports: reports } = report;
  const { probes = [], downgrades = [], level, description } = isolation;
  const nodes = reports.map(
    ({ env_fingerprint: { node_version, platform, arch } }) =>
      `Node ${node_version}, ${platform} ${arch}`,
  );
  const isPart = shards.length < (shards[0]?.of ?? 0);
  const open = probes.filter(({ held }) => !held);
  return [
    ['Policy digest', policy?.digest],
    ['Plans digest', report.plans_digest],
    ['Approval digest', report.approval_digest],
    ['Isolation in full', level === 'none' ? null : description],
    ...[...new Set(nodes)].map((node): Fact => ['Commands ran on', node]),
    [
      isPart ? 'Shard' : 'Merged from',
      shards
        .map(({ index, of, verdict }) => `${index}/${of} (${VERDICT_WORDS[verdict]})`)
        .join(', '),
    ],
    ['Tool', `${tool.name} ${tool.version}`],
    [
      'Sandbox self-test',
      probes.length > 0
        ? `${probes.length - open.length} of ${count(probes.length, 'attempt')} prevented`
        : null,
    ],
    ...open.map(
      ({ name, required }): Fact => [
        'Not prevented',
        `${spoken(name)}${required ? '' : ' (not required)'}`,
      ],
    ),
    ...downgrades.map(({ from, reason }): Fact => ['Not available', `${inCode(from)}: ${reason}`]),
  ];
}

function evidenceFacts(report: GateReport): Fact[] {
  const { genes, isolation, approvals } = report;
  const hasCommands = genes.some(({ commands }) => commands.length > 0);
  return [
    ['Commits', commitsOf(report)],
    ['Policy', policyWords(report)],
    ['Approved', approvals.map(approvalWords).join(', ')],
    ['Isolation', isolationWords(isolation)],
    ['Proof', hasCommands ? proofSummary(report) : null],
    ['Note', genes.length > 0 ? EVIDENCE_NOTE : null],
  ];
}

function policyWords({ policy, blast_radius }: GateReport): string {
  if (policy === null) return 'not read';
  const { path = 'built-in defaults', extends: extended, combined_with: other, profile } = policy;
  const until = policy.enforce_until === undefined ? '' : ` until ${policy.enforce_until}`;
  return [
    path,
    extended ? ` extending ${extended.repository}/${extended.path}` : '',
    other ? ` combined with ${other.name}` : '',
    `, profile ${profile}`,
    blast_radius?.counting === 'reference' ? ', files counted like the reference engine' : '',
    policy.enforce ? `, reports only${until}: a failing verdict does not fail the check` : '',
  ].join('');
}

function commitsOf(report: GateReport): string {
  const { base_sha: base, head_sha: head, audited_sha: audited, event } = report;
  if (base !== null && base === audited) {
    return `${shortCommit(base)} is both base and head, so nothing changes`;
  }
  const range = `${shortCommit(base)} → ${shortCommit(head)}`;
  if (event.name === 'worktree') return `${range} with the uncommitted files`;
  if (event.name === 'index') return `${range} with the staged files`;
  return audited === head ? range : `${range}, audited: ${shortCommit(audited)}`;
}

function approvalWords({ user, at, pull_request: number }: Approval): string {
  return `by ${user} at ${moment(at)}${number === undefined ? '' : ` (pull request ${number})`}`;
}

/** Says in one line what a command could reach; the page has all of it. If nothing contained it, that says why. */
function isolationWords({ level, description }: GateReport['isolation']): string {
  if (level !== 'namespaces') return description;
  return `contained: ${/no network/.test(description) ? 'no network' : 'network allowed'}, private copy`;
}

/** A passing run is only evidence: the change controls the code that ran. */
const EVIDENCE_NOTE =
  'The audit is the gate. Command output comes from the change’s own code and is only evidence.';
