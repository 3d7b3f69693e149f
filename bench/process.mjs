// @ts-check
// Measures whole processes, in an environment that has nothing of the caller's.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { summarise } from './measure.mjs';

/** The committed bundle. */
export const BUNDLE = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const PEAK_MEMORY = new URL('./peak-memory.mjs', import.meta.url).href;

/**
 * Seconds of a process and of all that it started: on the clock, and of CPU in user and system mode.
 * Peak memory in bytes of the process itself.
 *
 * @typedef {{ wall: number, cpu: number, memory: number, stdout: string }} Measured
 */

/**
 * Runs a program to its end. A variable of the caller, such as NODE_EXTRA_CA_CERTS, can make a start of
 * Node three times as long.
 *
 * @param {readonly string[]} argv
 * @param {{ memory?: boolean }} [options] whether to read the peak memory, of Node only
 * @returns {Measured}
 * @throws Error for another exit code than 0 and 1, with which the gate says no
 */
export function run(argv, { memory = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'gene-gate-bench-'));
  const file = join(home, 'memory');
  try {
    const { status, stdout, stderr } = spawnSync(
      'bash',
      // The shell's own time is not counted.
      ['-c', 'TIMEFORMAT="time %3R %3U %3S"; time "$@"', 'bash', ...argv],
      {
        encoding: 'utf8',
        maxBuffer: 1 << 30,
        env: {
          PATH: [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
          HOME: home,
          ...(memory && { NODE_OPTIONS: `--import=${PEAK_MEMORY}`, PEAK_MEMORY_FILE: file }),
        },
      },
    );
    const [, wall, user, system] = /time ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? [];
    if (system === undefined || (status !== 0 && status !== 1)) {
      throw new Error(`${argv.join(' ')} failed: ${stderr}`);
    }
    return {
      wall: Number(wall),
      cpu: Number(user) + Number(system),
      memory: memory ? Number(readFileSync(file, 'utf8')) : 0,
      stdout,
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Runs programs in turn, so that noise of the machine affects all of them, after one round that is not
 * counted.
 *
 * @param {Readonly<Record<string, readonly string[]>>} subjects programs with arguments, by name
 * @param {number} rounds
 * @returns {Map<string, { wall: number, cpu: number, spread: number }>} medians in seconds, by name; the
 *   spread is the distance of the quartiles of the CPU time, as a part of the median
 */
export function inTurn(subjects, rounds) {
  /** @type {Map<string, Measured[]>} */
  const measured = new Map(Object.keys(subjects).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, argv] of Object.entries(subjects)) {
      const result = run(argv);
      if (round > 0) measured.get(name)?.push(result);
    }
  }
  return new Map(
    [...measured].map(([name, results]) => {
      const cpu = summarise(results.map((result) => result.cpu));
      const wall = summarise(results.map((result) => result.wall));
      const spread = (cpu.upper - cpu.lower) / cpu.median;
      return [name, { wall: wall.median, cpu: cpu.median, spread }];
    }),
  );
}
