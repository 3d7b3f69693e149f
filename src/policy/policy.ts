import { closest } from 'fastest-levenshtein';
import * as z from 'zod';
import { namesWithFlags, packsOf, programNames, registryOf } from '../programs/registry.ts';
import type { FamilyInput } from '../programs/schema.ts';
import { inputSchemas, key, keysByPath, objectOf, type TighteningInputs } from './key.ts';
import { a2a } from './schema/a2a.ts';
import { agentFiles } from './schema/agent-files.ts';
import { approvals } from './schema/approvals.ts';
import { assets, storesKey } from './schema/assets.ts';
import { branchesKey, checkEntries, extendsKey, mergeEntry } from './schema/branches.ts';
import { commandKeys } from './schema/commands.ts';
import { blastRadius, limits } from './schema/limits.ts';
import { ignores, ruleKeys } from './schema/rules.ts';
import { runningKeys } from './schema/running.ts';
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

const POLICY = { extends: extendsKey, ...OF_BRANCH, branches: branchesKey(OF_BRANCH) };

/** Every key has a default; an empty file is valid. */
export const policySchema = objectOf(POLICY)
  .check(checkNames)
  .check(checkEntries(OF_BRANCH, objectOf(OF_BRANCH).check(checkNames)))
  .describe('gene-gate policy: .github/gene-gate.yml');

export type Policy = z.infer<typeof policySchema>;
export type ProfileName = Policy['profile'];

export function withEntry(policy: object, entry: object): object {
  return mergeEntry(OF_BRANCH, policy, entry);
}

/** By path: `blast_radius.audit_log`. */
export const POLICY_KEYS = keysByPath(POLICY);

/** All inputs are optional. */
export const policyInputsSchema = z.object(inputSchemas(POLICY)).partial();

/** From a workflow or a terminal, in addition to the policy. */
export type PolicyInputs = TighteningInputs<typeof POLICY>;

export interface IgnoredInput {
  readonly input: string;
  readonly given: string;
  readonly kept: string;
  /** The equivalent key of the policy, to be used instead. */
  readonly key: string;
}

export interface LoadedPolicy {
  readonly policy: Policy;
  /** `default` if the base has no policy file. */
  readonly source: 'default' | 'base' | 'file';
  readonly path?: string;
  /** To locate values in it. */
  readonly text?: string;
  readonly shared?: SharedPolicy;
  /** The commit that it was read from, for `base` and `default`. */
  readonly ref?: string;
  /** `sha256:` of the effective policy as canonical JSON. */
  readonly digest: string;
  /** The stricter value of each key applies. */
  readonly combinedWith?: { readonly name: string; readonly ref?: string; readonly digest: string };
  /** Would have loosened the policy. */
  readonly ignoredInputs: readonly IgnoredInput[];
}

interface FamilyNames {
  readonly families: readonly FamilyInput[];
  readonly disabled_packs: readonly string[];
  readonly experimental: readonly string[];
  readonly programs: readonly string[];
  readonly tool_flags: Readonly<Record<string, unknown>>;
}

/** Names are far shorter; only this many characters of longer ones are compared. */
const LONGEST_COMPARED = 80;

/** Reports unknown names: disabling or permitting a missing pack or family would have no effect. */
function checkNames({ value, issues }: z.core.ParsePayload<FamilyNames>): void {
  const { families } = value;
  for (const [index, { name: input }] of families.entries()) {
    if (families.findIndex(({ name }) => name === input) === index) continue;
    const path = ['families', index, 'name'];
    issues.push({ code: 'custom', path, input, message: 'this family is described twice' });
  }
  // Most policies name none, and loading the families takes longer than the policy.
  const checked = [
    ['disabled_packs', () => packsOf(families), 'a pack of families'],
    ['programs', () => programNames(families), 'a program that the default profile can run'],
    ['tool_flags', () => namesWithFlags(families), 'a tool or program with a table'],
    ['experimental', () => [...registryOf(families).keys()], 'a family'],
  ] as const;
  for (const [key, namesOf, what] of checked) {
    const named = value[key];
    const names: readonly unknown[] = Array.isArray(named) ? named : Object.keys(named);
    const known = names.length === 0 ? [] : namesOf();
    for (const [index, input] of names.entries()) {
      if (typeof input !== 'string' || known.includes(input)) continue;
      const nearest = closest(input.slice(0, LONGEST_COMPARED), known);
      const message = `expected the name of ${what}; did you mean ${nearest}?`;
      const path = [key, Array.isArray(named) ? index : input];
      issues.push({ code: 'custom', path, input, message });
    }
  }
}
