import type { EvolverInput } from '../schema.ts';

/** Deno 2: https://docs.deno.com/runtime/reference/cli. */
export const deno: EvolverInput = {
  starts: 'file',
  alone: 'reads-stdin',
  flags: {
    plain: `
      allow-all,A allow-read,R allow-write,W allow-net,N allow-env,E allow-sys,S allow-run
      allow-ffi deny-read deny-write deny-net deny-env deny-sys deny-run deny-ffi no-prompt
      cached-only check no-check no-remote no-npm no-lock frozen quiet,q node-modules-dir vendor
      seed= unstable unstable-~ v8-flags= ext= ignore= parallel fail-fast shuffle filter=
      doc clean trace-leaks reporter= compact json rules-tags= rules-include= rules-exclude=
      single-quote use-tabs line-width= indent-width= prose-wrap= no-semicolons permit-no-files
      doc-only all log-level,L= coverage-raw-data-only conditions= strace-ops permission-set,P
      hide-stacktraces lint
    `,
    config: 'config,c= import-map= lock?',
    'reads-environment-file': 'env-file',
    preload: 'preload= require= import=',
    output: 'coverage junit-path= output,o=',
    'opens-inspector': 'inspect inspect-brk inspect-wait',
    'never-ends': 'watch? watch-hmr? watch-exclude?',
    'uses-network': 'reload,r',
    installs: 'allow-scripts allow-import lock-write',
    'changes-configuration': 'cert= location= unsafely-ignore-certificate-errors?',
    'skips-tests': 'no-run',
    'tool-writes': 'fix',
    'only-prints': 'help,h? version,V',
  },
  subcommands: {
    'test,bench': { operands: 'tests' },
    run: { starts: 'file', alone: 'only-prints' },
    check: {},
    lint: { flags: { 'only-prints': 'rules' } },
    fmt: { writes_unless: '--check' },
    task: {
      operands: 'plain',
      alone: 'only-prints',
      refused_operands: { 'never-ends': 'dev serve server start watch' },
      flags: { 'evaluates-text': 'eval', root: 'cwd=' },
    },
    eval: { does: 'evaluates-text' },
    repl: { does: 'reads-stdin' },
    'serve,jupyter,lsp': { does: 'never-ends' },
    'install,i,add,remove,uninstall,cache,upgrade,outdated,update,approve-scripts': {
      does: 'installs',
    },
    'publish,deploy,sandbox': { does: 'publishes' },
    'compile,clean,bundle': { does: 'writes-files' },
    'x,create,init': { does: 'downloads' },
    'info,doc,types,completions,coverage,help': { does: 'only-prints' },
  },
  build_files: ['deno.json', 'deno.jsonc'],
  dependencies: [
    { path: 'node_modules', at: 'anywhere' },
    { path: 'vendor', at: 'root' },
    { path: '.cache/deno', at: 'home', variable: 'DENO_DIR' },
  ],
  environment: { DENO_NO_UPDATE_CHECK: '1', DENO_NO_PROMPT: '1', DENO_NO_PACKAGE_JSON: '0' },
  match: [
    'deno test',
    'deno test -A src',
    'deno test --allow-read=/tmp --allow-write=/tmp',
    'deno run --allow-read scripts/check.ts',
    'deno fmt --check',
    'deno task test',
    'deno lint',
  ],
  not_match: [
    'deno test --allow-ffi=/tmp/x.so tests',
    'deno test --allow-run=/tmp/x tests',
    'deno eval 1',
    'deno',
    'deno run -',
    'deno run https://x.test/y.ts',
    'deno run npm:cowsay',
    'deno test --preload=../x.ts',
    'deno run --inspect x.ts',
    'deno install x',
    'deno publish',
    'deno test ../x',
    'deno test --config /etc/deno.json',
    'deno task --eval "echo 1"',
    'deno compile x.ts',
  ],
};
