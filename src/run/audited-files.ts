import { posix } from 'node:path';
import type { SideEffects } from '../model/outcome.ts';
import type { LowerLayer } from './lower-layer.ts';
import type { Written } from './written.ts';

/** Suffixes that node tries for a name without an extension, in this order, before a folder. */
const TRIED = ['', '.js', '.json', '.node'] as const;

/** Files that control how other files in their folder and below are run. */
const SETTINGS: ReadonlySet<string> = new Set(['package.json', '.npmrc']);

/** Packages and their programs; any other folder with a leading dot is a tool's cache. */
const PACKAGES = /(?:^|\/)node_modules\/(?!\.(?!bin\/)[^/]+\/)/;
const REPOSITORY = /(?:^|\/)\.git(?:\/|$)/;

/**
 * Lists the files that commands wrote to a shared view and that could make the next command run
 * something that was not audited: files of the checkout that changed, and new files that take
 * precedence over existing ones. Other new files are the purpose of a shared view.
 *
 * @param differences every difference of `written` from the checkout
 * @param lower the audited files
 * @returns sorted paths, followed by a remark if the list is incomplete
 */
export function auditedFilesIn(
  { created, changed, deleted }: SideEffects,
  { complete }: Pick<Written, 'complete'>,
  lower: LowerLayer,
): readonly string[] {
  return [
    ...[
      ...changed,
      ...deleted,
      ...created.filter((path) => isTakenFor(path, (other) => lower.kindOf(other) !== undefined)),
    ].sort(),
    ...(complete ? [] : ['more than can be listed']),
  ];
}

function isTakenFor(path: string, stands: (path: string) => boolean): boolean {
  return PACKAGES.test(path) || REPOSITORY.test(path) || replacesAudited(path, stands);
}

/** Whether programs take a new file in place of an audited one, or read settings of a folder from it. */
export function replacesAudited(path: string, stands: (path: string) => boolean): boolean {
  if (SETTINGS.has(posix.basename(path))) return stands(posix.dirname(path));
  return TRIED.some((ending, index) => {
    if (!path.endsWith(ending)) return false;
    const name = path.slice(0, path.length - ending.length);
    const later = [...TRIED.slice(index + 1), ...(ending === '' ? [] : [''])];
    return later.some((other) => stands(name + other));
  });
}
