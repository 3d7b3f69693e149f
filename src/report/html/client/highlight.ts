import { ShownText } from './shown-text.ts';

/** More places than this are not counted one by one. */
const MOST_PLACES = 500;

/** The places of a searched text, marked without touching the page's elements. */
export class Highlights {
  #ranges: Range[] = [];
  /** The place that was gone to last; -1 before the first. */
  current = -1;
  /** There are more places than {@link count}. */
  more = false;

  get count(): number {
    return this.#ranges.length;
  }

  /** Marks all places within what is not hidden; @returns them in the order of the page. */
  show(query: string, within: readonly HTMLElement[]): readonly Range[] {
    this.#ranges = [];
    this.current = -1;
    this.more = false;
    if (query !== '') this.#collect(query, within);
    this.#paint('found', this.#ranges);
    this.#paint('current', []);
    return this.#ranges;
  }

  /** Moves on, past the end to the beginning. */
  go(step: 1 | -1): Range | undefined {
    const { count } = this;
    if (count === 0) return undefined;
    this.current = this.current < 0 && step < 0 ? count - 1 : (this.current + step + count) % count;
    const range = this.#ranges[this.current];
    if (range) this.#paint('current', [range]);
    return range;
  }

  #collect(query: string, within: readonly HTMLElement[]): void {
    const pattern = new RegExp(query.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
    for (const root of within) {
      const text = new ShownText(root);
      for (const { index, 0: found } of text.content.matchAll(pattern)) {
        if (this.#ranges.length === MOST_PLACES) {
          this.more = true;
          return;
        }
        this.#ranges.push(text.rangeOf(index, index + found.length));
      }
    }
  }

  #paint(name: string, ranges: readonly Range[]): void {
    // Older browsers find as well, they only do not mark.
    if (typeof Highlight === 'undefined') return;
    CSS.highlights.set(name, new Highlight(...ranges));
  }
}
