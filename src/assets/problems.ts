import type { AssetFileRuleId } from '../rules/asset-file.ts';
import type { AssetProblem } from './asset.ts';
import type { Source } from './source.ts';

/** Limit of reported problems; a hostile file could have millions. */
const MAX_PROBLEMS = 100;

/** Collects the problems of one file in order, up to a limit. */
export class Problems {
  readonly found: AssetProblem[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** True once further problems are dropped; a `too-many` problem reports that. */
  get full(): boolean {
    return this.found.length > MAX_PROBLEMS;
  }

  /** Formats the position of an offset for a message. */
  place(offset: number): string {
    const { line, column } = this.#source.location(offset);
    return `line ${line}, column ${column}`;
  }

  /** Adds a problem. Offsets are UTF-16 units of the file's text. */
  add(
    rule: AssetFileRuleId,
    { start, end }: { readonly start: number; readonly end: number },
    detail: string,
    id?: string,
  ): void {
    if (this.full) return;
    const location = this.#source.location(start, end);
    this.found.push(
      this.found.length < MAX_PROBLEMS
        ? { rule, location, detail, ...(id !== undefined && { id }) }
        : {
            rule: 'too-many',
            location,
            detail: `more than ${MAX_PROBLEMS} problems; the rest is not listed`,
          },
    );
  }
}
