import { linesOfProgress, NO_PROGRESS, type Progress } from '../run/progress.ts';
import type { Terminal } from './terminal.ts';
import { terminalProgress } from './terminal-progress.ts';

/** Shows what runs: lines that are rewritten where someone looks, plain ones elsewhere. */
export function progressFor(terminal: Terminal, quiet: boolean): Progress {
  if (quiet) return NO_PROGRESS;
  if (!terminal.interactive) return linesOfProgress((line) => terminal.note(`${line}\n`));
  const { columns, rows, note: write } = terminal;
  return terminalProgress({ columns, rows, write });
}
