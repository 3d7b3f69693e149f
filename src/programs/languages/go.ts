import type { EvolverInput } from '../schema.ts';

/** Flags of `go test` alone; `go help testflag`. */
const TEST_FLAGS: NonNullable<EvolverInput['flags']> = {
  plain: `
    args+ artifacts bench= benchmem benchtime= blockprofilerate= count= cover coverpkg= cpu= failfast
    fullpath fuzzminimizetime= fuzztime= json memprofilerate= mutexprofilefraction= parallel= run=
    short shuffle= skip= timeout= vet=
  `,
  output:
    'blockprofile= coverprofile= cpuprofile= memprofile= mutexprofile= outputdir= trace= test.gocoverdir=',
  'never-ends': 'fuzz=',
  'only-prints': 'list=',
  'skips-tests': 'c',
};

/** Go 1.20 to 1.25: `go help build`, `go help test`. */
export const go: EvolverInput = {
  risk: 'write',
  alone: 'only-prints',
  flags: {
    plain: `
      a asan buildmode= buildvcs? compiler= cover covermode= coverpkg= installsuffix= json linkshared
      mod= msan p= pgo= race tags= trimpath v work x
    `,
    root: 'C=',
    config: 'modfile= overlay=',
    output: 'o= pkgdir= debug-~',
    'outside-code': 'exec=',
    'only-prints': 'n h help',
  },
  subcommands: {
    test: { operands: 'package', flags: TEST_FLAGS },
    build: { operands: 'package' },
    vet: {
      operands: 'package',
      flags: {
        plain: 'c= flags diff printf? copylocks? shadow? unusedresult? composites? tests?',
        'tool-writes': 'fix',
      },
    },
    run: { starts: 'package', alone: 'only-prints' },
    fmt: { operands: 'package', writes_unless: '-n' },
    'list,env,version,doc,help': {
      operands: 'package',
      does: 'only-prints',
      flags: {
        plain: 'm f= deps e find test compiled all s',
        'outside-code': 'w',
      },
    },
    'mod verify': {},
    'mod tidy': { writes_unless: '-diff', flags: { plain: 'diff e compat= go=' } },
    'mod graph,why,help': { does: 'only-prints', operands: 'package' },
    'mod download,edit,init,vendor': { does: 'uses-network', operands: 'plain' },
    'get,install': { does: 'uses-network', operands: 'plain' },
    'generate,tool': { does: 'outside-code', operands: 'plain' },
    'clean,fix': { does: 'writes-files' },
    'work,telemetry': { does: 'outside-code', operands: 'plain' },
    bug: { does: 'uses-network' },
  },
  directory_flags: ['-C'],
  build_files: ['go.mod', 'go.work', 'go.env'],
  dependencies: [
    { path: 'vendor', at: 'anywhere' },
    { path: 'go/pkg/mod', at: 'home', variable: 'GOMODCACHE' },
  ],
  environment: {
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
    GOTELEMETRY: 'off',
    GOENV: 'off',
    GOVCS: '*:off',
  },
  match: ['go test -race -run "TestA|TestB" ./pkg/...', 'go test ./... -args -x', 'go mod verify'],
  not_match: [
    'go test --exec ./x ./...',
    'go run example.com/x@latest',
    'go test -ldflags=-extldflags=-fuse-ld=x ./...',
  ],
};
