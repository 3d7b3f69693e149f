/**
 * What the page does in the browser, where it is passed as text, so it uses nothing from outside itself:
 * filters the entries of the sections, and opens what is folded for a link and for the printer. The page is
 * complete without it.
 */
export function pageScript(): void {
  const search = document.querySelector('search');
  const [input, output] = [search?.querySelector('input'), search?.querySelector('output')];
  const folds = document.querySelectorAll<HTMLDetailsElement>('section > details');
  const entries = document.querySelectorAll<HTMLElement>(
    'section > ul > li, section > details > ul > li',
  );
  input?.addEventListener('input', () => {
    const wanted = input.value.trim().toLowerCase();
    let shown = 0;
    for (const entry of entries) {
      entry.hidden = !entry.textContent.toLowerCase().includes(wanted);
      if (!entry.hidden) shown += 1;
    }
    for (const fold of folds) fold.open = wanted !== '';
    if (output) output.textContent = wanted === '' ? '' : `${shown} of ${entries.length} entries`;
  });
  if (search) search.hidden = false;

  const reveal = () => {
    const target = document.getElementById(location.hash.slice(1));
    for (let fold = target?.closest('details'); fold; ) {
      fold.open = true;
      fold = fold.parentElement?.closest('details');
    }
    target?.scrollIntoView();
  };
  addEventListener('hashchange', reveal);
  if (location.hash) reveal();
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}
