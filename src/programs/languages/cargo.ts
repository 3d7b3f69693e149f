import type { EvolverInput } from '../schema.ts';

/** Flags that choose what Cargo builds and tests; `cargo help test`. */
const TARGETS = `
  all all-features all-targets bench? benches bin? bins doc document-private-items example? examples
  exclude= F,features= ignore-rust-version jobs,j= keep-going lib message-format= no-default-features
  no-deps no-fail-fast package,p? profile= release,r target? test? tests timings? workspace
  future-incompat-report unit-graph
`;

/** What runs the programs and tests that Cargo builds, or stands for its compilers and linkers. */
const WRAPPERS =
  'runner rustc rustdoc rustc-wrapper rustc-workspace-wrapper (?:-C)?linker (?:-C)?link-args?';

/** Cargo 1.70 to 1.91, with its own `fmt` and `clippy`: `cargo help`, `cargo help test`. */
export const cargo: EvolverInput = {
  risk: 'write',
  alone: 'only-prints',
  flags: {
    plain: 'color= frozen locked offline quiet,q verbose,v',
    root: 'C= manifest-path= lockfile-path=',
    output: 'target-dir= artifact-dir= out-dir=',
    'changes-configuration': 'config= Z=',
    'only-prints': 'help,h version,V list explain=',
  },
  subcommands: {
    'test,t': { operands: 'plain', flags: { plain: TARGETS, 'skips-tests': 'no-run' } },
    'build,b,check,c,bench': { operands: 'plain', flags: { plain: `${TARGETS} no-run` } },
    'run,r': { operands: 'plain', flags: { plain: TARGETS } },
    'doc,d': { operands: 'plain', flags: { plain: TARGETS, 'launches-programs': 'open' } },
    clippy: {
      operands: 'plain',
      refused_operands: {
        'launches-programs':
          'linker~ clinker~ link-arg~ clink-arg~ codegen-backend~ zcodegen-backend~ ccodegen-backend~',
      },
      flags: {
        plain: `${TARGETS} D= W= A= deny= warn= allow= forbid=`,
        compiler: 'C= codegen= L= l= cfg=',
        'tool-writes': 'fix allow-dirty allow-staged allow-no-vcs',
      },
    },
    fmt: {
      writes_unless: '--check',
      flags: { plain: 'all check package,p= message-format= edition= l', config: 'config-path=' },
    },
    'nextest run': {
      operands: 'plain',
      flags: {
        plain: `${TARGETS} E,filterset,filter-expr= retries= test-threads= partition= run-ignored= no-capture final-status-level= status-level= failure-output= success-output= cargo-profile= P=`,
        config: 'config-file=',
        'changes-configuration': 'tool-config-file=',
        'skips-tests': 'no-run no-tests=',
      },
    },
    'tree,metadata,locate-project,pkgid,verify-project,read-manifest,version,help,report,info': {
      does: 'only-prints',
      operands: 'plain',
      flags: {
        plain: `${TARGETS} format-version= e= i= d= depth= prefix= charset= duplicates edges= invert=`,
      },
    },
    'install,uninstall,add,remove,rm,update,fetch,vendor,init,new,generate-lockfile': {
      does: 'installs',
      operands: 'plain',
    },
    'publish,login,logout,owner,yank': { does: 'publishes', operands: 'plain' },
    search: { does: 'uses-network', operands: 'plain' },
    'package,clean,fix': { does: 'writes-files', operands: 'plain' },
    'rustc,rustdoc,miri,expand,watch,script': { does: 'launches-programs', operands: 'plain' },
    'audit,deny,outdated': { does: 'depends-on-registry', operands: 'plain' },
  },
  directory_flags: ['-C'],
  alias_files: ['.cargo/config.toml', '.cargo/config'],
  deciding_settings: { '.cargo/config.toml': WRAPPERS, '.cargo/config': WRAPPERS },
  build_files:
    'Cargo.toml build.rs .cargo/config.toml .cargo/config rust-toolchain.toml rust-toolchain clippy.toml rustfmt.toml'.split(
      ' ',
    ),
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
    'cargo clippy --all-targets -- -D warnings',
    'cargo fmt --check',
  ],
  not_match: [
    'cargo --config build.rustc-wrapper=./x test',
    'cargo +nightly test',
    'cargo clippy -- -Clinker=./x',
  ],
};
