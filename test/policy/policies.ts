import { comparePolicies, policyOfBranch, stricterOf } from '../../src/policy/combine.ts';
import { enforcementOn } from '../../src/policy/enforcement.ts';
import { openPolicy } from '../../src/policy/parse.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { parsePolicy, policyFromFile } from './from-text.ts';

const DEFAULT = parsePolicy('', 'default.yml');

/** A policy whose branches have policies of their own. */
const POLICY = `fail_on: warning
limits: { command_timeout_seconds: 50, output_bytes: 4096 }
branches:
  next: {}
  'release/*': { profile: validator, limits: { command_timeout_seconds: 5 } }
  release/1: { fail_on: error, limits: { command_timeout_seconds: 9 } }
`;

function pairOf(row: string, sign: string): [string, string] {
  const [first = '', second = ''] = row.split(sign);
  return [first, second];
}

/** Returns the mistakes in a policy with their lines and columns, without long lists of known keys. */
export function mistakesIn(text: string): string {
  const reading = openPolicy(text).read();
  if (!('mistakes' in reading)) return 'none';
  return reading.mistakes
    .map(({ line, column, message }) => `${line}:${column}: ${message}`)
    .map((mistake) => mistake.replace(/ \(known: [^)]{60,}\)/, ''))
    .join(' + ');
}

/** Returns each difference of `FROM → TO` with its direction, and `!` if it loosens the gate. */
export function differencesOf(row: string): string {
  const [from, to] = pairOf(row, ' → ').map((text) => parsePolicy(text, 'policy.yml'));
  if (from === undefined || to === undefined) throw new Error(row);
  const found = comparePolicies(from, to).map(
    ({ key, change, direction = 'unclear', loosens }) =>
      `${key}: ${change} (${direction}${loosens ? '!' : ''})`,
  );
  return found.join(' + ') || 'none';
}

function notDefault(policy: Policy): string {
  const ofDefault = comparePolicies(DEFAULT, policy).filter(({ key }) => key !== 'branches');
  return ofDefault.map(({ key, change }) => `${key}: ${change}`).join(' + ') || 'none';
}

/** Returns what `work` gives, or the keys that conflict. */
function orConflict(work: () => string): string {
  try {
    return work();
  } catch (error) {
    const [, keys] = /differ in (.*);/.exec((error as Error).message) ?? [];
    if (keys === undefined) throw error;
    return `conflict: ${keys}`;
  }
}

/** Combines `FIRST & SECOND`. */
export function combined(row: string): string {
  const [first, second] = pairOf(row, ' & ');
  const load = (text: string) => policyFromFile(text, 'policy.yml');
  return orConflict(() => notDefault(stricterOf(load(first), load(second), 'main').policy));
}

/** Returns the policy of a branch: `BRANCH: TEXT`, where the text may be that of {@link POLICY}. */
export function ofBranch(row: string): string {
  const colon = row.indexOf(': ');
  const [branch, text] = [row.slice(0, colon), row.slice(colon + 2)];
  const loaded = policyFromFile(text === 'POLICY' ? POLICY : text, 'policy.yml');
  return orConflict(() => {
    const found = policyOfBranch(loaded, branch, 'main');
    return found ? notDefault(found.policy) : 'not protected';
  });
}

/** Returns how a policy is enforced: `DAY: TEXT`. */
export function enforced(row: string): string {
  const day = row.slice(0, 10);
  const enforcement = enforcementOn(day, parsePolicy(row.slice(12), 'policy.yml').enforce);
  return 'until' in enforcement ? `report until ${enforcement.until}` : enforcement.mode;
}
