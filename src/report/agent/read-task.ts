import * as z from 'zod';
import { GateError } from '../../ground/error.ts';
import { dotPath } from '../../ground/zod-path.ts';
import { type AgentTask, agentTaskSchema } from './agent-task.ts';

/**
 * Reads a task that someone hands over. Nothing in it is trusted.
 *
 * @param name the name of the file in error messages
 * @throws GateError `input_invalid` for a file that is not an AgentTask of this version
 */
export function readAgentTask(file: Buffer, name: string): AgentTask {
  try {
    return agentTaskSchema.parse(JSON.parse(file.toString('utf8')));
  } catch (error) {
    throw new GateError(
      'input_invalid',
      `${name} is not an AgentTask of this version: ${complaintOf(error)}.`,
      'Pass the file that `gene-gate check --format agent` printed, or agent-task.json of the results.',
      { cause: error },
    );
  }
}

/** Returns the first problem only: the others often follow from it. */
function complaintOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return 'it is not JSON';
  const path = dotPath(error.issues[0]?.path ?? []);
  return `\`${path || 'type'}\` is missing or has an invalid value`;
}
