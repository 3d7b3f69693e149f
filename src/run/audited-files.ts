import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SideEffects } from '../model/outcome.ts';
import type { Written } from './written.ts';

/** What node tries for a name without an extension, in this order, before a folder of that name. */
const TRIED = ['', '.js', '.json', '.node'] as const;

/** Files that say how others in their folder, and below it, are run. */
const SETTINGS: ReadonlySet<string> = new Set(['package.json', '.npmrc']);

/** Packages and their programs; a folder with a dot, but for these, is a tool's cache. */
const PACKAGES = /(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/;
const REPOSITORY = /(?:^|\/)\.git(?:\/|$)/;

/**
 * Of what commands wrote to a view that they share, what would make the next one run something that
 * nobody has judged: whatever stood in the checkout and is another now, and new files that are taken
 * in place of what stands there. Other new files are what a view is shared for.
 *
 * @param differences every one of `written` against the checkout
 * @param checkout the real path of the checkout, as it was audited
 * @returns paths, sorted; where not everything is known, that is said in place of a path
 */
export function auditedFilesIn(
  { created, changed, deleted }: SideEffects,
  { complete }: Pick<Written, 'complete'>,
  checkout: string,
): readonly string[] {
  return [
    ...[
      ...changed,
      ...deleted,
      ...created.filter((path) => isTakenFor(path, (other) => existsSync(join(checkout, other)))),
    ].sort(),
    ...(complete ? [] : ['more than can be listed']),
  ];
}

function isTakenFor(path: string, stands: (path: string) => boolean): boolean {
  if (PACKAGES.test(path) || REPOSITORY.test(path)) return true;
  if (SETTINGS.has(posix.basename(path))) return stands(posix.dirname(path));
  return TRIED.some((ending, index) => {
    if (!path.endsWith(ending)) return false;
    const name = path.slice(0, path.length - ending.length);
    const later = [...TRIED.slice(index + 1), ...(ending === '' ? [] : [''])];
    return later.some((other) => stands(name + other));
  });
}
