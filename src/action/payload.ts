import { text } from 'node:stream/consumers';
import { type EventPayload, parsePayload } from '../event/payload.ts';
import { GateError } from '../ground/error.ts';
import { openInput } from '../ground/open-input.ts';
import type { Environment } from './job.ts';

/**
 * Reads the event that started the workflow.
 *
 * @param env the step's environment: GITHUB_EVENT_NAME and GITHUB_EVENT_PATH
 * @param parse converts the event's name and payload
 * @throws GateError `event_invalid` for a file that is not JSON, and any error of `parse`
 */
export async function readEvent<T>(
  env: Environment,
  parse: (eventName: string, payload: unknown) => T,
): Promise<T> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path = '' } = env;
  try {
    return parse(name, JSON.parse(await text(openInput(path))));
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw new GateError(
      'event_invalid',
      `Cannot read the event file ${path || '(GITHUB_EVENT_PATH is not set)'} as JSON.`,
      'Run the action in a workflow started by GitHub, on `pull_request`.',
      { cause: error },
    );
  }
}

/** @throws GateError like {@link readEvent}, and `event_unsupported` */
export function eventPayload(env: Environment): Promise<EventPayload> {
  return readEvent(env, (name, payload) => parsePayload(name, payload, env.GITHUB_SHA));
}
