import { realpath, stat } from 'node:fs/promises';
import { GateError, interrupted } from '../../ground/error.ts';
import { systemTool } from '../../ground/system-tool.ts';
import type {
  Downgrade,
  EffectiveLimits,
  Isolation,
  IsolationRequest,
  Probe,
} from '../../model/isolation.ts';
import { otherRepositories, safeGitConfigs } from '../checkout/safe-repository.ts';
import { limitsInWords } from './command-limits.ts';
import type { BackendOptions, ContainmentBackend } from './containment-backend.ts';
import { probeIsolation } from './isolation-probe.ts';
import { namespaces, runContained } from './namespaces.ts';
import { prepareView } from './prepared-view.ts';
import { type Privileges, privilegesFor } from './privileges.ts';
import { processGroup } from './process-group.ts';
import { viewOf } from './view-folders.ts';

export interface ChooseOptions extends BackendOptions {
  readonly requested: IsolationRequest;
  /** Prepares the directory that commands share without namespaces; default: the checkout. */
  readonly shareFolder?: () => Promise<string>;
  /** For tests. */
  readonly platform?: NodeJS.Platform;
}

/**
 * Selects the best backend that passes its probe run. An installed tool alone proves nothing.
 * @throws GateError before anything runs: `containment_unavailable` if required namespaces are
 *   unavailable, `interrupted`
 */
export async function chooseBackend(options: ChooseOptions): Promise<ChosenBackend> {
  const { requested, signal } = options;
  const downgrades: Downgrade[] = [];
  if (requested !== 'off') {
    for await (const attempt of attempts(options)) {
      if ('backend' in attempt) {
        return { ...attempt, isolation: { ...attempt.isolation, requested, downgrades } };
      }
      downgrades.push(attempt);
    }
  }
  if (requested === 'require') {
    throw signal?.aborted ? interrupted('while it tested containment') : unavailable(downgrades);
  }
  const checkout = (await options.shareFolder?.()) ?? options.checkout;
  const backend = processGroup({ ...options, checkout });
  const { level } = backend;
  const description = [backend.description, ...tried(downgrades)].join(' ');
  return {
    backend: { ...backend, description },
    isolation: { level, description, requested, downgrades },
    close: () => Promise.resolve(),
  };
}

async function* attempts(options: ChooseOptions): AsyncGenerator<ChosenBackend | Downgrade> {
  const { platform = process.platform } = options;
  if (platform !== 'linux' || !process.getuid || !process.getgid) {
    yield { from: 'namespaces', reason: `${platform} has no namespaces` };
    return;
  }
  const checkout = await realpath(options.checkout);
  const gate = { uid: process.getuid(), gid: process.getgid() };
  for (const privileges of privilegesFor(gate, await stat(checkout))) {
    yield await tryNamespaces(privileges, { ...options, checkout });
  }
}

function tried(downgrades: readonly Downgrade[]): string[] {
  if (downgrades.length === 0) return [];
  return [
    `Namespaces were tried and are not available. ${reasonsOf(downgrades)}. ${remedyOf(downgrades)}.`,
  ];
}

function reasonsOf(downgrades: readonly Downgrade[]): string {
  return downgrades.map(({ from, reason }) => `${from.replace('_', ' ')}: ${reason}`).join('; ');
}

/** Names the only missing package, or else the setting that allows user namespaces. */
function remedyOf(downgrades: readonly Downgrade[]): string {
  if (downgrades.some(({ reason }) => reason === PYTHON_MISSING))
    return 'To contain commands, install python3 as a package of the system (`apt-get install python3`, `apk add python3`)';
  if (downgrades.some(({ from }) => from === 'root'))
    return 'To contain commands, let the container make namespaces: `--cap-add SYS_ADMIN --security-opt seccomp=unconfined --security-opt apparmor=unconfined` of Docker and Podman, or `securityContext: {capabilities: {add: [SYS_ADMIN]}, seccompProfile: {type: Unconfined}}` of Kubernetes';
  return 'To contain commands, allow user namespaces (Ubuntu 24.04: `sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`), or give this user passwordless sudo, as GitHub’s ubuntu runners do';
}

function unavailable(downgrades: readonly Downgrade[]): GateError {
  return new GateError(
    'containment_unavailable',
    `The policy requires containment in namespaces, which this machine does not support. ${reasonsOf(downgrades)}.`,
    `${remedyOf(downgrades)}, or set \`containment: auto\` in the policy of the base branch.`,
  );
}

export interface ChosenBackend {
  readonly backend: ContainmentBackend;
  readonly isolation: Isolation;
  /** Releases the resources of the run; nothing can run afterwards. */
  readonly close: () => Promise<void>;
}

const PROBE_LIMIT_MS = 20_000;
const PYTHON = 'python3';
/** The reason on a machine that may allow namespaces but lacks Python. */
const PYTHON_MISSING = `${PYTHON}, which starts commands in namespaces, is not installed in a directory of the system`;

/**
 * Tests one way to create namespaces: the view must be created, and its probe run must pass.
 * @param options.checkout its real path
 * @returns the backend, which the caller must close; or why it is unavailable
 */
export async function tryNamespaces(
  privileges: Privileges,
  options: BackendOptions,
): Promise<ChosenBackend | Downgrade> {
  const { checkout, folders, keepsWrites, network, programs, signal } = options;
  const from = privileges.name;
  const tool = privileges.newMounts[0] ?? '';
  const [file, python] = await Promise.all([tool, PYTHON].map(systemTool));
  if (file === undefined) return { from, reason: `${tool} is not installed` };
  if (python === undefined) return { from, reason: PYTHON_MISSING };
  const leftOut = [...(options.leftOut ?? []), ...otherRepositories(checkout)];
  const prepared = await prepareView({
    ...{ ...options, leftOut, privileges, file, python },
    view: await viewOf(options),
    replaced: new Map([...(await safeGitConfigs(checkout)), ...(options.replaced ?? [])]),
  });
  if (typeof prepared === 'string') return { from, reason: prepared };
  const { limits } = prepared;
  const description = describe(privileges, network, limits);
  const launch = { ...options, leftOut, prepared, description };
  const probes = await probeIsolation({
    checkout,
    folders,
    network,
    keepsWrites,
    run: (args) => {
      const { file } = programs.node;
      const probe = { file, args, cwd: checkout, timeoutMs: PROBE_LIMIT_MS, signal };
      return runContained(probe, launch);
    },
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
    isolation: { level, description, launcher: from, limits, probes },
    close: prepared.close,
  };
}

function failureOf(probes: readonly Probe[]): string | undefined {
  const open = probes.filter(({ required, held }) => required && !held).map(({ name }) => name);
  return open.length > 0 ? `the probe run failed: ${open.join(', ')}` : undefined;
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
