import type { EvolverInput } from '../schema.ts';

/** Groups and names of lints. `-W help` is left out, because it only prints them. */
const LINTS =
  'warnings|clippy::~|rustdoc::~|unused~|dead_code|deprecated~|missing~|unsafe~|nonstandard_style';

/** The flags of the test harness, after `--`; `cargo test -- --help`. */
const HARNESS = {
  flags: {
    text: 'exact ignored include-ignored nocapture quiet,q show-output skip= test-threads=',
    'only-prints': 'list',
  },
} as const;

const tests = { operands: 'text', behind: HARNESS, flags: { 'skips-tests': 'no-run' } } as const;

/** Cargo 1.70 to 1.91, with its own `fmt` and `clippy`: `cargo help`, `cargo help test`. */
export const cargo: EvolverInput = {
  risk: 'write',
  alone: 'only-prints',
  flags: {
    text: `
      color= frozen locked offline quiet,q verbose,v all all-features all-targets bench? benches bin? bins doc
      example? examples exclude= F,features= jobs,j= keep-going lib message-format= no-default-features no-deps
      no-fail-fast package,p? profile= release,r target? test? tests workspace
    `,
    path: 'C= manifest-path=',
    output: 'target-dir=',
  },
  refused: {
    'only-prints': 'tree metadata locate-project pkgid version help',
    'uses-network':
      'install uninstall add remove update fetch vendor init new publish audit outdated',
    'writes-files': 'package clean fix',
  },
  subcommands: {
    'test,t,bench': tests,
    'build,b,check,c,run,r': { operands: 'text' },
    'doc,d': {
      operands: 'text',
      flags: { text: 'document-private-items', 'outside-code': 'open' },
    },
    clippy: {
      operands: 'text',
      flags: { 'tool-writes': 'fix allow-dirty allow-staged allow-no-vcs' },
      behind: {
        flags: {
          text: 'no-deps',
          choice: ['D', 'W', 'A', 'F', 'deny', 'warn', 'allow', 'forbid']
            .map((flag) => `${flag}=${LINTS}`)
            .join(' '),
        },
      },
    },
    fmt: {
      unless: { 'tool-writes': 'check' },
      flags: { text: 'check edition=', config: 'config-path=' },
      behind: { flags: { text: 'check edition= quiet,q verbose,v', config: 'config-path=' } },
    },
    'nextest run': {
      ...tests,
      flags: {
        text: 'E,filterset= retries= test-threads= partition=',
        'skips-tests': 'no-run no-tests=',
      },
    },
  },
  directory_flags: ['-C'],
  settings: ['.cargo/config.toml', '.cargo/config', 'rust-toolchain.toml', 'rust-toolchain'],
  build_files: ['Cargo.toml', 'build.rs', 'clippy.toml', 'rustfmt.toml'],
  dependencies: [
    { path: 'target', at: 'anywhere' },
    { path: 'vendor', at: 'anywhere' },
    // Not the whole directory, which can contain a registry's token.
    { path: '.cargo/bin', at: 'home' },
    { path: '.cargo/git', at: 'home' },
    { path: '.cargo/registry', at: 'home' },
    { path: '.rustup', at: 'home', variable: 'RUSTUP_HOME' },
  ],
  environment: { CARGO_NET_OFFLINE: 'true', CARGO_TERM_COLOR: 'never', RUSTUP_AUTO_INSTALL: '0' },
  match: [
    'cargo test --workspace --all-features name -- --nocapture --test-threads=1',
    'cargo clippy --all-targets -- -D warnings',
    'cargo fmt --all -- --check',
    'cargo run -- --version',
  ],
  not_match: [
    'cargo --config build.rustc-wrapper=./x test',
    'cargo +nightly test',
    'cargo clippy -- -Clinker=./x',
    'cargo fmt -- --emit files',
    'cargo test -- --logfile /tmp/x',
  ],
};
