import * as z from 'zod';
import { GateError } from '../error.ts';
import { concurrencySchema } from '../policy/policy.ts';
import type { PolicyInputs } from '../policy/tighten.ts';
import { shardCountSchema, shardSchema } from '../shard/shard.ts';

/** An input that was not set is the empty string. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((given) => (given === '' ? value : given), schema);

// YAML 1.2 core's booleans, as GitHub documents them for inputs.
const boolean = z
  .enum(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'])
  .transform((value) => value.toLowerCase() === 'true');

const seconds = optional(z.coerce.number().positive().max(86_400));

/** The inputs of action.yml, by their names there. A test holds the two together. */
export const inputsSchema = z.object({
  mode: withDefault(z.enum(['gate', 'publish', 'plan', 'run', 'report', 'promote']), 'gate'),
  'github-token': optional(z.string()),
  prepare: optional(z.string()),
  profile: optional(z.enum(['evolver', 'validator'])),
  'policy-ref': optional(z.string()),
  'fail-on': optional(z.enum(['error', 'warning'])),
  'command-timeout-seconds': seconds,
  'budget-seconds': seconds,
  concurrency: optional(z.coerce.number().pipe(concurrencySchema)),
  containment: optional(z.enum(['off', 'auto', 'require-for-forks', 'require'])),
  all: withDefault(boolean, 'false'),
  comment: withDefault(z.enum(['on-findings', 'always', 'never']), 'on-findings'),
  'check-name': withDefault(z.string().min(1).max(100), 'gene-gate'),
  'artifact-name': withDefault(z.string().min(1), 'gene-gate'),
  shards: withDefault(z.coerce.number().pipe(shardCountSchema), '4'),
  shard: optional(shardSchema),
  parts: optional(z.string()),
  assets: optional(z.string()),
  events: optional(z.string()),
  report: optional(z.string()),
  'output-directory': optional(z.string()),
});

export type Inputs = z.infer<typeof inputsSchema>;

const publishingSchema = inputsSchema.pick({
  mode: true,
  'github-token': true,
  comment: true,
  'check-name': true,
  'output-directory': true,
});

/** What the step is there for, and where the result goes. */
export type PublishingInputs = z.infer<typeof publishingSchema>;

type GetInput = (name: string) => string;

/**
 * Reads and checks the action's inputs.
 *
 * @param getInput `@actions/core`'s function: the trimmed value, empty if it is not set
 * @throws GateError `input_invalid` with one line for each input that cannot be used
 */
export function readInputs(getInput: GetInput): Inputs {
  const parsed = inputsSchema.safeParse(given(inputsSchema, getInput));
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new GateError(
    'input_invalid',
    `The action's inputs cannot be used:\n${mistakes.join('\n')}`,
    'Correct `with:` in the workflow step; the README lists every input and its values.',
  );
}

/** What a workflow asks for besides the policy. */
export function policyInputs(inputs: Inputs): PolicyInputs {
  const { profile, containment, concurrency } = inputs;
  const { 'fail-on': failOn, 'budget-seconds': budgetSeconds } = inputs;
  const { 'command-timeout-seconds': commandTimeoutSeconds } = inputs;
  return {
    ...(profile !== undefined && { profile }),
    ...(failOn !== undefined && { failOn }),
    ...(containment !== undefined && { containment }),
    ...(commandTimeoutSeconds !== undefined && { commandTimeoutSeconds }),
    ...(budgetSeconds !== undefined && { budgetSeconds }),
    ...(concurrency !== undefined && { concurrency }),
  };
}

/**
 * Reads what publishing needs, with the default in place of what cannot be used: that there are
 * mistakes in the inputs is a result, too, and has to be published.
 */
export function readPublishingInputs(getInput: GetInput): PublishingInputs {
  const values = given(publishingSchema, getInput);
  const parsed = publishingSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const unset = Object.fromEntries(parsed.error.issues.map(({ path }) => [path[0], '']));
  return publishingSchema.parse({ ...values, ...unset });
}

function given({ shape }: z.ZodObject, getInput: GetInput): Record<string, string> {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, getInput(name)]));
}
