import type { Span } from '../model/finding.ts';

/** One word of a command, as a POSIX shell splits it. */
export interface Word {
  /** The value after quote removal, which the program receives. */
  readonly text: string;
  /** Its position in the command string, including quotes. */
  readonly span: Span;
  /** True if any part of it was quoted or escaped. */
  readonly quoted: boolean;
}
