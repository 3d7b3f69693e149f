// @ts-check

/**
 * Times several subjects in turns, so that a noisy moment of the machine hits all alike; who begins
 * changes from round to round. One more round comes first and is not counted: it warms up. What a
 * subject leaves behind is collected before the next one begins, if node was asked for `gc`.
 *
 * @template Input
 * @param {Readonly<Record<string, (input: Input) => unknown>>} subjects what to time, by name; an
 *   answer that is a promise is waited for
 * @param {number} rounds
 * @param {(round: number) => Input} inputOf makes what all subjects of a round get; it is not timed
 * @returns {Promise<Map<string, number[]>>} milliseconds of each round, by name
 */
export async function measure(subjects, rounds, inputOf) {
  const entries = Object.entries(subjects);
  const times = new Map(entries.map(([name]) => [name, /** @type {number[]} */ ([])]));
  for (let round = 0; round <= rounds; round += 1) {
    const input = inputOf(round);
    const first = round % entries.length;
    for (const [name, run] of [...entries.slice(first), ...entries.slice(0, first)]) {
      globalThis.gc?.();
      const start = performance.now();
      await run(input);
      const ms = performance.now() - start;
      if (round > 0) times.get(name)?.push(ms);
    }
  }
  return times;
}

/**
 * @param {readonly number[]} values at least one
 * @returns {{ median: number, min: number, max: number }}
 */
export function summarise(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return { median, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}
