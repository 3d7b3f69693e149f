import { groupedProgress } from '../action/run-gate.ts';
import { clipColumns } from '../report/view/columns.ts';
import { linesOfProgress, NO_PROGRESS, type Progress } from '../run/progress.ts';
import { safeLine } from '../run/safe-log.ts';
import type { ScreenSize, Terminal } from './terminal.ts';

/** The part of a TTY stream that is used. */
export interface Screen {
  /** Lines that scrolled away cannot be rewritten. */
  readonly size: ScreenSize;
  write(text: string): void;
}

interface Running {
  readonly command: string;
  /** Start time, by `performance.now()`. */
  readonly since: number;
}

const TICK_MS = 1000;
/** Rows that stay free: the line of the cursor, and one line above the progress. */
const KEPT_ROWS = 2;

/**
 * Shows counts and time, and a line for each running command. Rewrites the lines while commands run and
 * erases them at the end. Uses no colors.
 */
export function terminalProgress(screen: Screen): Progress {
  let total = 0;
  let done = 0;
  let failed = 0;
  let running: readonly Running[] = [];
  let since = performance.now();
  let drawn = 0;
  let ticking: NodeJS.Timeout | undefined;

  const lines = (): string[] => {
    const now = performance.now();
    const counts = failed > 0 ? `${done}/${total}, ${failed} failed` : `${done}/${total}`;
    const room = Math.max(1, screen.size.rows - KEPT_ROWS - 1);
    const shown = running.length > room ? running.slice(0, room - 1) : running;
    const hidden = running.length - shown.length;
    return [
      `${counts}  ${seconds(since, now)}`,
      ...shown.map((each) => `${seconds(each.since, now).padStart(7)}  ${safeLine(each.command)}`),
      ...(hidden > 0 ? [`         and ${hidden} more`] : []),
    ];
  };
  const show = (next: readonly string[]) => {
    const up = drawn > 1 ? `\x1b[${drawn - 1}A` : '';
    // One column stays free, because a full line would wrap and could not be erased.
    const text = next.map((line) => clipColumns(line, screen.size.columns - 1)).join('\n');
    screen.write(`\r${up}\x1b[J${text}`);
    drawn = next.length;
  };
  return {
    planned: (count) => {
      total = count;
      since = performance.now();
      ticking = setInterval(() => show(lines()), TICK_MS);
      ticking.unref();
    },
    started: (command) => {
      running = [...running, { command, since: performance.now() }];
      show(lines());
    },
    finished: (command, { status }) => {
      done += 1;
      if (status !== 'passed') failed += 1;
      const index = running.findIndex((each) => each.command === command);
      running = running.filter((_, position) => position !== index);
      show(lines());
    },
    ended: () => {
      clearInterval(ticking);
      show([]);
    },
  };
}

function seconds(since: number, now: number): string {
  return `${Math.floor((now - since) / 1000)} s`;
}

/** Returns the progress display: rewritten lines on a terminal, plain or folded lines in a log. */
export function progressFor(terminal: Terminal, quiet: boolean): Progress {
  if (quiet) return NO_PROGRESS;
  if (!terminal.interactive) {
    const line = (text: string) => terminal.note(`${text}\n`);
    const { fold } = terminal;
    if (fold) return groupedProgress({ info: line, startGroup: fold, endGroup: () => fold() });
    return linesOfProgress(line);
  }
  const { screen: size, note: write } = terminal;
  return terminalProgress({ size, write });
}
