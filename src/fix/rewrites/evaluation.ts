import { readEvaluation } from '../evaluation/read.ts';
import { SCRIPT_FOLDER, writeScript } from '../evaluation/script.ts';
import { reasons } from '../reason.ts';
import type { Rewrite } from './rewrite.ts';

/** `node -e CODE` as a script of the repository, unless the code cannot fail. */
export const moveCode: Rewrite = async (reading, store) => {
  const read = readEvaluation(reading);
  if (read === undefined || 'reason' in read) return read;
  const written = writeScript(read.evaluation);
  if ('reason' in written) return written;
  const script = await store.place(written.script);
  if (script === undefined) return { reason: reasons.noPlace(SCRIPT_FOLDER) };
  const command = read.evaluation.withScript(script);
  return { step: 'code moved into a script', commands: [command], script };
};
