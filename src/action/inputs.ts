import * as z from 'zod';
import { GateError } from '../error.ts';
import { shardCountSchema } from '../model/run.ts';
import { policyInputsSchema } from '../policy/policy.ts';
import { shardSchema } from '../shard/shard.ts';

// YAML 1.2 core's booleans, as GitHub documents them for inputs.
const boolean = z
  .enum(['true', 'True', 'TRUE', 'false', 'False', 'FALSE'])
  .transform((value) => value.toLowerCase() === 'true');

/** The inputs of action.yml, by their names there. A test holds the two together. */
export const inputsSchema = z.object({
  mode: z.enum(['gate', 'publish', 'plan', 'run', 'report', 'promote']).default('gate'),
  'github-token': z.string().optional(),
  prepare: z.string().optional(),
  ...policyInputsSchema.shape,
  'policy-ref': z.string().optional(),
  all: boolean.default(false),
  comment: z.enum(['on-findings', 'always', 'never']).default('on-findings'),
  'check-name': z.string().min(1).max(100).default('gene-gate'),
  'artifact-name': z.string().min(1).default('gene-gate'),
  shards: z.coerce.number().pipe(shardCountSchema).default(4),
  shard: shardSchema.optional(),
  parts: z.string().optional(),
  assets: z.string().optional(),
  events: z.string().optional(),
  report: z.string().optional(),
  'output-directory': z.string().optional(),
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

/**
 * Reads what publishing needs, with the default in place of what cannot be used: that there are
 * mistakes in the inputs is a result, too, and has to be published.
 */
export function readPublishingInputs(getInput: GetInput): PublishingInputs {
  const values = given(publishingSchema, getInput);
  const parsed = publishingSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const unset = Object.fromEntries(parsed.error.issues.map(({ path }) => [path[0], undefined]));
  return publishingSchema.parse({ ...values, ...unset });
}

/** The texts of the inputs that are set; one that is not is the empty string. */
function given({ shape }: z.ZodObject, getInput: GetInput): Record<string, string> {
  const texts = Object.keys(shape).map((name) => [name, getInput(name)]);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
