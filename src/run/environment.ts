import { dirname, join, posix, win32 } from 'node:path';
import type { Programs } from './programs.ts';

/** A command behaves the same in terminals and on runners. */
const DEFAULTS = {
  CI: 'true',
  // Tools support one or the other.
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
};

const OFFLINE = { npm_config_offline: 'true', npm_config_fetch_retries: '0' };

/** No program starts on Windows without these; none belongs to the user. */
const WINDOWS_NAMES = ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT'];

const WINDOWS_SHELL = 'cmd.exe';

/** Directories that one command may write to, removed at its end. */
export interface PrivateFolder {
  readonly home: string;
  readonly temp: string;
  readonly npmCache: string;
  /** Two different empty files, or npm reads its default locations. */
  readonly npmUserConfig: string;
  readonly npmGlobalConfig: string;
}

export interface Host {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface EnvironmentParts {
  readonly programs: Pick<Programs, 'searchPath' | 'shell' | 'npm'> & {
    readonly node: Pick<Programs['node'], 'file'>;
  };
  readonly folder: PrivateFolder;
  /** For a line of `prepare`. */
  readonly mayDownload?: boolean;
  /** The Plan's variables; they replace defaults, but never variables needed for containment. */
  readonly assignments: Readonly<Record<string, string>>;
}

/**
 * Returns the complete environment of one command. It has nothing of the gate's environment but the names that
 * Windows requires: no tokens, inputs, runner files, proxies, or variables of loaders and git.
 */
export function commandEnvironment(
  { programs, folder, mayDownload = false, assignments }: EnvironmentParts,
  host: Host = process,
): Record<string, string> {
  const { node, searchPath, shell } = programs;
  const windows = host.platform === 'win32' ? windowsEnvironment(host.env, folder) : {};
  const { delimiter, dirname } = host.platform === 'win32' ? win32 : posix;
  const fixed: Record<string, string> = {
    PATH: [...new Set([dirname(node.file), ...searchPath])].join(delimiter),
    HOME: folder.home,
    TMPDIR: folder.temp,
    ...windows,
    ...npmEnvironment(folder, shell ?? (host.platform === 'win32' ? WINDOWS_SHELL : '/bin/sh')),
    ...(mayDownload ? npmForPrepare(programs) : OFFLINE),
  };
  return { ...DEFAULTS, ...withoutNamesOf(fixed, assignments), ...fixed };
}

/**
 * Keeps an npm started by a command from using a shell chosen by the change, from downloading, and from
 * prompting. The environment overrides the project's .npmrc, except with an empty value; the other
 * settings are removed from the visible .npmrc, or the command is refused.
 */
function npmEnvironment(folder: PrivateFolder, shell: string): Record<string, string> {
  return {
    npm_config_script_shell: shell,
    npm_config_update_notifier: 'false',
    npm_config_browser: 'false',
    npm_config_cache: folder.npmCache,
    npm_config_userconfig: folder.npmUserConfig,
    npm_config_globalconfig: folder.npmGlobalConfig,
  };
}

function windowsEnvironment(env: Host['env'], folder: PrivateFolder): Record<string, string> {
  const inherited = Object.entries(env).flatMap(([name, value]): [string, string][] => {
    const upper = name.toUpperCase();
    return WINDOWS_NAMES.includes(upper) && value !== undefined ? [[upper, value]] : [];
  });
  return {
    ...Object.fromEntries(inherited),
    USERPROFILE: folder.home,
    APPDATA: folder.home,
    LOCALAPPDATA: folder.home,
    TEMP: folder.temp,
    TMP: folder.temp,
  };
}

/** Compares names case-insensitively, as Windows and npm (`NPM_CONFIG_…`) do. */
function withoutNamesOf(
  fixed: Readonly<Record<string, string>>,
  assignments: Readonly<Record<string, string>>,
): Record<string, string> {
  const taken = new Set(Object.keys(fixed).map((name) => name.toUpperCase()));
  return Object.fromEntries(
    Object.entries(assignments).filter(([name]) => !taken.has(name.toUpperCase())),
  );
}

/**
 * Variables for a line of `prepare`, which override every `.npmrc`: npm and node-gyp start programs by
 * name from the gate's PATH, not files of the change. (`script-shell`, the cache and the files of the
 * user are set for all commands.)
 */
function npmForPrepare({ npm }: Pick<Programs, 'npm'>): Record<string, string> {
  const nodeGyp = npm && join(dirname(npm.file), '../node_modules/node-gyp/bin/node-gyp.js');
  return {
    npm_config_git: 'git',
    npm_config_shell: 'sh',
    npm_config_editor: 'true',
    npm_config_viewer: 'man',
    npm_config_python: 'python3',
    npm_config_yes: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
    ...(nodeGyp && { npm_config_node_gyp: nodeGyp }),
  };
}
