import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { SYSTEM_PATH } from '../../ground/system-tool.ts';
import { signalTree } from '../process-tree.ts';
import { ENDED, SupervisorLink } from './supervisor-link.ts';

/** The process that makes the view and the slots of a run (see `supervisor.py`). It ends with the gate. */
export interface Supervisor {
  readonly link: SupervisorLink;
  /** What it printed as an error first: that of a program that starts it, or of Python. */
  complaint(): string | undefined;
  /** Ends it, with all commands. */
  close(): Promise<void>;
}

/** How long to wait for its end; the kernel may need time to remove what it mounted. */
const CLOSE_MS = 10_000;

/** @param words the file and its arguments */
export function startSupervisor([file = '', ...args]: readonly string[]): Supervisor {
  // The self-test looks for it in a command, which must not inherit it.
  const planted = openSync('/', 'r');
  const child = spawn(file, args, {
    cwd: '/',
    env: { PATH: SYSTEM_PATH },
    // The gate itself handles Ctrl-C at a terminal.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', planted],
    // The types do not know that the first three are pipes.
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
  letGo(child);
  return {
    link,
    complaint: () => complaints.trim().split('\n')[0] || undefined,
    close: async () => {
      child.ref();
      link.lose(ENDED);
      const cancel = new AbortController();
      const limit = delay(CLOSE_MS, undefined, { signal: cancel.signal }).catch(() => undefined);
      await Promise.race([ended, limit]);
      cancel.abort();
      const isAlive = child.exitCode === null && child.signalCode === null;
      if (child.pid !== undefined && isAlive) signalTree(child.pid, 'SIGKILL');
    },
  };
}

/** One that was not closed does not keep the gate alive; a limit for its reply does. */
function letGo(child: ChildProcessWithoutNullStreams): void {
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) {
    if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
  }
}
