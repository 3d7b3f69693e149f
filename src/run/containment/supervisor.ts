import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { SYSTEM_PATH } from '../../ground/system-tool.ts';
import { letGo, signalTree } from '../start-program.ts';
import { waitAtMost } from '../supervise.ts';

/** The process that makes the view and slots of a run (see `supervisor.py`). It ends with the gate. */
interface Supervisor {
  readonly link: SupervisorLink;
  /** The first line of its errors, from its launcher or from Python. */
  complaint(): string | undefined;
  /** Also ends all commands. */
  close(): Promise<void>;
}

/** Limit for its end; the kernel may need time to remove the mounts. */
const CLOSE_MS = 10_000;

export function startSupervisor([file = '', ...args]: readonly string[]): Supervisor {
  // The self-test checks that commands do not inherit this descriptor.
  const planted = openSync('/', 'r');
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    // The gate itself handles Ctrl-C at a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', planted],
    // The types do not show that the first three are pipes.
  }) as ChildProcessWithoutNullStreams;
  closeSync(planted);
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = `${complaints}${chunk}`.slice(-1000);
  });
  child.stderr.on('error', () => undefined);
  child.once('error', ({ message }) => {
    complaints = message;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const link = new SupervisorLink({ requests: child.stdin, replies: child.stdout });
  // An open supervisor does not keep the gate alive; the time limit of a reply does.
  letGo(child);
  return {
    link,
    complaint: () => complaints.trim().split('\n')[0] || undefined,
    close: async () => {
      child.ref();
      link.lose(ENDED);
      await waitAtMost(CLOSE_MS, ended);
      const isAlive = child.exitCode === null && child.signalCode === null;
      if (child.pid !== undefined && isAlive) signalTree(child.pid, 'SIGKILL');
    },
  };
}

const LENGTH_BYTES = 4;
/** The supervisor sends no longer replies. */
const LONGEST_REPLY = 64 * 1024;

/** Kind, name, then the rest. */
export type Reply = readonly string[];

/** Reasons to give the supervisor up. */
const ENDED = 'the supervisor has ended';
export const NONSENSE = 'the supervisor sent an unknown reply';

interface Waiting {
  readonly kind: string;
  readonly settle: (reply: Reply | string) => void;
}

/** Sends requests to the supervisor and dispatches its replies. Sends nothing after an unknown reply. */
export class SupervisorLink {
  readonly #requests: Writable;
  readonly #waiting = new Map<string, Waiting>();
  #lost: string | undefined;

  /** @param pipes the gate's ends of the pipes to the supervisor (see `supervisor.py`) */
  constructor(pipes: { readonly requests: Writable; readonly replies: Readable }) {
    const { requests, replies } = pipes;
    this.#requests = requests;
    let rest: Buffer = Buffer.alloc(0);
    replies.on('data', (chunk: Buffer) => {
      rest = this.#readFrames(Buffer.concat([rest, chunk]));
    });
    for (const stream of [requests, replies]) {
      stream.on('error', () => this.lose(ENDED));
      stream.once('close', () => this.lose(ENDED));
    }
  }

  /** Why there are no more replies; undefined while the supervisor answers. */
  get lost(): string | undefined {
    return this.#lost;
  }

  /** @throws TypeError for a word with NUL */
  send(...words: readonly string[]): void {
    const data = frame(...words);
    if (this.#lost === undefined) this.#requests.write(data);
  }

  /**
   * Waits for a reply with a name.
   * @param limitMs undefined for no limit
   * @returns the reply; or why there is none
   */
  reply(name: string, kind: string, limitMs?: number): Promise<Reply | string> {
    if (this.#lost !== undefined) return Promise.resolve(this.#lost);
    return new Promise((resolve) => {
      const settle = (reply: Reply | string) => {
        clearTimeout(limit);
        this.#waiting.delete(name);
        resolve(reply);
      };
      const limit =
        limitMs === undefined ? undefined : setTimeout(() => settle('it takes too long'), limitMs);
      this.#waiting.set(name, { kind, settle });
    });
  }

  /** Abandons the supervisor, which ends when its input does. */
  lose(why: string): void {
    if (this.#lost !== undefined) return;
    this.#lost = why;
    this.#requests.destroy();
    for (const { settle } of [...this.#waiting.values()]) settle(why);
  }

  /** @returns the bytes after the last complete frame */
  #readFrames(bytes: Buffer): Buffer {
    let rest = bytes;
    while (rest.length >= LENGTH_BYTES && this.#lost === undefined) {
      const end = LENGTH_BYTES + rest.readUInt32BE();
      if (end > LONGEST_REPLY) this.lose(NONSENSE);
      else if (rest.length < end) break;
      else this.#read(rest.toString('utf8', LENGTH_BYTES, end).split('\0'));
      rest = rest.subarray(end);
    }
    return rest;
  }

  #read(reply: Reply): void {
    const [kind, name = '', reason = ''] = reply;
    const waiting = this.#waiting.get(name);
    if (kind === 'failed') waiting?.settle(reason || 'no reason given');
    else if (waiting !== undefined && kind === waiting.kind) waiting.settle(reply);
    // A slot that took too long may still become ready.
    else if (kind !== 'ready') this.lose(NONSENSE);
  }
}

/**
 * Encodes words as a frame: the length in four bytes, then the words, separated by NUL.
 * @throws TypeError for a word with NUL, which no program can receive, as `spawn` does
 */
export function frame(...words: readonly string[]): Buffer {
  if (words.some((word) => word.includes('\0'))) {
    throw Object.assign(new TypeError('A word contains NUL'), { code: 'ERR_INVALID_ARG_VALUE' });
  }
  const body = Buffer.from(words.join('\0'));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body]);
}
