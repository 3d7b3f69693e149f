import type { ComponentChildren } from 'preact';
import type { Isolation } from '../../../model/isolation.ts';
import type { JudgedShard } from '../../../model/run.ts';
import { terminal } from '../../escape.ts';
import type { GateReport } from '../../gate-report.ts';
import { VERDICT_WORDS } from '../../view/headline.ts';
import { EVIDENCE_NOTE, proofOf } from '../../view/proof.ts';
import { duration, moment, size, spoken } from '../../view/words.ts';
import { Status } from '../mark.tsx';
import type { HtmlPage, PageSection } from '../page.ts';
import { Facts, Name, Sentence } from '../words.tsx';

/** Commits, policy, machine and isolation of the run. */
export function environmentSection({ report }: HtmlPage): PageSection {
  const { isolation } = report;
  return {
    id: 'environment',
    title: 'Environment',
    body: (
      <>
        <Facts facts={[...proof(report), ...limits(isolation), ...machine(report)]} />
        <Probes isolation={isolation} />
        <Downgrades isolation={isolation} />
        {report.genes.length > 0 && <p class="quiet">{EVIDENCE_NOTE}</p>}
      </>
    ),
  };
}

type Fact = readonly [term: string, value: ComponentChildren];

function proof(report: GateReport): Fact[] {
  const { policy, isolation, plans_digest } = report;
  return [
    ...proofOf(report).map(
      ({ label, value }): Fact => [label, <Sentence key={label} text={value} />],
    ),
    ...(policy ? [['Policy digest', <Name key="policy" text={policy.digest} />] as const] : []),
    ...(plans_digest === null
      ? []
      : [['Plans digest', <Name key="plans" text={plans_digest} />] as const]),
    ['Isolation level', spoken(isolation.level)],
    ...(isolation.requested ? [['Requested isolation', isolation.requested] as const] : []),
    ...(isolation.launcher ? [['Launcher', terminal(isolation.launcher)] as const] : []),
  ];
}

function limits({ limits }: Isolation): Fact[] {
  if (limits === undefined) return [];
  const { memory_bytes, processes, processes_counted_for } = limits;
  return [
    ['Memory per command', memory_bytes === null ? 'unlimited' : size(memory_bytes)],
    ['Processes', `${processes} per ${processes_counted_for}`],
    ['Open files', String(limits.open_files)],
    ['File size', size(limits.file_bytes)],
    ['Total written', size(limits.written_bytes)],
  ];
}

function machine({ validation_reports, shards, tool, ...report }: GateReport): Fact[] {
  const nodes = validation_reports.map(
    ({ env_fingerprint: { node_version, platform, arch } }) =>
      `Node ${node_version}, ${platform} ${arch}`,
  );
  return [
    ...[...new Set(nodes)].map((node): Fact => ['Commands ran on', terminal(node)]),
    ...(shards ? [shardsFact(shards)] : []),
    ['Tool', `${tool.name} ${terminal(tool.version)}`],
    ['Started', terminal(moment(report.started_at))],
    ['Duration', duration(report.duration_ms)],
  ];
}

function shardsFact(shards: readonly JudgedShard[]): Fact {
  const isPart = shards.length < (shards[0]?.of ?? 0);
  const words = shards.map(
    ({ index, of, verdict }) => `${index}/${of} (${VERDICT_WORDS[verdict]})`,
  );
  return [isPart ? 'Shard' : 'Merged from', words.join(', ')];
}

/** What the sandbox self-test tried to do. `held` means that the sandbox prevented it. */
function Probes({ isolation: { probes = [] } }: { readonly isolation: Isolation }) {
  if (probes.length === 0) return null;
  return (
    <>
      <h3>Sandbox self-test</h3>
      <ul class="plain">
        {probes.map(({ name, held, required }, index) => (
          <li key={index}>
            <Status
              tone={held ? 'good' : required ? 'bad' : 'caution'}
              word={held ? 'prevented' : 'not prevented'}
            />{' '}
            <Sentence text={spoken(name)} />
            {!required && <span class="quiet"> (not required)</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Downgrades({ isolation: { downgrades = [] } }: { readonly isolation: Isolation }) {
  if (downgrades.length === 0) return null;
  return (
    <>
      <h3>Stronger containment that is not available</h3>
      <ul>
        {downgrades.map(({ from, reason }, index) => (
          <li key={index}>
            <Name text={from} />: <Sentence text={reason} />
          </li>
        ))}
      </ul>
    </>
  );
}
