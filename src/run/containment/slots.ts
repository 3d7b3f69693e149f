import { constants as files, openSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Ended, ProgramOptions, Started } from '../start-program.ts';
import { type Report, readReport } from '../written/written-report.ts';
import { type ControlGroup, controlGroup } from './control-groups.ts';
import { NONSENSE, type Reply, type SupervisorLink } from './supervisor.ts';

/** Namespaces for one program with a copy of a view. */
export interface Slot extends ControlGroup {
  /** Waits until a program can start; returns the reason if it cannot. */
  whenReady(): Promise<undefined | string>;
  /** Starts the program, whose paths are those of the view, once. @throws TypeError for a word with NUL */
  start(program: ProgramOptions): Started;
  report(): Promise<Report>;
  /** Ends an unused slot. */
  release(): Promise<void>;
}

export interface SlotView {
  /** Returns a slot, which the caller must release. */
  slot(): Slot;
  /** Closes the view; running commands keep their copies. */
  close(): Promise<void>;
}

export interface SlotOptions {
  readonly link: SupervisorLink;
  /** The gate's directory for `INSIDE.run` of the view. */
  readonly folder: string;
  /** The directory of the run's control group, if any. */
  readonly groups: string | undefined;
}

/** Making a slot takes milliseconds, or more on a very busy machine. */
const LIMIT_MS = 30_000;
const NOTHING: Report = { entries: [], left: [], complete: true };
/** The report on a command that did not end in time, even when killed. */
const UNKNOWN: Report = { entries: [], left: [], complete: false };

/** Makes the slots of a run under unique names. */
export class Slots {
  readonly #options: SlotOptions;
  #count = 0;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /**
   * Returns a view that keeps slots ready, replacing each one taken.
   * @param size number of slots kept ready
   * @param most total number of slots made ahead
   * @param layer a directory in {@link SlotOptions.folder}, whose files cover the checkout's
   */
  stock(size: number, most = Number.POSITIVE_INFINITY, layer = ''): SlotView {
    const ready: Slot[] = [];
    let made = 0;
    const make = () => makeSlot(this.#options, this.name(), layer);
    const refill = () => {
      for (; ready.length < size && made < most; made += 1) ready.push(make());
    };
    refill();
    return {
      slot: () => {
        const slot = ready.shift() ?? make();
        refill();
        return slot;
      },
      close: async () => {
        made = most;
        await Promise.all(ready.splice(0).map((slot) => slot.release()));
      },
    };
  }

  name(): string {
    this.#count += 1;
    return `slot-${this.#count}`;
  }
}

function makeSlot({ link, folder, groups }: SlotOptions, name: string, layer: string): Slot {
  const report = join(folder, `report-${name}`);
  const outputs: Socket[] = [];
  let isStarted = false;
  let hasReport: boolean | undefined;
  let isOverMemory = false;
  const group = controlGroup(groups && join(groups, name));
  const made = link.reply(name, 'ready', LIMIT_MS);
  link.send('slot', name, layer);
  const ready = made.then((reply) => {
    if (typeof reply === 'string') return reply;
    try {
      for (const stream of ['out', 'err'])
        outputs.push(openOutput(join(folder, `${name}-${stream}`)));
    } catch (error) {
      return `its outputs cannot be opened: ${(error as Error).message}`;
    }
    return undefined;
  });
  return {
    resources: group.resources,
    limitsHit: () => (isOverMemory ? ['memory_bytes'] : group.limitsHit()),
    whenReady: async () => (await ready) ?? link.lost,
    start: ({ file, args, cwd, env }) => {
      const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
      const words = [String(variables.length), ...variables, file, ...args];
      link.send('run', name, cwd, ...words);
      isStarted = true;
      const ended = link.reply(name, 'done').then((reply): Ended => {
        if (typeof reply === 'string') return { exitCode: null, signal: null, lost: reply };
        hasReport = reply[4] === 'listed';
        isOverMemory = reply[5] === 'over';
        return endedOf(reply);
      });
      return startedIn({ link, name }, outputs, ended);
    },
    report: async () => {
      if (hasReport === undefined) return UNKNOWN;
      return hasReport ? readReport(report) : NOTHING;
    },
    release: async () => {
      if (!isStarted) link.send('discard', name);
      link.send('free', name);
      for (const output of outputs) output.destroy();
      await rm(report, { force: true });
    },
  };
}

/** @param outputs standard output and standard error */
function startedIn(
  { link, name }: { readonly link: SupervisorLink; readonly name: string },
  outputs: readonly Socket[],
  ended: Promise<Ended>,
): Started {
  const closed = outputs.map((each) => new Promise((resolve) => each.once('close', resolve)));
  // Data flows from the next turn on, when there are listeners.
  for (const output of outputs) output.resume();
  return {
    outputs: [outputs[0] ?? null, outputs[1] ?? null],
    ended,
    closed: Promise.all(closed),
    terminate: () => link.send('term', name),
    kill: () => link.send('kill', name),
  };
}

/** @param reply `done NAME exit|signal NUMBER listed|empty over|within` */
function endedOf([, , how, number = '']: Reply): Ended {
  const value = /^\d{1,3}$/.test(number) ? Number(number) : undefined;
  if (how === 'exit' && value !== undefined) return { exitCode: value, signal: null };
  const [signal] = Object.entries(constants.signals).find(([, each]) => each === value) ?? [];
  return how === 'signal' && signal !== undefined
    ? { exitCode: null, signal }
    : { exitCode: null, signal: null, lost: NONSENSE };
}

/**
 * Opens a slot's named pipe for output without waiting for a writer, and removes its name. A supervisor
 * under sudo inherits only the standard descriptors.
 * @throws Error of the system
 */
function openOutput(path: string): Socket {
  const fd = openSync(path, files.O_RDONLY | files.O_NONBLOCK);
  unlinkSync(path);
  const socket = new Socket({ fd, readable: true, writable: false });
  socket.on('error', () => undefined);
  return socket.unref();
}
