import type { Audit } from '../audit/audited.ts';
import { GateError } from '../error.ts';
import type { GateEvent } from '../event/event.ts';
import type { Shard } from '../model/run.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import type { GateReport } from '../report/gate-report.ts';
import { TOOL } from '../tool.ts';
import { planDigests, shardsFor } from './partition.ts';
import { shardName } from './shard.ts';

/** A report of another machine, with the name by which messages call it. */
export interface NamedReport {
  readonly name: string;
  readonly report: GateReport;
}

/** The report of one shard's machine. It has been read, and says that it is about the same run. */
export interface ShardReport extends NamedReport {
  readonly shard: Shard;
}

/** What this machine knows of the run that the parts are of. */
export interface Whole {
  readonly audit: Audit;
  readonly event: GateEvent;
  readonly policy: LoadedPolicy;
}

/** How much of what a part says is repeated. */
const LONGEST_QUOTE = 500;

/**
 * Makes sure that reports are all the parts of one run: this one. What they say about the change is
 * not looked at; it has been found out here.
 *
 * @returns the parts in the order of their shards; none if there is nothing to run
 * @throws GateError `parts_invalid` that names the parts which are missing, doubled, of another run, or
 *   could not decide
 */
export function requireParts(
  reports: readonly NamedReport[],
  whole: Whole,
): readonly ShardReport[] {
  const parts = reports.map(partOf);
  const [first] = parts;
  if (first === undefined) {
    if (shardsFor(planDigests(whole.audit.genes), 1) === 0) return [];
    throw invalid('There is no part, though there are commands to run', RUN_AGAIN);
  }
  for (const part of parts) requireSameRun(part, first, whole);
  return inOrder(parts, first.shard.of);
}

function requireSameRun(part: ShardReport, first: ShardReport, whole: Whole): void {
  const { shard, report } = part;
  if (shard.of !== first.shard.of) {
    throw invalid(`${nameOf(part)} is no part of ${nameOf(first)}'s run`);
  }
  if (report.error) {
    throw invalid(`${nameOf(part)} could not decide${saidBy(report)}`, RUN_AGAIN);
  }
  const differences = foreignIn(report, whole);
  if (differences.length > 0) {
    throw invalid(`${nameOf(part)} is of another run: ${differences.join('; ')}`);
  }
}

/** One part for each of so many shards. */
function inOrder(parts: readonly ShardReport[], of: number): readonly ShardReport[] {
  const byShard = Array.from({ length: of }, (_, place) =>
    parts.filter(({ shard }) => shard.index === place + 1),
  );
  const doubled = byShard.filter(({ length }) => length > 1).flat();
  if (doubled.length > 0) {
    throw invalid(`There is more than one of a part: ${doubled.map(nameOf).join(', ')}`);
  }
  const missing = byShard.flatMap(({ length }, place) =>
    length === 0 ? [shardName({ index: place + 1, of })] : [],
  );
  if (missing.length > 0) throw invalid(`Parts are missing: ${missing.join(', ')}`, RUN_AGAIN);
  return byShard.flat();
}

function partOf({ name, report }: NamedReport): ShardReport {
  const { shards = [] } = report;
  const [shard] = shards;
  if (shard && shards.length === 1) return { name, report, shard };
  throw invalid(`${name} is no part of a run${saidBy(report)}`);
}

function saidBy({ error }: GateReport): string {
  return error ? `; it says: ${error.message.slice(0, LONGEST_QUOTE)}` : '';
}

/** What a report says about its run that is not so of this one. */
function foreignIn(report: GateReport, { audit, event, policy }: Whole): string[] {
  const facts: readonly (readonly [string, unknown, unknown])[] = [
    ['version of the gate', report.tool.version, TOOL.version],
    ['base', report.base_sha, event.base],
    ['head', report.head_sha, event.head],
    ['audited commit', report.audited_sha, event.audited],
    ['policy', report.policy?.digest, policy.digest],
    ['other policy', report.policy?.combined_with?.digest, policy.combinedWith?.digest],
    ['profile', report.policy?.profile, policy.policy.profile],
    ['Plans', report.plans_digest, audit.plansDigest],
    ['number of genes', report.genes.length, audit.genes.length],
  ];
  return facts.flatMap(([what, its, ours]) =>
    its === ours ? [] : [`its ${what}: ${its ?? 'none'}, here: ${ours ?? 'none'}`],
  );
}

/** What a part is called: its shard, and where it came from. */
export function nameOf({ shard, name }: ShardReport): string {
  return `part ${shardName(shard)} (${name})`;
}

const RUN_AGAIN = 'See the logs of the jobs that run the shards, and run them again.';

/** A part that cannot be used. */
export function invalid(
  message: string,
  hint = 'Take exactly the parts of one run, made with the same options and dependencies as here.',
): GateError {
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return new GateError('parts_invalid', sentence, hint);
}
