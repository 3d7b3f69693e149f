import type { EvolverInput } from '../schema.ts';

/** pnpm 8 to 10: its help texts and https://pnpm.io/cli/run, /cli/exec, /settings. */
export const pnpm: EvolverInput = {
  risk: 'safe',
  starts: 'script-or-tool',
  alone: 'only-prints',
  flags: {
    text: `
      aggregate-output color,no-color filter,F= filter-prod= if-present include-workspace-root loglevel=
      no-bail no-sort bail parallel recursive,r reporter= reporter-hide-prefix sequential silent,s sort
      stream w workspace-concurrency= workspace-root
    `,
    path: 'dir,C= state-dir=',
    weakens: 'env-file=',
    'skips-tests': 'dry-run',
    'outside-code':
      'config~ node-options= script-shell= shell-emulator shell-mode,c global,g modules-dir= virtual-store-dir= registry= userconfig= prefix=',
    'only-prints': 'help,h version,v',
  },
  refused: {
    'uses-network': `
      dlx pnpx add install i ci update up upgrade remove rm uninstall un link ln unlink import rebuild rb
      prune dedupe fetch install-test it approve-builds ignored-builds patch patch-commit patch-remove
      deploy publish login logout adduser dist-tag owner unpublish deprecate team token access audit
      outdated search view info show ping whoami docs repo bugs
    `,
    // `restart` runs the scripts stop, restart and start.
    'outside-code': 'create init config c set get env setup self-update store server cache restart',
    'writes-files': 'pack version',
    'only-prints': 'list ls la ll why root bin licenses help prefix completion',
  },
  subcommands: {
    'test,t,tst,start,stop': { starts: 'own-script' },
    'run,run-script': { starts: 'script', alone: 'only-prints' },
    exec: { starts: 'tool' },
  },
  directory_flags: ['-C', '--dir'],
  selecting_flags: '-r --recursive -F --filter --filter-prod -w --workspace-root'.split(' '),
  settings: ['pnpm-workspace.yaml', '.pnpmfile.cjs', '.pnpmfile.mjs'],
  dependencies: [{ path: 'node_modules', at: 'anywhere' }],
  environment: {
    npm_config_manage_package_manager_versions: 'false',
    npm_config_package_manager_strict: 'false',
    npm_config_verify_deps_before_run: 'false',
    // Its name from pnpm 11.
    pnpm_config_verify_deps_before_run: 'false',
    COREPACK_ENABLE_NETWORK: '0',
    COREPACK_ENABLE_STRICT: '0',
    COREPACK_ENABLE_PROJECT_SPEC: '0',
  },
  match: ['pnpm lint --max-warnings 0', 'pnpm --filter a... test', 'pnpm vitest run --coverage'],
  not_match: ['pnpm exec sh -c "id"', 'pnpm --config.script-shell=./x test', 'pnpm exec tsx -e 1'],
};

/** Yarn 1 and 4: https://classic.yarnpkg.com/docs/cli and https://yarnpkg.com/cli. */
export const yarn: EvolverInput = {
  starts: 'script-or-tool',
  alone: 'uses-network',
  flags: {
    text: `
      frozen-lockfile json mutex= no-progress non-interactive offline silent,s verbose top-level,T
      binaries-only,B
    `,
    path: 'cwd=',
    'outside-code':
      'use-yarnrc= modules-folder= registry= scripts-prepend-node-path? prefix= require= inspect? inspect-brk?',
    'only-prints': 'help,h version,v',
  },
  refused: {
    'uses-network': `
      dlx add install remove up upgrade upgrade-interactive link unlink import dedupe rebuild unplug patch
      patch-commit global autoclean stage policies set npm publish login logout owner tag team audit
      outdated info search
    `,
    // `workspaces` runs a script of every package.
    'outside-code': 'create init node config plugin cache unset generate-lock-entry workspaces',
    'writes-files': 'pack version',
    'only-prints': 'list why licenses bin explain help constraints versions check search-bin',
  },
  subcommands: {
    test: { starts: 'own-script' },
    run: { starts: 'script-or-tool', alone: 'only-prints' },
    workspace: {
      starts: 'script-or-tool',
      skips: 1,
      any_package: true,
      refused: {
        'outside-code': 'add remove install up upgrade dlx exec node npm publish pack link',
      },
    },
    'workspace run': { starts: 'script-or-tool', any_package: true, alone: 'only-prints' },
    exec: { starts: 'tool' },
  },
  directory_flags: ['--cwd'],
  settings:
    '.yarnrc.yml .yarnrc .env.yarn .pnp.cjs .pnp.loader.mjs .yarn/plugins .yarn/releases'.split(
      ' ',
    ),
  dependencies: [
    { path: 'node_modules', at: 'anywhere' },
    { path: '.pnp.cjs', at: 'root' },
    { path: '.pnp.loader.mjs', at: 'root' },
    { path: '.yarn', at: 'root' },
    { path: '.yarn/berry/cache', at: 'home' },
  ],
  environment: {
    YARN_ENABLE_NETWORK: '0',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_ENABLE_GLOBAL_CACHE: '1',
    COREPACK_ENABLE_NETWORK: '0',
    COREPACK_ENABLE_STRICT: '0',
    COREPACK_ENABLE_PROJECT_SPEC: '0',
  },
  match: ['yarn lint --max-warnings 0', 'yarn workspace a run test', 'yarn jest --ci'],
  not_match: ['yarn', 'yarn exec bash', 'yarn --cwd ../x test', 'yarn --use-yarnrc x test'],
};
