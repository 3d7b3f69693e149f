import { existsSync } from 'node:fs';
import { lstat, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join } from 'node:path';
import { type Executable, isInside } from '../programs.ts';
import type { BackendOptions, HomeFolder } from './containment-backend.ts';

/** Directories of the machine in a command's view, besides the checkout; all others are hidden. */
export interface View {
  /** Read-only. */
  readonly system: readonly string[];
  /** Directories in these that are shown empty: home, temp and the runner's. */
  readonly emptied: readonly string[];
  /** Other directories that programs of the run need, even inside emptied ones; read-only. */
  readonly tools: readonly string[];
  readonly devices: readonly string[];
  /** Directories mounted read-only in the command's home directory. */
  readonly home: readonly HomeFolder[];
  /** The names of the checkout in the directory above it. */
  readonly names: readonly string[];
}

type ViewOptions = Pick<
  BackendOptions,
  'programs' | 'folders' | 'network' | 'shown' | 'home' | 'names'
>;

/** Distributions' directories of programs, libraries and settings. Symlinks stay symlinks. */
const SYSTEM = ['/usr', '/etc', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** The equivalent directories of Nix and Guix. */
const STORES = ['/nix/store', '/gnu/store'];
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];
/** A process's terminal. A command finds only one that it creates. */
const TERMINAL = 'tty';
/** Files of a step for GitHub's runner. */
const RUNNER_FILES = ['EVENT_PATH', 'ENV', 'OUTPUT', 'PATH', 'STATE', 'STEP_SUMMARY'];

/** Returns a step's or terminal's directories of private files. */
export function privateFolders(env: Readonly<Record<string, string | undefined>>): string[] {
  const files = RUNNER_FILES.flatMap((name) => env[`GITHUB_${name}`] ?? []);
  const named = [env.HOME, env.RUNNER_TEMP, env.XDG_RUNTIME_DIR].flatMap((folder) => folder ?? []);
  return [
    ...new Set([...named, tmpdir(), ...files.map(dirname)].filter((folder) => isAbsolute(folder))),
  ];
}

/**
 * Finds the directories that node and npm need, and marks private ones among them.
 * @param options.folders from {@link privateFolders}
 * @param options.network true if name resolution must work, which needs another directory on some systems
 */
export async function viewOf(options: ViewOptions): Promise<View> {
  const { programs, folders, network, shown = [], home = [], names = [] } = options;
  const { node, npm, machine } = programs;
  const system = await existing([...SYSTEM, ...STORES]);
  const real = await Promise.all(folders.map((folder) => realpath(folder).catch(() => [])));
  const own = real.flat();
  const needed = [
    dirname(node.file),
    ...(npm ? [dirname(dirname(npm.file))] : []),
    ...[...machine.values()].flatMap((program) => foldersOf(program, own)),
    ...(network ? await resolverFolder() : []),
  ].filter((folder) => !system.some((root) => isInside(root, folder)));
  const emptied = own.filter((folder) =>
    system.some((root) => root !== folder && isInside(root, folder)),
  );
  const devices = existsSync(`/dev/${TERMINAL}`) ? [...DEVICES, TERMINAL] : DEVICES;
  return { system, emptied, tools: [...new Set(needed), ...shown], devices, home, names };
}

/**
 * Returns the directories of a machine's program, by name and by real path, with its libraries: beside
 * `bin` in the runner's tool cache, beside `shims` in a version manager such as pyenv. A user's `bin`
 * contains other programs, and a directory with a private one is never shown.
 */
function foldersOf({ file, real }: Executable, own: readonly string[]): string[] {
  const folder = dirname(real);
  const prefix = dirname(folder);
  const name = basename(folder);
  const isTool =
    name === 'shims' || (name === 'bin' && !own.some((each) => isInside(each, prefix)));
  return [dirname(file), folder, ...(isTool ? [prefix] : [])].filter(
    (shown) => !own.some((each) => isInside(shown, each)),
  );
}

async function existing(folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await lstat(folder).catch(() => undefined))?.isDirectory() ? [folder] : [],
    ),
  );
  return found.flat();
}

/** systemd-resolved keeps `resolv.conf` below /run, with a symlink in /etc. */
async function resolverFolder(): Promise<string[]> {
  const file = await realpath('/etc/resolv.conf').catch(() => undefined);
  return file?.startsWith('/run/systemd/resolve/') ? [dirname(file)] : [];
}

/**
 * Returns the named directories that exist.
 * @param paths from the home directory, normalised
 * @param home the gate user's home directory
 */
export async function homeFolders(
  paths: readonly string[],
  home: string | undefined,
): Promise<readonly HomeFolder[]> {
  if (home === undefined || !isAbsolute(home)) return [];
  const found = await Promise.all(
    [...new Set(paths)].sort().map(async (path) => {
      const source = await realpath(join(home, path)).catch(() => undefined);
      if (source === undefined || !(await stat(source)).isDirectory()) return [];
      return [{ path, source }];
    }),
  );
  return found.flat();
}
