import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type ControlGroups, controlGroups, removeLeftGroups } from './control-groups.ts';
import { findHierarchies, type Hierarchy } from './hierarchies.ts';
import type { Limits } from './limits.ts';
import { mountTable } from './mount-table.ts';
import { startPauseProcess } from './pause-process.ts';
import type { Privileges } from './privileges.ts';
import { removalArchive } from './removals.ts';
import type { View } from './view.ts';
import { commandMounts, sharedMounts } from './view-layout.ts';
import { PREPARE_VIEW, SHARE_VIEW } from './view-script.ts';

export interface PreparedViewOptions {
  readonly privileges: Privileges;
  /** The absolute path of the first word of `privileges.newMounts`. */
  readonly file: string;
  /** The absolute path of the first word of `privileges.enter` and `privileges.branch`. */
  readonly enterFile: string;
  readonly view: View;
  /** The real path of the checkout. */
  readonly checkout: string;
  /** Files and folders of the checkout that commands must not see. */
  readonly leftOut: readonly string[];
  /** Whether commands write to the checkout itself, not to a layer over it. */
  readonly keepsWrites?: boolean | undefined;
  /** Content for files of the checkout that commands see instead of theirs, by path. */
  readonly replaced: ReadonlyMap<string, string>;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
}

/** A view that is created once; each command starts with a copy of its mounts. */
export interface SharedView {
  /** The first words of a launch: the following words start inside the view. */
  readonly enter: readonly string[];
  readonly groups: ControlGroups;
  /** A folder of the gate that launchers see (`INSIDE.run`), but commands do not. */
  readonly folder: string;
  /** False once the view is gone and its process id may be reused. */
  isAlive(): boolean;
  /** Closes the view; running commands keep their copies. */
  close(): Promise<void>;
}

/** The view of all commands of a run. */
export interface PreparedView extends SharedView {
  /**
   * Creates a view in which commands see the changes of earlier ones to the checkout.
   *
   * @returns the view, which the caller must close; or why it cannot be created
   */
  share(signal?: AbortSignal): Promise<SharedView | string>;
}

/**
 * Creates a view in its own mount namespace. A pause process keeps it until the view is closed or the
 * gate ends for any reason.
 *
 * @returns the view; or why it cannot be created
 */
export async function prepareView(options: PreparedViewOptions): Promise<PreparedView | string> {
  const folder = await temporaryFolder();
  const group = basename(folder);
  const hierarchies = await hierarchiesHere();
  removeLeftGroups(hierarchies);
  const remove = () => rm(folder, { recursive: true, force: true });
  const { privileges, file, limits, signal } = options;
  const script = await scriptFor(options, folder, hierarchies);
  const pause = await startPauseProcess(
    [file, ...privileges.newMounts.slice(1), ...script],
    signal,
  );
  if (typeof pause === 'string') {
    await remove();
    return pause;
  }
  const view: SharedView = {
    enter: privileges.enter(pause.pid),
    folder: join(folder, 'run'),
    groups: controlGroups(hierarchies, group, limits),
    isAlive: pause.isThere,
    close: async () => {
      await pause.close();
      await remove();
    },
  };
  return {
    ...view,
    share: async (signal) => {
      const words = [...privileges.branch(pause.pid).slice(1), 'sh', '-c', SHARE_VIEW, 'gene-gate'];
      const own = await startPauseProcess(
        [options.enterFile, ...words, String(limits.written_bytes)],
        signal,
      );
      if (typeof own === 'string') return own;
      return {
        ...view,
        enter: privileges.enter(own.pid),
        isAlive: own.isThere,
        close: own.close,
      };
    },
  };
}

async function scriptFor(
  { privileges, view, checkout, leftOut, keepsWrites, replaced, limits }: PreparedViewOptions,
  folder: string,
  hierarchies: readonly Hierarchy[],
): Promise<readonly string[]> {
  const stage = join(folder, 'stage');
  const table = join(folder, 'mounts');
  const run = join(folder, 'run');
  await mkdir(stage);
  await mkdir(run);
  await mkdir(join(run, 'replaced'));
  for (const [index, content] of [...replaced.values()].entries()) {
    await writeFile(join(run, 'replaced', String(index)), content);
  }
  await writeFile(join(run, 'removals.tar'), removalArchive(checkout, leftOut));
  const hides = leftOut.length > 0;
  const paths = [...replaced.keys()];
  const own = commandMounts({
    ...{ view, checkout, privileges, hides, keepsWrites },
    replaced: paths,
  });
  await writeFile(join(run, 'mounts'), mountTable(own));
  const recursive = privileges.name === 'user_namespace';
  await writeFile(table, mountTable(sharedMounts({ view, checkout, run, stage, recursive })));
  const { adopt, user, name } = privileges;
  const adopter = adopt && user ? `${user.uid}:${user.gid}` : '';
  const gate = name === 'sudo' ? `${process.getuid?.()}:${process.getgid?.()}` : '';
  const owner = name === 'user_namespace' ? '--no-same-owner' : '--same-owner';
  const values = [
    ...[
      stage,
      table,
      checkout,
      adopter,
      owner,
      String(limits.written_bytes),
      basename(folder),
      gate,
    ],
    ...hierarchies.map(({ parent }) => parent),
  ];
  return ['sh', '-c', PREPARE_VIEW, 'gene-gate', ...values];
}

async function hierarchiesHere(): Promise<Hierarchy[]> {
  const [cgroup, mountinfo] = await Promise.all(
    ['cgroup', 'mountinfo'].map((name) => readFile(`/proc/self/${name}`, 'utf8').catch(() => '')),
  );
  const handedOn = (group: string) => {
    try {
      return readFileSync(join(group, 'cgroup.subtree_control'), 'utf8').trim();
    } catch {
      return '';
    }
  };
  return findHierarchies(cgroup ?? '', mountinfo ?? '', handedOn);
}
