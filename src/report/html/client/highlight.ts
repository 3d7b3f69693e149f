/** Maximum number of counted matches. */
const MOST_MATCHES = 500;

/** The matches of a search, highlighted without changing the page's elements. */
export class Highlights {
  #ranges: Range[] = [];
  /** Index of the current match; -1 before the first. */
  current = -1;
  /** True if there are more matches than {@link count}. */
  more = false;

  get count(): number {
    return this.#ranges.length;
  }

  /** Highlights all matches in visible text; @returns them in the order of the page. */
  show(query: string, within: readonly HTMLElement[]): readonly Range[] {
    this.#ranges = [];
    this.current = -1;
    this.more = false;
    if (query !== '') this.#collect(query, within);
    this.#paint('found', this.#ranges);
    this.#paint('current', []);
    return this.#ranges;
  }

  /** Moves to the next or previous match; wraps around. */
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
        if (this.#ranges.length === MOST_MATCHES) {
          this.more = true;
          return;
        }
        this.#ranges.push(text.rangeOf(index, index + found.length));
      }
    }
  }

  #paint(name: string, ranges: readonly Range[]): void {
    // Older browsers search without highlighting.
    if (typeof Highlight === 'undefined') return;
    CSS.highlights.set(name, new Highlight(...ranges));
  }
}

/** The visible text of an element, and the positions of its text nodes. */
class ShownText {
  readonly content: string;
  readonly #nodes: Text[] = [];
  /** Where each node begins in {@link content}. */
  readonly #starts: number[] = [];

  constructor(root: HTMLElement) {
    const walker = document.createTreeWalker(
      root,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      (node) => {
        if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
        return (node as Element).hasAttribute('hidden')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_SKIP;
      },
    );
    const parts: string[] = [];
    let length = 0;
    for (let node = root.hidden ? null : walker.nextNode(); node; node = walker.nextNode()) {
      const { data } = node as Text;
      this.#nodes.push(node as Text);
      this.#starts.push(length);
      parts.push(data);
      length += data.length;
    }
    this.content = parts.join('');
  }

  /** @param start @param end offsets in {@link content}, the end excluded and after the start */
  rangeOf(start: number, end: number): Range {
    const range = new Range();
    range.setStart(...this.#place(start));
    const [node, offset] = this.#place(end - 1);
    range.setEnd(node, offset + 1);
    return range;
  }

  #place(offset: number): [Text, number] {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [this.#nodes[low] as Text, offset - (this.#starts[low] ?? 0)];
  }
}
