import * as z from 'zod';
import { inputSchemas, key, keysByPath, objectOf, type TighteningInputs } from './key.ts';
import { checkNames } from './names.ts';
import { a2a } from './schema/a2a.ts';
import { approvals } from './schema/approvals.ts';
import { assets } from './schema/assets.ts';
import { blastRadius } from './schema/blast-radius.ts';
import { commandKeys } from './schema/commands.ts';
import { ignores } from './schema/ignores.ts';
import { limits } from './schema/limits.ts';
import { runningKeys } from './schema/running.ts';
import { fromLoosest } from './strictness.ts';

/** The least severity of a finding that fails the gate, from the most permissive to the strictest. */
const FAILING = ['error', 'warning'] as const;

/** Every key, in the order of the documentation. */
const POLICY = {
  ...commandKeys,
  approvals,
  fail_on: key({
    schema: z.enum(FAILING),
    default: 'error',
    description: 'The minimum severity of a finding that fails the gate.',
    strictness: fromLoosest(FAILING),
    input: { name: 'fail-on', schema: z.enum(FAILING) },
  }),
  ...runningKeys,
  assets,
  limits,
  blast_radius: blastRadius,
  a2a,
  ignores,
};

/** What a repository allows. Everything has a default; an empty file is a valid policy. */
export const policySchema = objectOf(POLICY)
  .check(checkNames)
  .describe('gene-gate policy: .github/gene-gate.yml');

export type Policy = z.infer<typeof policySchema>;
export type ProfileName = Policy['profile'];

/** The keys that have a value, by their paths, as in `blast_radius.audit_log`. */
export const POLICY_KEYS = keysByPath(POLICY);

/** What reads the inputs of the action that may make the policy stricter; none must be given. */
export const policyInputsSchema = z.object(inputSchemas(POLICY)).partial();

/** What is asked for besides the policy, by a workflow or at a terminal. */
export type PolicyInputs = TighteningInputs<typeof POLICY>;

/** What an empty file says. */
export const DEFAULT_POLICY: Policy = policySchema.parse({});

/** An input that would have allowed more than the policy does, and was ignored. */
export interface IgnoredInput {
  readonly input: string;
  readonly given: string;
  readonly kept: string;
  /** The policy's key for the same thing: where to put it instead. */
  readonly key: string;
}

/** The policy that counts, and where it came from. */
export interface LoadedPolicy {
  readonly policy: Policy;
  /** `default` when the base has no policy file. */
  readonly source: 'default' | 'base' | 'file';
  /** The path of the file, if there is one. */
  readonly path?: string;
  /** What the file says, for places in it. */
  readonly text?: string;
  /** The commit it was read from, for `base` and `default`. */
  readonly ref?: string;
  /** `sha256:` of the effective policy as canonical JSON. */
  readonly digest: string;
  /** The policy that was combined with it, each key as the stricter one has it. */
  readonly combinedWith?: { readonly name: string; readonly ref?: string; readonly digest: string };
  /** Inputs of the workflow that would have loosened it. */
  readonly ignoredInputs: readonly IgnoredInput[];
}
