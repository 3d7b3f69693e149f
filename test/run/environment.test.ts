import { expect, it } from 'vitest';
import { commandEnvironment } from '../../src/run/environment.ts';
import { list } from '../table.ts';

const folder = {
  home: '/private/home',
  temp: '/private/tmp',
  npmCache: '/private/cache',
  npmUserConfig: '/private/user',
  npmGlobalConfig: '/private/global',
};

/** Variables of a step's process or a developer's shell that a command must not see. */
const SECRETS = list`
  INPUT_TOKEN ¦ INPUT_GITHUB-TOKEN ¦ GITHUB_TOKEN ¦ GH_TOKEN ¦ ACTIONS_RUNTIME_TOKEN
  ACTIONS_RUNTIME_URL ¦ ACTIONS_ID_TOKEN_REQUEST_TOKEN ¦ ACTIONS_ID_TOKEN_REQUEST_URL
  ACTIONS_CACHE_URL ¦ ACTIONS_RESULTS_URL ¦ GITHUB_ENV ¦ GITHUB_OUTPUT ¦ GITHUB_PATH
  GITHUB_STATE ¦ GITHUB_STEP_SUMMARY ¦ GITHUB_EVENT_PATH ¦ GITHUB_WORKSPACE ¦ RUNNER_TEMP
  RUNNER_TOOL_CACHE ¦ NODE_OPTIONS ¦ NODE_PATH ¦ NODE_EXTRA_CA_CERTS ¦ GIT_DIR
  GIT_CONFIG_PARAMETERS ¦ GIT_ASKPASS ¦ SSH_AUTH_SOCK ¦ LD_PRELOAD ¦ LD_LIBRARY_PATH
  DYLD_INSERT_LIBRARIES ¦ BASH_ENV ¦ ENV ¦ npm_config__auth
  npm_config_//registry.example/:_authToken ¦ NPM_TOKEN ¦ NODE_AUTH_TOKEN
  NPM_CONFIG_SCRIPT_SHELL ¦ npm_lifecycle_event ¦ AWS_SECRET_ACCESS_KEY ¦ HTTPS_PROXY
  XDG_RUNTIME_DIR ¦ SHELL ¦ USER ¦ TMP
`;

const environment = (
  assignments: Record<string, string> = {},
  host: Parameters<typeof commandEnvironment>[1] = { platform: 'linux', env: {} },
) =>
  commandEnvironment(
    {
      programs: { node: { file: '/opt/node/bin/node' }, searchPath: ['/usr/bin', '/opt/node/bin'] },
      ...{ folder, assignments },
    },
    host,
  );

it('contains exactly these variables', () => {
  const env = Object.fromEntries(
    [...SECRETS, 'HOME', 'PATH', 'TZ'].map((name) => [name, 'canary']),
  );
  expect(environment({}, { platform: 'linux', env })).toEqual({
    CI: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    PATH: '/opt/node/bin:/usr/bin',
    HOME: '/private/home',
    TMPDIR: '/private/tmp',
    npm_config_script_shell: '/bin/sh',
    npm_config_offline: 'true',
    npm_config_fetch_retries: '0',
    npm_config_update_notifier: 'false',
    npm_config_browser: 'false',
    npm_config_cache: '/private/cache',
    npm_config_userconfig: '/private/user',
    npm_config_globalconfig: '/private/global',
  });
});

it.each(SECRETS)('excludes %s on Windows too', (name) => {
  const values = Object.values(environment({}, { platform: 'win32', env: { [name]: 'canary' } }));
  expect(values).not.toContain('canary');
});

it('includes what Windows needs, in any case', () => {
  const env = { SystemRoot: 'C:\\Windows', PATHEXT: '.EXE', Path: 'C:\\x', GITHUB_TOKEN: 'canary' };
  const given = environment({}, { platform: 'win32', env });
  expect(given).toMatchObject({
    SYSTEMROOT: 'C:\\Windows',
    PATHEXT: '.EXE',
    PATH: '/opt/node/bin;/usr/bin',
    TEMP: folder.temp,
    USERPROFILE: folder.home,
    npm_config_script_shell: 'cmd.exe',
  });
});

it.each([
  ['something new', 'NODE_ENV'],
  ['a default', 'TZ'],
  ['a default', 'CI'],
])('lets a command assign %s: %s', (_what, name) => {
  expect(environment({ [name]: 'mine' })[name]).toBe('mine');
});

it.each(['PATH', 'Path', 'HOME', 'TMPDIR', 'npm_config_offline', 'NPM_CONFIG_SCRIPT_SHELL'])(
  'does not let a command assign %s',
  (name) => expect(Object.values(environment({ [name]: 'mine' }))).not.toContain('mine'),
);
