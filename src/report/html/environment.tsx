import type { Isolation } from '../../model/isolation.ts';
import { terminal } from '../escape.ts';
import type { GateReport } from '../gate-report.ts';
import { VERDICT_WORDS } from '../view/headline.ts';
import { EVIDENCE_NOTE, proofOf } from '../view/proof.ts';
import { count, duration, moment, size, spoken } from '../view/words.ts';
import { type Fact, Facts, List, Name, Sentence, Status } from './elements.tsx';

/** Commits, policy, isolation and machine of the run. */
export function Environment({ report }: { readonly report: GateReport }) {
  const { isolation, policy, plans_digest: plans, approval_digest: approval } = report;
  const { downgrades = [] } = isolation;
  return (
    <>
      <Facts
        facts={[
          ...proofOf(report).map(
            ({ label, value }): Fact => [label, <Sentence key={label} text={value} />],
          ),
          ['Next actor', spoken(report.next_actor)],
          ['Policy digest', policy && <Name key="policy" text={policy.digest} />],
          ['Plans digest', plans && <Name key="plans" text={plans} />],
          ['Approval digest', approval && <Name key="approval" text={approval} />],
          [
            'Isolation in full',
            isolation.level !== 'none' && <Sentence key="isolation" text={isolation.description} />,
          ],
          ['Limits', limitWords(isolation)],
          ...machineFacts(report),
        ]}
      />
      <Probes isolation={isolation} />
      {downgrades.length > 0 && (
        <>
          <h3>Stronger containment that is not available</h3>
          <List
            of={downgrades}
            noun="downgrade"
            each={({ from, reason }) => (
              <>
                <Name text={from} />: <Sentence text={reason} />
              </>
            )}
          />
        </>
      )}
      {report.genes.length > 0 && <p class="quiet">{EVIDENCE_NOTE}</p>}
    </>
  );
}

function limitWords({ limits }: Isolation): string | undefined {
  if (limits === undefined) return undefined;
  const { memory_bytes, processes, processes_counted_for } = limits;
  const memory = memory_bytes === null ? 'unlimited memory' : `${size(memory_bytes)} of memory`;
  return `${memory} and ${size(limits.written_bytes)} written per command, ${processes} processes per ${processes_counted_for}`;
}

function machineFacts({ validation_reports, shards = [], tool, ...report }: GateReport): Fact[] {
  const nodes = validation_reports.map(
    ({ env_fingerprint: { node_version, platform, arch } }) =>
      `Node ${node_version}, ${platform} ${arch}`,
  );
  const isPart = shards.length < (shards[0]?.of ?? 0);
  return [
    ...[...new Set(nodes)].map((node): Fact => ['Commands ran on', terminal(node)]),
    [
      isPart ? 'Shard' : 'Merged from',
      shards
        .map(({ index, of, verdict }) => `${index}/${of} (${VERDICT_WORDS[verdict]})`)
        .join(', '),
    ],
    ['Tool', `${tool.name} ${terminal(tool.version)}`],
    ['Started', terminal(moment(report.started_at))],
    ['Duration', duration(report.duration_ms)],
  ];
}

/** What the sandbox self-test tried to do: one line, and what the sandbox did not prevent. */
function Probes({ isolation: { probes = [] } }: { readonly isolation: Isolation }) {
  if (probes.length === 0) return null;
  const open = probes.filter(({ held }) => !held);
  const words = `${probes.length - open.length} of ${count(probes.length, 'attempt')} prevented`;
  return (
    <>
      <p>
        Sandbox self-test: <Status tone={open.length === 0 ? 'good' : 'caution'} word={words} />
      </p>
      {open.length > 0 && (
        <List
          of={open}
          noun="attempt"
          each={({ name, required }) => (
            <>
              <Status tone={required ? 'bad' : 'caution'} word="possible" />{' '}
              <Sentence text={spoken(name)} />
              {!required && <span class="quiet"> (not required)</span>}
            </>
          )}
        />
      )}
    </>
  );
}
