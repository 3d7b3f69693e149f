import picomatch from 'picomatch';

const CODE = '{js,cjs,mjs,ts,cts,mts}';
const DATA = '{json,jsonc,json5,yaml,yml,toml}';
const ANY = `{${CODE.slice(1, -1)},${DATA.slice(1, -1)}}`;

/**
 * The files that tools find without being told, from their documentation: names in any directory, separated
 * by blanks.
 */
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
  pytest: 'pytest.ini .pytest.ini conftest.py pyproject.toml setup.cfg',
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
  phpunit: 'phpunit.xml phpunit.xml.dist',
  rspec: '.rspec .rubocop.yml',
  turbo: 'turbo.json',
  nx: 'nx.json project.json',
  lerna: 'lerna.json',
  npm: '.npmrc',
};

type Matcher = (name: string) => boolean;
let matchers: readonly (readonly [tool: string, matches: Matcher])[] | undefined;

/** Returns the tool that finds a file without being told; undefined if none does. */
export function toolThatFinds(path: string): string | undefined {
  // Not at the top: most changes need no pattern.
  matchers ??= Object.entries(NAMES).map(
    ([tool, names]) => [tool, picomatch(names.split(' '), { dot: true })] as const,
  );
  if (/^\.cargo\/config(?:\.toml)?$/.test(path)) return 'cargo';
  const name = path.slice(path.lastIndexOf('/') + 1);
  return matchers.find(([, matches]) => matches(name))?.[0];
}
