import { appendFile, stat } from 'node:fs/promises';
import { GITHUB_LIMITS } from '../github/api-limits.ts';
import { readFailure } from '../github/failure.ts';
import {
  type ChannelResult,
  type Publication,
  type PublishedPart,
  skipped,
  withNotes,
} from './context.ts';

/** One UTF-16 unit is at most three bytes of UTF-8. */
const BYTES_PER_CHARACTER = 3;
/** A shorter page would not be useful. */
const LEAST_CHARACTERS = 1024;

/**
 * Appends the page to the step's summary; never throws.
 *
 * @param path `GITHUB_STEP_SUMMARY`, if the runner sets it
 */
export async function publishStepSummary(
  path: string | undefined,
  publication: Publication,
  place: PublishedPart,
  notes: readonly string[],
): Promise<ChannelResult> {
  if (path === undefined) return skipped('the runner does not set GITHUB_STEP_SUMMARY');
  try {
    const { size } = await stat(path);
    const room = Math.floor((GITHUB_LIMITS.stepSummaryBytes - size - 1) / BYTES_PER_CHARACTER);
    if (room < LEAST_CHARACTERS) {
      return {
        status: 'failed',
        reason: 'could not write the step summary: earlier output has used up its size limit',
      };
    }
    const page = (max: number) => publication.markdown(max, place);
    await appendFile(path, `${withNotes(page, notes, room)}\n`);
    return { status: 'reached' };
  } catch (error) {
    return {
      status: 'failed',
      reason: `could not write the step summary: ${readFailure(error).said}`,
    };
  }
}
