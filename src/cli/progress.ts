import { clipColumns } from '../report/view/columns.ts';
import { groupedProgress, linesOfProgress, NO_PROGRESS, type Progress } from '../run/progress.ts';
import { safeLine } from '../run/safe-log.ts';
import type { Terminal } from './terminal.ts';

const TICK_MS = 1000;

/** The part of a TTY stream that is used. */
export interface Screen {
  /** Columns at any time. */
  columns(): number;
  write(text: string): void;
}

/**
 * Shows counts, time and what runs in one line. Rewrites it while commands run and erases it at the end. Uses
 * no colors.
 */
export function terminalProgress(screen: Screen): Progress {
  let total = 0;
  let done = 0;
  let failed = 0;
  let running: readonly string[] = [];
  let since = performance.now();
  let ticking: NodeJS.Timeout | undefined;
  const show = () => {
    const [first = '', ...others] = running;
    const counts = `${done}/${total}${failed > 0 ? `, ${failed} failed` : ''}`;
    const time = `${Math.floor((performance.now() - since) / 1000)} s`;
    const more = others.length > 0 ? `(and ${others.length} more) ` : '';
    // One column stays free, because a full line would wrap and could not be erased.
    const line = clipColumns(`${counts}  ${time}  ${more}${safeLine(first)}`, screen.columns() - 1);
    screen.write(`\r\x1b[K${line}`);
  };
  return {
    planned: (count) => {
      total = count;
      since = performance.now();
      ticking = setInterval(show, TICK_MS);
      ticking.unref();
    },
    started: (command) => {
      running = [...running, command];
      show();
    },
    finished: (command, { status }) => {
      done += 1;
      if (status !== 'passed') failed += 1;
      running = running.toSpliced(running.indexOf(command), 1);
      show();
    },
    ended: () => {
      clearInterval(ticking);
      screen.write('\r\x1b[K');
    },
  };
}

/** Returns the progress display: a rewritten line on a terminal, plain or folded lines in a log. */
export function progressFor(terminal: Terminal, quiet: boolean): Progress {
  if (quiet) return NO_PROGRESS;
  if (!terminal.interactive) {
    const line = (text: string) => terminal.note(`${text}\n`);
    const { fold } = terminal;
    if (fold) return groupedProgress({ info: line, startGroup: fold, endGroup: () => fold() });
    return linesOfProgress(line);
  }
  return terminalProgress({ columns: terminal.noteColumns, write: terminal.note });
}
