import * as core from '@actions/core';
import { inSentences } from '../ground/error.ts';
import { safeLine } from '../run/safe-log.ts';

/**
 * Fails a step that could not decide. GitHub shows the end of a failed step's log, so the last line says
 * why; lines to copy come before it.
 */
export function failUndecided({
  message,
  hint,
}: {
  readonly message: string;
  readonly hint: string;
}): void {
  const why = message.replace(/\s*\n\s*/g, ' ');
  const lines = hint.split('\n');
  if (lines.length === 1) {
    core.setFailed(inSentences({ message, hint }));
    return;
  }
  for (const line of lines) core.info(safeLine(line));
  core.setFailed(why);
}
