import type * as Core from '@actions/core';
import { linesOfAudit } from '../report/text/audit-progress.ts';
import { count } from '../report/view/words.ts';
import { linesOfProgress, type Progress } from '../run/progress.ts';

/**
 * Logs one line for each finished command, folded into one group, and lines of a long audit, folded into
 * another.
 */
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
    audit: linesOfAudit({
      begin: () => core.startGroup('Audit'),
      line: core.info,
      end: () => core.endGroup(),
    }),
  };
}
