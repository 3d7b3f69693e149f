/** How to ask one tool for its flags. */
export interface ToolHelp {
  readonly binary: string;
  /** The packages to install, with their versions. */
  readonly packages: string;
  /** The words of each question; default: `--help`. */
  readonly ask?: readonly (readonly string[])[];
  /** Flags of the table that this version does not list: of other versions, or not documented. */
  readonly unlisted?: string;
}

/** Every tool says its version, and most take these letters for it or for help. */
export const UNLISTED = 'help h version v V';

export const TOOL_HELP: readonly ToolHelp[] = [
  {
    binary: 'vitest',
    packages: 'vitest@4.1.12',
    ask: [
      ['run', '--help', '--expand-help'],
      ['list', '--help', '--expand-help'],
    ],
    unlisted: `bench compare minWorkers poolOptions cacheDir workspace tsconfig globalSetup reporters
      runner sequence.sequencer setupFiles snapshotEnvironment snapshotSerializers outputJson
      browser.testerHtmlPath experimental.openTelemetry.sdkPath
      experimental.openTelemetry.browserSdkPath experimental.vcsProvider
      experimental.fsModuleCachePath`,
  },
  {
    binary: 'jest',
    packages: 'jest@30.5.2',
    unlisted: `testPathPattern workerIdleMemoryLimit dependencyExtractor watchPlugins init`,
  },
  { binary: 'mocha', packages: 'mocha@12.0.3', unlisted: 'clear-screen extensions spec opts' },
  { binary: 'ava', packages: 'ava@7.0.0', unlisted: 'break host port' },
  {
    binary: 'tap',
    packages: 'tap@21.8.0',
    unlisted: 'stack cwd 100 cov coverage esm J ts',
  },
  { binary: 'c8', packages: 'c8@12.0.0', unlisted: '100' },
  { binary: 'nyc', packages: 'nyc@18.0.0' },
  {
    binary: 'eslint',
    packages: 'eslint@10.15.0',
    unlisted: 'env eslintrc nested resolve-plugins-relative-to ignore-path rulesdir',
  },
  {
    binary: 'prettier',
    packages: 'prettier@3.10.1',
    unlisted: 'experimental-cli plugin-search plugin-search-dir find-config-file stdin',
  },
  {
    binary: 'biome',
    packages: '@biomejs/biome@2.5.15',
    ask: ['check', 'lint', 'format', 'ci'].map((command) => [command, '--help']),
    unlisted: 'quote-style apply apply-unsafe profile-type-inference',
  },
  {
    binary: 'stylelint',
    packages: 'stylelint@17.16.0',
    unlisted: 'cache color report-unscoped-disables rud validate',
  },
  {
    binary: 'tsc',
    packages: 'typescript@7.0.2',
    ask: [['--help', '--all']],
    unlisted: `charset importsNotUsedAsValues keyofStringsOnly noImplicitUseStrict
      noStrictGenericChecks preserveValueImports suppressExcessPropertyErrors
      suppressImplicitAnyIndexErrors ignoreDeprecations out lsp api P`,
  },
  { binary: 'tsx', packages: 'tsx@4.23.15', unlisted: 'clear-screen' },
  { binary: 'ts-node', packages: 'ts-node@10.9.2', unlisted: 'script-mode dir pe' },
  { binary: 'rollup', packages: 'rollup@4.68.7', unlisted: 'bundleConfigAsCjs configPlugin' },
  {
    binary: 'vite',
    packages: 'vite@8.3.8',
    ask: [['build', '--help']],
    unlisted: 'force cors strictPort experimentalBundle host port open',
  },
  {
    binary: 'esbuild',
    packages: 'esbuild@0.28.2',
    unlisted: 'conditions node-paths',
  },
  { binary: 'tsup', packages: 'tsup@8.5.1', unlisted: 'entry' },
  {
    binary: 'webpack',
    packages: 'webpack@5.112.2 webpack-cli@7.3.1',
    ask: [['build', '--help=verbose']],
    unlisted: 'node-env define-process-env-node-env module-rules-parser require r',
  },
  {
    binary: 'babel',
    packages: '@babel/cli@7.29.7 @babel/core@7.29.13',
    unlisted: 'assumptions caller targets browserslist-config upward-optional root',
  },
  {
    binary: 'playwright',
    packages: '@playwright/test@1.65.1',
    ask: [['test', '--help']],
    unlisted: 'gv list-tests',
  },
  { binary: 'cypress', packages: 'cypress@15.3.0', ask: [['run', '--help']] },
  { binary: 'concurrently', packages: 'concurrently@9.2.5', unlisted: 'cwd' },
  {
    binary: 'npm-run-all',
    packages: 'npm-run-all2@8.0.4',
  },
  {
    binary: 'knip',
    packages: 'knip@6.30.0',
    unlisted:
      'include-libs isolate-workspaces types enum-members class-members experimental-tags output-file',
  },
  { binary: 'publint', packages: 'publint@0.3.25' },
  { binary: 'markdownlint', packages: 'markdownlint-cli@0.48.0' },
  { binary: 'markdownlint-cli2', packages: 'markdownlint-cli2@0.22.1' },
  { binary: 'attw', packages: '@arethetypeswrong/cli@0.18.5' },
  {
    binary: 'cspell',
    packages: 'cspell@9.8.0',
    ask: [['lint', '--help']],
    unlisted: 'issues-summary-report max-duplicate-problems show-perf-summary stdin',
  },
  {
    binary: 'ajv',
    packages: 'ajv-cli@5.0.0',
    ask: ['validate', 'compile', 'test'].map((command) => ['help', command]),
    unlisted: 'discriminator unicode-regexp',
  },
  {
    binary: 'jasmine',
    packages: 'jasmine@7.0.0',
    unlisted: 'random seed stop-on-failure enumerate',
  },
  { binary: 'uvu', packages: 'uvu@0.5.6', unlisted: 'tsmodule' },
  { binary: 'gulp', packages: 'gulp-cli@3.1.0', unlisted: 'require r completion verify' },
];
