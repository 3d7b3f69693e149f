import { reveal } from './fold.ts';

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
