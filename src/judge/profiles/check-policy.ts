import * as z from 'zod';
import { readWords } from '../../command/read.ts';
import { GateError } from '../../ground/error.ts';
import { DEFAULT_POLICY } from '../../policy/default.ts';
import { compileLinear } from '../../policy/linear-pattern.ts';
import { POLICY_PATH } from '../../policy/load.ts';
import type { LoadedPolicy, Policy, ProfileName } from '../../policy/policy.ts';
import { type PolicyPointer, placeIn } from '../../policy/policy-document.ts';
import { programTerms } from '../../programs/registry.ts';
import { type FamilyInput, familySchema } from '../../programs/schema.ts';
import { programFamily } from '../../programs/table.ts';
import { type CommandPolicy, contextIn } from '../command-context.ts';
import { judgeReading } from '../judge-reading.ts';
import { matchesAnyCommand } from './workspace.ts';

interface ExampleMistake {
  readonly message: string;
  /** Path to the example, from the family or pattern. */
  readonly pointer: PolicyPointer;
  readonly value: unknown;
}

/** Checks the examples of every family and pattern of a policy. @returns the failed ones */
export function checkCommandPolicy({
  families,
  patterns,
}: Pick<CommandPolicy, 'families' | 'patterns'>): readonly ExampleMistake[] {
  const mistakes = families.flatMap((family, index) =>
    within(['families', index], checkFamily(family)),
  );
  if (mistakes.length > 0) return mistakes;
  return patterns.flatMap((pattern, index) =>
    within(['patterns', index], checkPattern(pattern, families)),
  );
}

/** @returns one line for each failed example: the file, line and column, and the expectation */
export function failedExamples({ policy, path = POLICY_PATH, text = '' }: LoadedPolicy): string[] {
  return checkCommandPolicy(policy).map(({ message, pointer, value }) => {
    const place = placeIn(text, pointer, value);
    return `${place === undefined ? path : `${path}:${place}`}: ${message}`;
  });
}

/**
 * Rejects a policy with a failed example: either the example or its family or pattern is wrong.
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

/** @returns the failed examples */
export function checkFamily(input: FamilyInput): readonly ExampleMistake[] {
  const { name } = input;
  const parsed = familySchema.safeParse(input);
  if (!parsed.success) {
    const message = `family ${name}: ${z.prettifyError(parsed.error)}`;
    return [{ message, pointer: ['name'], value: name }];
  }
  const { evolver, sandbox } = parsed.data;
  try {
    if (evolver) programFamily(name, evolver);
  } catch (error) {
    // A flag in two groups has no single meaning.
    const { message } = error as Error;
    return [{ message: `family ${name}: ${message}`, pointer: ['evolver', 'flags'], value: name }];
  }
  const policy: Policy = {
    ...DEFAULT_POLICY,
    ...{ programs: [name], families: [parsed.data], mode: 'dangerous', allow_dangerous: true },
  };
  const check = (profiles: readonly ProfileName[], { match, not_match }: Examples) => {
    const accepts = (text: string, profile: ProfileName) => isAccepted(text, name, profile, policy);
    return [
      ...failing('match', match, (text) => {
        const strict = profiles.find((profile) => !accepts(text, profile));
        return strict && `family ${name}: ${strict} rejects its example`;
      }),
      ...failing('not_match', not_match, (text) => {
        const lax = profiles.find((profile) => accepts(text, profile));
        return lax && `family ${name}: ${lax} accepts its example`;
      }),
    ];
  };
  const sandboxes = sandbox?.only ? [sandbox.only] : (['curated', 'workspace'] as const);
  return [
    ...(evolver ? within(['evolver'], check(['evolver'], evolver)) : []),
    ...(sandbox ? within(['sandbox'], check(sandboxes, sandbox)) : []),
  ];
}

interface Examples {
  readonly match: readonly string[];
  readonly not_match: readonly string[];
}

/** Judges a text alone, without files or a machine. */
function isAccepted(text: string, name: string, profile: ProfileName, policy: Policy): boolean {
  const reading = readWords(text, { programs: programTerms(policy) });
  const program =
    profile === 'evolver' ? reading.invocation?.family : reading.words[0]?.text === name;
  const context = contextIn({ policy, tree: undefined, platform: 'linux' }, {});
  const { findings } = judgeReading(reading, profile, context);
  const errors = findings.filter(
    ({ severity, rule }) => severity === 'error' && rule !== 'family_unavailable',
  );
  return Boolean(program) && errors.length === 0;
}

/** @returns the failed examples */
function checkPattern(
  { name, regex, match, not_match }: CommandPolicy['patterns'][number],
  families: readonly FamilyInput[],
): readonly ExampleMistake[] {
  const linear = compileLinear(regex);
  if ('error' in linear) {
    const message = `${name}: the pattern ${linear.error}`;
    return [{ message, pointer: ['regex'], value: regex }];
  }
  const finds = (text: string) => matchesAnyCommand(text, regex, families);
  return [
    ...failing('match', match, (text) => (finds(text) ? undefined : `${name}: does not match`)),
    ...failing('not_match', not_match, (text) => (finds(text) ? `${name}: matches` : undefined)),
  ];
}

function failing(
  list: PolicyPointer[number],
  examples: readonly string[],
  complaintAbout: (text: string) => string | undefined,
): ExampleMistake[] {
  return examples.flatMap((value, index) => {
    const complaint = complaintAbout(value);
    return complaint ? [{ message: `${complaint} ${value}`, pointer: [list, index], value }] : [];
  });
}

/** Prefixes pointers with the path of their family or pattern. */
function within(place: PolicyPointer, mistakes: readonly ExampleMistake[]): ExampleMistake[] {
  return mistakes.map((mistake) => ({ ...mistake, pointer: [...place, ...mistake.pointer] }));
}
