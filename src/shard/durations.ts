import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { MAX_REPORT_BYTES } from '../report/read.ts';
import type { Durations } from './partition.ts';
import { readAtMost } from './read-parts.ts';

type Open = (path: string) => AsyncIterable<Buffer>;

/** The parts of a report of any version that have the durations. */
const timedSchema = z.looseObject({
  genes: z.array(
    z.looseObject({
      commands: z.array(
        z.looseObject({
          command: z.string(),
          outcome: z.looseObject({ duration_ms: z.number().nonnegative() }).optional(),
        }),
      ),
    }),
  ),
});

/**
 * Reads how long each command took in an earlier run. It decides only where commands run.
 *
 * @param path a gate-report.json of any version
 * @param open reads a file in chunks
 * @throws GateError `artifact_invalid` for a file that is not a report; `file_unreadable`
 */
export async function readDurations(path: string, open: Open): Promise<Durations> {
  const file = await readAtMost(MAX_REPORT_BYTES, path, open);
  const durations = new Map<string, number>();
  for (const { commands } of timed(file, path).genes) {
    for (const { command, outcome } of commands) {
      const duration = Math.round(outcome?.duration_ms ?? 0);
      if (duration > 0) durations.set(command, Math.max(duration, durations.get(command) ?? 0));
    }
  }
  return durations;
}

function timed(file: Buffer, path: string): z.infer<typeof timedSchema> {
  try {
    return timedSchema.parse(JSON.parse(file.toString('utf8')));
  } catch (error) {
    throw new GateError(
      'artifact_invalid',
      `${inputName(path)} is not a report from which durations can be read.`,
      'Specify the gate-report.json of an earlier run; use the same file for all jobs of a matrix.',
      { cause: error },
    );
  }
}
