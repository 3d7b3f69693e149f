import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EffectiveLimits } from '../../../model/isolation.ts';
import { type Report, readReport } from '../../written.ts';
import { type ControlGroups, type GroupSetting, groupInside } from '../control-groups.ts';
import { resourceLimits } from '../limits.ts';
import type { MountEntry } from '../mount-table.ts';
import type { PauseProcess } from '../pause-process.ts';
import type { Place, PlacedView, RunView } from '../place.ts';
import type { Privileges } from '../privileges.ts';
import { stockOf } from '../stock.ts';
import { systemCallFilter } from '../system-call-filter.ts';
import { connectSupervisor, type Slot, type Supervisor } from './supervisor.ts';

export interface SlotOptions {
  /** The process that keeps the view. */
  readonly pause: PauseProcess;
  /** The directory of the gate that is `INSIDE.run` in the view. */
  readonly folder: string;
  readonly privileges: Privileges;
  /** The real path of the checkout. */
  readonly checkout: string;
  readonly groups: ControlGroups;
  readonly limits: EffectiveLimits;
  /** How many commands run at once; as many places are kept ready. */
  readonly lanes: number;
  /** The mounts of one command's own part of the view. */
  readonly mounts: readonly MountEntry[];
  /** The directories of that part. */
  readonly folders: readonly string[];
  /** The settings of the control groups of a command. */
  readonly settings: readonly GroupSetting[];
  /** The name of the run's control groups. */
  readonly group: string;
  readonly network: boolean;
}

/** About a command that wrote nothing. */
const NOTHING: Report = { started: true, complete: true };
/** About a command that did not end in time, even after it was killed. */
const UNKNOWN: Report = { started: true, complete: false };

/**
 * Starts each command in a slot that is ready before it (see `supervisor.py`).
 *
 * @returns the view; or why the supervisor cannot be used
 */
export async function slotPlaces(options: SlotOptions): Promise<RunView | string> {
  const { pause, folder, lanes } = options;
  const streams = { requests: pause.input, replies: pause.output };
  const supervisor = await connectSupervisor(streams, folder, configurationOf(options));
  if (typeof supervisor === 'string') return pause.complaint() ?? supervisor;
  const stock = stockOf(() => supervisor.slot(), lanes);
  return {
    place: () => placeIn(stock.take(), options),
    close: async () => {
      await stock.close();
      supervisor.close();
      await pause.close();
    },
    share: async (commands) => shareView(supervisor, commands, options),
  };
}

async function shareView(
  supervisor: Supervisor,
  commands: number,
  options: SlotOptions,
): Promise<PlacedView | string> {
  const view = await supervisor.view();
  if (typeof view === 'string') return view;
  const stock = stockOf(() => supervisor.slot(view.name), 1, commands);
  return {
    place: () => placeIn(stock.take(), options),
    close: async () => {
      await stock.close();
      supervisor.dropView(view.name);
    },
  };
}

/** @returns the place of a slot; or why the slot cannot be used */
async function placeIn(slot: Slot, { folder, groups }: SlotOptions): Promise<Place | string> {
  const report = join(folder, `report-${slot.name}`);
  const failure = await slot.whenReady();
  if (failure !== undefined) {
    slot.release();
    return failure;
  }
  return {
    group: groups.of(slot.name),
    start: (program) => slot.start(program),
    report: async (listener) => {
      const wrote = slot.hasReport();
      if (wrote === undefined) return UNKNOWN;
      return wrote ? readReport(report, listener) : NOTHING;
    },
    release: async () => {
      slot.release();
      await rm(report, { force: true });
    },
  };
}

/** The requests that describe the slots of a run. */
function configurationOf(options: SlotOptions): string[][] {
  const { privileges, checkout, limits, network } = options;
  const { folders, mounts, settings, groups, group } = options;
  const { user, runsAs } = privileges;
  const filter = systemCallFilter(network);
  return [
    ['user', user ? 'real' : 'mapped', String(runsAs.uid), String(runsAs.gid)],
    ['option', 'checkout', checkout],
    ['option', 'size', String(limits.written_bytes)],
    ['option', 'network', network ? 'allow' : 'deny'],
    ['option', 'keyctl', String(filter?.keyctl ?? -1)],
    ['option', 'filter', filter?.hex ?? ''],
    ...resourceLimits(limits).map(([name, value]) => ['limit', name.toUpperCase(), String(value)]),
    ...folders.map((name) => ['folder', name, '755']),
    ...mounts.map(({ source, target, type, options }) => [
      ...['mount', source, target, type, options],
    ]),
    ...groups.folders.map((folder) => ['group', folder]),
    ...settings
      .map(({ index, ...setting }) => ({ ...setting, folder: groupInside(index, group) }))
      .filter(({ folder }) => groups.folders.includes(folder))
      .map(({ folder, file, value, isNeeded }) => [
        ...['setting', folder, file, String(value), isNeeded ? 'needed' : 'wanted'],
      ]),
  ];
}
