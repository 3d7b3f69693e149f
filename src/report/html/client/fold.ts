const allFolds = () => document.querySelectorAll('details');

/** The buttons that open and close everything at once. */
export function serveFolding(toolbar: HTMLElement): void {
  for (const button of toolbar.querySelectorAll<HTMLButtonElement>('button[data-fold]')) {
    button.addEventListener('click', () => {
      for (const fold of allFolds()) fold.open = button.dataset.fold === 'open';
    });
  }
}

/** Opens every fold around an element. */
export function reveal(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = parentFold(fold)) fold.open = true;
}

function parentFold(fold: Element): HTMLDetailsElement | null {
  return fold.parentElement?.closest('details') ?? null;
}

/** Paper cannot be unfolded: everything is open while it is printed. */
export function openOnPrint(): void {
  let closed: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    closed = [...allFolds()].filter(({ open }) => !open);
    for (const fold of closed) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of closed) fold.open = false;
  });
}

/** A link to something folded opens it, also when the page is opened with an anchor. */
export function serveLinks(): void {
  const follow = () => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    reveal(target);
    target.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  if (location.hash) follow();
}
