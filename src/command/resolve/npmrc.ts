import { posix } from 'node:path';
import { parse, stringify } from 'ini';
import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { filesNamed, isRegular, lfsObstacle, type Tree } from '../../repo/tree.ts';
import { areHarmlessOptions } from '../../shell/assignment.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { readText } from './tree-file.ts';

const MAX_BYTES = 64 * 1024;

/** The settings of a `.npmrc` by key, as `ini` parses them; or why it cannot be read. */
type Npmrc =
  | { readonly settings: Readonly<Record<string, unknown>>; readonly file?: string }
  | { readonly unread: string };

/** @returns no settings if there is no file; `file` is its path without symlinks */
export async function readNpmrc(place: Pick<Place, 'tree' | 'directory'>): Promise<Npmrc> {
  const read = await readText(place.tree, from(place, '.npmrc'), MAX_BYTES);
  if (read === undefined) return { settings: {} };
  if ('unread' in read) return read;
  const obstacle = lfsObstacle(read.text);
  if (obstacle !== undefined) return { unread: obstacle };
  return { settings: parse(read.text), file: read.path };
}

/**
 * Inspects the project's `.npmrc` settings that could change an npm command: errors if new, changed, or
 * deciding what runs; else warnings. Settings of the base branch for scripts (`ignore-scripts`, and
 * `node-options` with accepted flags) are honoured.
 * @param place of the project, whose file npm also reads for its workspaces
 */
export async function inspectNpmrc(place: Place, span: Span): Promise<Resolved> {
  const path = from(place, '.npmrc');
  const npmrc = await readNpmrc(place);
  if ('unread' in npmrc) return fails('npmrc-setting', span, { path, keys: [], why: npmrc.unread });
  const { settings, file = path } = npmrc;
  const isTouched = !place.base || place.changed.has(path) || place.changed.has(file);
  const former = place.base && (await readNpmrc({ ...place, tree: place.base }));
  const before = former && 'settings' in former ? former.settings : {};
  const keys: Record<'changed' | 'decides' | 'stands', string[]> = {
    changed: [],
    decides: [],
    stands: [],
  };
  for (const [key, value] of Object.entries(settings)) {
    const effect = effectOf(key, value);
    const isChanged = isTouched && JSON.stringify(before[key]) !== JSON.stringify(value);
    const isUnsafe = key === 'node-options' && !areHarmlessOptions(String(value));
    if (effect === 'harmless' || (effect === 'honoured' && !isChanged && !isUnsafe)) continue;
    keys[isChanged ? 'changed' : effect === 'other' ? 'stands' : 'decides'].push(key);
  }
  return join(
    Object.entries(keys).map(([why, named]) =>
      named.length === 0
        ? NOTHING
        : fails(
            'npmrc-setting',
            span,
            { path, keys: named, why },
            why === 'stands' ? 'warning' : undefined,
          ),
    ),
  );
}

/**
 * Settings about output, downloads and prompts, which do not affect the scripts of an installed
 * project, and settings of pnpm, which npm ignores.
 */
const HARMLESS: ReadonlySet<string> = new Set(
  `access allow-same-version audit audit-level auth-type bin-links color commit-hooks cpu depth
  description diff-ignore-all-space diff-name-only diff-no-prefix diff-text diff-unified dry-run
  engine-strict expect-result-count expect-results fetch-retries fetch-retry-factor
  fetch-retry-maxtimeout fetch-retry-mintimeout fetch-timeout foreground-scripts format-package-lock
  fund git-tag-version heading include include-staged init-author-email init-author-name
  init-author-url init-license init-private init-type init-version init.author.email
  init.author.name init.author.url init.license init.version install-links install-strategy json
  legacy-bundling legacy-peer-deps libc link lockfile-version loglevel logs-max long maxsockets
  message min-release-age offline omit optional os package-lock parseable prefer-dedupe
  prefer-offline prefer-online preid production progress provenance read-only rebuild-bundle save
  save-bundle save-dev save-exact save-optional save-peer save-prefix save-prod sbom-format sbom-type
  sign-git-commit sign-git-tag strict-npmrc strict-peer-deps tag tag-version-prefix timing unicode
  update-notifier workspaces-update
  auto-install-peers dedupe-peer-dependents enable-pre-post-scripts hoist hoist-pattern
  ignore-workspace-root-check link-workspace-packages manage-package-manager-versions node-linker
  prefer-workspace-packages public-hoist-pattern recursive-install resolution-mode
  save-workspace-protocol shamefully-hoist shared-workspace-lockfile side-effects-cache
  strict-peer-dependencies use-node-version`.split(/\s+/),
);

/** Settings that decide which script, shell, program or configuration npm uses. */
const DECIDING: ReadonlySet<string> = new Set(
  `browser call editor extension-file git global globalconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(
    /\s+/,
  ),
);

/** Settings about scripts that apply as in the base branch. */
const HONOURED: ReadonlySet<string> = new Set(['ignore-scripts', 'node-options']);

type NpmrcEffect = 'harmless' | 'honoured' | 'decides' | 'other';

/**
 * @param key as `ini` parses it. npm needs the exact name, but passes it to an npm in a script as `npm_config_…`,
 *   where case is lost and `_` equals `-`. Both npms expand `${NAME}` in keys
 * @param value `${NAME}` in it is expanded, too
 */
export function effectOf(key: string, value: unknown): NpmrcEffect {
  const isPlain = typeof value !== 'object' && !String(value).includes('${');
  // npm 10 reads `0` as off in `npm run` and as on in `npm pack`. Only plain booleans are unambiguous.
  if (key === 'ignore-scripts' && isPlain)
    return typeof value === 'boolean' ? 'honoured' : 'decides';
  if (HONOURED.has(key) && isPlain) return 'honoured';
  const plain = key.toLowerCase().replaceAll('_', '-');
  if (DECIDING.has(plain) || key.includes('${')) return 'decides';
  if (!HARMLESS.has(key)) return 'other';
  if (typeof value === 'object' && !Array.isArray(value)) return 'other';
  return String(value).includes('${') ? 'other' : 'harmless';
}

/** The part of a `.npmrc` that an npm in a script may read. */
interface NpmrcCopy {
  /** Without symlinks. */
  readonly path: string;
  /** Reduced to harmless settings; absent for a symlink that leaves the tree. */
  readonly text?: string;
  /** The removed keys; empty if the file stays as it is. */
  readonly dropped: readonly string[];
}

/**
 * Returns the `.npmrc` files of a tree, each as an npm in a script may read it.
 * @param changed files whose settings about scripts are removed
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

/** A link that leaves the tree cannot be replaced; nothing of the change is behind it. */
function unreadCopy(tree: Tree, path: string, why: string): NpmrcCopy {
  const found = resolveInTree(tree, path);
  const isThere = found.kind === 'inside' && isRegular(found.entry.kind);
  return isThere ? { path: found.path, text: '', dropped: [why] } : { path, dropped: [why] };
}

/** Settings about downloads, which the gate's environment disables (`offline`). */
const OF_DOWNLOADS =
  /^(?:registry|@[^:]+:registry|\/\/.*|always-auth|_auth|_authToken|ca(?:file)?|cert|key|(?:https?-)?proxy|noproxy|strict-ssl)$/;

/** Returns the settings hidden from an npm in a script, as `PATH: KEYS`. */
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
