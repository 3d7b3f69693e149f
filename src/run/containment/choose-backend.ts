import { realpath, stat } from 'node:fs/promises';
import { keepBundleInMemory } from '../../ground/bundle-memory.ts';
import { GateError, interrupted } from '../../ground/error.ts';
import { keepMemorySmall } from '../../ground/small-memory.ts';
import type { Downgrade, IsolationRequest } from '../../model/isolation.ts';
import { privilegesFor } from './privileges.ts';
import { processGroup } from './process-group.ts';
import {
  type BackendOptions,
  type ChosenBackend,
  PYTHON_MISSING,
  tryNamespaces,
} from './try-namespaces.ts';

export interface ChooseOptions extends BackendOptions {
  readonly requested: IsolationRequest;
  /** Prepares the directory that commands share without namespaces; default: the checkout. */
  readonly shareFolder?: () => Promise<string>;
  /** The platform; overridden by tests. */
  readonly platform?: NodeJS.Platform;
}

/**
 * Selects the best backend that passes its probe run; an installed tool alone proves nothing.
 *
 * @throws GateError before anything runs, if namespaces are required: `containment_unavailable` if
 *   they are not available, `interrupted` if the gate is interrupted meanwhile
 */
export async function chooseBackend(options: ChooseOptions): Promise<ChosenBackend> {
  keepBundleInMemory();
  keepMemorySmall();
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

/** Says why namespaces are not available, if they were tried, and what to change. */
function tried(downgrades: readonly Downgrade[]): string[] {
  if (downgrades.length === 0) return [];
  return [
    `Namespaces were tried and are not available. ${reasonsOf(downgrades)}. ${remedyOf(downgrades)}.`,
  ];
}

function reasonsOf(downgrades: readonly Downgrade[]): string {
  return downgrades.map(({ from, reason }) => `${from.replace('_', ' ')}: ${reason}`).join('; ');
}

/** Says what to install if nothing else is missing, else which machine to use. */
function remedyOf(downgrades: readonly Downgrade[]): string {
  return downgrades.some(({ reason }) => reason === PYTHON_MISSING)
    ? 'To contain commands, install python3 as a package of the system (`apt-get install python3-minimal`, `apk add python3`)'
    : 'To contain commands, use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub’s ubuntu runners have sudo)';
}

function unavailable(downgrades: readonly Downgrade[]): GateError {
  return new GateError(
    'containment_unavailable',
    `The policy requires containment in namespaces, which this machine does not support. ${reasonsOf(downgrades)}.`,
    `${remedyOf(downgrades)}, or set \`containment: auto\` in the policy of the base branch.`,
  );
}
