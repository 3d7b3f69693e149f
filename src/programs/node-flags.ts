import { type Named, type NameTable, nameTable } from './table.ts';

/**
 * The flags of node 20 and 24 that commands may have, and common flags with the reason for a refusal or
 * remark (`node --help` and node's option table). All other flags are refused.
 */
export const NODE_FLAGS = nameTable({
  harmless: `
    addons async-context-frame debug-arraybuffer-allocations deprecation disable-proto=
    disable-sigusr1 disable-warning= disallow-code-generation-from-strings dns-result-order=
    enable-fips enable-source-maps experimental-abortcontroller experimental-detect-module
    experimental-eventsource experimental-fetch experimental-global-navigator
    experimental-global-webcrypto experimental-modules experimental-print-required-tla
    experimental-repl-await experimental-report experimental-require-module experimental-sqlite
    experimental-test-coverage experimental-test-module-mocks experimental-test-snapshots
    experimental-top-level-await experimental-transform-types
    experimental-vm-modules experimental-wasi-unstable-preview1 experimental-websocket
    experimental-worker expose-gc extra-info-on-fatal-exception force-async-hooks-checks
    force-context-aware force-fips force-node-api-uncaught-exceptions-policy frozen-intrinsics
    max-http-header-size= max-old-space-size-percentage= max-old-space-size?=
    max-semi-space-size?= napi-modules network-family-autoselection
    network-family-autoselection-attempt-timeout= pending-deprecation require-module
    secure-heap-min= secure-heap= stack-trace-limit?= strip-types test test-concurrency=
    test-coverage-branches= test-coverage-exclude= test-coverage-functions=
    test-coverage-include= test-coverage-lines= test-force-exit test-isolation=
    test-random-seed= test-randomize test-timeout= test-udp-no-try-send
    throw-deprecation tls-max-v1.3 tls-min-v1.2 tls-min-v1.3 trace-atomics-wait
    trace-deprecation trace-exit trace-promises trace-require-module= trace-sigint trace-sync-io
    trace-tls trace-uncaught trace-warnings track-heap-objects v8-pool-size= verify-base-objects warnings zero-fill-buffers
  `,
  'only-prints': `
    completion-bash help v8-options version
  `,
  'checks-syntax-only': `
    check
  `,
  'skips-tests': `
    experimental-test-tag-filter= test-name-pattern= test-only test-shard= test-skip-pattern=
  `,
  'tolerates-rejections': `
    unhandled-rejections=
  `,
  'reports-tests': `
    test-reporter=
  `,
  'writes-report': `
    test-reporter-destination=
  `,
  weakens: `
    abort-on-uncaught-exception allow-addons allow-child-process allow-fs-read= allow-fs-write=
    allow-inspector allow-natives-syntax allow-openssl-store allow-wasi allow-worker conditions=
    disable-wasm-trap-handler enable-etw-stack-walking env-file-if-exists= env-file=
    experimental-permission expose-internals harmony-shadow-realm huge-max-old-generation-size
    insecure-http-parser interpreted-frames-native-stack jitless max-heap-size?= node-memory-debug
    openssl-legacy-provider perf-basic-prof-only-functions perf-prof-unwinding-info permission
    permission-audit security-revert= stack-size?= title= tls-cipher-list= tls-max-v1.2
    tls-min-v1.0 tls-min-v1.1 trace-env trace-env-js-stack trace-env-native-stack use-bundled-ca
    use-largepages= use-openssl-ca use-system-ca
  `,
  evaluates: `
    eval= print
  `,
  preloads: `
    experimental-loader= import= require=
  `,
  'outside-code': `
    build-snapshot debug debug-brk experimental-config-file= experimental-default-type= input-type=
    inspect inspect-brk inspect-port= inspect-wait run= test-global-setup=
  `,
  'reads-stdin': `
    interactive
  `,
  'never-ends': `
    watch watch-path=
  `,
  'writes-files': `
    cpu-prof heap-prof prof report-on-fatalerror test-update-snapshots
  `,
});

export type NodeFlag = typeof NODE_FLAGS extends NameTable<infer Kind> ? Named<Kind> : never;

/** Other spellings; long ones without dashes. `-pe` is an alias: node has no clusters of letters. */
export const NODE_ALIASES: ReadonlyMap<string, string> = new Map(
  `
  -c=check -C=conditions -e=eval -h=help -i=interactive -p=print -pe=print -r=require -v=version
  debug-port=inspect-port enable-network-family-autoselection=network-family-autoselection
  experimental-default-config-file=experimental-config-file experimental-strip-types=strip-types
  experimental-test-isolation=test-isolation loader=experimental-loader
  security-reverts=security-revert
  `
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split('=') as [string, string]),
);

/** Reporters that are part of node. Node loads any other as code. */
export const BUILT_IN_REPORTERS: ReadonlySet<string> = new Set(
  'dot junit lcov spec tap'.split(' '),
);

/**
 * Packages made for preloading: a warning, because the effect depends on the version. Other preloads
 * are blocked.
 */
export const PRELOADABLE_PACKAGES: ReadonlySet<string> = new Set(
  `
  @swc-node/register dotenv/config esbuild-register source-map-support/register ts-node/esm
  ts-node/register ts-node/register/transpile-only tsx tsx/cjs tsx/esm
  `.match(/\S+/g),
);

/** Further packages made for preloading, which tools may load first. */
export const PRELOADABLE_BY_TOOLS: ReadonlySet<string> = new Set(
  `
  @babel/polyfill @babel/register @istanbuljs/esm-loader-hook @swc/register core-js/stable esm
  reflect-metadata regenerator-runtime/runtime ts-node ts-node/register/files tsconfig-paths/register
  `.match(/\S+/g),
);
