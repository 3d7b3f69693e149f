import { count } from '../view/words.ts';

/** Items of one list on a page: a browser is slow with more, and all are in `gate-report.json`. */
const MOST_ITEMS = 1_000;

/** Returns the items that the page shows. */
export function firstOf<T>(items: readonly T[], most = MOST_ITEMS): readonly T[] {
  return items.slice(0, most);
}

/** Says how many items are not shown; nothing if all are. */
export function Rest({
  of,
  noun,
  shown = MOST_ITEMS,
}: {
  readonly of: number;
  readonly noun: string;
  readonly shown?: number;
}) {
  if (of <= shown) return null;
  return (
    <p class="quiet">
      {count(of - shown, `more ${noun}`)} in <code>gate-report.json</code>
    </p>
  );
}
