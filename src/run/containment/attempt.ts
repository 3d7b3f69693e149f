import { probeIsolation } from '../isolation-probe.ts';
import type { Downgrade, Isolation, LimitsHad } from '../outcome.ts';
import type { Programs } from '../programs.ts';
import type { Rung } from '../rung.ts';
import { safeGitConfigs } from './git-config.ts';
import { type Limits, limitsHad, limitsInWords } from './limits.ts';
import { namespaces, runContained } from './namespaces.ts';
import { prepareView } from './prepared-view.ts';
import { type Privileges, systemTool } from './privileges.ts';
import { viewOf } from './view.ts';

export interface AttemptOptions {
  readonly programs: Programs;
  /** The root of the checkout. */
  readonly checkout: string;
  readonly outputBytes: number;
  readonly limits: Limits;
  /** Whether commands may reach the network. */
  readonly network: boolean;
  /** Folders of the step or terminal that no command may see into. */
  readonly folders: readonly string[];
  /** Ends what is under way. */
  readonly signal?: AbortSignal;
}

/** How commands will be run, and what the report says about it. */
export interface Chosen {
  readonly rung: Rung;
  readonly isolation: Isolation;
  /** Gives up what the rung holds for the run; nothing can be run afterwards. */
  readonly close: () => Promise<void>;
}

const PROBE_LIMIT_MS = 20_000;

/**
 * Tries one way to namespaces: whether its view can be made, and whether a probe run holds.
 *
 * @param options.checkout its real path
 * @returns the rung, for the caller to close; or why it cannot be had
 */
export async function attempt(
  privileges: Privileges,
  options: AttemptOptions,
): Promise<Chosen | Downgrade> {
  const { checkout, folders, network, programs, signal } = options;
  const from = privileges.name;
  const [holdTool = '', enterTool = ''] = [privileges.hold[0], privileges.enter(0)[0]];
  const [holdFile, file] = [await systemTool(holdTool), await systemTool(enterTool)];
  if (holdFile === undefined) return { from, reason: `${holdTool} is not installed` };
  if (file === undefined) return { from, reason: `${enterTool} is not installed` };
  const prepared = await prepareView({
    ...{ privileges, checkout, limits: options.limits, signal, file: holdFile, enterFile: file },
    view: await viewOf(programs, folders, network),
    gitConfigs: await safeGitConfigs(checkout),
  });
  if (typeof prepared === 'string') return { from, reason: prepared };
  const limits = limitsHad(options.limits, prepared.groups);
  const description = describe(privileges, network, limits);
  const launch = { ...options, privileges, file, prepared, description, limits };
  const probes = await probeIsolation({
    checkout,
    folders,
    network,
    run: (args) =>
      runContained(
        { file: programs.node.file, args, assignments: {}, timeoutMs: PROBE_LIMIT_MS, signal },
        launch,
      ),
  });
  if (typeof probes === 'string') {
    await prepared.close();
    return { from, reason: probes };
  }
  const open = probes.filter(({ required, held }) => required && !held).map(({ name }) => name);
  if (open.length > 0) {
    await prepared.close();
    return { from, reason: `a probe run did not show ${open.join(', ')}` };
  }
  const rung = namespaces(launch);
  const { level } = rung;
  return {
    rung,
    isolation: { level, description, launcher: from, limits, probes },
    close: prepared.close,
  };
}

function describe({ name, user }: Privileges, network: boolean, limits: LimitsHad): string {
  const who = user ? `user ${user.uid}` : 'the gate’s own user without privileges';
  return [
    `Namespaces of its own for each command (by ${name.replace('_', ' ')})`,
    'a copy-on-write view of the checkout, the system’s programs read-only and nothing else of the machine',
    network ? 'the network allowed by the policy' : 'no network but loopback',
    `as ${who}; ${limitsInWords(limits)}.`,
  ].join('; ');
}
