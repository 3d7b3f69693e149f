import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { attempt } from './attempt.ts';
import { GateError } from './error.ts';

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

/** Removes the temporary directories that killed gates of this user left behind. */
export async function removeLeftFolders(parent: string): Promise<void> {
  const uid = process.getuid?.();
  const left = foldersLeftIn(parent).filter((path) => attempt(() => lstatSync(path).uid) === uid);
  if (left.length === 0) return;
  // A run mounts only in namespaces of its own; what someone else mounted must not be removed.
  const mounts = attempt(() => readFileSync('/proc/self/mountinfo', 'utf8')) ?? '';
  const free = left.filter((folder) => !mounts.includes(basename(folder)));
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
