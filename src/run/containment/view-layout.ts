import { join } from 'node:path';
import type { MountEntry } from './mount-table.ts';
import type { Privileges } from './privileges.ts';
import { isInside, type View } from './view.ts';

/** Where a command finds what is its own: inside its view, so these are no paths of the machine. */
export const HOME = '/home/gene-gate';
export const TEMP = '/tmp';

const ROOT = '/.gene-gate';
/** What launchers need inside a view; covered before a command starts. */
export const INSIDE = {
  /** The checkout as it is. */
  lower: `${ROOT}/lower`,
  /** The layer that gives the checkout to another user, where there is one. */
  adopted: `${ROOT}/adopted`,
  /** A tmpfs for each command, which holds all that it writes. */
  own: `${ROOT}/own`,
  /** The gate's folder for the run. */
  run: `${ROOT}/run`,
  /** The groups in which those of the run are made, by number. */
  cgroup: `${ROOT}/cgroup`,
  /** Copies, read-only as all that belongs to the view, of what replaces files of the checkout. */
  replaced: `${ROOT}/replaced`,
  /** Tools that stand where a command has something of its own. */
  tools: `${ROOT}/tools`,
} as const;

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'];

export interface SharedMountsOptions {
  readonly view: View;
  readonly checkout: string;
  /** The gate's folder for the run. */
  readonly run: string;
  /** Where the view is made. */
  readonly stage: string;
  /** A user namespace may not tear mounts apart: it takes what is mounted further down, too. */
  readonly recursive: boolean;
}

/** The mounts that make what all commands see, in order and seen from outside. */
export function sharedMounts(options: SharedMountsOptions): MountEntry[] {
  const { view, checkout, run, stage, recursive } = options;
  const bind = (source: string, target: string, kind: string): MountEntry => ({
    ...{ source, target: join(stage, target), type: 'none', options: kind },
  });
  const show = (source: string, target: string) =>
    bind(source, target, `${recursive ? 'rbind' : 'bind'},ro,X-mount.mkdir`);
  return [
    ...view.system.map((folder) => show(folder, folder)),
    ...view.emptied.map((folder) => ({
      source: 'gene-gate',
      target: join(stage, folder),
      type: 'tmpfs' as const,
      options: 'size=1m,mode=0755',
    })),
    ...view.tools.map((folder, index) => show(folder, mountPointOf(folder, index))),
    ...DEVICES.map((name) => bind(`/dev/${name}`, `dev/${name}`, 'bind')),
    // For `mount`, and because a user namespace may mount only what it sees; each command covers it.
    bind('/proc', 'proc', 'rbind'),
    bind(checkout, INSIDE.lower, 'rbind'),
    bind(run, INSIDE.run, 'bind'),
  ];
}

export interface CommandMountsOptions {
  readonly view: View;
  readonly checkout: string;
  readonly privileges: Pick<Privileges, 'adopt' | 'overlay'>;
  /** Files of the checkout that a command sees with another content, by number: read-only. */
  readonly replaced: readonly string[];
}

/**
 * The mounts that make one command's own part of the view, in order and seen from inside. The last
 * one covers what the others were made of.
 */
export function commandMounts(options: CommandMountsOptions): MountEntry[] {
  const { view, checkout, privileges, replaced } = options;
  const bind = (source: string, target: string, kind = 'bind'): MountEntry => ({
    ...{ source, target, type: 'none', options: kind },
  });
  const tools = view.tools.map((folder, index) => ({ folder, place: mountPointOf(folder, index) }));
  const layers = [
    `lowerdir=${privileges.adopt ? `${INSIDE.adopted}:` : ''}${INSIDE.lower}`,
    `upperdir=${INSIDE.own}/upper`,
    `workdir=${INSIDE.own}/work`,
    ...privileges.overlay,
    // The checkout may stand in the folder for temporary files, which is new.
    'X-mount.mkdir',
  ];
  return [
    bind(`${INSIDE.own}/tmp`, TEMP),
    bind(`${INSIDE.own}/home`, HOME),
    ...tools
      .filter(({ folder, place }) => folder !== place)
      .map(({ folder, place }) => bind(place, folder, 'bind,X-mount.mkdir')),
    { source: 'gene-gate', target: checkout, type: 'overlay', options: layers.join(',') },
    ...replaced.map((path, index) => bind(`${INSIDE.replaced}/${index}`, join(checkout, path))),
    // Under a name of its own: `mount` leaves out what it finds mounted, as the machine's is.
    { source: 'gene-gate-proc', target: '/proc', type: 'proc', options: 'nosuid,nodev,noexec' },
    { source: 'gene-gate', target: ROOT, type: 'tmpfs', options: 'ro,size=4k,mode=0755' },
  ];
}

/** A tool in a folder that is a command's own is kept elsewhere until that command's is there. */
function mountPointOf(folder: string, index: number): string {
  const isCovered = [TEMP, HOME].some((own) => isInside(own, folder));
  return isCovered ? `${INSIDE.tools}/${index}` : folder;
}
