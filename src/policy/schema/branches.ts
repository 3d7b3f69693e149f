import { canonicalize } from '@evomap/gep-sdk';
import * as z from 'zod';
import { type Key, type Keys, key, type Section } from '../key.ts';
import { repositoryPath } from '../path-schemas.ts';
import { baseCounts, moreIsStricter, type Strictness } from '../strictness.ts';

/** The keys that can differ between branches. */
type BranchKeys = Readonly<Record<string, Key | Section>>;

type Entries = Readonly<Record<string, unknown>>;

/** All matching entries apply to a branch, so one more never allows it more. */
const strictness: Strictness<Entries> = {
  // A change of an entry cannot be ordered, because its other values are those of the whole policy.
  compare: (from, to) => moreIsStricter.compare(Object.entries(from), Object.entries(to)),
  combine: (first, second) => {
    const isSame = (name: string) => canonicalize(first[name]) === canonicalize(second[name]);
    const agree = Object.keys(first).every((name) => !(name in second) || isSame(name));
    return agree ? { value: { ...first, ...second } } : undefined;
  },
  // A new entry makes its branches share the required check: a result under a laxer policy would count
  // for others.
  loosens: () => true,
};

/** @param keys every other key of the policy, which an entry may set for its branches */
export function branchesKey(keys: BranchKeys) {
  return key({
    schema: z.record(z.string().min(1), z.strictObject(optional(keys))),
    default: {},
    description:
      'Protected branches besides the default branch, with the keys that differ; only in the policy of the default branch. See docs/policy.md#protected-branches.',
    strictness,
    example: { 'release/*': { fail_on: 'warning' }, next: {} },
  });
}

/** Without defaults and descriptions: an entry has only its changes. */
function optional(keys: BranchKeys): z.core.$ZodShape {
  return Object.fromEntries(
    Object.entries(keys).map(([name, each]) => [
      name,
      'keys' in each
        ? z.strictObject(optional(each.keys satisfies Keys)).exactOptional()
        : each.schema.unwrap().exactOptional(),
    ]),
  );
}

/** Sets the keys of an entry: in a section one by one, any other value as a whole. */
export function mergeEntry(keys: BranchKeys, policy: object, entry: object): object {
  const values = new Map(Object.entries(policy));
  for (const [name, value] of Object.entries(entry)) {
    const isSection = 'keys' in (keys[name] ?? {});
    values.set(name, isSection ? { ...values.get(name), ...value } : value);
  }
  return Object.fromEntries(values);
}

/** Each entry must be valid together with the other keys of the policy. */
export function checkEntries(keys: BranchKeys, schema: z.ZodType) {
  return ({ value, issues }: z.core.ParsePayload<{ readonly branches: Entries }>): void => {
    const { branches, ...all } = value;
    const others = Object.fromEntries(Object.entries(all).filter(([name]) => name in keys));
    for (const [name, input] of Object.entries(branches)) {
      const { error } = schema.safeParse(mergeEntry(keys, others, input as object));
      for (const { path, message } of error?.issues ?? []) {
        issues.push({ code: 'custom', path: ['branches', name, ...path], input, message });
      }
    }
  };
}

const extendedSchema = z.strictObject({
  repository: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[A-Za-z0-9._-]+$/, {
      error: 'expected owner/name of a repository on the same server',
    })
    .describe('`owner/name` of the repository with the shared policy, on the same server.'),
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/, { error: 'expected a commit: 40 digits from 0-9 and a-f' })
    .describe('The full commit. A branch or tag can move, so it is not accepted.'),
  path: repositoryPath.describe('The path of the policy in that repository.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, {
      error: 'expected the SHA-256 of the file: 64 digits from 0-9 and a-f',
    })
    .describe('The SHA-256 of the file, from `sha256sum FILE`.'),
});

/** The place of a shared policy, and the digest of its bytes. */
export type Extended = z.infer<typeof extendedSchema>;

export const extendsKey = key({
  schema: extendedSchema.nullable(),
  default: null,
  description:
    'The policy of another repository that this one extends; see docs/policy.md#share-a-policy.',
  strictness: baseCounts(),
  example: {
    repository: 'acme/policies',
    commit: '0'.repeat(40),
    path: 'gene-gate.yml',
    sha256: '0'.repeat(64),
  },
});
