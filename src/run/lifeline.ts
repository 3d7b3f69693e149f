import { spawn } from 'node:child_process';
import { MARKER } from './process-tree.ts';

/** Ties the life of a command that nothing contains to that of the gate. */
export interface Lifeline {
  /** Names the process group of the command. */
  hold(group: number): void;
  /** The command has ended, and what it left behind was killed. */
  release(): void;
}

/**
 * Waits for the end of its input, which comes with the end of the gate, however that ends. Then kills the
 * group of the command, and on Linux everything that has its mark. Argument: the mark.
 */
const WATCH = `
group=
while read -r word; do
  if [ "$word" = done ]; then exit 0; fi
  group=$word
done
if [ -n "$group" ]; then kill -KILL "-$group"; fi
for round in 1 2 3; do
  for each in /proc/[0-9]*; do
    if tr '\\0' '\\n' <"$each/environ" | grep -qxF "$1"; then kill -KILL "\${each#/proc/}"; fi
  done
done
`;

/**
 * Starts a process that ends a command if the gate ends before it, even by SIGKILL. It has its own
 * session, so that a signal to the group of the gate does not reach it. Does nothing on Windows.
 *
 * @param mark the value of {@link MARKER} in the environment of the command
 */
export function lifeline(mark: string): Lifeline {
  if (process.platform === 'win32') return { hold: () => undefined, release: () => undefined };
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'gene-gate', `${MARKER}=${mark}`], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without it, the command only lacks this protection.
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  return {
    hold: (group) => void watcher.stdin.write(`${group}\n`),
    release: () => void watcher.stdin.end('done\n'),
  };
}
