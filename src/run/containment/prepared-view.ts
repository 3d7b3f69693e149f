import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../../ground/temporary-folder.ts';
import type { EffectiveLimits } from '../../model/isolation.ts';
import { controlGroups, groupSettings, removeLeftGroups } from './control-groups.ts';
import { findHierarchies, type Hierarchy } from './hierarchies.ts';
import { effectiveLimits, type Limits } from './limits.ts';
import { mountTable, shownTable } from './mount-table.ts';
import { startPauseProcess } from './pause-process.ts';
import type { RunView } from './place.ts';
import type { Privileges } from './privileges.ts';
import { removalArchive } from './removals.ts';
import { slotPlaces } from './slots/slot-places.ts';
import { SUPERVISOR } from './slots/supervisor-source.ts';
import type { View } from './view.ts';
import { commandFolders, commandMounts, sharedMounts } from './view-layout.ts';
import { PREPARE_VIEW } from './view-script.ts';

export interface PreparedViewOptions {
  readonly privileges: Privileges;
  /** The absolute path of the first word of `privileges.newMounts`. */
  readonly file: string;
  readonly view: View;
  /** The real path of the checkout. */
  readonly checkout: string;
  /** Files and directories of the checkout that commands must not see. */
  readonly leftOut: readonly string[];
  /** Whether commands write to the checkout itself, not to a layer over it. */
  readonly keepsWrites?: boolean | undefined;
  /** Content for files of the checkout that commands see instead of theirs, by path. */
  readonly replaced: ReadonlyMap<string, string>;
  readonly limits: Limits;
  /** Whether commands may access the network. */
  readonly network: boolean;
  /** The absolute path of the Python that runs the supervisor. */
  readonly python: string;
  /** How many commands run at once. */
  readonly lanes: number;
  readonly signal?: AbortSignal | undefined;
}

/** The view of all commands of a run, with the limits that the kernel enforces. */
export interface PreparedView extends RunView {
  readonly limits: EffectiveLimits;
}

/**
 * Creates a view in its own mount namespace. A pause process keeps it until the view is closed or the
 * gate ends for any reason.
 *
 * @returns the view; or why it cannot be created
 */
export async function prepareView(options: PreparedViewOptions): Promise<PreparedView | string> {
  const folder = await temporaryFolder();
  const hierarchies = await hierarchiesHere();
  removeLeftGroups(hierarchies);
  const mounts = commandMounts({
    ...options,
    hides: options.leftOut.length > 0,
    replaced: [...options.replaced.keys()],
  });
  const remove = () => rm(folder, { recursive: true, force: true });
  const { privileges, file, signal } = options;
  const script = await scriptFor(options, folder, hierarchies);
  const pause = await startPauseProcess(
    [file, ...privileges.newMounts.slice(1), ...script],
    signal,
  );
  if (typeof pause === 'string') {
    await remove();
    return pause;
  }
  const group = basename(folder);
  const groups = controlGroups(hierarchies, pause.words.map(Number), group);
  const limits = effectiveLimits(options.limits, groups.enforced);
  const places = { ...options, pause, folder: join(folder, 'run'), groups, limits };
  const settings = groupSettings(hierarchies, options.limits);
  const folders = commandFolders(options.view);
  const view = await slotPlaces({ ...places, mounts, folders, settings, group });
  if (typeof view === 'string') {
    await pause.close();
    await remove();
    return view;
  }
  const close = async () => {
    await view.close();
    await remove();
  };
  return { ...view, limits, close };
}

async function scriptFor(
  { privileges, view, checkout, leftOut, replaced, limits, python }: PreparedViewOptions,
  folder: string,
  hierarchies: readonly Hierarchy[],
): Promise<readonly string[]> {
  const stage = join(folder, 'stage');
  const run = join(folder, 'run');
  await mkdir(stage);
  await mkdir(run);
  await mkdir(join(run, 'replaced'));
  for (const [index, content] of [...replaced.values()].entries()) {
    await writeFile(join(run, 'replaced', String(index)), content);
  }
  await writeFile(join(run, 'removals.tar'), removalArchive(checkout, leftOut));
  const settings = groupSettings(hierarchies, limits).map(
    ({ index, file, value, isNeeded }) =>
      `${index} ${file} ${value} ${isNeeded ? 'needed' : 'wanted'}\n`,
  );
  await writeFile(join(run, 'groups'), settings.join(''));
  await writeFile(join(run, 'supervisor.py'), SUPERVISOR);
  const shared = sharedMounts({ view, checkout, run, stage });
  const tables = {
    system: shownTable(shared.system),
    shared: mountTable(shared.mounts),
    tools: shownTable(shared.tools),
    devices: mountTable(shared.devices),
  };
  for (const [name, text] of Object.entries(tables)) await writeFile(join(folder, name), text);
  const { adopt, user, name } = privileges;
  const adopter = adopt && user ? `${user.uid}:${user.gid}` : '';
  const owner = name === 'user_namespace' ? '--no-same-owner' : '--same-owner';
  const values = [
    ...[folder, name === 'user_namespace' ? 'rbind' : 'bind', view.devices.join(' ')],
    ...[checkout, adopter, owner, String(limits.written_bytes), basename(folder)],
    python,
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
