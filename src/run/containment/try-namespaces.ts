import type { Downgrade, EffectiveLimits, Isolation, Probe } from '../../model/isolation.ts';
import type { ContainmentBackend } from '../backend.ts';
import type { HomeFolder } from '../home-folders.ts';
import { probeIsolation } from '../isolation-probe.ts';
import type { Programs } from '../programs.ts';
import { safeGitConfigs } from './git-config.ts';
import { type Limits, limitsInWords } from './limits.ts';
import { namespaces, runContained } from './namespaces.ts';
import { prepareView } from './prepared-view.ts';
import { type Privileges, systemTool } from './privileges.ts';
import { type View, viewOf } from './view.ts';

export interface BackendOptions {
  readonly programs: Programs;
  /** The root of the checkout. */
  readonly checkout: string;
  /** Files and directories of the checkout that commands must not see. */
  readonly leftOut?: readonly string[];
  /** Whether commands write to the checkout itself, not to a layer over it. */
  readonly keepsWrites?: boolean;
  /** Other directories that commands may read. */
  readonly shown?: readonly string[];
  readonly outputBytes: number;
  readonly limits: Limits;
  /** Whether commands may access the network. */
  readonly network: boolean;
  /** Files that commands see with other content, by path in the checkout. */
  readonly replaced?: ReadonlyMap<string, string>;
  /** Directories of the step or terminal that are hidden from commands. */
  readonly folders: readonly string[];
  /** How many commands run at once; default: one. */
  readonly lanes?: number;
  /** Directories that commands see in their home directory, read-only. */
  readonly home?: readonly HomeFolder[];
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
const PYTHON = 'python3';
/** Why no namespaces can be made on a machine that may allow them. */
export const PYTHON_MISSING = `${PYTHON}, which starts commands in namespaces, is not installed in a directory of the system`;

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
  const tool = privileges.newMounts[0] ?? '';
  const [file, python] = await Promise.all([tool, PYTHON].map(systemTool));
  if (file === undefined) return { from, reason: `${tool} is not installed` };
  if (python === undefined) return { from, reason: PYTHON_MISSING };
  const prepared = await prepareView({
    ...{ privileges, checkout, leftOut, keepsWrites, limits: options.limits, signal },
    ...{ file, python, network, lanes: options.lanes ?? 1 },
    view: withFolders(await viewOf(programs, folders, network), options),
    replaced: new Map([...(await safeGitConfigs(checkout)), ...(options.replaced ?? [])]),
  });
  if (typeof prepared === 'string') return { from, reason: prepared };
  const { limits } = prepared;
  const description = describe(privileges, network, limits);
  const launch = { ...options, leftOut, prepared, description, limits };
  const probes = await probeIsolation({
    checkout,
    folders,
    network,
    keepsWrites,
    shown: programs.node.file,
    run: (args) =>
      runContained({ file: programs.node.file, args, timeoutMs: PROBE_LIMIT_MS, signal }, launch),
  });
  const failure = typeof probes === 'string' ? probes : failureOf(probes);
  if (typeof probes === 'string' || failure !== undefined) {
    await prepared.close();
    return { from, reason: failure ?? '' };
  }
  const backend = namespaces(launch);
  const { level } = backend;
  return {
    backend,
    isolation: { level, description, launcher: from, starter: 'slot', limits, probes },
    close: prepared.close,
  };
}

function failureOf(probes: readonly Probe[]): string | undefined {
  const open = probes.filter(({ required, held }) => required && !held).map(({ name }) => name);
  return open.length > 0 ? `the probe run failed: ${open.join(', ')}` : undefined;
}

function withFolders(view: View, { shown = [], home = [] }: BackendOptions): View {
  return { ...view, tools: [...view.tools, ...shown], home };
}

function describe({ name, user }: Privileges, network: boolean, limits: EffectiveLimits): string {
  const who = user ? `user ${user.uid}` : 'the gate’s user without privileges';
  return [
    `Separate namespaces for each command (by ${name.replace('_', ' ')})`,
    'a copy-on-write view of the audited commit, the system’s programs read-only and nothing else of the machine',
    'prepared by a supervisor before the command starts',
    network ? 'network access as allowed by the policy' : 'no network except loopback',
    `as ${who}; ${limitsInWords(limits)}.`,
  ].join('; ');
}
