import * as z from 'zod';
import { inputSchemas, key, keysByPath, objectOf, type TighteningInputs } from './key.ts';
import { checkNames } from './names.ts';
import { a2a } from './schema/a2a.ts';
import { agentFiles } from './schema/agent-files.ts';
import { approvals } from './schema/approvals.ts';
import { assets } from './schema/assets.ts';
import { blastRadius } from './schema/blast-radius.ts';
import { branchesKey, checkEntries, mergeEntry } from './schema/branches.ts';
import { commandKeys } from './schema/commands.ts';
import { extendsKey } from './schema/extends.ts';
import { ignores } from './schema/ignores.ts';
import { limits } from './schema/limits.ts';
import { ruleKeys } from './schema/rules.ts';
import { runningKeys } from './schema/running.ts';
import { storesKey } from './schema/stores.ts';
import type { SharedPolicy } from './shared-policy.ts';
import { fromLoosest } from './strictness.ts';

/** The lowest severity that fails the gate, from the most permissive to the strictest. */
const FAILING = ['error', 'warning'] as const;

/** Every key that can differ between branches, in documentation order. */
const OF_BRANCH = {
  ...commandKeys,
  approvals,
  fail_on: key({
    schema: z.enum(FAILING),
    default: 'error',
    description: 'The minimum severity of a finding that fails the gate.',
    strictness: fromLoosest(FAILING),
    input: { name: 'fail-on', schema: z.enum(FAILING) },
  }),
  ...ruleKeys,
  ...runningKeys,
  assets,
  stores: storesKey,
  limits,
  blast_radius: blastRadius,
  agent_files: agentFiles,
  a2a,
  ignores,
};

/** Every key, in documentation order. */
const POLICY = { extends: extendsKey, ...OF_BRANCH, branches: branchesKey(OF_BRANCH) };

/** What a repository allows. Every key has a default; an empty file is a valid policy. */
export const policySchema = objectOf(POLICY)
  .check(checkNames)
  .check(checkEntries(OF_BRANCH, objectOf(OF_BRANCH).check(checkNames)))
  .describe('gene-gate policy: .github/gene-gate.yml');

export type Policy = z.infer<typeof policySchema>;
export type ProfileName = Policy['profile'];

/** Returns the value of a policy with the keys of an entry of `branches`. */
export function withEntry(policy: object, entry: object): object {
  return mergeEntry(OF_BRANCH, policy, entry);
}

/** The keys that have a value, by path, as in `blast_radius.audit_log`. */
export const POLICY_KEYS = keysByPath(POLICY);

/** Parses the inputs of the action that can tighten the policy; all are optional. */
export const policyInputsSchema = z.object(inputSchemas(POLICY)).partial();

/** Values requested by a workflow or at a terminal, in addition to the policy. */
export type PolicyInputs = TighteningInputs<typeof POLICY>;

/** An input that was ignored because it would have loosened the policy. */
export interface IgnoredInput {
  readonly input: string;
  readonly given: string;
  readonly kept: string;
  /** The equivalent key of the policy, which should be used instead. */
  readonly key: string;
}

/** The effective policy and its source. */
export interface LoadedPolicy {
  readonly policy: Policy;
  /** `default` if the base has no policy file. */
  readonly source: 'default' | 'base' | 'file';
  /** The path of the file, if any. */
  readonly path?: string;
  /** The content of the file, to locate values in it. */
  readonly text?: string;
  /** The policy of another repository that the file extends. */
  readonly shared?: SharedPolicy;
  /** The commit it was read from, for `base` and `default`. */
  readonly ref?: string;
  /** `sha256:` of the effective policy as canonical JSON. */
  readonly digest: string;
  /** The policy that was combined with it; the stricter value of each key applies. */
  readonly combinedWith?: { readonly name: string; readonly ref?: string; readonly digest: string };
  /** Ignored inputs of the workflow that would have loosened it. */
  readonly ignoredInputs: readonly IgnoredInput[];
}
