import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { GateError } from '../ground/error.ts';
import { inputName } from '../ground/open-input.ts';
import { MAX_SHARDS } from '../model/run.ts';
import { MAX_REPORT_BYTES, readReportFile } from '../report/read.ts';
import type { NamedReport } from './part.ts';
import type { Durations } from './partition.ts';

/** Limit of the total size of all parts, in bytes. */
const MAX_BYTES_IN_ALL = 2 * MAX_REPORT_BYTES;

const REPORT_FILE = 'gate-report.json';

type Open = (path: string) => AsyncIterable<Buffer>;

/**
 * Finds the parts below a directory, where `actions/download-artifact` makes one directory for each artifact.
 * Follows no links.
 * @throws GateError `file_unreadable`
 */
export async function findParts(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw new GateError(
      'file_unreadable',
      `Cannot read the directory ${folder} (${error.code}).`,
      'Specify the directory into which the parts were downloaded.',
      { cause: error },
    );
  });
  return entries
    .filter((entry) => entry.isFile() && entry.name === REPORT_FILE)
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/**
 * Reads the parts that other machines uploaded. Their content is not trusted yet.
 * @throws GateError `artifact_invalid` with the file that is no report or is too large; `file_unreadable`
 */
export async function readParts(
  paths: readonly string[],
  open: Open,
  hint = HINT,
): Promise<readonly NamedReport[]> {
  if (paths.length > MAX_SHARDS) throw refusal(`There are more than ${MAX_SHARDS} parts`);
  const parts: NamedReport[] = [];
  let left = MAX_BYTES_IN_ALL;
  for (const path of paths) {
    const file = await readAtMost(Math.min(left, MAX_REPORT_BYTES), path, open);
    left -= file.length;
    const name = inputName(path);
    parts.push({ name, report: readReportFile(file, name, hint) });
  }
  return parts;
}

/**
 * Reads a whole input.
 * @throws GateError `artifact_invalid` if it is too large; any error of `open`
 */
async function readAtMost(limit: number, path: string, open: Open): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the file.
  for await (const chunk of open(path)) {
    size += chunk.length;
    if (size > limit)
      throw refusal(`${inputName(path)} is too large, alone or together with the other parts`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const HINT = 'Specify the gate-report.json of every shard, made by this version, and nothing else.';

function refusal(message: string): GateError {
  return new GateError('artifact_invalid', message, HINT);
}

/** The fields with durations in a report of any version. */
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
 * Reads the durations of commands in an earlier run. They only decide where commands run.
 * @throws GateError `artifact_invalid` for a file that is no report; `file_unreadable`
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
