import type { Outcome } from '../model/outcome.ts';
import { safeLine } from './safe-log.ts';

/** Receives the progress of the schedule; commands with a shared Outcome are reported once. */
export interface Progress {
  /** @param total number of commands if none is skipped */
  planned(total: number): void;
  started(command: string): void;
  finished(command: string, outcome: Outcome): void;
  ended(): void;
}

/** For `--quiet`. */
export const NO_PROGRESS: Progress = {
  planned() {},
  started() {},
  finished() {},
  ended() {},
};

/** Prints one line for each finished command, for logs that cannot be rewritten. */
export function linesOfProgress(print: (line: string) => void): Progress {
  let total = 0;
  let done = 0;
  return {
    ...NO_PROGRESS,
    planned: (count) => {
      total = count;
    },
    finished: (command, { status, duration_ms }) => {
      done += 1;
      const seconds = (duration_ms / 1000).toFixed(1);
      print(`[${done}/${total}] ${status} in ${seconds} s: ${safeLine(command)}`);
    },
  };
}

/** Folds lines of a log, as `@actions/core` does. */
interface FoldingLog {
  info(line: string): void;
  startGroup(name: string): void;
  endGroup(): void;
}

/** Logs one line for each finished command, folded into one group. */
export function groupedProgress(log: FoldingLog): Progress {
  const lines = linesOfProgress(log.info);
  return {
    ...lines,
    planned: (total) => {
      log.startGroup(`Run ${total} validation command${total === 1 ? '' : 's'}`);
      lines.planned(total);
    },
    ended: () => log.endGroup(),
  };
}
