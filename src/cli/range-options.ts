import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import * as z from 'zod';
import { approveByDigest } from '../approval/by-digest.ts';
import { resolveRange } from '../event/resolve-range.ts';
import type { GateRequest } from '../gate/gate-request.ts';
import { secretsOf } from '../ground/redact/known-values.ts';
import type { ProfileName } from '../policy/policy.ts';
import { readDurations } from '../shard/durations.ts';
import type { Durations } from '../shard/partition.ts';
import { namedPolicy } from './policy.ts';
import { profileOption, REPO_OPTION } from './shared-options.ts';
import type { Terminal } from './terminal.ts';

/** The change and the policy: options of `check`, `plan` and `merge`. */
export interface RangeFlags {
  readonly base?: string;
  readonly head?: string;
  readonly worktree?: true;
  readonly staged?: true;
  readonly repo: string;
  readonly policy?: string;
  readonly policyRef?: string;
  readonly profile?: ProfileName;
  readonly all?: true;
  readonly approve?: string;
}

/** Adds the options for the change and the policy. */
export function withRangeOptions(command: Command): Command {
  return command
    .option('--base <ref>', 'base branch or commit (default: the default branch)')
    .option('--head <ref>', 'head branch or commit (default: HEAD)')
    .option('--worktree', 'check the uncommitted files instead of a commit')
    .addOption(
      new Option('--staged', 'check what is staged, as git commit would commit it').implies({
        worktree: true,
      }),
    )
    .option(...REPO_OPTION)
    .option('--policy <file>', 'policy file to use instead of the policy of the base')
    .option(
      '--policy-ref <ref>',
      'also apply the policy of this branch; the stricter value of each key wins',
    )
    .addOption(profileOption())
    .option('--all', 'check all genes of the head, not only changed ones')
    .option(
      '--approve <digest>',
      'approve the commands that wait, with the approval digest of an earlier run',
    );
}

/** Converts these options to a request. */
export async function rangeRequest(
  { base, head, worktree, staged, profile, ...options }: RangeFlags,
  terminal: Terminal,
): Promise<Omit<GateRequest, 'run' | 'progress'>> {
  const approver = approveByDigest(options.approve, new Date());
  const policy = await namedPolicy(options.policy, terminal);
  return {
    directory: resolve(terminal.cwd, options.repo),
    env: terminal.env,
    note: terminal.note,
    locate: (repository) =>
      resolveRange(repository, {
        ...(base !== undefined && { base }),
        ...(head !== undefined && { head }),
        ...(worktree && { worktree }),
        ...(staged && { staged }),
      }),
    ...(policy && { policy }),
    ...(options.policyRef !== undefined && { policyRef: options.policyRef }),
    inputs: { profile },
    all: options.all ?? false,
    approver,
    signal: terminal.signal,
    secrets: secretsOf(terminal.env),
  };
}

/** Returns a parser of an option's value; commander prints `expected` for an invalid value. */
export function parsedBy<T>(schema: () => z.ZodType<T>, expected: string): (given: string) => T {
  return (given) => {
    const parsed = schema().safeParse(given);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(expected);
  };
}

/** Returns a parser of a number with a maximum of 256. */
export function parsedNumber(schema: () => z.ZodNumber): (given: string) => number {
  return parsedBy(() => z.coerce.number().pipe(schema()), 'Expected a number from 1 to 256.');
}

/** The option of `plan`, `check` and `merge`. */
export const DURATIONS = [
  '--durations <file>',
  'gate-report.json of an earlier run, to balance shards; the same for plan, check and merge',
] as const;

/** Reads the report that the option names; no durations without it. */
export async function durationsOf(
  { durations }: { readonly durations?: string },
  terminal: Terminal,
): Promise<Durations> {
  if (durations === undefined) return new Map();
  return readDurations(resolve(terminal.cwd, durations), terminal.openInput);
}
