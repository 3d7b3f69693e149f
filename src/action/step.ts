import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as core from '@actions/core';
import { type EventPayload, parsePayload } from '../event/payload.ts';
import { GateError, inSentences } from '../ground/error.ts';
import { openInput } from '../ground/open-input.ts';
import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';
import { safeLine } from '../run/safe-log.ts';
import type { Durations } from '../shard/partition.ts';
import { readDurations } from '../shard/read-parts.ts';
import { type PublishingInputs, readInputs } from './inputs.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The runner's input for a step. */
export interface Step {
  /** The mode, and the settings for publishing. */
  readonly inputs: PublishingInputs;
  readonly env: Environment;
  /** Aborted when the job is cancelled. */
  readonly signal: AbortSignal;
}

/** The work of a step in any mode: deciding, and publishing the decision. */
export interface Job {
  readonly context: PublishContext;
  /** @throws GateError if it cannot decide; the error is also published */
  decide(): Promise<GateReport>;
  /** Further publications after the decision. */
  readonly afterwards?: () => Promise<void>;
  /** Set if only the check run reports a failure: the step succeeds once the check run is written. */
  readonly reportsOnly?: true;
}

/** @throws GateError `event_invalid` for a file that is not JSON, and any error of `parse` */
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

/** Reads the report of the input `durations`; empty without the input. */
export async function durationsInput(env: Environment): Promise<Durations> {
  const { durations } = readInputs(core.getInput);
  if (durations === undefined) return new Map();
  return readDurations(resolve(env.GITHUB_WORKSPACE ?? '.', durations), openInput);
}

/** Fails a step that could not decide. GitHub shows the end of its log, so lines to copy precede the reason. */
export function failUndecided({
  message,
  hint,
}: {
  readonly message: string;
  readonly hint: string;
}): void {
  const why = message.replace(/(?<!\s)\s*\n\s*/g, ' ');
  const lines = hint.split('\n');
  if (lines.length === 1) {
    core.setFailed(inSentences({ message, hint }));
    return;
  }
  for (const line of lines) core.info(safeLine(line));
  core.setFailed(why);
}
