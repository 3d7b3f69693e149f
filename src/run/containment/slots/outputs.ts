import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** The standard output and the standard error of one slot. */
export type Outputs = readonly [stdout: Socket, stderr: Socket];

/** Receives the outputs of commands. */
export interface OutputServer {
  /** Waits for the outputs of a slot, until the caller gives up. */
  of(slot: string): Promise<Outputs>;
  close(): void;
}

const STREAMS = ['out', 'err'] as const;
/** The name of a slot and of a stream, as the first line of a connection. */
const HEADER = /^([\w-]+) (out|err)\n$/;
/** The size of `sun_path` without its NUL; see unix(7). */
const LONGEST_PATH = 107;

/**
 * Listens on a socket in a directory of the gate that commands do not see. A supervisor under sudo has no
 * descriptor of the gate but the standard ones, so it connects the outputs of each command.
 *
 * @param directory the directory that is `INSIDE.run` in the view
 * @returns why it cannot listen, as text
 */
export async function listenForOutputs(folder: string): Promise<OutputServer | string> {
  const path = join(folder, 'outputs');
  if (Buffer.byteLength(path) > LONGEST_PATH) return `the path of a socket is too long: ${path}`;
  const arrived = new Map<string, Socket>();
  const waiting = new Map<string, () => void>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.unref();
    socket.once('data', (line: Buffer) => {
      socket.pause();
      const [, slot, stream] = HEADER.exec(line.toString('latin1')) ?? [];
      if (slot === undefined) {
        socket.destroy();
        return;
      }
      arrived.set(`${slot} ${stream}`, socket);
      waiting.get(slot)?.();
    });
  });
  const listening = new Promise<string | undefined>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.listen(path, () => resolve(undefined));
  });
  const failure = await listening;
  if (failure !== undefined) return failure;
  server.unref();
  return {
    of: (slot) =>
      new Promise((resolve) => {
        const take = () => {
          const [stdout, stderr] = STREAMS.map((stream) => arrived.get(`${slot} ${stream}`));
          if (!stdout || !stderr) return;
          for (const stream of STREAMS) arrived.delete(`${slot} ${stream}`);
          waiting.delete(slot);
          resolve([stdout, stderr]);
        };
        waiting.set(slot, take);
        take();
      }),
    close: () => {
      server.close();
      for (const socket of arrived.values()) socket.destroy();
    },
  };
}
