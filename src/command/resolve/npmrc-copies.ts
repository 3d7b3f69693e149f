import { posix } from 'node:path';
import { stringify } from 'ini';
import { filesNamed } from '../../repo/files-named.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { readNpmrc } from './npmrc.ts';
import { effectOf } from './npmrc-keys.ts';

/** What an npm that a script starts may read of one `.npmrc`. */
export interface NpmrcCopy {
  /** The path of the file, without symlinks. */
  readonly path: string;
  /** The file with its harmless settings alone. */
  readonly text: string;
  /** The keys that it leaves out; empty if the file can stay as it is. */
  readonly dropped: readonly string[];
  /** A symlink to nothing in the tree: there is no file that could have other content. */
  readonly isLink?: true;
}

/**
 * The `.npmrc` files of a tree, each as an npm in a script may read it.
 *
 * @param changed paths that the change under review touches, whose settings about scripts are left out
 */
export async function npmrcCopies(
  tree: Tree,
  changed: ReadonlySet<string>,
): Promise<readonly NpmrcCopy[]> {
  return Promise.all(filesNamed(tree, '.npmrc').map(({ path }) => copyOf(tree, path, changed)));
}

async function copyOf(tree: Tree, path: string, changed: ReadonlySet<string>): Promise<NpmrcCopy> {
  const folder = posix.dirname(path);
  const npmrc = await readNpmrc({ tree, directory: folder === '.' ? '' : folder });
  if ('unread' in npmrc) return unreadCopy(tree, path, npmrc.unread);
  const { settings, file = path } = npmrc;
  const isChanged = changed.has(path) || changed.has(file);
  const isKept = ([key, value]: [string, unknown]) => {
    const effect = effectOf(key, value);
    return effect === 'harmless' || (effect === 'honoured' && !isChanged);
  };
  const entries = Object.entries(settings);
  return {
    path: file,
    text: stringify(Object.fromEntries(entries.filter(isKept))),
    dropped: entries.filter((entry) => !isKept(entry)).map(([key]) => key),
  };
}

/** A link that leads out of the tree cannot have other content; nothing of the change is behind it. */
function unreadCopy(tree: Tree, path: string, why: string): NpmrcCopy {
  const found = resolveInTree(tree, path);
  const isThere = found.kind === 'inside' && isRegular(found.entry.kind);
  return {
    path: isThere ? found.path : path,
    text: '',
    dropped: [why],
    ...(isThere ? {} : { isLink: true as const }),
  };
}

/** Settings about downloads, which the gate's environment prevents (`offline`). */
const OF_DOWNLOADS =
  /^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;

/** The settings that an npm in a script must not read, as `PATH: KEYS`. */
export async function foreignSettings(
  tree: Tree,
  changed: ReadonlySet<string>,
): Promise<readonly string[]> {
  const copies = await npmrcCopies(tree, changed);
  return copies.flatMap(({ path, dropped }) => {
    const keys = dropped.filter((key) => !OF_DOWNLOADS.test(key));
    return keys.length > 0 ? [`${path}: ${keys.join(', ')}`] : [];
  });
}
