import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { INTERRUPTED } from '../not-run.ts';
import { signalTree } from '../process-tree.ts';
import { type ControlGroups, controlGroups } from './control-groups.ts';
import { findHierarchies, type Hierarchy } from './hierarchies.ts';
import type { Limits } from './limits.ts';
import { mountTable } from './mount-table.ts';
import { type Privileges, SYSTEM_PATH } from './privileges.ts';
import type { View } from './view.ts';
import { commandMounts, sharedMounts } from './view-layout.ts';
import { PREPARE_VIEW } from './view-script.ts';

export interface PreparedViewOptions {
  readonly privileges: Privileges;
  /** The absolute file of the first word of `privileges.hold`. */
  readonly file: string;
  readonly view: View;
  /** The real path of the checkout. */
  readonly checkout: string;
  /** What commands see in place of the repository's configurations, by path in the checkout. */
  readonly gitConfigs: ReadonlyMap<string, string>;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
}

/** What all commands of a run see, made once: each of them starts from a copy of its mounts. */
export interface PreparedView {
  /** The first words of a launch: whatever follows starts inside the view. */
  readonly enter: readonly string[];
  readonly groups: ControlGroups;
  /** A folder of the gate's that a launcher sees (`INSIDE.run`), and a command does not. */
  readonly folder: string;
  /** False once the view is gone, and its process id may be another's. */
  isHeld(): boolean;
  /** Gives the view up; commands that still run keep theirs. */
  close(): Promise<void>;
}

/** To give a large tree to another user takes seconds. */
const PREPARE_LIMIT_MS = 60_000;

/**
 * Makes a view in a mount namespace of its own. A process holds it until the view is closed, or
 * until the gate is gone, whatever ends it.
 *
 * @returns the view; or why it cannot be made
 */
export async function prepareView(options: PreparedViewOptions): Promise<PreparedView | string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'gene-gate-'));
  const group = basename(folder);
  const hierarchies = await hierarchiesHere();
  const remove = () => rm(folder, { recursive: true, force: true });
  const holder = await hold(options, folder, hierarchies);
  const pid = await readyWith(holder, options.signal);
  if (typeof pid === 'string') {
    await remove();
    return pid;
  }
  return {
    enter: options.privileges.enter(pid),
    folder: join(folder, 'run'),
    groups: controlGroups(hierarchies, group, options.limits),
    isHeld: () => holder.exitCode === null && holder.signalCode === null,
    close: async () => {
      const ended = new Promise((resolve) => holder.once('close', resolve));
      holder.ref();
      holder.stdin?.destroy();
      if (holder.exitCode === null && holder.signalCode === null) await ended;
      await remove();
    },
  };
}

async function hold(
  options: PreparedViewOptions,
  folder: string,
  hierarchies: readonly Hierarchy[],
): Promise<ChildProcess> {
  const { privileges, file, view, checkout, gitConfigs, limits } = options;
  const stage = join(folder, 'stage');
  const table = join(folder, 'mounts');
  const run = join(folder, 'run');
  await mkdir(stage);
  await mkdir(run);
  await mkdir(join(run, 'replaced'));
  for (const [index, content] of [...gitConfigs.values()].entries()) {
    await writeFile(join(run, 'replaced', String(index)), content);
  }
  const own = commandMounts({ view, checkout, privileges, replaced: [...gitConfigs.keys()] });
  await writeFile(join(run, 'mounts'), mountTable(own));
  const recursive = privileges.name === 'user_namespace';
  await writeFile(table, mountTable(sharedMounts({ view, checkout, run, stage, recursive })));
  const { adopt, user, name } = privileges;
  const adopter = adopt && user ? `${user.uid}:${user.gid}` : '';
  const gate = name === 'sudo' ? `${process.getuid?.()}:${process.getgid?.()}` : '';
  const values = [
    ...[stage, table, checkout, adopter, String(limits.written_bytes), basename(folder), gate],
    ...hierarchies.map(({ parent }) => parent),
  ];
  const script = ['sh', '-c', PREPARE_VIEW, 'gene-gate', ...values];
  return spawn(file, [...privileges.hold.slice(1), ...script], {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    // Ctrl-C at a terminal is the gate's to answer.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
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

/** @returns the process id of the shell in the view; or why there is none */
function readyWith(holder: ChildProcess, signal?: AbortSignal): Promise<number | string> {
  return new Promise((resolve) => {
    let [said, complaint] = ['', ''];
    const giveUp = (why: string) => {
      holder.stdin?.destroy();
      if (holder.pid !== undefined) signalTree(holder.pid, 'SIGKILL');
      settle(why);
    };
    const interrupt = () => giveUp(INTERRUPTED);
    const limit = setTimeout(() => giveUp('making its view took too long'), PREPARE_LIMIT_MS);
    const settle = (result: number | string) => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', interrupt);
      resolve(result);
    };
    signal?.addEventListener('abort', interrupt);
    if (signal?.aborted) interrupt();
    for (const stream of [holder.stdin, holder.stdout, holder.stderr]) {
      stream?.on('error', () => undefined);
    }
    holder.stderr?.on('data', (chunk: Buffer) => {
      complaint = `${complaint}${chunk}`.slice(0, 1000);
    });
    holder.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
      if (!said.endsWith('\n')) return;
      letGo(holder);
      settle(Number(said));
    });
    holder.once('error', (error) => settle(error.message));
    holder.once('close', () =>
      settle(complaint.trim().split('\n')[0] || 'its view could not be made'),
    );
  });
}

/** A view that nobody closes does not keep the gate alive; it ends with it. */
function letGo(holder: ChildProcess): void {
  holder.unref();
  for (const stream of [holder.stdin, holder.stdout, holder.stderr]) {
    if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
