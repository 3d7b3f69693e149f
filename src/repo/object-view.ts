import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GateError } from '../ground/error.ts';
import { temporaryFolder } from '../ground/temporary-folder.ts';
import { bindGit, type Git, NO_OUTSIDE_CONFIGURATION } from './git-process.ts';
import { type ObjectReader, objectReader } from './object-reader.ts';

export interface ObjectSource {
  /** Of the object store. */
  readonly objects: string;
  /** The list of shallow boundary commits, which may not exist. */
  readonly shallow: string;
  /** `sha1` or `sha256`. */
  readonly format: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The part of a repository that configuration cannot affect. */
export interface ObjectView {
  /**
   * Runs git on objects by id only. Ignores all configuration, attributes, refs, grafts,
   * replacements and hooks of the clone and the user; writes to a private object store.
   */
  readonly objects: Git;
  /** Reads objects like {@link objects}, all with one process. */
  readonly read: ObjectReader['read'];
  /** The private store as environment for git in the clone; {@link objects} also reads it. */
  readonly privateStore: Readonly<Record<string, string>>;
  /** A directory for temporary files, deleted by {@link close}. */
  readonly temporary: string;
  /** The shallow boundary commits; empty in a complete clone. Read on each call. */
  shallowCommits(): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/**
 * Creates an empty private repository that borrows the clone's objects. Nothing else of the clone is visible, so
 * its configuration, `info/attributes`, grafts, replace refs and hooks cannot change a result. Snapshots of
 * uncommitted files are also written here.
 */
export async function openObjectView(source: ObjectSource): Promise<ObjectView> {
  const temporary = await temporaryFolder();
  const directory = join(temporary, 'git');
  const store = join(directory, 'objects');
  await mkdir(join(store, 'info'), { recursive: true });
  await mkdir(join(directory, 'refs'));
  await writeFile(join(directory, 'HEAD'), 'ref: refs/heads/none\n');
  await writeFile(join(directory, 'config'), configuration(source.format));
  // Git reads a quoted path as a C string; a path may contain a line break.
  await writeFile(join(store, 'info', 'alternates'), `${JSON.stringify(source.objects)}\n`);

  const settings = {
    directory,
    env: {
      ...(source.env.PATH === undefined ? {} : { PATH: source.env.PATH }),
      ...NO_OUTSIDE_CONFIGURATION,
      GIT_DIR: directory,
      GIT_OPTIONAL_LOCKS: '0',
      GIT_NO_REPLACE_OBJECTS: '1',
      GIT_SHALLOW_FILE: source.shallow,
      HOME: directory,
      LC_ALL: 'C',
    },
  };
  const reader = objectReader(settings);
  return {
    temporary,
    objects: bindGit(settings),
    read: reader.read,
    privateStore: {
      GIT_OBJECT_DIRECTORY: store,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(source.objects),
    },
    shallowCommits: async () => {
      const text = await readFile(source.shallow, 'utf8').catch(orComplete);
      return new Set(text.split('\n').filter((line) => line !== ''));
    },
    close: () => {
      reader.close();
      return rm(temporary, { recursive: true, force: true });
    },
  };
}

/** Treats a missing file as no boundary: only a complete clone has none. */
function orComplete(cause: NodeJS.ErrnoException): string {
  if (cause.code === 'ENOENT') return '';
  throw new GateError(
    'git_failed',
    `Cannot read the shallow boundary of the clone: ${cause.message}`,
    'Check the permissions of the .git directory.',
    { cause },
  );
}

function configuration(format: string): string {
  return format === 'sha1'
    ? '[core]\n\trepositoryformatversion = 0\n\tbare = true\n'
    : `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectFormat = ${format}\n`;
}
