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
export type NpmrcEffect = 'harmless' | 'honoured' | 'decides' | 'other';

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
