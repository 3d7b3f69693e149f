import type { Location } from '../model/finding.ts';

/** The text of one file, with the line and column of every offset. */
export class Source {
  readonly path: string;
  readonly text: string;
  readonly #firstLine: number;
  #lineStarts: number[] | undefined;

  /** @param firstLine the line of the first character, if the text is a part of the file */
  constructor(path: string, text: string, firstLine = 1) {
    this.path = path;
    this.text = text;
    this.#firstLine = firstLine;
  }

  /**
   * Returns the location of the UTF-16 offsets `start` to `end` (exclusive). Only `\n` ends a line, as
   * in git and on GitHub.
   */
  location(start: number, end: number = start): Location {
    const from = this.#position(start);
    const to = this.#position(Math.max(start, end));
    return { path: this.path, ...from, end_line: to.line, end_column: to.column };
  }

  #position(offset: number): { line: number; column: number } {
    const starts = this.#lineStarts ?? this.#findLineStarts();
    let line = 0;
    for (let above = starts.length; above - line > 1; ) {
      const middle = (line + above) >>> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else above = middle;
    }
    return { line: line + this.#firstLine, column: offset - (starts[line] ?? 0) + 1 };
  }

  #findLineStarts(): number[] {
    const starts = [0];
    for (let at = this.text.indexOf('\n'); at !== -1; at = this.text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    this.#lineStarts = starts;
    return starts;
  }
}
