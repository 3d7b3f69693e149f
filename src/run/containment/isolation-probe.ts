import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { attempt } from '../../ground/attempt.ts';
import { temporaryFolder } from '../../ground/temporary-folder.ts';
import type { Probe } from '../../model/isolation.ts';
import type { Outcome } from '../../model/outcome.ts';
import { processesWith } from '../start-program.ts';
import { PROBE_SCRIPT } from './isolation-probe-script.ts';

const held = z.record(z.string(), z.boolean());
const heldSchema = z.object({ required: held, informative: held });

export interface ProbeOptions {
  /** Runs `node` with these arguments exactly like a command. */
  readonly run: (args: readonly string[]) => Promise<Outcome>;
  readonly checkout: string;
  /** Directories of the step or terminal that must be hidden. */
  readonly folders: readonly string[];
  readonly network: boolean;
  readonly keepsWrites?: boolean | undefined;
}

/**
 * Tests a containment backend by trying to escape from it.
 * @returns the attempts; or why the test failed, after which the report must claim nothing
 */
export async function probeIsolation(options: ProbeOptions): Promise<readonly Probe[] | string> {
  const { run, checkout, network } = options;
  const token = randomUUID();
  const folder = await temporaryFolder();
  const socket = join(folder, 'socket');
  const outside = join(folder, 'written');
  const inside = join(checkout, `.gene-gate-probe-${token}`);
  const canaries = await layCanaries([folder, ...options.folders], token);
  const secret = `secret-${token}`;
  const target = spawn('/bin/sh', ['-c', 'read -r _', token], {
    env: { SECRET: secret },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  target.on('error', () => undefined);
  const servers = [createServer(), createServer()] as const;
  try {
    await Promise.all([
      listen(servers[0], { port: 0, host: '127.0.0.1' }),
      listen(servers[1], socket),
    ]);
    const address = servers[0].address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const heartbeat = `heartbeat-${token}`;
    const pid = target.pid ?? 0;
    const targets = {
      ...{ port, socket, outside, inside, canaries, secret, token, pid, heartbeat },
      ...{ network, filters: filtersHere() },
    };
    const outcome = await run(['-e', PROBE_SCRIPT, JSON.stringify(targets)]);
    const found = heldSchema.safeParse(attempt(() => JSON.parse(outcome.stdout.head)));
    if (outcome.status !== 'passed' || !found.success) return whyNot(outcome);
    const { required, informative } = found.data;
    const isKept = existsSync(outside) || (!options.keepsWrites && existsSync(inside));
    const survivors = processesWith(heartbeat, 'cmdline');
    const after = { no_write_stays: !isKept, nothing_survives: survivors.length === 0 };
    return [...probes({ ...required, ...after }, true), ...probes(informative, false)];
  } finally {
    target.stdin.destroy();
    for (const server of servers) server.close();
    await Promise.all(
      [folder, inside, ...canaries].map((path) => rm(path, { recursive: true, force: true })),
    );
  }
}

function probes(held: Readonly<Record<string, boolean>>, required: boolean): Probe[] {
  return Object.entries(held).map(([name, held]) => ({ name, held, required }));
}

function whyNot({ status, reason, stderr }: Outcome): string {
  return reason ?? `the probe ${status} without output: ${stderr.head.slice(0, 200)}`;
}

/** Creates a file in each writable directory. */
async function layCanaries(folders: readonly string[], token: string): Promise<string[]> {
  const laid = await Promise.all(
    folders.map(async (folder) => {
      const file = join(folder, `.gene-gate-canary-${token}`);
      return writeFile(file, token, { mode: 0o644, flag: 'wx' }).then(
        () => [file],
        () => [],
      );
    }),
  );
  return laid.flat();
}

function listen(server: Server, where: string | { port: number; host: string }): Promise<void> {
  server.on('connection', (socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where, resolve);
  });
}

/** Counts this process's system call filters, which its commands inherit. */
function filtersHere(): number {
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(/^Seccomp_filters:\s*(\d+)$/m.exec(status)?.[1] ?? 0);
}
