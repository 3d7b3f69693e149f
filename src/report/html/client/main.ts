/**
 * The script of the HTML report: search, filter, folding, and links that open their target. The page is
 * complete without it. It only hides, opens and highlights elements; it writes no markup.
 */

import { serveFilter } from './filter.ts';
import { openOnPrint, serveFolding, serveLinks } from './fold.ts';
import { serveSearch } from './search.ts';

const toolbar = document.querySelector<HTMLElement>('.toolbar');
if (toolbar) {
  serveFolding(toolbar);
  serveSearch(toolbar);
  serveFilter(toolbar);
  toolbar.hidden = false;
}
serveLinks();
openOnPrint();
