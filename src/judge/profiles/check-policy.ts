import * as z from 'zod';
import { readWords } from '../../command/read.ts';
import { everyCommand, readShellText } from '../../command/shell-text.ts';
import { GateError } from '../../error.ts';
import { POLICY_PATH } from '../../policy/load.ts';
import { type PolicyPointer, placeIn } from '../../policy/place.ts';
import { DEFAULT_POLICY, type LoadedPolicy } from '../../policy/policy.ts';
import { type CommandPolicy, contextIn, Places } from '../context.ts';
import { type Family, type FamilyInput, familySchema } from '../families/family.ts';
import { type Registry, readFamily, registryOf } from '../families/registry.ts';
import { readOperation } from './curated/operation.ts';
import { firstCommand, shapeReasons } from './curated/shape.ts';
import { findCommandObjections } from './workspace/allowed.ts';
import { compilePattern, subjectOf } from './workspace/custom.ts';

/** Something in a family or pattern that its own examples speak against. */
interface ExampleMistake {
  readonly message: string;
  /** Leads to it, from the family or pattern. */
  readonly pointer: PolicyPointer;
  /** What stands there. */
  readonly value: unknown;
}

/**
 * Runs the examples of every family and pattern that a policy adds.
 *
 * @returns what they speak against; empty if all of them do what they say
 */
export function checkCommandPolicy({
  families,
  patterns,
}: Pick<CommandPolicy, 'families' | 'patterns'>): readonly ExampleMistake[] {
  const mistakes = families.flatMap((family, index) =>
    within(['families', index], checkFamily(family)),
  );
  if (mistakes.length > 0) return mistakes;
  const registry = registryOf(families);
  return patterns.flatMap((pattern, index) =>
    within(['patterns', index], checkPattern(pattern, registry)),
  );
}

/**
 * The examples of a policy that say something else than its families and patterns do.
 *
 * @returns one line for each: the file, line and column, and what was expected
 */
export function failedExamples({ policy, path = POLICY_PATH, text = '' }: LoadedPolicy): string[] {
  return checkCommandPolicy(policy).map(({ message, pointer, value }) => {
    const place = placeIn(text, pointer, value);
    return `${place === undefined ? path : `${path}:${place}`}: ${message}`;
  });
}

/**
 * Refuses a policy whose own examples say something else than its families and patterns do: nobody
 * knows which of the two was meant.
 *
 * @throws GateError `policy_invalid` with one line for each example
 */
export function requireExamples(policy: LoadedPolicy): void {
  const lines = failedExamples(policy);
  if (lines.length === 0) return;
  throw new GateError(
    'policy_invalid',
    `Examples of the policy do not hold:\n${lines.join('\n')}`,
    'Correct the example, or the family or pattern that has it; `gene-gate policy test` runs them.',
  );
}

/** Reads a family and runs its own examples. @returns what they speak against */
export function checkFamily(input: FamilyInput): readonly ExampleMistake[] {
  const parsed = familySchema.safeParse(input);
  if (!parsed.success) {
    const message = `family ${input.name}: ${z.prettifyError(parsed.error)}`;
    return [{ message, pointer: ['name'], value: input.name }];
  }
  const family = readFamily(input);
  return [
    ...checkExamples(family, 'curated', (text) => curatedAccepts(text, family)),
    ...checkExamples(family, 'workspace', (text) => workspaceAccepts(text, family)),
  ];
}

function checkExamples(
  family: Family,
  profile: 'curated' | 'workspace',
  accepts: (text: string) => boolean,
): ExampleMistake[] {
  const { match = [], not_match: others = [] } = family[profile] ?? {};
  const say = (does: string) => `family ${family.name}: ${profile} ${does} its example`;
  return within(
    [profile],
    [
      ...failing('match', match, (text) => !accepts(text), say('refuses')),
      ...failing('not_match', others, accepts, say('accepts')),
    ],
  );
}

/** Runs a pattern's own examples. @returns those that fail; empty if all is well */
function checkPattern(
  { name, regex, match, not_match }: CommandPolicy['patterns'][number],
  registry: Registry,
): readonly ExampleMistake[] {
  const linear = compilePattern(regex);
  if ('error' in linear) {
    const message = `${name}: the pattern ${linear.error}`;
    return [{ message, pointer: ['regex'], value: regex }];
  }
  const finds = (text: string) =>
    everyCommand(readShellText(text)).some((command) =>
      linear.matches(subjectOf(command, registry)),
    );
  return [
    ...failing('match', match, (text) => !finds(text), `${name}: does not match`),
    ...failing('not_match', not_match, finds, `${name}: matches`),
  ];
}

/** By what the family says; what the policy's mode says to its risk is not asked. */
function curatedAccepts(text: string, family: Family): boolean {
  const reading = readWords(text);
  const [base, ...words] = firstCommand(reading);
  if (family.curated === undefined || base?.text !== family.name) return false;
  const places = new Places(contextIn(undefined, DEFAULT_POLICY, 'linux', {}));
  const { reasons } = readOperation(family, family.curated, words, places);
  return shapeReasons(reading).length + reasons.length === 0;
}

function workspaceAccepts(text: string, family: Family): boolean {
  return everyCommand(readShellText(text)).every(
    (command) =>
      command.words[0]?.text === family.name && findCommandObjections(command, family).length === 0,
  );
}

/** Those of a list of examples that fail, in the words of `complaint`. */
function failing(
  list: PolicyPointer[number],
  examples: readonly string[],
  fails: (text: string) => boolean,
  complaint: string,
): ExampleMistake[] {
  return examples.flatMap((value, index) =>
    fails(value) ? [{ message: `${complaint} ${value}`, pointer: [list, index], value }] : [],
  );
}

/** The same mistakes, as seen from what the family or pattern stands in. */
function within(place: PolicyPointer, mistakes: readonly ExampleMistake[]): ExampleMistake[] {
  return mistakes.map((mistake) => ({ ...mistake, pointer: [...place, ...mistake.pointer] }));
}
