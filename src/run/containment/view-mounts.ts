import { join, relative } from 'node:path';
import { foldersAbove } from '../../repo/entry-index.ts';
import { isInside } from '../programs.ts';
import type { BackendOptions } from './containment-backend.ts';
import type { Privileges } from './privileges.ts';
import type { View } from './view-folders.ts';

/** As in mount(8)'s table; without a type, a directory of the machine. */
type Mount = readonly [source: string, target: string, type?: string, options?: string];

/** Private paths of a command, which exist only in its view. */
export const HOME = '/home/gene-gate';
export const TEMP = '/tmp';
/** The directory above the checkout, for commands that start there. */
export const ABOVE = `${HOME}/above`;

/** For one command: all share the machine's pseudo-terminals, usually 3,072. */
const MOST_TERMINALS = 64;

const ROOT = '/.gene-gate';
/** The supervisor's paths inside a view, hidden before a command starts. */
const INSIDE = {
  /** The unmodified checkout. */
  lower: `${ROOT}/lower`,
  /** The layer that hides files of the checkout and changes its owner. */
  cover: `${ROOT}/cover`,
  /** A tmpfs for everything that a command writes. */
  own: `${ROOT}/own`,
  run: `${ROOT}/run`,
  /** Read-only replacements of files of the checkout. */
  replaced: `${ROOT}/replaced`,
  /** Directories of the home directory, by number. */
  home: `${ROOT}/home`,
  /** Tools in directories that a command's private directories cover. */
  tools: `${ROOT}/tools`,
} as const;

/**
 * Returns the shared mounts in order: the system, private directories, other programs, which may be
 * inside the former, and HOME.
 * @param folder the gate's directory for the run
 */
export function sharedMounts(view: View, checkout: string, folder: string): Mount[] {
  const stage = join(folder, 'stage');
  const show = (source: string, target: string): Mount => [source, join(stage, target)];
  const bind = (source: string, target: string, kind: string): Mount => {
    return [source, join(stage, target), 'none', kind];
  };
  return [
    ...view.system.map((source) => show(source, source)),
    ...view.emptied.map((folder): Mount => {
      return ['gene-gate', join(stage, folder), 'tmpfs', 'size=1m,mode=0755'];
    }),
    // A user namespace may mount only what it sees. Each command covers it.
    bind('/proc', 'proc', 'rbind'),
    bind(checkout, INSIDE.lower, 'rbind'),
    bind(join(folder, 'run'), INSIDE.run, 'bind'),
    ...view.tools.map((source, index) => show(source, mountPointOf(source, index))),
    ...view.home.map(({ source }, index) => show(source, join(INSIDE.home, String(index)))),
  ];
}

interface CommandMountsOptions
  extends Pick<BackendOptions, 'checkout' | 'leftOut' | 'keepsWrites'> {
  readonly view: View;
  readonly privileges: Pick<Privileges, 'adopt' | 'overlay'>;
  readonly replaced: ReadonlyMap<string, unknown>;
}

/**
 * Returns the mounts of a command's own part in order, as paths inside the view. The last one hides the
 * sources of the others.
 */
export function commandMounts(options: CommandMountsOptions): Mount[] {
  const { view, checkout, privileges, leftOut = [], keepsWrites, replaced } = options;
  const isCovered = leftOut.length > 0 || privileges.adopt;
  const mount = (type: string, target: string, options: string): Mount => {
    return ['gene-gate', target, type, options];
  };
  const bind = (source: string, target: string, options = 'bind'): Mount => {
    return [source, target, 'none', options];
  };
  const layers = [
    `lowerdir=${isCovered ? `${INSIDE.cover}:` : ''}${INSIDE.lower}`,
    `upperdir=${INSIDE.own}/upper`,
    `workdir=${INSIDE.own}/work`,
    ...privileges.overlay,
    // The checkout may be in the directory of temporary files, which is new.
    'X-mount.mkdir',
  ];
  const terminals = `newinstance,nosuid,noexec,mode=0620,ptmxmode=0666,max=${MOST_TERMINALS}`;
  return [
    bind(`${INSIDE.own}/tmp`, TEMP),
    bind(`${INSIDE.own}/home`, HOME),
    ...view.home.map(({ path }, index) => bind(`${INSIDE.home}/${index}`, join(HOME, path))),
    bind(`${INSIDE.own}/shm`, '/dev/shm'),
    mount('devpts', '/dev/pts', terminals),
    ...view.tools.flatMap((folder, index) => {
      const place = mountPointOf(folder, index);
      return folder === place ? [] : [bind(place, folder, 'rbind,X-mount.mkdir')];
    }),
    keepsWrites
      ? bind(INSIDE.lower, checkout, 'bind,X-mount.mkdir')
      : mount('overlay', checkout, layers.join(',')),
    ...[...replaced.keys()].map((path, index) =>
      bind(`${INSIDE.replaced}/${index}`, join(checkout, path)),
    ),
    ...view.names.map((name) => bind(checkout, join(ABOVE, name), 'rbind')),
    mount('proc', '/proc', 'nosuid,nodev,noexec'),
    mount('tmpfs', ROOT, 'ro,size=4k,mode=0755'),
  ];
}

/**
 * Returns the directories in `INSIDE.own` in order of creation: the overlay's layer and work directory,
 * then the command's, all owned by the command.
 */
export function commandFolders({ home, names }: Pick<View, 'home' | 'names'>): readonly string[] {
  const checkouts = names.map((name) => relative(HOME, join(ABOVE, name)));
  const paths = [...home.map(({ path }) => path), ...checkouts];
  const inHome = new Set(paths.flatMap((path) => [...foldersAbove(path), path]));
  return ['upper', 'work', 'tmp', 'home', 'shm', ...[...inHome].map((path) => `home/${path}`)];
}

/** A tool in a command's private directory is mounted elsewhere until that directory exists. */
function mountPointOf(folder: string, index: number): string {
  const isCovered = [TEMP, HOME].some((own) => isInside(own, folder));
  return isCovered ? `${INSIDE.tools}/${index}` : folder;
}
