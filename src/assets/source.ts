import { isUtf8 } from 'node:buffer';
import type { Location } from '../model/finding.ts';
import type { AssetFileRuleId } from '../rules/asset-file.ts';
import type { AssetProblem } from './asset.ts';

/** The text of one file, with lines and columns. */
export class Source {
  readonly path: string;
  readonly text: string;
  readonly #firstLine: number;
  #lineStarts: number[] | undefined;

  /** @param firstLine the line of the first character of a part of the file */
  constructor(path: string, text: string, firstLine = 1) {
    this.path = path;
    this.text = text;
    this.#firstLine = firstLine;
  }

  /**
   * Locates the UTF-16 offsets `start` to `end` (exclusive). Only `\n` ends a line, as in git and on GitHub.
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

/** A hostile file could have millions of problems. */
const MAX_PROBLEMS = 100;

/** Collects the problems of one file in order, up to a limit. */
export class Problems {
  readonly #found: AssetProblem[] = [];
  readonly #source: Source;
  /** The number of unlisted problems of each rule, with the first place. */
  readonly #others = new Map<AssetFileRuleId, number>();
  #firstOther: Location | undefined;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The first problems, and a count of the others for each rule. */
  get found(): readonly AssetProblem[] {
    if (this.#firstOther === undefined) return this.#found;
    const counts = [...this.#others].map(([rule, count]) => `${count} × \`${rule}\``).join(', ');
    const detail = `more than ${MAX_PROBLEMS} problems; not listed are ${counts}`;
    return [...this.#found, { rule: 'file-too-large', location: this.#firstOther, detail }];
  }

  /** True once further problems are only counted. */
  get full(): boolean {
    return this.#firstOther !== undefined;
  }

  place(offset: number): string {
    const { line, column } = this.#source.location(offset);
    return `line ${line}, column ${column}`;
  }

  /** Offsets are UTF-16 units of the file's text. */
  add(
    rule: AssetFileRuleId,
    { start, end }: { readonly start: number; readonly end: number },
    detail: string,
    { id, severity }: Pick<AssetProblem, 'id' | 'severity'> = {},
  ): void {
    if (this.#found.length === MAX_PROBLEMS) {
      this.#firstOther ??= this.#source.location(start, end);
      this.#others.set(rule, (this.#others.get(rule) ?? 0) + 1);
      return;
    }
    const location = this.#source.location(start, end);
    this.#found.push({
      ...{ rule, location, detail },
      ...(id !== undefined && { id }),
      ...(severity && { severity }),
    });
  }
}

/** Up to the first byte that is not UTF-8. */
export interface Decoded {
  readonly text: string;
  readonly complete: boolean;
}

/** Decodes UTF-8 strictly. Drops a byte order mark at the start, which some editors add. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const text = new TextDecoder('utf-8').decode(bytes);
  if (isUtf8(bytes)) return { text, complete: true };
  // The character can also be in the file, before the invalid byte; then its place is reported.
  return { text: text.slice(0, text.indexOf('\uFFFD')), complete: false };
}

/** Exceeding a limit is a problem. */
export interface AssetLimits {
  readonly maxBytes: number;
  /** Nesting depth of brackets. Real assets have fewer than ten. */
  readonly maxDepth: number;
  /** JSON values of one file, including scalars: each needs memory. */
  readonly maxValues: number;
  /** The largest known store has 102 genes; an event log of the maximum file size about 30,000. */
  readonly maxAssets: number;
}

/** @param maxBytes the policy's `assets.max_file_bytes` */
export function assetLimits(maxBytes: number): AssetLimits {
  return { maxBytes, maxDepth: 64, maxValues: 1_000_000, maxAssets: 50_000 };
}
