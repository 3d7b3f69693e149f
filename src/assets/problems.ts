import type { AssetFileRuleId } from '../rules/asset-file.ts';
import type { AssetProblem } from './asset.ts';
import type { Source } from './source.ts';

/** More problems than anybody reads; a hostile file could have millions. */
const MAX_PROBLEMS = 100;

/** Collects what is wrong with one file, in the order in which it is met, and not without end. */
export class Problems {
  readonly found: AssetProblem[] = [];
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  /** True once further problems are no longer kept; a `too_many` problem has then said so. */
  get full(): boolean {
    return this.found.length > MAX_PROBLEMS;
  }

  /** Names the place of an offset inside a message. */
  place(offset: number): string {
    const { line, column } = this.#source.location(offset);
    return `line ${line}, column ${column}`;
  }

  /** Offsets are UTF-16 units of the file's text. */
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
