import { posix } from 'node:path';
import { refusalOf, toolOf } from '../../families/tools/index.ts';

/** A file of a dependency: its package, and the path in it. A package can be below another one's. */
const OF_PACKAGE = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/(?:.*\/)?([^/]+))?$/s;

/**
 * The tools that a file could be, by its path alone: `node_modules/.bin/jest` is jest,
 * `node_modules/typescript/lib/tsc.js` is tsc. A file that is named like no known tool counts as the one of
 * its package.
 *
 * @returns nothing for a file that belongs neither to a dependency nor to a committed package manager
 */
export function toolsAt(path: string): readonly string[] {
  const normal = posix.normalize(path.replaceAll('\\', '/')).replace(/\/$/, '');
  if (/(?:^|\/)\.yarn\/releases\//.test(normal)) return ['yarn'];
  const [, owner, file = ''] = OF_PACKAGE.exec(normal) ?? [];
  if (owner === undefined) return [];
  if (owner === '.bin') return [file];
  const names = new Set([file.replace(/\.[cm]?[jt]s$/, ''), owner]);
  const known = [...names].filter((name) => toolOf(name) ?? refusalOf(name));
  return known.length > 0 ? known : [owner];
}
