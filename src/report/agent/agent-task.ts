import * as z from 'zod';
import { GateError } from '../../ground/error.ts';
import { firstProblem } from '../../ground/zod-path.ts';
import { judgedEditSchema } from '../../model/edit.ts';
import { findingIdSchema } from '../../model/finding.ts';
import type { Immutable } from '../../model/immutable.ts';
import { nextActorSchema, verdictSchema } from '../../model/verdict.ts';

/** Version of the AgentTask's format; increased with every change that a reader can notice. */
export const AGENT_TASK_VERSION = '1.0.0' as const;

const oid = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/);

const finding = findingIdSchema.exactOptional().describe('The id of the finding.');

const todo = z.object({
  finding,
  rule: z.string(),
  path: z.string().exactOptional(),
  line: z.int().min(1).exactOptional(),
  message: z.string(),
  remedy: z.string(),
});

const human = z.object({
  finding,
  why: z.string(),
  needs: z.string().describe('What the person does, such as an approval and its digest.'),
});

/** What the agent that wrote a change does next; a projection of the GateReport. */
export const agentTaskSchema = z
  .object({
    type: z.literal('AgentTask'),
    schema_version: z.literal(AGENT_TASK_VERSION),
    next_actor: nextActorSchema.describe(
      'The one field to switch on. `done`: nothing is left to do. `agent`: make the `edits` and resolve the `todo`, then run `verify`. `human`: hand over. `undecided`: the gate could not decide; hand over or run it again.',
    ),
    verdict: verdictSchema,
    error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).optional(),
    head_sha: oid.nullable().describe('The commit that the task is about.'),
    base_sha: oid.nullable(),
    policy: z
      .object({ ref: z.string().exactOptional(), profile: z.string() })
      .nullable()
      .describe('The commit whose policy applies, and the profile.'),
    edits: z
      .array(judgedEditSchema)
      .describe('What `gene-gate fix --apply` changes; the new commands are judged already.'),
    todo: z
      .array(todo)
      .describe(
        'Findings that fail the gate and that no edit resolves: change the files yourself.',
      ),
    advice: z
      .array(todo)
      .describe('Warnings that fail nothing: what would make the checks worth more.'),
    human: z.array(human).describe('Findings that only a person resolves.'),
    hub: z
      .array(z.object({ gene: z.string(), taken: z.boolean(), words: z.string() }))
      .exactOptional()
      .describe(
        'Whether the engines that the policy names (`a2a.engines`) take each gene of the change, before it is published.',
      ),
    must_not: z
      .array(z.string())
      .describe('What the agent does not do, whatever the findings are.'),
    patch: z
      .string()
      .nullable()
      .describe('A unified diff of the edits for `git apply`; null without one.'),
    verify: z
      .string()
      .describe(
        'The command that exits with 0 when nothing is left to do, also if the policy only reports.',
      ),
    how_to_get_it: z.string().describe('The page that says how to get `gene-gate`.'),
  })
  .describe('AgentTask: what the agent that wrote a change does next');

export type AgentTask = Immutable<z.infer<typeof agentTaskSchema>>;

/**
 * Reads a task that someone hands over. Nothing in it is trusted.
 * @param name the name of the file in error messages
 * @throws GateError `input_invalid` for a file that is not an AgentTask of this version
 */
export function readAgentTask(file: Buffer, name: string): AgentTask {
  try {
    return agentTaskSchema.parse(JSON.parse(file.toString('utf8')));
  } catch (error) {
    throw new GateError(
      'input_invalid',
      `${name} is not an AgentTask of this version: ${firstProblem(error)}.`,
      'Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.',
      { cause: error },
    );
  }
}
