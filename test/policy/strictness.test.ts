import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GateError } from '../../src/ground/error.ts';
import {
  comparePolicies,
  policyWith,
  stricterOf,
  tightenPolicy,
  valuesOf,
} from '../../src/policy/combine.ts';
import { type DocumentedKey, documentedKeys } from '../../src/policy/documented-keys.ts';
import { key } from '../../src/policy/key.ts';
import { POLICY_KEYS, type Policy, type PolicyInputs } from '../../src/policy/policy.ts';
import { higherIsStricter, lowerIsStricter } from '../../src/policy/strictness.ts';
import { policyFromFile } from './from-text.ts';

/** Keys that do not affect what is allowed; adding one here is a decision, not a default. */
const BASE_COUNTS = ['extends', 'concurrency', 'limits.output_bytes', 'stores'];

/** Sample values for every key; those that its schema rejects are skipped. */
const SAMPLES: readonly unknown[] = [
  ...[true, false, 'cores', 'src', 'src/lib'],
  ...[0.1, 0.5, 1, 2, 3, 50, 100, 5_000, 2 ** 21, 2 ** 27, 2 ** 31],
  ...[[], ['git'], ['files'], ['git', 'files'], ['cat'], ['tar'], ['cat', 'tar'], ['src']],
  ...[[{ name: 'own' }], [{ name: 'other' }]],
];

const defaults = policyFromFile('', 'default.yml');

function policyOf(path: string, value: unknown) {
  try {
    const policy = policyWith(valuesOf(defaults.policy).set(path, value));
    return { ...defaults, policy };
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}

function variants(path: string) {
  const { enum: options = [], examples = [] } = z.toJSONSchema(
    POLICY_KEYS.get(path)?.schema ?? z.never(),
    { io: 'input' },
  );
  const found = [...SAMPLES, ...options, ...examples].flatMap(
    (value) => policyOf(path, value) ?? [],
  );
  return [...new Map([defaults, ...found].map((each) => [JSON.stringify(each.policy), each]))].map(
    ([, each]) => each,
  );
}

function pairs(path: string) {
  const all = variants(path);
  return all.flatMap((a) => all.filter((b) => a !== b).map((b) => ({ a, b })));
}

function direction(from: Policy, to: Policy) {
  const differences = comparePolicies(from, to);
  return differences.length === 0 ? 'same' : differences[0]?.direction;
}

function combined(first: typeof defaults, second: typeof defaults): Policy | undefined {
  try {
    return stricterOf(first, second, 'main').policy;
  } catch (error) {
    if (error instanceof GateError && error.code === 'policy_conflict') return undefined;
    throw error;
  }
}

describe('a key of the policy', () => {
  it('does not compile without strictness', () => {
    const rest = { schema: z.number(), default: 1, description: 'A number.' };
    // @ts-expect-error: the strictness is missing
    key(rest);
    // @ts-expect-error: numbers do not compare like texts
    key({ ...rest, schema: z.string(), default: '', strictness: lowerIsStricter });
    expect(key({ ...rest, strictness: higherIsStricter }).strictness).toBe(higherIsStricter);
  });

  it('is declared, or belongs to list entries that are compared as a whole', () => {
    const paths = (keys: readonly DocumentedKey[]): string[] =>
      keys.flatMap((each) => [...(each.expected ? [each.path] : []), ...paths(each.keys)]);
    const documented = paths(documentedKeys()).map((path) => path.replace(/\[\].*/, ''));
    expect([...new Set(documented)]).toEqual([...POLICY_KEYS.keys()]);
  });

  it('has a reason if no two values can be compared', () => {
    for (const [path, { strictness }] of POLICY_KEYS) {
      const directions = pairs(path).map(({ a, b }) => direction(a.policy, b.policy));
      expect(directions.length, `${path}: add a value to the samples`).toBeGreaterThan(0);
      if (BASE_COUNTS.includes(path)) continue;
      const reason = 'reason' in strictness ? strictness.reason : undefined;
      if (reason === undefined) expect(directions, path).toContain('tighter');
      else {
        expect(reason, path).toMatch(/^[A-Z].*\.$/);
        expect(new Set(directions), path).toEqual(new Set([undefined]));
      }
    }
  });
});

describe.each([...POLICY_KEYS.keys()])('%s', (path) => {
  it('is tighter in one direction and looser in the other', () => {
    const opposite = { tighter: 'looser', looser: 'tighter' } as const;
    for (const { a, b } of pairs(path)) {
      const forth = direction(a.policy, b.policy);
      const back = forth === 'same' || forth === undefined ? forth : opposite[forth];
      expect(direction(b.policy, a.policy)).toBe(back);
    }
  });

  it('has a combination that is at least as strict as both, or conflicts both ways', () => {
    for (const { a, b } of pairs(path)) {
      const both = combined(a, b);
      if (both === undefined) {
        expect(combined(b, a)).toBeUndefined();
        expect(direction(a.policy, b.policy)).toBeUndefined();
      } else if (BASE_COUNTS.includes(path)) {
        expect(both).toEqual(a.policy);
      } else {
        for (const { policy } of [a, b])
          expect(['same', 'tighter']).toContain(direction(policy, both));
      }
    }
  });
});

const inputs = [...POLICY_KEYS].flatMap(([path, { input }]) => (input ? { path, input } : []));

describe.each(inputs)('the input $input.name', ({ path, input }) => {
  it('never loosens the policy', () => {
    for (const { a, b } of pairs(path)) {
      const given = { [input.name]: valuesOf(b.policy).get(path) } as PolicyInputs;
      const { policy, ignoredInputs } = tightenPolicy(a, given);
      const isOpen = valuesOf(a.policy).get(path) === input.open;
      const taken = isOpen || direction(a.policy, b.policy) === 'tighter';
      expect(policy).toEqual(taken ? b.policy : a.policy);
      expect(ignoredInputs.map(({ key: ignored }) => ignored)).toEqual(taken ? [] : [path]);
    }
  });
});
