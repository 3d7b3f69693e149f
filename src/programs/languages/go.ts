import type { EvolverInput } from '../schema.ts';

/** Go 1.20 to 1.25: `go help build`, `go help testflag`. */
export const go: EvolverInput = {
  risk: 'write',
  alone: 'only-prints',
  flags: {
    text: 'a asan cover covermode= coverpkg= json mod= msan p= race tags= trimpath v work x',
    path: 'C=',
    config: 'modfile= overlay=',
    output: 'o=',
    'outside-code': 'exec=',
    'only-prints': 'n h help',
  },
  refused: {
    'only-prints': 'list version doc help',
    'uses-network': 'get install bug',
    'outside-code': 'env generate tool work telemetry',
    'writes-files': 'clean fix',
  },
  subcommands: {
    test: {
      operands: 'import',
      flags: {
        text: 'bench= benchmem benchtime= count= cpu= failfast parallel= run= short shuffle= skip= timeout= vet=',
        output:
          'blockprofile= coverprofile= cpuprofile= memprofile= mutexprofile= outputdir= trace=',
        'never-ends': 'fuzz=',
        'only-prints': 'list=',
        'skips-tests': 'c',
        'outside-code': 'args+',
      },
    },
    build: { operands: 'import' },
    vet: { operands: 'import', flags: { 'tool-writes': 'fix' } },
    run: { starts: 'package', alone: 'only-prints' },
    fmt: { operands: 'import', unless: { 'tool-writes': 'n' } },
    mod: {
      alone: 'only-prints',
      refused: { 'only-prints': 'graph why help', 'uses-network': 'download edit init vendor' },
    },
    'mod verify': {},
    'mod tidy': { unless: { 'tool-writes': 'diff' }, flags: { text: 'diff' } },
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
  match: ['go test -race -run "TestA|TestB" ./pkg/...', 'go mod verify'],
  not_match: [
    'go test --exec ./x ./...',
    'go test ./... -args -x',
    'go run example.com/x@latest',
    'go test -ldflags=-extldflags=-fuse-ld=x ./...',
  ],
};
