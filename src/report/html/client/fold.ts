const allFolds = () => document.querySelectorAll('details');

/** Handles the buttons that open and close all folds. */
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

/** Opens all folds while the page is printed. */
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

/** Opens the fold that a link or the anchor of the address leads to. */
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
