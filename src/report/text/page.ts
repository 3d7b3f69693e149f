import { painter } from './paint.ts';
import type { Layout } from './row.ts';

export interface TextOptions {
  /** No line is wider; at least 40. */
  readonly columns: number;
  readonly colour: boolean;
  /** Everything, instead of what needs a person. */
  readonly verbose: boolean;
}

/** How the rows of a page are laid out. */
export function layoutOf({ columns, colour, verbose }: TextOptions): Layout {
  return { columns: Math.max(40, columns), paint: painter(colour), verbose };
}

/** Blocks of rows, with an empty line between them. */
export function page(blocks: readonly string[][]): string {
  return `${blocks
    .filter((rows) => rows.length > 0)
    .map((rows) => rows.join('\n'))
    .join('\n\n')}\n`;
}
