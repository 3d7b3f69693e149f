import type { Progress } from './progress.ts';
import { safeLine } from './safe-line.ts';

/** The part of a TTY stream that is used. */
export interface Terminal {
  readonly columns: number;
  write(text: string): void;
}

const ERASE_LINE = '\r\x1b[2K';
const TICK_MS = 1000;

/** One line that is rewritten while commands run, and that is gone at the end. */
export function terminalProgress(terminal: Terminal): Progress {
  let total = 0;
  let done = 0;
  let failed = 0;
  let running = '';
  let since = performance.now();
  let ticking: NodeJS.Timeout | undefined;

  const draw = () => {
    const seconds = Math.floor((performance.now() - since) / 1000);
    const counts = failed > 0 ? `${done}/${total}, ${failed} not passed` : `${done}/${total}`;
    // One column stays free: a full line would wrap, and only its second half would be erased.
    const line = safeLine(`${counts}  ${seconds} s  ${running}`, (terminal.columns || 80) - 1);
    terminal.write(`${ERASE_LINE}${line}`);
  };
  return {
    planned: (count) => {
      total = count;
      since = performance.now();
      ticking = setInterval(draw, TICK_MS);
      ticking.unref();
    },
    started: (command) => {
      running = command;
      draw();
    },
    finished: (_command, { status }) => {
      done += 1;
      if (status !== 'passed') failed += 1;
      draw();
    },
    ended: () => {
      clearInterval(ticking);
      terminal.write(ERASE_LINE);
    },
  };
}
