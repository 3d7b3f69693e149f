import type { EvolverInput } from '../schema.ts';

/** Flags that choose what Cargo builds and tests; `cargo help test`. */
const TARGETS = `
  all all-features all-targets bench? benches bin? bins doc example? examples exclude= F,features=
  ignore-rust-version jobs,j= keep-going lib message-format= no-default-features no-deps no-fail-fast
  package,p? profile= release,r target? test? tests timings? workspace future-incompat-report
`;

/** The flags of the test harness, behind `--`; `cargo test -- --help`. */
const HARNESS = {
  flags: {
    text: `
      color= exact fail-fast format= ignored include-ignored nocapture quiet,q report-time
      show-output shuffle shuffle-seed= skip= test-threads=
    `,
    output: 'logfile=',
    'only-prints': 'list',
  },
} as const;

/** Groups and names of lints; `-W help` only prints them. */
const LINTS =
  'warnings|clippy::~|rustdoc::~|unused~|dead_code|deprecated~|missing~|unsafe~|unreachable~|nonstandard_style|future_incompatible|rust~';

/** Cargo 1.70 to 1.91, with its own `fmt` and `clippy`: `cargo help`, `cargo help test`. */
export const cargo: EvolverInput = {
  risk: 'write',
  alone: 'only-prints',
  flags: {
    text: 'color= frozen locked offline quiet,q verbose,v',
    path: 'C= manifest-path= lockfile-path=',
    output: 'target-dir= artifact-dir= out-dir=',
    'only-prints': 'list explain=',
  },
  refused: {
    'only-prints': 'tree metadata locate-project pkgid version help',
    'uses-network': `
      install uninstall add remove update fetch vendor init new publish login owner yank audit deny outdated
    `,
    'writes-files': 'package clean fix',
  },
  subcommands: {
    'test,t': {
      operands: 'text*',
      flags: { text: TARGETS, 'skips-tests': 'no-run' },
      behind: HARNESS,
    },
    bench: {
      operands: 'text*',
      flags: { text: TARGETS, 'skips-tests': 'no-run' },
      behind: HARNESS,
    },
    'build,b,check,c': { operands: 'text*', flags: { text: TARGETS } },
    'run,r': { operands: 'text*', flags: { text: TARGETS } },
    'doc,d': {
      operands: 'text*',
      flags: {
        text: `${TARGETS} document-private-items`,
        'outside-code': 'open',
      },
    },
    clippy: {
      operands: 'text*',
      flags: { text: TARGETS, 'tool-writes': 'fix allow-dirty allow-staged allow-no-vcs' },
      behind: {
        flags: {
          text: 'no-deps cap-lints=',
          choice: ['D', 'W', 'A', 'F', 'deny', 'warn', 'allow', 'forbid']
            .map((flag) => `${flag}=${LINTS}`)
            .join(' '),
        },
      },
    },
    fmt: {
      unless: { 'tool-writes': 'check' },
      flags: { text: 'all check package,p= message-format= edition=', config: 'config-path=' },
      behind: {
        flags: {
          text: 'check color= edition= l quiet,q style-edition= verbose,v',
          config: 'config-path=',
          'only-prints': 'print-config=',
        },
      },
    },
    'nextest run': {
      operands: 'text*',
      flags: {
        text: `${TARGETS} E,filterset,filter-expr= retries= test-threads= partition= run-ignored= nocapture final-status-level= status-level= failure-output= success-output= cargo-profile= P=`,
        config: 'config-file=',
        'skips-tests': 'no-run no-tests=',
      },
      behind: HARNESS,
    },
  },
  directory_flags: ['-C'],
  settings: ['.cargo/config.toml', '.cargo/config', 'rust-toolchain.toml', 'rust-toolchain'],
  build_files: ['Cargo.toml', 'build.rs', 'clippy.toml', 'rustfmt.toml'],
  dependencies: [
    { path: 'target', at: 'anywhere' },
    { path: 'vendor', at: 'anywhere' },
    // Not the directory itself, which can have the token of a registry.
    { path: '.cargo/bin', at: 'home' },
    { path: '.cargo/git', at: 'home' },
    { path: '.cargo/registry', at: 'home' },
    { path: '.rustup', at: 'home', variable: 'RUSTUP_HOME' },
  ],
  environment: { CARGO_NET_OFFLINE: 'true', CARGO_TERM_COLOR: 'never', RUSTUP_AUTO_INSTALL: '0' },
  match: [
    'cargo test --workspace --all-features -- --nocapture',
    'cargo test name -- name --skip slow --test-threads=1',
    'cargo clippy --all-targets -- -D warnings',
    'cargo fmt --check',
    'cargo fmt --all -- --check',
    'cargo run -- --version',
  ],
  not_match: [
    'cargo --config build.rustc-wrapper=./x test',
    'cargo +nightly test',
    'cargo clippy -- -Clinker=./x',
    'cargo fmt -- --emit files',
    'cargo fmt --check -- --config-path=../x',
    'cargo test -- --logfile /tmp/x',
    'cargo test -- --exclude-should-panic',
  ],
};
