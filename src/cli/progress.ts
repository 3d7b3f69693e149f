import { linesOfProgress, NO_PROGRESS, type Progress } from '../run/progress.ts';
import { terminalProgress } from '../run/terminal-progress.ts';
import type { Terminal } from './terminal.ts';

/** Shows what runs: a line that is rewritten where someone looks, plain lines elsewhere. */
export function progressFor(terminal: Terminal, quiet: boolean): Progress {
  if (quiet) return NO_PROGRESS;
  if (!terminal.interactive) return linesOfProgress((line) => terminal.note(`${line}\n`));
  return terminalProgress({ write: terminal.note, columns: terminal.columns });
}
