import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { exec } from '@actions/exec';
import { attempt } from './attempt.ts';
import { GateError } from './error.ts';
import { systemTool } from './system-tool.ts';

/** Of temporary directories and control groups. */
const TEMPORARY_PREFIX = 'gene-gate-run-';
/** Longer than any run: `prepare` and all commands together have a limit of a day each. */
const LEFT_AFTER_MS = 3 * 86_400_000;
/** Process ids are unique only within their namespace, and several namespaces can share `/tmp`. */
const NAMESPACE =
  /\d+/.exec(attempt(() => readlinkSync('/proc/self/ns/pid')) ?? process.platform)?.[0] ?? '0';
const OF_PROCESS = new RegExp(`^${TEMPORARY_PREFIX}${NAMESPACE}-(\\d+)-`);
let swept: Promise<void> | undefined;

/**
 * Creates a temporary directory. The first call in a process also removes directories left by killed gates.
 * @returns its path without symlinks; the caller removes it
 * @throws GateError `file_unreadable` if it cannot be created
 */
export async function temporaryFolder(): Promise<string> {
  const parent = tmpdir();
  try {
    const real = await realpath(parent);
    swept ??= removeLeftFolders(real);
    await swept;
    return await mkdtemp(join(real, `${TEMPORARY_PREFIX}${NAMESPACE}-${process.pid}-`));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new GateError(
      'file_unreadable',
      `Cannot create a temporary directory in ${parent} (${code}).`,
      'Set TMPDIR to a writable directory with free space.',
      { cause },
    );
  }
}

/** Unmounts and removes the temporary directories that killed gates of this user left behind. */
export async function removeLeftFolders(parent: string): Promise<void> {
  const uid = process.getuid?.();
  const left = foldersLeftIn(parent).filter((path) => attempt(() => lstatSync(path).uid) === uid);
  if (left.length === 0) return;
  for (const point of mountsIn(left)) await unmount(point);
  const mounted = mountsIn(left);
  const free = left.filter((folder) => !mounted.some((point) => isIn(point, folder)));
  // A directory that cannot be removed must not stop this run.
  await Promise.allSettled(free.map((folder) => rm(folder, { recursive: true, force: true })));
}

/** Returns the directories and control groups left by killed gates: their process is gone, or they are old. */
export function foldersLeftIn(parent: string): string[] {
  return readdirSync(parent)
    .filter((name) => name.startsWith(TEMPORARY_PREFIX))
    .map((name) => join(parent, name))
    .filter((path) => {
      const found = lstatSync(path, { throwIfNoEntry: false });
      const isOld = found !== undefined && found.mtimeMs < Date.now() - LEFT_AFTER_MS;
      return found?.isDirectory() && (isOld || isLeft(path));
    });
}

/** True if the process that made it is gone. */
function isLeft(path: string): boolean {
  const pid = OF_PROCESS.exec(basename(path))?.[1];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** The innermost first. */
function mountsIn(folders: readonly string[]): string[] {
  const mounts = attempt(() => readFileSync('/proc/self/mountinfo', 'utf8')) ?? '';
  const points = mounts
    .split('\n')
    .map((line) => (line.split(' ')[4] ?? '').replaceAll(/\\(\d{3})/g, unescaped));
  return points
    .filter((point) => folders.some((folder) => isIn(point, folder)))
    .sort((a, b) => b.length - a.length);
}

function unescaped(_: string, octal: string): string {
  return String.fromCharCode(Number.parseInt(octal, 8));
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

async function unmount(point: string): Promise<void> {
  const umount = await systemTool('umount');
  try {
    if (umount) await exec(umount, ['-l', point], { silent: true });
  } catch {
    // Only root may unmount; a directory with a mount is kept.
  }
}
