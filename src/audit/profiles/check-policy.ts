import * as z from 'zod';
import { readWords } from '../../command/read.ts';
import { everyCommand, readShellText } from '../../command/shell-text.ts';
import { GateError } from '../../error.ts';
import { POLICY_PATH } from '../../policy/load.ts';
import type { LoadedPolicy } from '../../policy/policy.ts';
import { type Family, type FamilyInput, familySchema } from '../../registry/family.ts';
import { readFamily, registryOf } from '../../registry/registry.ts';
import { type CommandPolicy, contextIn } from './command-policy.ts';
import { readOperation } from './curated/operation.ts';
import { firstCommand, shapeReasons } from './curated/shape.ts';
import { Places } from './places.ts';
import { commandPolicyOf } from './policy-settings.ts';
import { findCommandObjections } from './workspace/allowed.ts';
import { checkPattern } from './workspace/custom.ts';

/**
 * Runs the examples of every family and pattern that a policy adds.
 *
 * @returns one sentence for each mistake; empty if all of them do what they say
 */
export function checkCommandPolicy({ families, patterns }: CommandPolicy): readonly string[] {
  const mistakes = families.flatMap(checkFamily);
  if (mistakes.length > 0) return mistakes;
  const registry = registryOf(families);
  return patterns.flatMap((pattern) => checkPattern(pattern, registry));
}

/**
 * Refuses a policy whose own examples say something else than its families and patterns do: nobody
 * knows which of the two was meant.
 *
 * @throws GateError `policy_invalid` with one line for each example
 */
export function requireExamples({ policy, path }: LoadedPolicy): void {
  const mistakes = checkCommandPolicy(commandPolicyOf(policy));
  if (mistakes.length === 0) return;
  const lines = mistakes.map((mistake) => `${path ?? POLICY_PATH}: ${mistake}`);
  throw new GateError(
    'policy_invalid',
    `Examples of the policy do not hold:\n${lines.join('\n')}`,
    'Correct the example, or the family or pattern that has it; `gene-gate policy test` runs them.',
  );
}

/** Reads a family and runs its own examples. @returns one sentence for each mistake */
export function checkFamily(input: FamilyInput): readonly string[] {
  const parsed = familySchema.safeParse(input);
  if (!parsed.success) return [`family ${input.name}: ${z.prettifyError(parsed.error)}`];
  const family = readFamily(input);
  const { name, curated, workspace } = family;
  const say = (text: string, accepts: boolean, profile: string) =>
    `family ${name}: ${profile} ${accepts ? 'accepts' : 'refuses'} its example ${text}`;
  const wrong = (
    examples:
      | { readonly match: readonly string[]; readonly not_match: readonly string[] }
      | undefined,
    accepts: (text: string) => boolean,
    profile: string,
  ) => [
    ...(examples?.match ?? [])
      .filter((text) => !accepts(text))
      .map((text) => say(text, false, profile)),
    ...(examples?.not_match ?? []).filter(accepts).map((text) => say(text, true, profile)),
  ];
  return [
    ...wrong(curated, (text) => curatedAccepts(text, family), 'curated'),
    ...wrong(workspace, (text) => workspaceAccepts(text, family), 'workspace'),
  ];
}

/** By what the family says; what the policy's mode says to its risk is not asked. */
function curatedAccepts(text: string, family: Family): boolean {
  const reading = readWords(text);
  const [base, ...words] = firstCommand(reading);
  if (family.curated === undefined || base?.text !== family.name) return false;
  const places = new Places(contextIn());
  const { reasons } = readOperation(family, family.curated, words, places);
  return shapeReasons(reading).length + reasons.length === 0;
}

function workspaceAccepts(text: string, family: Family): boolean {
  return everyCommand(readShellText(text)).every(
    (command) =>
      command.words[0]?.text === family.name && findCommandObjections(command, family).length === 0,
  );
}
