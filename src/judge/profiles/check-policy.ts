import * as z from 'zod';
import { readWords } from '../../command/read.ts';
import { GateError } from '../../ground/error.ts';
import { DEFAULT_POLICY } from '../../policy/default.ts';
import { POLICY_PATH } from '../../policy/load.ts';
import type { LoadedPolicy } from '../../policy/policy.ts';
import { type PolicyPointer, placeIn } from '../../policy/policy-document.ts';
import { programTerms, type Registry, readFamily, registryOf } from '../../programs/registry.ts';
import { type Family, type FamilyInput, familySchema } from '../../programs/schema.ts';
import { type ProgramTerms, programFamily } from '../../programs/table.ts';
import { problemFinding } from '../../rules/finding.ts';
import { everyCommand, readShellText } from '../../shell/shell-text.ts';
import { type CommandPolicy, contextIn, Places } from '../command-context.ts';
import { firstCommand, shapeReasons } from './curated/curated.ts';
import { readOperation } from './curated/operation.ts';
import { findCommandObjections } from './workspace/allowed-commands.ts';
import { compilePattern, subjectOf } from './workspace/workspace.ts';

/** A contradiction between a family or pattern and one of its examples. */
interface ExampleMistake {
  readonly message: string;
  /** Path to the example, from the family or pattern. */
  readonly pointer: PolicyPointer;
  /** The value at the pointer. */
  readonly value: unknown;
}

/**
 * Checks the examples of every family and pattern that a policy adds.
 *
 * @returns the examples that fail; empty if all pass
 */
export function checkCommandPolicy({
  families,
  patterns,
}: Pick<CommandPolicy, 'families' | 'patterns'>): readonly ExampleMistake[] {
  if (families.length === 0 && patterns.length === 0) return [];
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
 * Checks the examples of a policy.
 *
 * @returns one line for each example that fails: the file, line and column, and what was expected
 */
export function failedExamples({ policy, path = POLICY_PATH, text = '' }: LoadedPolicy): string[] {
  return checkCommandPolicy(policy).map(({ message, pointer, value }) => {
    const place = placeIn(text, pointer, value);
    return `${place === undefined ? path : `${path}:${place}`}: ${message}`;
  });
}

/**
 * Rejects a policy with an example that fails: either the example or its family or pattern is wrong.
 *
 * @throws GateError `policy_invalid` with one line for each example
 */
export function requireExamples(policy: LoadedPolicy): void {
  const lines = failedExamples(policy);
  if (lines.length === 0) return;
  throw new GateError(
    'policy_invalid',
    `Examples of the policy fail:\n${lines.join('\n')}`,
    'Correct the example, or its family or pattern; `gene-gate policy test` runs the examples.',
  );
}

/** Reads a family and checks its examples. @returns the examples that fail */
export function checkFamily(input: FamilyInput): readonly ExampleMistake[] {
  const parsed = familySchema.safeParse(input);
  if (!parsed.success) {
    const message = `family ${input.name}: ${z.prettifyError(parsed.error)}`;
    return [{ message, pointer: ['name'], value: input.name }];
  }
  const family = readFamily(input);
  const tables = checkTables(family);
  if (tables.length > 0) return tables;
  const programs = programTerms({ programs: [family.name], families: [family] });
  return [
    ...checkExamples(family, 'evolver', (text) => evolverAccepts(text, programs)),
    ...checkExamples(family, 'curated', (text) => curatedAccepts(text, family)),
    ...checkExamples(family, 'workspace', (text) => workspaceAccepts(text, family)),
  ];
}

function checkExamples(
  family: Family,
  profile: 'evolver' | 'curated' | 'workspace',
  accepts: (text: string) => boolean,
): ExampleMistake[] {
  const { match = [], not_match: others = [] } = family[profile] ?? {};
  const say = (does: string) => `family ${family.name}: ${profile} ${does} its example`;
  return within(
    [profile],
    [
      ...failing('match', match, (text) => !accepts(text), say('rejects')),
      ...failing('not_match', others, accepts, say('accepts')),
    ],
  );
}

/** Checks a pattern's examples. @returns the examples that fail; empty if all pass */
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

/** A flag that stands in two groups has no single meaning. */
function checkTables({ name, evolver }: Family): ExampleMistake[] {
  try {
    if (evolver) programFamily(name, evolver);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return [{ message: `family ${name}: ${message}`, pointer: ['evolver', 'flags'], value: name }];
  }
}

/** Judges the text alone: what depends on files is not known. */
function evolverAccepts(text: string, programs: ProgramTerms): boolean {
  const { invocation, problems } = readWords(text, { programs });
  const findings = problems.map(problemFinding);
  return invocation?.family !== undefined && findings.every(({ severity }) => severity !== 'error');
}

/** Judges by the family alone, not by the risk that the policy's mode allows. */
function curatedAccepts(text: string, family: Family): boolean {
  const reading = readWords(text);
  const [base, ...words] = firstCommand(reading);
  if (family.curated === undefined || base?.text !== family.name) return false;
  const places = new Places(
    contextIn({ policy: DEFAULT_POLICY, tree: undefined, platform: 'linux' }, {}),
  );
  const { reasons } = readOperation(family, family.curated, words, places);
  return shapeReasons(reading).length + reasons.length === 0;
}

function workspaceAccepts(text: string, family: Family): boolean {
  return everyCommand(readShellText(text)).every(
    (command) =>
      command.words[0]?.text === family.name && findCommandObjections(command, family).length === 0,
  );
}

/** Returns the examples of a list that fail, with a message that starts with `complaint`. */
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

/** Prefixes the pointers of mistakes with the path of their family or pattern. */
function within(place: PolicyPointer, mistakes: readonly ExampleMistake[]): ExampleMistake[] {
  return mistakes.map((mistake) => ({ ...mistake, pointer: [...place, ...mistake.pointer] }));
}
