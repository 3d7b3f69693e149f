import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';

/** The standard output and the standard error of one slot. */
export type Outputs = readonly [stdout: Socket, stderr: Socket];

/**
 * Opens the named pipes that the supervisor has made for the outputs of a slot, and removes their names. A
 * supervisor under sudo has no descriptor of the gate but the standard ones.
 *
 * @param folder the directory that is `INSIDE.run` in the view; commands do not see it
 * @throws Error of the system if they cannot be opened
 */
export function openOutputs(folder: string, slot: string): Outputs {
  const stdout = openPipe(join(folder, `${slot}-out`));
  try {
    const stderr = openPipe(join(folder, `${slot}-err`));
    return [socketOf(stdout), socketOf(stderr)];
  } catch (error) {
    closeSync(stdout);
    throw error;
  }
}

/** @returns a descriptor of its reading end; it does not wait for a writer */
function openPipe(path: string): number {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  unlinkSync(path);
  return descriptor;
}

function socketOf(descriptor: number): Socket {
  const socket = new Socket({ fd: descriptor, readable: true, writable: false });
  socket.on('error', () => undefined);
  return socket.unref();
}
