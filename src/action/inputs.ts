import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import { shardCountSchema } from '../model/run.ts';
import { policyInputsSchema } from '../policy/policy.ts';
import { shardSchema } from '../shard/shard.ts';

// Booleans of the YAML 1.2 core schema, as GitHub documents for inputs.
const boolean = z
  .enum(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'])
  .transform((value) => value.toLowerCase() === 'true');

/** The inputs of action.yml by name. A test compares both. */
export const inputsSchema = z.object({
  mode: z.enum(['gate', 'publish', 'plan', 'run', 'report', 'promote']).default('gate'),
  'github-token': z.string().optional(),
  prepare: z.string().optional(),
  ...policyInputsSchema.shape,
  'policy-ref': z.string().optional(),
  all: boolean.default(false),
  comment: z.enum(['on-findings', 'always', 'never']).default('on-findings'),
  suggestions: boolean.default(true),
  'check-name': z.string().min(1).max(100).default('gene-gate'),
  'artifact-name': z.string().min(1).default('gene-gate'),
  shards: z.coerce.number().pipe(shardCountSchema).default(4),
  shard: shardSchema.optional(),
  parts: z.string().optional(),
  durations: z.string().optional(),
  assets: z.string().optional(),
  events: z.string().optional(),
  report: z.string().optional(),
  attestation: z.string().optional(),
  'trusted-root': z.string().optional(),
  'output-directory': z.string().optional(),
});

export type Inputs = z.infer<typeof inputsSchema>;

const publishingSchema = inputsSchema.pick({
  mode: true,
  'github-token': true,
  comment: true,
  suggestions: true,
  'check-name': true,
  'output-directory': true,
});

export type PublishingInputs = z.infer<typeof publishingSchema>;

type GetInput = (name: string) => string;

/** @throws GateError `input_invalid` with one line for each invalid input */
export function readInputs(getInput: GetInput): Inputs {
  const parsed = inputsSchema.safeParse(given(inputsSchema, getInput));
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new GateError(
    'input_invalid',
    `The action's inputs are invalid:\n${mistakes.join('\n')}`,
    'Fix `with:` in the workflow step; README.md lists every input and its values.',
  );
}

/** Replaces invalid inputs by defaults, because the mistakes are a result that must be published. */
export function readPublishingInputs(getInput: GetInput): PublishingInputs {
  const values = given(publishingSchema, getInput);
  const parsed = publishingSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const unset = Object.fromEntries(parsed.error.issues.map(({ path }) => [path[0], undefined]));
  return publishingSchema.parse({ ...values, ...unset });
}

/** Returns the values of all non-empty inputs. */
function given({ shape }: z.ZodObject, getInput: GetInput): Record<string, string> {
  const texts = Object.keys(shape).map((name) => [name, getInput(name)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
