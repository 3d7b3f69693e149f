import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { attempt } from '../ground/attempt.ts';
import { GateError } from '../ground/error.ts';
import { isExecutable } from '../ground/system-tool.ts';

const nodeSchema = z.object({
  file: z.string(),
  version: z.string(),
  platform: z.string(),
  arch: z.string(),
});

/** As described in a report. */
export type NodeProgram = Readonly<z.infer<typeof nodeSchema>>;

/** A program that is a script of npm's package, run by {@link Programs.node}. */
interface NpmProgram {
  readonly file: string;
  readonly version: string;
}

/** The programs for commands, as absolute real paths outside the checkout. */
export interface Programs {
  readonly node: NodeProgram;
  readonly npm?: NpmProgram;
  readonly npx?: NpmProgram;
  /** The POSIX shell for scripts of packages; on Windows, from Git for Windows. */
  readonly shell?: string;
  /** Programs of the machine by the name in a Plan; missing programs are omitted. */
  readonly machine: ReadonlyMap<string, Executable>;
  /** The trusted entries of PATH, in order. */
  readonly searchPath: readonly string[];
}

const DESCRIBE_NODE =
  'JSON.stringify({file: process.execPath, version: process.version, platform: process.platform, arch: process.arch})';
const NODE_START_LIMIT_MS = 20_000;

/**
 * Finds every program named by a Plan, before any code of the change runs. For npm and npx these are the
 * scripts of the node's own npm, so that neither a shell nor `npm.cmd` is started.
 * @param options.path the PATH of the step or terminal
 * @param options.checkout the root of the checkout, which is excluded from the search
 * @param options.names programs of the machine other than node, npm and npx
 * @throws GateError `program_not_found` without a usable node; other missing programs fail only their Plans
 */
export async function findPrograms(options: {
  readonly path: string;
  readonly checkout: string;
  readonly names?: readonly string[];
}): Promise<Programs> {
  const { path, checkout, names = [] } = options;
  const searchPath = await trustedEntries(path, checkout);
  const node = await findNode(searchPath, checkout);
  const [npm, npx] = await Promise.all(
    ['npm', 'npx'].map((name) => findNpm(name, node.file, searchPath, checkout)),
  );
  const machine = await findMachinePrograms(names, searchPath, checkout);
  const shell = await findShell(searchPath, checkout);
  return {
    node,
    ...(npm && { npm }),
    ...(npx && { npx }),
    ...(shell !== undefined && { shell }),
    machine,
    searchPath,
  };
}

async function findNode(searchPath: readonly string[], checkout: string): Promise<NodeProgram> {
  for await (const { file: candidate, real } of executablesNamed('node', searchPath, checkout)) {
    const node = await describeNode(candidate, real, searchPath);
    const file = await realPathOutside(node.file, checkout);
    if (file !== undefined) return { ...node, file };
  }
  throw new GateError(
    'program_not_found',
    'node was not found on PATH outside the checkout.',
    'Install Node.js before this step (for example with actions/setup-node), in a directory outside the checkout.',
  );
}

/**
 * Runs a node to get its real path and version. A version manager's launcher works only under its own
 * name and reads the current directory, so it is started outside the checkout.
 */
async function describeNode(
  candidate: string,
  real: string,
  searchPath: readonly string[],
): Promise<NodeProgram> {
  const { execPath, version, platform, arch } = process;
  // The path of Node.js and a command's remaining processes are read there.
  if (platform === 'linux' && !existsSync('/proc/self')) {
    throw new GateError(
      'containment_unavailable',
      'Commands cannot be contained and ended here: /proc is not mounted.',
      'Mount /proc where the gate runs commands, or use --no-run.',
    );
  }
  if (real === (await realpath(execPath))) return { file: real, version, platform, arch };
  try {
    const { stdout } = await promisify(execFile)(candidate, ['-p', DESCRIBE_NODE], {
      cwd: dirname(candidate),
      env: {
        PATH: searchPath.join(delimiter),
        HOME: homedir(),
        ...(process.env.SYSTEMROOT && { SYSTEMROOT: process.env.SYSTEMROOT }),
      },
      timeout: NODE_START_LIMIT_MS,
      windowsHide: true,
    });
    return nodeSchema.parse(JSON.parse(stdout));
  } catch (error) {
    throw new GateError(
      'program_not_found',
      `${candidate} is the first node on PATH, but it does not work.`,
      'Run it manually to see the error, or set up Node.js before this step (actions/setup-node).',
      { cause: error },
    );
  }
}

/**
 * Looks for npm's script next to the node (`node_modules` on Windows, `../lib` elsewhere), then on
 * PATH, where distributions and npm itself install a symlink to it.
 */
async function findNpm(
  name: string,
  node: string,
  searchPath: readonly string[],
  checkout: string,
): Promise<NpmProgram | undefined> {
  const script = join('node_modules', 'npm', 'bin', `${name}-cli.js`);
  for (const folder of [dirname(node), ...searchPath]) {
    for (const place of [join(folder, script), join(folder, '..', 'lib', script)]) {
      const found = await npmProgram(place, name, checkout);
      if (found) return found;
    }
    const linked = await npmProgram(join(folder, name), name, checkout);
    if (linked) return linked;
  }
  return undefined;
}

async function npmProgram(
  place: string,
  name: string,
  checkout: string,
): Promise<NpmProgram | undefined> {
  const file = await realPathOutside(place, checkout);
  if (!file?.endsWith(`${name}-cli.js`)) return undefined;
  const manifest = join(dirname(file), '..', 'package.json');
  const content = await readFile(manifest, 'utf8').catch(() => 'null');
  const { success, data } = z
    .object({ name: z.literal('npm'), version: z.string() })
    .safeParse(attempt(() => JSON.parse(content)));
  return success ? { file, version: data.version } : undefined;
}

const POSIX_SHELL = '/bin/sh';

/** Git for Windows has a shell, but not in its `cmd` directory, which is usually on PATH. */
async function findShell(
  searchPath: readonly string[],
  checkout: string,
): Promise<string | undefined> {
  if (process.platform !== 'win32') return POSIX_SHELL;
  for await (const { real } of executablesNamed('git', searchPath, checkout)) {
    const file = await realPathOutside(join(dirname(real), '..', 'bin', 'sh.exe'), checkout);
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Excludes paths: only names are looked up. */
const PROGRAM_NAME = /^[A-Za-z0-9][\w.+-]*$/;

async function findMachinePrograms(
  names: readonly string[],
  searchPath: readonly string[],
  checkout: string,
): Promise<Programs['machine']> {
  const machine = new Map<string, Executable>();
  for (const name of names.filter((each) => PROGRAM_NAME.test(each))) {
    const first = await executablesNamed(name, searchPath, checkout).next();
    if (!first.done) machine.set(name, first.value);
  }
  return machine;
}

/**
 * Returns the entries of a PATH from which programs may be taken: absolute, existing, and outside the
 * checkout both by name and by real path. The change could fill any other entry, including a relative
 * one, because commands run in the checkout.
 * @returns the entries as written, in order, without duplicates
 */
async function trustedEntries(path: string, checkout: string): Promise<readonly string[]> {
  const candidates = new Set(path.split(delimiter).filter((entry) => isAbsolute(entry)));
  const found = await Promise.all(
    [...candidates].map(async (entry) =>
      (await realPathOutside(entry, checkout)) === undefined ? [] : [entry],
    ),
  );
  return found.flat();
}

/**
 * Resolves the symlinks of a path on disk.
 * @returns undefined if it does not exist, is not accessible, or if its name or real path is inside the
 *   checkout
 */
async function realPathOutside(path: string, checkout: string): Promise<string | undefined> {
  const [real, root] = await Promise.all([
    realpath(path).catch(() => undefined),
    realpath(checkout),
  ]);
  if (real === undefined) return undefined;
  const names = [real, resolve(path)];
  const roots = [root, resolve(checkout)];
  return names.some((name) => roots.some((folder) => isInside(folder, name))) ? undefined : real;
}

/** A program on PATH. */
export interface Executable {
  /** The path with the requested name, which some programs depend on. */
  readonly file: string;
  /** The path without symlinks. */
  readonly real: string;
}

/**
 * Finds the programs with a name, in PATH order, except any in the checkout or linked into it.
 * @param name without directory or extension
 * @param searchPath from {@link trustedEntries}
 */
async function* executablesNamed(
  name: string,
  searchPath: readonly string[],
  checkout: string,
): AsyncGenerator<Executable> {
  for (const entry of searchPath) {
    const file = join(entry, process.platform === 'win32' ? `${name}.exe` : name);
    const real = await realPathOutside(file, checkout);
    if (real !== undefined && (await isExecutable(real))) yield { file, real };
  }
}

/** Whether a path is a directory or is below it; both must be absolute and real. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
