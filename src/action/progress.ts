import type * as Core from '@actions/core';
import { count } from '../report/view/words.ts';
import { linesOfProgress, type Progress } from '../run/progress.ts';

/** Logs one line for each finished command, folded into one group. */
export function groupedProgress(
  core: Pick<typeof Core, 'info' | 'startGroup' | 'endGroup'>,
): Progress {
  const lines = linesOfProgress(core.info);
  return {
    ...lines,
    planned: (total) => {
      core.startGroup(`Run ${count(total, 'validation command')}`);
      lines.planned(total);
    },
    ended: () => core.endGroup(),
  };
}
