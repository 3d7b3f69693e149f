import { constants } from 'node:os';
import type { Ended, Started } from '../../start-program.ts';
import { ENDED, Link, NONSENSE, type Reply, type SupervisorStreams } from './link.ts';
import { type Outputs, openOutputs } from './outputs.ts';

/** A program for a slot. */
export interface SlotProgram {
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** A slot, while it is made and afterwards. */
export interface Slot {
  readonly name: string;
  /** Waits until a program can start; returns the reason if it cannot. */
  whenReady(): Promise<undefined | string>;
  /** Starts a program, once. */
  start(program: SlotProgram): Started;
  /** Whether the command left a list of what it wrote, or failed; undefined before its end. */
  hasReport(): boolean | undefined;
  /** Ends the slot if nothing was started in it, and releases what it has on the machine. */
  release(): void;
}

export interface Supervisor {
  /** Begins to make a slot. */
  slot(view?: string): Slot;
  /** Makes an upper layer that several slots share. Returns its name, or why it cannot be made. */
  view(): Promise<{ readonly name: string } | string>;
  dropView(name: string): void;
  close(): void;
}

/** Making a slot takes milliseconds; on a machine that is very busy, more. */
const LIMIT_MS = 30_000;

/**
 * Connects to a supervisor that has just been started, and configures it.
 *
 * @param directory the directory of the gate that is `INSIDE.run` in the view
 * @param configuration requests that precede the first slot
 * @returns why it cannot be used, as text
 */
export async function connectSupervisor(
  streams: SupervisorStreams,
  folder: string,
  configuration: readonly (readonly string[])[],
): Promise<Supervisor | string> {
  const link = new Link(streams);
  const answer = link.reply('', 'started', LIMIT_MS);
  link.send('hello', '');
  const started = await answer;
  if (typeof started === 'string') return started;
  for (const words of configuration) link.send(...words);
  let count = 0;
  const nextName = () => {
    count += 1;
    return `slot-${count}`;
  };
  return {
    slot: (view = '') => makeSlot(link, folder, nextName(), view),
    view: async () => {
      const name = nextName();
      const made = link.reply(name, 'ready', LIMIT_MS);
      link.send('view', name);
      const reply = await made;
      return typeof reply === 'string' ? reply : { name };
    },
    dropView: (name) => link.send('drop', name),
    close: () => link.lose(ENDED),
  };
}

function makeSlot(link: Link, folder: string, name: string, view: string): Slot {
  let outputs: Outputs | undefined;
  let isStarted = false;
  let hasReport: boolean | undefined;
  const made = link.reply(name, 'ready', LIMIT_MS);
  link.send('slot', name, view);
  const ready = made.then((reply) => {
    if (typeof reply === 'string') return reply;
    try {
      outputs = openOutputs(folder, name);
    } catch (error) {
      return `its outputs cannot be opened: ${(error as Error).message}`;
    }
    return undefined;
  });
  return {
    name,
    whenReady: async () => (await ready) ?? link.lost,
    start: ({ file, args, env }) => {
      isStarted = true;
      const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
      const ended = link.reply(name, 'done').then((reply): Ended => {
        if (typeof reply === 'string') return { exitCode: null, signal: null, lost: reply };
        hasReport = reply[4] === 'listed';
        return endedOf(reply);
      });
      return startedIn(link, name, outputs, ended, [
        ...['run', name, String(variables.length), ...variables],
        ...[file, ...args],
      ]);
    },
    hasReport: () => hasReport,
    release: () => {
      if (!isStarted) link.send('discard', name);
      link.send('free', name);
      for (const output of outputs ?? []) output.destroy();
    },
  };
}

function startedIn(
  link: Link,
  name: string,
  outputs: Outputs | undefined,
  ended: Promise<Ended>,
  request: readonly string[],
): Started {
  const streams = outputs ?? [];
  const closed = streams.map((each) => new Promise((resolve) => each.once('close', resolve)));
  let error: NodeJS.ErrnoException | undefined;
  try {
    link.send(...request);
  } catch (cause) {
    error = cause as Error;
  }
  // They flow from the next turn on, when they have listeners.
  for (const output of streams) output.resume();
  return {
    outputs: outputs ?? [null, null],
    ended: error ? Promise.resolve({ exitCode: null, signal: null, error }) : ended,
    closed: Promise.all(closed),
    terminate: () => link.send('term', name),
    kill: () => link.send('kill', name),
    sweep: () => Promise.resolve(),
    release: () => undefined,
  };
}

/** @param reply `done NAME exit|signal NUMBER listed|empty` */
function endedOf([, , how, number = '']: Reply): Ended {
  if (!/^\d{1,3}$/.test(number)) return { exitCode: null, signal: null, lost: NONSENSE };
  const value = Number(number);
  if (how === 'exit') return { exitCode: value, signal: null };
  const signal = how === 'signal' ? signalNamed(value) : undefined;
  return signal === undefined
    ? { exitCode: null, signal: null, lost: NONSENSE }
    : { exitCode: null, signal };
}

/** @returns undefined for a number without a name */
function signalNamed(number: number): string | undefined {
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
}
