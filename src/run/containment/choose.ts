import { realpath, stat } from 'node:fs/promises';
import { GateError } from '../../error.ts';
import { probeIsolation } from '../isolation-probe.ts';
import type { Downgrade, Isolation, Request } from '../outcome.ts';
import type { Programs } from '../programs.ts';
import type { Rung } from '../rung.ts';
import { type NamespacesOptions, namespaces, runContained } from './namespaces.ts';
import { type Privileges, privilegesFor, systemTool } from './privileges.ts';
import { processGroup } from './process-group.ts';
import { viewOf } from './view.ts';

export interface ChooseOptions {
  readonly programs: Programs;
  /** The root of the checkout. */
  readonly checkout: string;
  readonly outputBytes: number;
  readonly requested: Request;
  /** Whether commands may reach the network. */
  readonly network: boolean;
  /** Folders of the step or terminal that no command may see into. */
  readonly folders: readonly string[];
  /** Ends a probe that is under way. */
  readonly signal?: AbortSignal;
}

/** How commands will be run, and what the report says about it. */
export interface Chosen {
  readonly rung: Rung;
  readonly isolation: Isolation;
}

const PROBE_LIMIT_MS = 20_000;

/**
 * Takes the best rung whose probe run shows that it holds. That a tool is installed proves nothing.
 *
 * @throws GateError `containment_unavailable` before anything runs, if namespaces are required and
 *   cannot be had
 */
export async function chooseRung(options: ChooseOptions): Promise<Chosen> {
  const { requested } = options;
  const downgrades: Downgrade[] = [];
  if (requested !== 'off') {
    for await (const attempt of attempts(options)) {
      if (!('reason' in attempt)) {
        const { rung, isolation } = attempt;
        return { rung, isolation: { ...isolation, requested, downgrades } };
      }
      downgrades.push(attempt);
    }
  }
  if (requested === 'require') throw unavailable(downgrades);
  const rung = processGroup(options);
  const { level, description } = rung;
  return { rung, isolation: { level, description, requested, downgrades } };
}

async function* attempts(options: ChooseOptions): AsyncGenerator<Chosen | Downgrade> {
  if (process.platform !== 'linux' || !process.getuid || !process.getgid) {
    yield { from: 'namespaces', reason: `${process.platform} has no namespaces` };
    return;
  }
  const checkout = await realpath(options.checkout);
  const gate = { uid: process.getuid(), gid: process.getgid() };
  const view = await viewOf(options.programs, options.folders, options.network);
  for (const privileges of privilegesFor(gate, await stat(checkout), options.network)) {
    const from = privileges.name;
    const tool = privileges.prefix[0] ?? '';
    const file = await systemTool(tool);
    if (file === undefined) yield { from, reason: `${tool} is not installed` };
    else {
      const description = describe(privileges, options.network);
      yield await attempt({ ...options, checkout, privileges, file, view, description }, options);
    }
  }
}

async function attempt(
  options: NamespacesOptions,
  { folders, network, signal }: ChooseOptions,
): Promise<Chosen | Downgrade> {
  const { checkout, description, privileges, programs } = options;
  const probes = await probeIsolation({
    checkout,
    folders,
    network,
    run: (args) =>
      runContained(
        { file: programs.node.file, args, assignments: {}, timeoutMs: PROBE_LIMIT_MS, signal },
        options,
      ),
  });
  const from = privileges.name;
  if (typeof probes === 'string') return { from, reason: probes };
  const open = probes.filter(({ required, held }) => required && !held).map(({ name }) => name);
  if (open.length > 0) return { from, reason: `a probe run did not show ${open.join(', ')}` };
  const rung = namespaces(options);
  return { rung, isolation: { level: rung.level, description, launcher: from, probes } };
}

function describe({ name, drop }: Privileges, network: boolean): string {
  const user = drop.find((word) => word.startsWith('--reuid='))?.slice('--reuid='.length);
  const who = user === undefined ? 'the gate’s own user without privileges' : `user ${user}`;
  return [
    `Namespaces of its own for each command (by ${name.replace('_', ' ')})`,
    'a copy-on-write view of the checkout, the system’s programs read-only and nothing else of the machine',
    network ? 'the network allowed by the policy' : 'no network but loopback',
    `as ${who}, with limits on processes and file size; memory: unlimited.`,
  ].join('; ');
}

function unavailable(downgrades: readonly Downgrade[]): GateError {
  const reasons = downgrades.map(({ from, reason }) => `${from}: ${reason}`).join('; ');
  return new GateError(
    'containment_unavailable',
    `Containment in namespaces is required, and this machine does not give it. ${reasons}.`,
    'Use a Linux runner with passwordless sudo or unprivileged user namespaces (GitHub’s ubuntu runners have sudo), or let the base branch’s policy say `containment: auto`.',
  );
}
