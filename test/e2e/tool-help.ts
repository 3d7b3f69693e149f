/** How to ask one tool for its flags. */
export interface ToolHelp {
  readonly binary: string;
  /** The packages to install, with their versions. */
  readonly packages: string;
  /** The words of each question. */
  readonly ask: readonly (readonly string[])[];
  /** Flags of the table that this version does not list: of other versions, or not documented. */
  readonly unlisted: string;
}

/** Every tool says its version, and most take these letters for it or for help. */
export const UNLISTED = 'help h version v V';

/** The binary, its packages, the questions and what its help does not list; a row goes on below, indented. */
const ROWS = `vitest | vitest@4.1.12 | run --help --expand-help ¦ list --help --expand-help | bench compare minWorkers
  poolOptions cacheDir workspace tsconfig globalSetup reporters runner sequence.sequencer setupFiles
  snapshotEnvironment snapshotSerializers outputJson browser.testerHtmlPath experimental.openTelemetry.sdkPath
  experimental.openTelemetry.browserSdkPath experimental.vcsProvider experimental.fsModuleCachePath
jest | jest@30.5.2 | --help | testPathPattern workerIdleMemoryLimit dependencyExtractor watchPlugins init
mocha | mocha@12.0.3 | --help | clear-screen extensions spec opts
ava | ava@7.0.0 | --help | break host port
c8 | c8@12.0.0 | --help | 100
nyc | nyc@18.0.0 | --help |
eslint | eslint@10.15.0 | --help | env eslintrc nested resolve-plugins-relative-to ignore-path rulesdir
prettier | prettier@3.10.1 | --help | experimental-cli plugin-search plugin-search-dir find-config-file stdin
biome | @biomejs/biome@2.5.15 | check --help ¦ lint --help ¦ format --help ¦ ci --help | quote-style apply
  apply-unsafe profile-type-inference
stylelint | stylelint@17.16.0 | --help | cache color report-unscoped-disables rud validate
tsc | typescript@7.0.2 | --help --all | charset importsNotUsedAsValues keyofStringsOnly noImplicitUseStrict
  noStrictGenericChecks preserveValueImports suppressExcessPropertyErrors suppressImplicitAnyIndexErrors
  ignoreDeprecations out lsp api P
tsx | tsx@4.23.15 | --help | clear-screen
ts-node | ts-node@10.9.2 | --help | script-mode dir pe
playwright | @playwright/test@1.65.1 | test --help | gv list-tests
cypress | cypress@15.3.0 | run --help |
concurrently | concurrently@9.2.5 | --help | cwd
npm-run-all | npm-run-all2@8.0.4 | --help |
attw | @arethetypeswrong/cli@0.18.5 | --help |
cspell | cspell@9.8.0 | lint --help | issues-summary-report max-duplicate-problems show-perf-summary stdin
ajv | ajv-cli@5.0.0 | help validate ¦ help compile ¦ help test | discriminator unicode-regexp`;

export const TOOL_HELP: readonly ToolHelp[] = ROWS.split(/\n(?! )/).map((row) => {
  const [binary = '', packages = '', ask = '', unlisted = ''] = row.split(/ \| ?/);
  return { binary, packages, ask: ask.split(' ¦ ').map((words) => words.split(' ')), unlisted };
});
