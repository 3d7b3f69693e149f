import { reveal } from './fold.ts';
import { Highlights } from './highlight.ts';

/** Milliseconds between a key press and the search. */
const PATIENCE = 120;

/**
 * Searches while the user types: hides items without a match and opens the folds around matches. Enter
 * goes to the next match, Shift+Enter to the previous one, Escape clears the search, `/` focuses it.
 */
export function serveSearch(toolbar: HTMLElement): void {
  const input = toolbar.querySelector('input');
  const found = toolbar.querySelector('output');
  if (!input || !found) return;
  const search = new Search();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    found.textContent = search.find(input.value.trim());
  };
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(run, PATIENCE);
  });
  toolbar.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      run();
      found.textContent = search.go(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      input.value = '';
      run();
    }
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

class Search {
  readonly #items = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  readonly #sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  readonly #texts = new Map<Element, string>();
  readonly #opened = new Set<HTMLDetailsElement>();
  readonly #highlights = new Highlights();
  #query = '';

  /** @returns the number of matches, in words */
  find(query: string): string {
    if (query === this.#query) return this.#words();
    this.#query = query;
    for (const fold of this.#opened) fold.open = false;
    this.#opened.clear();
    const wanted = query.toLowerCase();
    const holds = (element: Element) => wanted === '' || this.#textOf(element).includes(wanted);
    for (const item of this.#items) item.hidden = !holds(item);
    for (const section of this.#sections) {
      const hidden = !holds(section);
      section.hidden = hidden;
      const link = document.querySelector(`.contents a[href="#${section.id}"]`)?.parentElement;
      if (link) link.hidden = hidden;
    }
    const ranges = this.#highlights.show(query, this.#sections);
    for (const { startContainer } of ranges) this.#open(startContainer.parentElement);
    return this.#words();
  }

  /** Goes to the next or previous match; @returns its number, in words */
  go(step: 1 | -1): string {
    const range = this.#highlights.go(step);
    const element = range?.startContainer.parentElement;
    if (element) {
      reveal(element);
      element.scrollIntoView({ block: 'center' });
    }
    return this.#words();
  }

  #words(): string {
    if (this.#query === '') return '';
    const { current, count, more } = this.#highlights;
    if (count === 0) return 'No matches';
    const matches = `${count.toLocaleString('en-US')}${more ? ' or more' : ''}`;
    return current < 0 ? `${matches} found` : `${current + 1} of ${matches}`;
  }

  #open(element: Element | null): void {
    for (let fold = element?.closest('details'); fold; ) {
      if (!fold.open) {
        fold.open = true;
        this.#opened.add(fold);
      }
      fold = fold.parentElement?.closest('details');
    }
  }

  #textOf(element: Element): string {
    const known = this.#texts.get(element);
    if (known !== undefined) return known;
    const text = (element.textContent ?? '').toLowerCase();
    this.#texts.set(element, text);
    return text;
  }
}
