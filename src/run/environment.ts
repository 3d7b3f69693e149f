import { posix, win32 } from 'node:path';
import type { PrivateFolder } from './private-folder.ts';

/** The same in a terminal and on every runner, so that a command gives the same in both. */
const DEFAULTS = {
  CI: 'true',
  // Both, because half of the tools know one and half the other; they do not contradict each other.
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
};

/** Without these no program starts on Windows; none of them is the user's own. */
const WINDOWS_NAMES = ['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT'];

const WINDOWS_SHELL = 'cmd.exe';

/** The machine that the gate runs on. */
export interface Host {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface EnvironmentParts {
  /** The absolute file of the node that runs the command. */
  readonly node: string;
  /** Trusted entries of PATH. */
  readonly searchPath: readonly string[];
  readonly folder: PrivateFolder;
  /** The Plan's own; they replace defaults, and never what keeps the command contained. */
  readonly assignments: Readonly<Record<string, string>>;
}

/**
 * The whole environment of one command. Nothing of the gate's own environment is in it, but for the
 * names that Windows itself needs: tokens, inputs, runner files, proxies, loaders' and git's
 * variables are out because nothing is let in.
 */
export function commandEnvironment(
  { node, searchPath, folder, assignments }: EnvironmentParts,
  host: Host,
): Record<string, string> {
  const windows = host.platform === 'win32' ? windowsEnvironment(host.env, folder) : {};
  const { delimiter, dirname } = host.platform === 'win32' ? win32 : posix;
  const fixed: Record<string, string> = {
    PATH: [...new Set([dirname(node), ...searchPath])].join(delimiter),
    HOME: folder.home,
    TMPDIR: folder.temp,
    ...windows,
    ...npmEnvironment(folder, host.platform === 'win32' ? WINDOWS_SHELL : '/bin/sh'),
  };
  return { ...DEFAULTS, ...withoutNamesOf(fixed, assignments), ...fixed };
}

/**
 * Tells npm not to use a shell or node options of the change's choosing, not to download, not to
 * ask. The environment beats the project's .npmrc, but an empty value does not.
 */
function npmEnvironment(folder: PrivateFolder, shell: string): Record<string, string> {
  return {
    npm_config_script_shell: shell,
    npm_config_node_options: '--no-warnings',
    npm_config_offline: 'true',
    npm_config_fetch_retries: '0',
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

/** Windows and npm (`NPM_CONFIG_…`) take names in any case, so that is how they are compared. */
function withoutNamesOf(
  fixed: Readonly<Record<string, string>>,
  assignments: Readonly<Record<string, string>>,
): Record<string, string> {
  const taken = new Set(Object.keys(fixed).map((name) => name.toUpperCase()));
  return Object.fromEntries(
    Object.entries(assignments).filter(([name]) => !taken.has(name.toUpperCase())),
  );
}
