import { readFile } from 'node:fs/promises';
import { GateError } from '../error.ts';
import { type EventPayload, parsePayload } from '../event/payload.ts';

/**
 * Reads the event that started the workflow.
 *
 * @param env the step's environment: GITHUB_EVENT_NAME, GITHUB_EVENT_PATH, GITHUB_SHA
 * @throws GateError `event_invalid` or `event_unsupported`
 */
export async function readPayload(
  env: Readonly<Record<string, string | undefined>>,
): Promise<EventPayload> {
  const { GITHUB_EVENT_NAME: name = '', GITHUB_EVENT_PATH: path = '' } = env;
  try {
    return parsePayload(name, JSON.parse(await readFile(path, 'utf8')), env.GITHUB_SHA);
  } catch (error) {
    if (error instanceof GateError) throw error;
    throw new GateError(
      'event_invalid',
      `The event file ${path || '(GITHUB_EVENT_PATH is not set)'} cannot be read as JSON.`,
      'Run the action in a workflow that GitHub has started, on `pull_request`.',
      { cause: error },
    );
  }
}
