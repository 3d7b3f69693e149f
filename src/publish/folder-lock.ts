import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isEnded, processIdentity } from '../ground/process-identity.ts';

const NAME = '.gene-gate.lock';
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;
/** Writing the files takes seconds at most; where a process has no identity, its age decides. */
const STALE_MS = 120_000;

/**
 * Writes to a directory while no other gate does, so that each leaves a whole set of files.
 *
 * @throws Error if another process holds the directory for too long, or the system's error
 */
export async function whileLocked<T>(folder: string, write: () => Promise<T>): Promise<T> {
  const lock = join(folder, NAME);
  const until = performance.now() + PATIENCE_MS;
  while (!(await take(lock))) {
    if (await isLeftBehind(lock)) await removeLeft(lock);
    else if (performance.now() > until) {
      throw new Error(
        `another gene-gate process writes to ${folder} (remove ${lock} if none does)`,
      );
    } else await delay(PAUSE_MS);
  }
  try {
    return await write();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, processIdentity(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the lock away first: another process may just have replaced it by its own. */
async function removeLeft(lock: string): Promise<void> {
  const taken = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, taken);
  } catch {
    return;
  }
  if (!(await isLeftBehind(taken))) await link(taken, lock).catch(() => undefined);
  await rm(taken, { force: true });
}

async function isLeftBehind(lock: string): Promise<boolean> {
  try {
    if (isEnded(await readFile(lock, 'utf8'))) return true;
    return Date.now() - (await stat(lock)).mtimeMs > STALE_MS;
  } catch {
    // It has just been removed.
    return false;
  }
}
