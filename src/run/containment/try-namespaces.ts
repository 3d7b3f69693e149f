import type { Downgrade, EffectiveLimits, Isolation } from '../../model/isolation.ts';
import type { ContainmentBackend } from '../backend.ts';
import { probeIsolation } from '../isolation-probe.ts';
import type { Programs } from '../programs.ts';
import { safeGitConfigs } from './git-config.ts';
import { effectiveLimits, type Limits, limitsInWords } from './limits.ts';
import { namespaces, runContained } from './namespaces.ts';
import { prepareView } from './prepared-view.ts';
import { type Privileges, systemTool } from './privileges.ts';
import { type View, viewOf } from './view.ts';

export interface BackendOptions {
  readonly programs: Programs;
  /** The root of the checkout. */
  readonly checkout: string;
  /** Files and folders of the checkout that commands must not see. */
  readonly leftOut?: readonly string[];
  /** Whether commands write to the checkout itself, not to a layer over it. */
  readonly keepsWrites?: boolean;
  /** Other folders that commands may read. */
  readonly shown?: readonly string[];
  readonly outputBytes: number;
  readonly limits: Limits;
  /** Whether commands may access the network. */
  readonly network: boolean;
  /** Files that commands see with other content, by path in the checkout. */
  readonly replaced?: ReadonlyMap<string, string>;
  /** Folders of the step or terminal that are hidden from commands. */
  readonly folders: readonly string[];
  /** Cancels running operations. */
  readonly signal?: AbortSignal;
}

/** The selected backend, and its description for the report. */
export interface ChosenBackend {
  readonly backend: ContainmentBackend;
  readonly isolation: Isolation;
  /** Releases the resources of the run; nothing can be run afterwards. */
  readonly close: () => Promise<void>;
}

const PROBE_LIMIT_MS = 20_000;

/**
 * Tests one way to create namespaces: whether its view can be created and its probe run passes.
 *
 * @param options.checkout its real path
 * @returns the backend, which the caller must close; or why it is not available
 */
export async function tryNamespaces(
  privileges: Privileges,
  options: BackendOptions,
): Promise<ChosenBackend | Downgrade> {
  const { checkout, folders, leftOut = [], keepsWrites, network, programs, signal } = options;
  const from = privileges.name;
  const [holdTool = '', enterTool = ''] = [privileges.newMounts[0], privileges.enter(0)[0]];
  const [holdFile, file] = [await systemTool(holdTool), await systemTool(enterTool)];
  if (holdFile === undefined) return { from, reason: `${holdTool} is not installed` };
  if (file === undefined) return { from, reason: `${enterTool} is not installed` };
  const prepared = await prepareView({
    ...{ privileges, checkout, leftOut, keepsWrites, limits: options.limits, signal },
    ...{ file: holdFile, enterFile: file },
    view: withTools(await viewOf(programs, folders, network), options.shown ?? []),
    replaced: new Map([...(await safeGitConfigs(checkout)), ...(options.replaced ?? [])]),
  });
  if (typeof prepared === 'string') return { from, reason: prepared };
  const limits = effectiveLimits(options.limits, prepared.groups.enforced);
  const description = describe(privileges, network, limits);
  const launch = { ...options, leftOut, privileges, file, prepared, description, limits };
  const probes = await probeIsolation({
    checkout,
    folders,
    network,
    keepsWrites,
    run: (args) =>
      runContained({ file: programs.node.file, args, timeoutMs: PROBE_LIMIT_MS, signal }, launch),
  });
  if (typeof probes === 'string') {
    await prepared.close();
    return { from, reason: probes };
  }
  const open = probes.filter(({ required, held }) => required && !held).map(({ name }) => name);
  if (open.length > 0) {
    await prepared.close();
    return { from, reason: `the probe run failed: ${open.join(', ')}` };
  }
  const backend = namespaces(launch);
  const { level } = backend;
  return {
    backend,
    isolation: { level, description, launcher: from, limits, probes },
    close: prepared.close,
  };
}

function withTools(view: View, shown: readonly string[]): View {
  return { ...view, tools: [...view.tools, ...shown] };
}

function describe({ name, user }: Privileges, network: boolean, limits: EffectiveLimits): string {
  const who = user ? `user ${user.uid}` : 'the gate’s user without privileges';
  return [
    `Separate namespaces for each command (by ${name.replace('_', ' ')})`,
    'a copy-on-write view of the audited commit, the system’s programs read-only and nothing else of the machine',
    network ? 'network access as allowed by the policy' : 'no network except loopback',
    `as ${who}; ${limitsInWords(limits)}.`,
  ].join('; ');
}
