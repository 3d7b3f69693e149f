import { posix } from 'node:path';
import picomatch from 'picomatch';

/** Extensions of program code, including languages of web pages. */
const SOURCES = new Set(
  `js mjs cjs jsx ts mts cts tsx vue svelte astro py pyi rs go java kt kts scala groovy c h cc cpp cxx hh
  hpp cs fs vb rb php swift m mm dart ex exs erl hs elm clj cljs lua pl pm r jl nim zig sh bash zsh ps1 sql
  css scss sass less html graphql proto`.split(/\s+/),
);

/** Extensions of other scripts. */
const SCRIPTS = new Set(
  `applescript awk bat cljc cmd csh fish fsx gradle htm ksh mk ml mli psm1 pyw sed tcl vbs`.split(
    ' ',
  ),
);

const SETTINGS = new Set('ini json json5 jsonl toml yaml yml'.split(' '));

/** Runnable files without an extension, by name. */
const RUN = /^(?:(?:GNU)?Makefile|Dockerfile|Jenkinsfile|Rakefile|Gemfile|justfile)$/i;

export function isProgramCode(path: string): boolean {
  return SOURCES.has(extensionOf(path));
}

export function isCode(path: string): boolean {
  return isProgramCode(path) || SCRIPTS.has(extensionOf(path));
}

/** True for a code, script or configuration file, by its name. */
export function isWritten(path: string): boolean {
  return isCode(path) || SETTINGS.has(extensionOf(path)) || RUN.test(posix.basename(path));
}

/** Documents, which no program runs. */
const DOCUMENT =
  /\.(?:md|mdx|markdown|txt|rst|adoc)$|(?:^|\/)(?:licen[cs]e|readme|changelog)[^/]*$/i;

export function isDocument(path: string): boolean {
  return DOCUMENT.test(path);
}

/** True if a program can run a file, by its name. Scripts and build files often have no extension. */
export function isRunnable(path: string): boolean {
  return (isCode(path) || !posix.basename(path).includes('.')) && !isDocument(path);
}

function extensionOf(path: string): string {
  return posix.extname(path).slice(1).toLowerCase();
}

/** Names of directories of tests, of test data, and of other code that runs with tests. */
const FOLDERS = {
  tests: 'tests?|__tests__|specs?|e2e|cypress|playwright',
  data: '__mocks__|__snapshots__|__fixtures__|fixtures?|testdata|test[-_]?(?:utils?|helpers?|support)',
  beside: 'bench(?:marks?)?',
} as const;

/** Names by which test runners find tests. */
const TEST_NAME =
  /(?:^|\/)(?:tests?|spec|[^/]*[._-](?:tests?|spec|tst|test-d|cy)|test[_-][^/]*|[^/]*(?:Tests?|IT|Spec))\.[^./]+$/;
/** Names of other files for tests: features, setup, benchmarks, and stories of components. */
const BESIDE_NAME =
  /^features\/|\.feature$|(?:^|\/)(?:conftest|(?:[^/]*[._-])?(?:bench|stories))\.[^./]+$/;

const [IN_TESTS, IN_DATA, IN_BESIDE] = Object.values(FOLDERS).map(
  (names) => new RegExp(`(?:^|/)(?:${names})/`, 'i'),
) as [RegExp, RegExp, RegExp];

/** True for a test, by its directory or name. */
export function isTest(path: string): boolean {
  return IN_TESTS.test(path) || TEST_NAME.test(path);
}

/** True for test data: a fixture, a snapshot or a mock. */
export function isTestData(path: string): boolean {
  return IN_DATA.test(path) || path.endsWith('.snap');
}

/** True for a test, test data, a benchmark or a story. */
export function isOfTests(path: string): boolean {
  return isTest(path) || isTestData(path) || IN_BESIDE.test(path) || BESIDE_NAME.test(path);
}

/** npm's lockfiles, by precedence. */
export const NPM_LOCKFILES = ['npm-shrinkwrap.json', 'package-lock.json'] as const;

/** The lockfiles of JavaScript package managers; npm's come first. */
export const LOCKFILES: readonly string[] = [
  ...NPM_LOCKFILES,
  ...['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'],
];

/** Lockfiles of other languages. */
const FOREIGN_LOCKFILES =
  /^(?:(?:deno|Cargo|Gemfile|composer|poetry|uv|pdm|Pipfile)\.lock|go\.sum|gradle\.lockfile|requirements.*\.txt)$/;

/** True for a lockfile of any language. */
export function isLockfile(name: string): boolean {
  return LOCKFILES.includes(name) || FOREIGN_LOCKFILES.test(name);
}

/** Manifests and settings of package managers. */
const OTHERS =
  /^(?:package\.(?:json5?|yaml)|\.npmrc|\.yarnrc(?:\.yml)?|\.pnp\.[\w.]+|pnpm-workspace\.yaml|\.pnpmfile\.[cm]?js|bunfig\.toml|binding\.gyp)$/;

/** True for a file that JavaScript package managers read. */
export function isPackageFile(name: string): boolean {
  return LOCKFILES.includes(name) || OTHERS.test(name);
}

const CODE = '{js,cjs,mjs,ts,cts,mts}';
const DATA = '{json,jsonc,json5,yaml,yml,toml}';
const ANY = `{${CODE.slice(1, -1)},${DATA.slice(1, -1)}}`;

/** Files that tools find by themselves, from their documentation: names in any directory, separated by blanks. */
const NAMES: Readonly<Record<string, string>> = {
  vitest: `vitest.config.${CODE} vitest.workspace.${ANY} vite.config.${CODE}`,
  jest: `jest.config.${ANY} jest.setup.${CODE}`,
  mocha: `.mocharc .mocharc.${ANY}`,
  ava: 'ava.config.{js,cjs,mjs}',
  jasmine: 'jasmine.{json,js,mjs,cjs}',
  tap: '.taprc',
  playwright: `playwright.config.${CODE}`,
  cypress: `cypress.config.${CODE}`,
  eslint: `eslint.config.${CODE} .eslintrc .eslintrc.${ANY} .eslintignore eslint-suppressions.json`,
  prettier: `.prettierrc .prettierrc.${ANY} prettier.config.${CODE} .prettierignore .editorconfig`,
  stylelint: `.stylelintrc .stylelintrc.${ANY} stylelint.config.${CODE} .stylelintignore`,
  biome: 'biome.json biome.jsonc .biome.json .biome.jsonc',
  knip: `knip.${ANY} .knip.${DATA} knip.config.${CODE}`,
  markdownlint: `.markdownlint.${ANY} .markdownlint-cli2.${ANY} .markdownlintignore .markdownlintrc`,
  cspell: `cspell.${ANY} .cspell.${ANY} cspell.config.${ANY}`,
  typescript: 'tsconfig.json tsconfig.*.json jsconfig.json *.tsbuildinfo',
  nyc: `.nycrc .nycrc.${ANY} nyc.config.${CODE}`,
  c8: '.c8rc .c8rc.json',
  babel: `babel.config.${ANY} .babelrc .babelrc.${ANY}`,
  swc: '.swcrc',
  pytest: 'pytest.toml .pytest.toml pytest.ini .pytest.ini conftest.py pyproject.toml setup.cfg',
  tox: 'tox.ini tox.toml',
  nox: 'noxfile.py',
  coverage: '.coveragerc',
  mypy: 'mypy.ini .mypy.ini',
  ruff: 'ruff.toml .ruff.toml',
  cargo:
    'Cargo.toml build.rs rust-toolchain rust-toolchain.toml clippy.toml .clippy.toml rustfmt.toml',
  go: 'go.mod go.work .golangci.{yml,yaml,toml,json}',
  make: 'Makefile makefile GNUmakefile *.mk',
  maven: 'pom.xml',
  gradle: '{build,settings}.gradle {build,settings}.gradle.kts gradle.properties',
  dotnet: 'Directory.Build.{props,targets} *.runsettings',
  phpunit: 'phpunit.xml phpunit.xml.dist phpunit.dist.xml',
  rspec: '.rspec .rubocop.yml',
  turbo: 'turbo.json',
  nx: 'nx.json project.json',
  lerna: 'lerna.json',
  npm: '.npmrc',
};

type Matcher = (name: string) => boolean;
let matchers: readonly (readonly [tool: string, matches: Matcher])[] | undefined;

/** Returns the tool that finds a file by itself; undefined if there is none. */
export function toolThatFinds(path: string): string | undefined {
  // Compiled on demand, because most changes need no pattern.
  matchers ??= Object.entries(NAMES).map(
    ([tool, names]) => [tool, picomatch(names.split(' '), { dot: true })] as const,
  );
  if (/^\.cargo\/config(?:\.toml)?$/.test(path)) return 'cargo';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return matchers.find(([, matches]) => matches(name))?.[0];
}
