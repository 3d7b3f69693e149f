import type { EvolverInput } from '../schema.ts';

/** Bun 1: https://bun.sh/docs/cli and the help of its commands. */
export const bun: EvolverInput = {
  extensions: 'js mjs cjs jsx ts mts cts tsx',
  starts: 'script-tool-or-file',
  alone: 'only-prints',
  flags: {
    text: `
      bail bun,b concurrency= conditions= coverage coverage-reporter= filter,F= if-present no-install
      only-failures randomize reporter= rerun-each= retry= seed= silent smol test-name-pattern,t= timeout=
      todo workspaces sequential parallel
    `,
    path: 'cwd=',
    config: 'config,c= tsconfig-override=',
    code: 'jsx-import-source=',
    preload: 'preload,r= require= import=',
    output: 'coverage-dir= reporter-outfile=',
    weakens: 'env-file= unhandled-rejections=',
    'outside-code': 'eval,e+ print,p+ inspect? define,d= drop= loader,l= registry= shell=',
    'never-ends': 'watch hot',
    'uses-network': 'install=',
    'reads-stdin': 'interactive',
    'tool-writes': 'update-snapshots',
    'skips-tests': 'only pass-with-no-tests',
    'only-prints': 'revision',
  },
  refused: {
    'uses-network': `
      x bunx install i ci add a remove rm update link unlink patch patch-commit upgrade feedback publish
      audit outdated info dev
    `,
    'outside-code': 'exec repl create c init',
    'writes-files': 'build pm',
    'only-prints': 'why discord completions',
  },
  subcommands: {
    test: { operands: 'tests' },
    run: { starts: 'script-tool-or-file', alone: 'only-prints' },
  },
  directory_flags: ['--cwd'],
  selecting_flags: ['--filter', '-F', '--workspaces'],
  settings: ['bunfig.toml', '.bunfig.toml'],
  dependencies: [
    { path: 'node_modules', at: 'anywhere' },
    { path: '.bun/install/cache', at: 'home', variable: 'BUN_INSTALL_CACHE_DIR' },
  ],
  environment: {
    BUN_CONFIG_NO_INSTALL: '1',
    DO_NOT_TRACK: '1',
    BUN_RUNTIME_TRANSPILER_CACHE_PATH: '0',
  },
  match: [
    'bun test src/a.test.ts --bail',
    'bun lint',
    'bun run --filter a test',
    'bun scripts/check.ts',
  ],
  not_match: [
    'bun --eval 1',
    'bun test --preload ../x.ts',
    'bun run ../x.ts',
    'bun ci/e.sh',
    'bun ci/x.wasm',
  ],
};

/** Deno 2: https://docs.deno.com/runtime/reference/cli. */
export const deno: EvolverInput = {
  extensions: 'js mjs cjs jsx ts mts cts tsx',
  starts: 'file',
  alone: 'reads-stdin',
  flags: {
    text: `
      allow-all,A allow-read,R allow-write,W allow-net,N allow-env,E allow-sys,S allow-run allow-ffi
      deny-read deny-write deny-net deny-env deny-sys deny-run deny-ffi no-prompt cached-only check
      no-check no-remote no-npm no-lock frozen quiet,q seed= ignore= parallel fail-fast shuffle filter=
      doc trace-leaks reporter= rules-tags= rules-include= rules-exclude= permit-no-files
    `,
    config: 'config,c= import-map= lock?',
    weakens: 'env-file',
    preload: 'preload= require= import=',
    output: 'coverage junit-path= output,o=',
    'outside-code': 'inspect inspect-brk v8-flags=',
    'never-ends': 'watch?',
    'uses-network': 'reload,r',
    'skips-tests': 'no-run',
    'tool-writes': 'fix',
    'only-prints': 'help,h?',
  },
  refused: {
    'outside-code': 'eval',
    'reads-stdin': 'repl',
    'never-ends': 'serve jupyter lsp',
    'uses-network': `
      install i add remove uninstall cache upgrade outdated update approve-scripts publish deploy sandbox
      x create init
    `,
    'writes-files': 'compile clean bundle',
    'only-prints': 'info doc types completions coverage help',
  },
  subcommands: {
    'test,bench': { operands: 'tests' },
    run: { starts: 'file', alone: 'only-prints' },
    check: {},
    lint: { flags: { 'only-prints': 'rules' } },
    fmt: { unless: { 'tool-writes': 'check' } },
    task: {
      operands: 'text',
      alone: 'only-prints',
      refused: { 'never-ends': 'dev serve server start watch' },
      flags: { 'outside-code': 'eval', path: 'cwd=' },
    },
  },
  build_files: ['deno.json', 'deno.jsonc'],
  dependencies: [
    { path: 'node_modules', at: 'anywhere' },
    { path: 'vendor', at: 'root' },
    { path: '.cache/deno', at: 'home', variable: 'DENO_DIR' },
  ],
  environment: { DENO_NO_UPDATE_CHECK: '1', DENO_NO_PROMPT: '1', DENO_NO_PACKAGE_JSON: '0' },
  match: ['deno test --allow-read=/tmp --allow-write=/tmp', 'deno fmt --check', 'deno task test'],
  not_match: [
    'deno test --allow-ffi=/tmp/x.so tests',
    'deno run npm:cowsay',
    'deno run x.sh',
    'deno x.wasm',
  ],
};
