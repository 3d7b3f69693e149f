import type { Outcome, Resources } from '../run/outcome.ts';
import type { RunningNode } from '../run/run.ts';
import type { GateReport, ReportCommand } from './gate-report.ts';

type ReportOutcome = NonNullable<ReportCommand['outcome']>;

/** One Outcome as the report keeps it. */
export function reportOutcome(outcome: Outcome): ReportOutcome {
  const { sideEffects, checkoutModified, resources } = outcome;
  return {
    status: outcome.status,
    exit_code: outcome.exitCode,
    signal: outcome.signal,
    started_at: outcome.startedAt,
    duration_ms: Math.round(outcome.durationMs),
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    stdout: { ...outcome.stdout },
    stderr: { ...outcome.stderr },
    ...(outcome.reused && { reused: true }),
    ...(sideEffects && {
      side_effects: {
        created: [...sideEffects.created],
        changed: [...sideEffects.changed],
        deleted: [...sideEffects.deleted],
      },
    }),
    ...(checkoutModified && { checkout_modified: [...checkoutModified] }),
    ...(resources && { resources: reportResources(resources) }),
  };
}

function reportResources({ peakMemoryBytes, cpuMs }: Resources) {
  return {
    ...(peakMemoryBytes !== undefined && { peak_memory_bytes: peakMemoryBytes }),
    ...(cpuMs !== undefined && { cpu_ms: cpuMs }),
  };
}

/** The Outcome that a report of another machine has; {@link reportOutcome} the other way round. */
export function readOutcome(outcome: ReportOutcome): Outcome {
  const { side_effects, checkout_modified, resources } = outcome;
  return {
    status: outcome.status,
    exitCode: outcome.exit_code,
    signal: outcome.signal,
    startedAt: outcome.started_at,
    durationMs: outcome.duration_ms,
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    stdout: outcome.stdout,
    stderr: outcome.stderr,
    ...(outcome.reused && { reused: true }),
    ...(side_effects && { sideEffects: side_effects }),
    ...(checkout_modified && { checkoutModified: checkout_modified }),
    ...(resources && { resources: readResources(resources) }),
  };
}

function readResources({
  peak_memory_bytes: peakMemoryBytes,
  cpu_ms: cpuMs,
}: NonNullable<ReportOutcome['resources']>): Resources {
  return {
    ...(peakMemoryBytes !== undefined && { peakMemoryBytes }),
    ...(cpuMs !== undefined && { cpuMs }),
  };
}

/** The Node that is said to have run the commands of a report; where none did, it does not matter. */
export function nodeIn({ validation_reports: [first] }: GateReport): RunningNode {
  if (first === undefined) return process;
  const { node_version: version, platform, arch } = first.env_fingerprint;
  return { version, platform, arch };
}
