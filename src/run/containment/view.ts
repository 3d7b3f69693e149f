import { lstat, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, relative, sep } from 'node:path';
import type { Programs } from '../programs.ts';
import type { Executable } from '../search-path.ts';

/** Folders of the machine that a command sees besides the checkout; all else is not there at all. */
export interface View {
  /** The system's own folders, read-only. */
  readonly system: readonly string[];
  /** Inside those, shown as empty: home, temp and the runner's folders. */
  readonly emptied: readonly string[];
  /** What the programs of a run need besides, also inside what is emptied; read-only. */
  readonly tools: readonly string[];
}

/** Where distributions keep programs, libraries and their settings; symlinks stay symlinks. */
const SYSTEM = ['/usr', '/etc', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];
/** Where Nix and Guix keep the same. */
const STORES = ['/nix/store', '/gnu/store'];
/** The files of a step by which a program would talk to GitHub's runner. */
const RUNNER_FILES = ['EVENT_PATH', 'ENV', 'OUTPUT', 'PATH', 'STATE', 'STEP_SUMMARY'];

/**
 * The folders of a step or terminal in which others keep what is theirs.
 *
 * @param env the environment of the step or terminal
 */
export function privateFolders(env: Readonly<Record<string, string | undefined>>): string[] {
  const files = RUNNER_FILES.flatMap((name) => env[`GITHUB_${name}`] ?? []);
  const named = [env.HOME, env.RUNNER_TEMP, env.XDG_RUNTIME_DIR].flatMap((folder) => folder ?? []);
  return [
    ...new Set([...named, tmpdir(), ...files.map(dirname)].filter((folder) => isAbsolute(folder))),
  ];
}

/**
 * Looks which folders a command has to see so that node and npm work, and which of them hold
 * something private.
 *
 * @param folders from {@link privateFolders}
 * @param network whether names are to be resolved, for which some systems keep a file elsewhere
 */
export async function viewOf(
  { node, npm, machine }: Programs,
  folders: readonly string[],
  network: boolean,
): Promise<View> {
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
  return { system, emptied, tools: [...new Set(needed)] };
}

/**
 * Where a program of the machine stands, under its name and in truth, and what belongs to it: a tool
 * of the runner's tool cache has its libraries beside its `bin`. A user's `bin` has other things there,
 * and a folder around something private is never shown.
 */
function foldersOf({ file, real }: Executable, own: readonly string[]): string[] {
  const folder = dirname(real);
  const prefix = dirname(folder);
  const isTool = basename(folder) === 'bin' && !own.some((each) => isInside(each, prefix));
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

/** systemd-resolved keeps `resolv.conf` in a folder below /run, and has a symlink to it in /etc. */
async function resolverFolder(): Promise<string[]> {
  const file = await realpath('/etc/resolv.conf').catch(() => undefined);
  return file?.startsWith('/run/systemd/resolve/') ? [dirname(file)] : [];
}

/** Whether a path is a folder or stands in it; both absolute and real. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
