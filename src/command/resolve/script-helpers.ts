import { posix } from 'node:path';
import ignore from 'ignore';
import { toolThatFinds } from '../../programs/file-names.ts';
import { normalise } from '../../repo/paths.ts';
import { perTree } from '../../repo/per-tree.ts';
import type { Tree } from '../../repo/tree.ts';
import type { Word } from '../../shell/word.ts';
import { from, type Place } from './resolution.ts';
import type { FormFault } from './script-form.ts';
import { readText } from './tree-file.ts';

/** Programs that change files, with the flags that they may have, and the first operand that is written. */
const HELPERS: Readonly<Record<string, { readonly flags: RegExp; readonly from: number }>> = {
  cp: { flags: /^-[afprRvu]+$|^--(?:recursive|force|verbose)$/, from: -1 },
  mkdir: { flags: /^-[pv]+$|^--parents$/, from: 0 },
  rimraf: { flags: /^--(?:no-glob|verbose)$/, from: 0 },
  rm: { flags: /^-[rRfv]+$|^--(?:recursive|force)$/, from: 0 },
};

/** Directories of dependencies, which no script may change. */
const DEPENDENCIES = /(?:^|\/)(?:node_modules|\.git|\.venv|venv|vendor|\.yarn)(?:\/|$)/i;

/** Returns the words of a file helper, without `shx` in front; undefined for all other commands. */
export function helperWords([first, ...rest]: readonly Word[]): readonly Word[] | undefined {
  if (first?.text === 'shx') {
    const [name] = rest;
    return name && (name.text === 'echo' || Object.hasOwn(HELPERS, name.text)) ? rest : undefined;
  }
  return first && Object.hasOwn(HELPERS, first.text) ? [first, ...rest] : undefined;
}

/**
 * Returns why a file helper of a script changes more than files that git ignores or `build_outputs` names.
 *
 * @param words see {@link helperWords}
 */
export async function helperFault(
  [first, ...rest]: readonly Word[],
  place: Place,
): Promise<FormFault | undefined> {
  const name = first?.text ?? '';
  const helper = HELPERS[name];
  if (helper === undefined) return undefined;
  const odd = rest.find(({ text }) => text.startsWith('-') && !helper.flags.test(text));
  if (odd) return { part: `${name} ${odd.text}`, why: 'has a flag that is not known' };
  const paths = rest.flatMap(({ text }) => (text.startsWith('-') ? [] : [text]));
  if (paths.length < (helper.from < 0 ? 2 : 1)) return { part: name, why: 'names no path' };
  for (const path of paths.slice(helper.from)) {
    const why = await whyKept(path, place);
    if (why !== undefined) return { part: `${name} … ${path}`, why };
  }
  return undefined;
}

/** Returns why a path may not be written. */
async function whyKept(path: string, place: Place): Promise<string | undefined> {
  const { tree, isOutput } = place;
  const wanted = path.startsWith('/') ? undefined : normalise(from(place, path));
  if (wanted === undefined || wanted === '') return 'writes outside of the build outputs';
  if (/[*?[\]{}!$~\\]/.test(path)) return 'writes to a path that the text does not show';
  if (DEPENDENCIES.test(wanted)) return 'writes to a directory of dependencies';
  if (toolThatFinds(wanted) !== undefined) return 'writes a configuration file';
  const entry = tree.stat(wanted);
  if (entry?.tracked && entry.kind !== 'directory') return 'writes a file of the commit';
  const inside = `${wanted}/`;
  const isTracked =
    entry?.tracked && [...tree.files()].some((each) => each.path.startsWith(inside));
  if (isTracked) return 'writes to a directory of the commit';
  if (isOutput?.(wanted) || (await ignoredBy(tree))(wanted)) return undefined;
  return 'writes to a path that git does not ignore and `build_outputs` does not name';
}

/** What the `.gitignore` files of the commit ignore: https://git-scm.com/docs/gitignore. */
const ignoredBy = perTree(async (tree: Tree): Promise<(path: string) => boolean> => {
  const rules = new Map<string, ReturnType<typeof ignore>>();
  for (const { path } of tree.files()) {
    if (posix.basename(path) !== '.gitignore') continue;
    const read = await readText(tree, path, MAX_BYTES);
    const folder = posix.dirname(path).replace(/^\.$/, '');
    if (read && 'text' in read) rules.set(folder, ignore().add(read.text));
  }
  return (path) => {
    const parts = path.split('/');
    let isIgnored = false;
    for (let at = 0; at < parts.length; at += 1) {
      const own = rules.get(parts.slice(0, at).join('/'));
      // A helper may make a directory of the name.
      const below = parts.slice(at).join('/');
      const found = own?.test(below);
      const folder = own?.test(`${below}/`);
      if (found?.ignored || folder?.ignored) isIgnored = true;
      else if (found?.unignored || folder?.unignored) isIgnored = false;
    }
    return isIgnored;
  };
});

const MAX_BYTES = 256 * 1024;
