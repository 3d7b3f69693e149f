import { constants, type Dirent } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import { GateError } from '../../ground/error.ts';
import { temporaryFolder } from '../../ground/temporary-folder.ts';
import type { CheckoutGuard } from '../../repo/checkout-guard.ts';
import { isInside } from '../programs.ts';
import { copyRepository } from './safe-repository.ts';

/** A copy of a checkout with only what commands may see. */
export interface PrivateCopy {
  /** Compares the copy with the audited commit. */
  readonly guard: CheckoutGuard;
  /** Directories of git objects outside of the copy, for its repositories. */
  readonly objects: readonly string[];
  readonly close: () => Promise<void>;
}

/** A larger checkout takes longer to copy than most commands take. */
const COPY_LIMITS = { entries: 200_000, bytes: 4 * 1024 ** 3 };

/**
 * Copies the audited commit, dependencies and build outputs of a checkout to a private directory, with
 * the repository but without its secrets. Uses copy-on-write if the file system supports it.
 * @throws GateError `containment_unavailable` if the checkout is too large; any file system error
 */
export async function copyCheckout(guard: CheckoutGuard): Promise<PrivateCopy> {
  const root = await temporaryFolder();
  const close = () => rm(root, { recursive: true, force: true, maxRetries: 3 });
  const target = join(root, basename(guard.directory) || 'checkout');
  try {
    await copyView(guard, target);
    const objects = await copyRepository(guard.directory, target);
    return { guard: guard.at(target), objects, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function copyView(guard: CheckoutGuard, target: string): Promise<void> {
  const { directory, files, folders } = guard;
  const left = { ...COPY_LIMITS };
  const copy = async (path: string): Promise<void> => {
    const [from, to] = [join(directory, path), join(target, path)];
    const found = await lstat(from);
    left.entries -= 1;
    left.bytes -= found.isFile() ? found.size : 0;
    if (left.entries < 0 || left.bytes < 0) throw tooLarge(guard);
    if (found.isSymbolicLink()) await copyLink(from, to, directory, target);
    else if (found.isFile()) await copyFile(from, to, constants.COPYFILE_FICLONE);
    else if (found.isDirectory()) {
      await mkdir(to, { mode: found.mode });
      for (const { name } of await entriesOf(from)) await copy(join(path, name));
    }
  };
  for (const folder of folders) await mkdir(join(target, folder), { recursive: true });
  for (const { path } of files) await copy(path);
  for (const path of guard.additions) {
    await mkdir(join(target, path, '..'), { recursive: true });
    await copy(path);
  }
}

/** Without a repository, which can contain a token. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter(({ name }) => name !== '.git');
}

/** An absolute link into the checkout would lead to hidden files. */
async function copyLink(from: string, to: string, directory: string, target: string) {
  const way = await readlink(from);
  const leadsInside = isAbsolute(way) && isInside(directory, way);
  // Windows lets ordinary users create only junctions; a link to a file is a file in its checkouts.
  const type = process.platform === 'win32' ? 'junction' : undefined;
  await symlink(leadsInside ? join(target, relative(directory, way)) : way, to, type);
}

function tooLarge({ directory }: CheckoutGuard): GateError {
  return new GateError(
    'containment_unavailable',
    `The checkout ${directory} is too large to copy: it has more than 200,000 files or 4 GiB.`,
    'Use a Linux runner with passwordless sudo or unprivileged user namespaces, or install fewer dependencies before the gate.',
  );
}
