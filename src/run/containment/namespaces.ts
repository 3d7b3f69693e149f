import type { Plan } from '../../audit/plan.ts';
import type { EffectiveLimits } from '../../model/isolation.ts';
import type { Outcome } from '../../model/outcome.ts';
import { commandEnvironment } from '../environment.ts';
import { notRun, stopReason } from '../not-run.ts';
import { launchOf } from '../plan-program.ts';
import type { Launch } from '../scripts/npm-scripts.ts';
import { supervise } from '../supervise.ts';
import { type LowerLayer, lowerLayer, sideEffectsOf } from '../written/side-effects.ts';
import type { BackendOptions, ContainmentBackend, PrepareCommand } from './containment-backend.ts';
import type { ControlGroup } from './control-groups.ts';
import type { PreparedView } from './prepared-view.ts';
import type { Slot } from './slots.ts';
import { ABOVE, HOME, TEMP } from './view-mounts.ts';

interface NamespacesOptions
  extends Pick<BackendOptions, 'programs' | 'checkout' | 'leftOut' | 'outputBytes'> {
  readonly prepared: PreparedView;
  readonly description: string;
}

interface Contained extends Launch {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** With less free space, a file system counts as full: the last write did not fit. */
const FULL_BYTES = 64 * 1024;

const OWN = {
  home: HOME,
  temp: TEMP,
  npmCache: `${HOME}/npm-cache`,
  npmUserConfig: '/home/npmrc-user',
  npmGlobalConfig: '/home/npmrc-global',
};

/**
 * The isolating backend: each command has its own namespaces, a copy-on-write view of the checkout, no
 * other files than the machine's programs, and no privileges.
 */
export function namespaces(options: NamespacesOptions): ContainmentBackend {
  const { programs, checkout, description } = options;
  return {
    level: 'namespaces',
    description,
    check: (plan: Plan) => void launchOf(plan, { programs, checkout, above: ABOVE, base: {} }),
    run: (plan, signal) => runContained(containedOf(plan, options, signal), options),
    cover: async (write) =>
      namespaces({ ...options, prepared: await options.prepared.cover(write) }),
    prepare: (line, signal) => runContained(containedOf(line, options, signal, true), options),
  };
}

function containedOf(
  plan: PrepareCommand,
  { programs, checkout }: NamespacesOptions,
  signal?: AbortSignal,
  mayDownload = false,
): Contained {
  const parts = { programs, folder: OWN, assignments: plan.env, mayDownload };
  const base = commandEnvironment(parts);
  const launch = launchOf(plan, { programs, checkout, above: ABOVE, base });
  return { ...launch, timeoutMs: plan.timeoutMs, signal, env: { ...base, ...launch.env } };
}

/** Runs one program in a new copy of the view; without the copy, nothing runs. */
export async function runContained(
  contained: Contained,
  options: NamespacesOptions,
): Promise<Outcome> {
  const { checkout, leftOut = [], outputBytes, prepared, programs } = options;
  const { file, args, cwd, timeoutMs, signal } = contained;
  const { env = commandEnvironment({ programs, folder: OWN, assignments: {} }) } = contained;
  if (signal?.aborted) return notRun('skipped', stopReason(signal));
  const slot = prepared.slot();
  try {
    const unready = await slot.whenReady();
    if (unready !== undefined)
      return notRun('crashed', `Containment could not be set up: ${unready}`);
    const start = () => slot.start({ file, args, env, cwd });
    const outcome = await supervise(file, start, { timeoutMs, outputBytes, signal });
    if (outcome.status === 'error') return outcome;
    const lower = lowerLayer(checkout, leftOut);
    const reported = await withReport(outcome, slot, lower);
    return withGroup(reported, slot, prepared.limits);
  } finally {
    await slot.release();
  }
}

async function withReport(outcome: Outcome, slot: Slot, lower: LowerLayer): Promise<Outcome> {
  const { free, ...report } = await slot.report();
  const isFull = free && (free.bytes < FULL_BYTES || free.files === 0);
  return {
    ...outcome,
    ...(isFull && { limits_hit: ['written_bytes'] }),
    side_effects: sideEffectsOf(report, lower),
  };
}

function withGroup(outcome: Outcome, group: ControlGroup, limits: EffectiveLimits): Outcome {
  const resources = group.resources();
  const limits_hit = [...group.limitsHit(), ...(outcome.limits_hit ?? [])];
  const reason =
    outcome.reason !== undefined && limits_hit.includes('memory_bytes')
      ? `${outcome.reason}, at its limit of ${limits.memory_bytes} bytes of memory`
      : outcome.reason;
  return {
    ...outcome,
    ...(reason !== undefined && { reason }),
    ...(limits_hit.length > 0 && { limits_hit }),
    ...(Object.keys(resources).length > 0 && { resources }),
  };
}
