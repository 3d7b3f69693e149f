import type { Audit } from '../audit/audited.ts';
import type { GateEvent } from '../event/event.ts';
import { GateError } from '../ground/error.ts';
import { TOOL } from '../ground/tool.ts';
import type { Shard } from '../model/run.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { GateReport } from '../report/gate-report.ts';
import { commandsToRun, isPending, shardsFor } from './partition.ts';
import { shardName } from './shard.ts';

/** A report of another machine, with its name for messages. */
export interface NamedReport {
  readonly name: string;
  readonly report: GateReport;
}

/** The report of one shard, verified to belong to this run. */
export interface ShardReport extends NamedReport {
  readonly shard: Shard;
}

/** This machine's view of the whole run. */
export interface Whole {
  readonly audit: Audit;
  readonly event: GateEvent;
  readonly policy: LoadedPolicy;
}

/** Limit of a message quoted from a part. */
const LONGEST_QUOTE = 500;

/**
 * Verifies that reports are exactly the parts of this run. Ignores their facts about the change, which this
 * machine determines itself.
 * @returns the parts in shard order; empty if there is nothing to run
 * @throws GateError `parts_invalid` with the parts that are missing, duplicated, from another run, or undecided
 */
export function requireParts(
  reports: readonly NamedReport[],
  whole: Whole,
): readonly ShardReport[] {
  const parts = reports.map(partOf);
  const [first] = parts;
  if (first === undefined) {
    if (shardsFor(commandsToRun(whole.audit.genes), 1) === 0) return [];
    throw invalid('There are commands to run, but no parts', RUN_AGAIN);
  }
  for (const part of parts) requireSameRun(part, first, whole);
  return inOrder(parts, first.shard.of);
}

function requireSameRun(part: ShardReport, first: ShardReport, whole: Whole): void {
  const { shard, report } = part;
  if (shard.of !== first.shard.of) {
    throw invalid(`${nameOf(part)} and ${nameOf(first)} are not parts of the same run`);
  }
  if (report.error) {
    throw invalid(`${nameOf(part)} could not decide${errorOf(report)}`, RUN_AGAIN);
  }
  const differences = foreignIn(report, whole);
  if (differences.length > 0) {
    throw invalid(`${nameOf(part)} belongs to another run: ${differences.join('; ')}`);
  }
}

function inOrder(parts: readonly ShardReport[], of: number): readonly ShardReport[] {
  const byShard = Array.from({ length: of }, (_, place) =>
    parts.filter(({ shard }) => shard.index === place + 1),
  );
  const doubled = byShard.filter(({ length }) => length > 1).flat();
  if (doubled.length > 0) {
    throw invalid(`Duplicate parts: ${doubled.map(nameOf).join(', ')}`);
  }
  const missing = byShard.flatMap(({ length }, place) =>
    length === 0 ? [shardName({ index: place + 1, of })] : [],
  );
  if (missing.length > 0) throw invalid(`Missing parts: ${missing.join(', ')}`, RUN_AGAIN);
  return byShard.flat();
}

function partOf({ name, report }: NamedReport): ShardReport {
  const { shards = [] } = report;
  const [shard] = shards;
  if (shard && shards.length === 1) return { name, report, shard };
  throw invalid(`${name} is not a part of a run${errorOf(report)}`);
}

function errorOf({ error }: GateReport): string {
  return error ? `; its error: ${error.message.slice(0, LONGEST_QUOTE)}` : '';
}

/** Returns the facts about its run by which a report differs from this one. */
function foreignIn(report: GateReport, { audit, event, policy }: Whole): string[] {
  const isJudged = !audit.genes.some(({ commands }) => commands.some(isPending));
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ['version of the gate', report.tool.version, TOOL.version],
    ['base', report.base_sha, event.base],
    ['head', report.head_sha, event.head],
    ['audited commit', report.audited_sha, event.audited],
    ['policy', report.policy?.digest, policy.digest],
    ['other policy', report.policy?.combined_with?.digest, policy.combinedWith?.digest],
    ['profile', report.policy?.profile, policy.policy.profile],
    // Without dependencies here, Plans that both machines have are compared one by one.
    ...(isJudged ? [['Plans', report.plans_digest, audit.plansDigest] as const] : []),
    ['number of genes', report.genes.length, audit.genes.length],
  ];
  return facts.flatMap(([what, its, ours]) =>
    its === ours ? [] : [`its ${what}: ${its ?? 'none'}, here: ${ours ?? 'none'}`],
  );
}

/** Returns the name of a part: its shard and its source. */
export function nameOf({ shard, name }: ShardReport): string {
  return `part ${shardName(shard)} (${name})`;
}

const RUN_AGAIN = 'See the logs of the jobs that run the shards, and run them again.';

/** Returns the error for an unusable part. */
export function invalid(
  message: string,
  hint = 'Use exactly the parts of one run, made with the same options and dependencies as here.',
): GateError {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return new GateError('parts_invalid', sentence, hint);
}
