import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type * as z from 'zod';
import { approveByDigest } from '../approval/by-digest.ts';
import { resolveRange } from '../event/resolve-range.ts';
import type { GateRequest } from '../gate.ts';
import type { ProfileName } from '../policy/policy.ts';
import { PROFILE_NAMES } from '../policy/schema/commands.ts';
import { namedPolicy } from './policy.ts';
import type { Terminal } from './terminal.ts';

/** Which change is judged, and by which rules: the same for `check`, `plan` and `merge`. */
export interface RangeFlags {
  readonly base?: string;
  readonly head?: string;
  readonly worktree?: true;
  readonly repo: string;
  readonly policy?: string;
  readonly policyRef?: string;
  readonly profile?: ProfileName;
  readonly all?: true;
  readonly approve?: string;
}

/** Adds the options that say which change is judged, and by which rules. */
export function withRangeOptions(command: Command): Command {
  return command
    .option('--base <ref>', 'what the change is to be merged into (default: the default branch)')
    .option('--head <ref>', 'the proposed commit (default: HEAD)')
    .option('--worktree', 'take the uncommitted files as the proposal')
    .option('--repo <dir>', 'a folder of the work tree', '.')
    .option('--policy <file>', 'a policy file in place of the one on the base side')
    .option('--policy-ref <ref>', 'a branch whose policy counts as well, where it is stricter')
    .addOption(new Option('--profile <name>', 'the rules for commands').choices(PROFILE_NAMES))
    .option('--all', 'judge every gene of the head, not only those that changed')
    .option('--approve <digest>', 'let the Plans run whose digest an earlier run printed');
}

/** The part of a request that these options decide. */
export async function rangeRequest(
  { base, head, worktree, profile, ...options }: RangeFlags,
  terminal: Terminal,
): Promise<Omit<GateRequest, 'run' | 'progress'>> {
  const approver = approveByDigest(options.approve, new Date());
  const policy = await namedPolicy(options.policy, terminal);
  return {
    directory: resolve(terminal.cwd, options.repo),
    env: terminal.env,
    locate: (repository) =>
      resolveRange(repository, {
        ...(base !== undefined && { base }),
        ...(head !== undefined && { head }),
        ...(worktree && { worktree }),
      }),
    ...(policy && { policy }),
    ...(options.policyRef !== undefined && { policyRef: options.policyRef }),
    inputs: { profile },
    all: options.all ?? false,
    approver,
    signal: terminal.signal,
    secrets: [],
  };
}

/** Reads the value of an option by a schema; commander tells the user what was expected. */
export function parsedBy<T>(schema: z.ZodType<T>, expected: string): (given: string) => T {
  return (given) => {
    const parsed = schema.safeParse(given);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(expected);
  };
}
