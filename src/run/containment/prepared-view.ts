import { readFileSync } from 'node:fs';
import { lchown, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { attempt } from '../../ground/attempt.ts';
import { GateError } from '../../ground/error.ts';
import { temporaryFolder } from '../../ground/temporary-folder.ts';
import type { EffectiveLimits } from '../../model/isolation.ts';
import { INTERRUPTED } from '../not-run.ts';
import { effectiveLimits, resourceLimits } from './command-limits.ts';
import type { BackendOptions } from './containment-backend.ts';
import { findParentGroup, groupSettings, removeLeftGroups } from './control-groups.ts';
import type { Identity, Privileges } from './privileges.ts';
import { Slots, type SlotView } from './slots.ts';
import { startSupervisor } from './supervisor.ts';
import { systemCallFilter } from './system-call-filter.ts';
import type { View } from './view-folders.ts';
import { commandFolders, commandMounts, sharedMounts } from './view-mounts.ts';

/** In the bundle as text, because a command could replace a file. */
const SUPERVISOR = readFileSync(new URL('./supervisor.py', import.meta.url), 'utf8');

interface PreparedViewOptions extends BackendOptions {
  readonly privileges: Privileges;
  /** The absolute path of the first word of `privileges.newMounts`. */
  readonly file: string;
  readonly python: string;
  readonly view: View;
  readonly replaced: ReadonlyMap<string, string>;
}

/** The view of a run's commands, with the kernel's limits. */
export interface PreparedView extends SlotView {
  readonly limits: EffectiveLimits;
  /**
   * Creates a view with files over the checkout's.
   * @param write writes the files to a directory
   */
  cover(write: (folder: string) => Promise<void>): Promise<PreparedView>;
}

/** Generous, because changing the owner of a large tree takes seconds. */
const LIMIT_MS = 60_000;

/**
 * Creates a view in its own mount namespace. The supervisor keeps it until the view is closed or the gate ends.
 * @returns the view; or why it cannot be created
 */
export async function prepareView(options: PreparedViewOptions): Promise<PreparedView | string> {
  const { privileges, file, python, leftOut = [], replaced, lanes = 1, signal } = options;
  requireNames(leftOut);
  const parent = parentGroupHere();
  if (parent !== undefined) removeLeftGroups(parent);
  const folder = await temporaryFolder();
  const program = join(folder, 'supervisor.py');
  await writeFile(program, SUPERVISOR);
  await mkdir(join(folder, 'stage'));
  await mkdir(join(folder, 'run', 'replaced'), { recursive: true });
  for (const [index, content] of [...replaced.values()].entries()) {
    await writeFile(join(folder, 'run', 'replaced', String(index)), content);
  }
  const supervisor = startSupervisor([
    ...[file, ...privileges.newMounts.slice(1)],
    ...[python, '-I', '-S', program],
  ]);
  const { link } = supervisor;
  const close = async () => {
    await supervisor.close();
    await rm(folder, { recursive: true, force: true });
  };
  const interrupt = () => link.lose(INTERRUPTED);
  signal?.addEventListener('abort', interrupt);
  if (signal?.aborted) interrupt();
  const prepared = link.reply('', 'ready', LIMIT_MS);
  link.send('prepare', '', JSON.stringify(viewConfig(options, folder, parent)));
  const reply = await prepared;
  signal?.removeEventListener('abort', interrupt);
  if (typeof reply === 'string') {
    await close();
    return reply === INTERRUPTED ? reply : (supervisor.complaint() ?? reply);
  }
  const hasGroups = parent !== undefined && reply[2] === 'limited';
  const groups = hasGroups ? join(parent, basename(folder)) : undefined;
  const limits = effectiveLimits(options.limits, hasGroups);
  const run = join(folder, 'run');
  const slots = new Slots({ link, folder: run, groups });
  const stock = slots.stock(lanes);
  const view: PreparedView = {
    ...{ limits, slot: stock.slot },
    cover: async (write) => {
      const layer = slots.name();
      await mkdir(join(run, layer));
      await write(join(run, layer));
      // Only root can, and only then the checkout's files have another owner.
      const owner = process.getuid?.() === 0 ? privileges.user : undefined;
      if (owner) await changeOwner(join(run, layer), owner);
      // No slots are made ahead: nothing waits for these commands.
      return { ...view, ...slots.stock(0, 0, layer) };
    },
    close: async () => {
      await stock.close();
      await close();
    },
  };
  return view;
}

async function changeOwner(folder: string, { uid, gid }: Identity): Promise<void> {
  for (const path of ['', ...(await readdir(folder, { recursive: true }))]) {
    await lchown(join(folder, path), uid, gid);
  }
}

/** @throws GateError `checkout_differs` for a name that is not UTF-8, whose bytes are unknown */
function requireNames(leftOut: readonly string[]): void {
  const unusual = leftOut.find((path) => Buffer.from(path).toString() !== path);
  if (unusual === undefined) return;
  throw new GateError(
    'checkout_differs',
    `The file ${JSON.stringify(unusual)} is not in the commit and cannot be hidden, because its name is not UTF-8`,
    'Delete the file.',
  );
}

/** Returns the configuration of the supervisor; see `supervisor.py`. */
function viewConfig(options: PreparedViewOptions, folder: string, parent = '') {
  const { privileges, view, checkout, leftOut = [], limits, network } = options;
  const { user, runsAs, adopt } = privileges;
  const filter = systemCallFilter(network);
  return {
    user: [user === undefined, runsAs.uid, runsAs.gid],
    ...{ checkout, folder, group: basename(folder), adopt, network },
    size: limits.written_bytes,
    keyctl: filter?.keyctl ?? -1,
    filter: filter?.hex ?? '',
    shared: sharedMounts(view, checkout, folder),
    devices: view.devices,
    hidden: leftOut,
    settings: groupSettings(limits),
    parent,
    limits: resourceLimits(limits),
    ungrouped: [limits.memory_bytes, limits.processes],
    folders: commandFolders(view),
    mounts: commandMounts(options),
  };
}

function parentGroupHere(): string | undefined {
  const read = (file: string) => attempt(() => readFileSync(file, 'utf8').trim()) ?? '';
  const [cgroup, mountinfo] = [read('/proc/self/cgroup'), read('/proc/self/mountinfo')];
  return findParentGroup(cgroup, mountinfo, (group) => read(join(group, 'cgroup.subtree_control')));
}
