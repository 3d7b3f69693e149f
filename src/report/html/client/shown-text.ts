/** The text of an element without what is hidden in it, and where each part of it stands. */
export class ShownText {
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
