// @ts-check
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Times several subjects in turn, so that noise of the machine affects all of them; the first subject
 * changes in each round. One warm-up round is not counted. Garbage is collected before each subject,
 * if node runs with `--expose-gc`.
 *
 * @template Input
 * @param {Readonly<Record<string, (input: Input) => unknown>>} subjects functions to time, by name; a
 *   returned promise is awaited
 * @param {number} rounds
 * @param {(round: number) => Input} inputOf creates the input of all subjects of a round; not timed
 * @param {object} [options]
 * @param {number} [options.pauseMs] after each subject, for what it does in the background
 * @param {() => number} [options.now] milliseconds; default: of the clock
 * @returns {Promise<Map<string, number[]>>} milliseconds of each round, by name
 */
export async function measure(subjects, rounds, inputOf, options = {}) {
  const { pauseMs = 0, now = () => performance.now() } = options;
  const entries = Object.entries(subjects);
  const times = new Map(entries.map(([name]) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round <= rounds; round += 1) {
    const input = inputOf(round);
    const first = round % entries.length;
    for (const [name, run] of [...entries.slice(first), ...entries.slice(0, first)]) {
      globalThis.gc?.();
      const start = now();
      await run(input);
      const ms = now() - start;
      if (round > 0) times.get(name)?.push(ms);
      if (pauseMs > 0) await delay(pauseMs);
    }
  }
  return times;
}

/** @returns {number} milliseconds of CPU that this process has used so far, with all its threads */
export function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * @param {readonly number[]} values at least one
 * @returns {{ median: number, min: number, max: number, lower: number, upper: number }} with both quartiles
 */
export function summarise(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => {
    const place = sorted.length * part;
    return ((sorted[Math.ceil(place) - 1] ?? 0) + (sorted[Math.floor(place)] ?? 0)) / 2;
  };
  return {
    median: at(0.5),
    min: sorted[0] ?? 0,
    max: sorted.at(-1) ?? 0,
    lower: at(0.25),
    upper: at(0.75),
  };
}
