import { posix } from 'node:path';
import { parse, stringify } from 'ini';
import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { filesNamed, isRegular, lfsObstacle, type Tree } from '../../repo/tree.ts';
import { areHarmlessOptions } from '../../shell/assignment.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './resolution.ts';
import { readText } from './tree-file.ts';

const MAX_BYTES = 64 * 1024;

/** The settings of a `.npmrc`, by key as `ini` reads them; or why it cannot be read. */
type Npmrc =
  | { readonly settings: Readonly<Record<string, unknown>>; readonly file?: string }
  | { readonly unread: string };

/**
 * Reads the `.npmrc` of a directory.
 *
 * @returns no settings if there is no file; `file` is its path without symlinks
 */
export async function readNpmrc(place: Pick<Place, 'tree' | 'directory'>): Promise<Npmrc> {
  const read = await readText(place.tree, from(place, '.npmrc'), MAX_BYTES);
  if (read === undefined) return { settings: {} };
  if ('unread' in read) return read;
  const obstacle = lfsObstacle(read.text);
  if (obstacle !== undefined) return { unread: obstacle };
  return { settings: parse(read.text), file: read.path };
}

/**
 * The settings of the `.npmrc` of a project that could change what an npm command does: errors if they
 * are new, changed, or decide what runs, else a warning. What the base branch has decided for scripts
 * (`ignore-scripts`, and `node-options` that node's own flags allow) is honoured.
 *
 * @param place of the project, whose file npm reads, also for commands in its workspaces
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
 * Settings of npm that change what it prints, downloads or asks, and nothing about which script of an
 * installed project runs; and those of pnpm that npm passes over.
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

/** Settings that decide which script, shell, program or configuration npm uses, or whether any. */
const DECIDING: ReadonlySet<string> = new Set(
  `browser call editor extension-file git global globalconfig if-present include-workspace-root
  init-module init.module location node-gyp node-options package prefix scripts-prepend-node-path
  script-shell shell usage userconfig version versions viewer workspace workspaces yes`.split(
    /\s+/,
  ),
);

/** Settings about scripts that apply as the base branch has them. */
const HONOURED: ReadonlySet<string> = new Set(['ignore-scripts', 'node-options']);

/** What a setting of `.npmrc` means for what npm runs. */
type NpmrcEffect = 'harmless' | 'honoured' | 'decides' | 'other';

/**
 * @param key as `ini` reads it. npm takes a setting by its exact name, and hands it on to an npm in a
 *   script as `npm_config_…`, where case is lost and `_` is `-`; `${NAME}` in a key is filled from the
 *   environment
 * @param value `${NAME}` in it is filled from the environment, too
 */
export function effectOf(key: string, value: unknown): NpmrcEffect {
  const isPlain = typeof value !== 'object' && !String(value).includes('${');
  // npm 10 takes `0` for off in `npm run` and for on in `npm pack`: only a plain boolean is one setting.
  if (key === 'ignore-scripts' && isPlain)
    return typeof value === 'boolean' ? 'honoured' : 'decides';
  if (HONOURED.has(key) && isPlain) return 'honoured';
  const plain = key.toLowerCase().replaceAll('_', '-');
  if (DECIDING.has(plain) || key.includes('${')) return 'decides';
  if (!HARMLESS.has(key)) return 'other';
  if (typeof value === 'object' && !Array.isArray(value)) return 'other';
  return String(value).includes('${') ? 'other' : 'harmless';
}

/** What an npm that a script starts may read of one `.npmrc`. */
interface NpmrcCopy {
  /** The path of the file, without symlinks. */
  readonly path: string;
  /** The file with its harmless settings alone; absent for a symlink to nothing in the tree. */
  readonly text?: string;
  /** The keys that it leaves out; empty if the file can stay as it is. */
  readonly dropped: readonly string[];
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
  return isThere ? { path: found.path, text: '', dropped: [why] } : { path, dropped: [why] };
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
