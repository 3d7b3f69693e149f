/**
 * The script of the report's page: search, folding, and links that open what they lead to. The page
 * is complete without it. It only ever hides, opens and highlights what is there; it writes no markup.
 */
import { openOnPrint, serveFolding, serveLinks } from './fold.ts';
import { serveSearch } from './search.ts';

const toolbar = document.querySelector<HTMLElement>('.toolbar');
if (toolbar) {
  serveFolding(toolbar);
  serveSearch(toolbar);
  toolbar.hidden = false;
}
serveLinks();
openOnPrint();
