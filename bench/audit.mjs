// @ts-check
// Measures the audit of commands without a tree: throughput, and how time grows with size.

import { parse } from 'shell-quote';
import { Judge } from '../build/judge/judge.js';
import { DEFAULT_POLICY } from '../build/policy/default.js';
import { commands, LONG_COMMANDS } from './commands.mjs';
import { cpuMs, measure, summarise } from './measure.mjs';
import { referenceCheck } from './reference-check.mjs';
import { number, table } from './table.mjs';

const COMMANDS = 50_000;
const ROUNDS = 5;
/** Total number of characters for each length of a long command in one round. */
const CHARACTERS = 256 * 1024;

/** Every subject uses each result, so that the engine cannot optimise the work away. */
const SUBJECTS = {
  'gene-gate, whole audit': async (/** @type {readonly string[]} */ list) => {
    let blocked = 0;
    for (const command of list) blocked += (await audit(command)).verdict === 'block' ? 1 : 0;
    return blocked;
  },
  'reference check': (/** @type {readonly string[]} */ list) =>
    list.reduce((blocked, command) => blocked + (referenceCheck(command) ? 0 : 1), 0),
  'shell-quote, parse': (/** @type {readonly string[]} */ list) =>
    list.reduce((words, command) => words + parse(command).length, 0),
};

/** @type {import('../build/judge/judge.js').JudgeTerms} */
const TERMS = { policy: DEFAULT_POLICY, tree: undefined, changed: new Set(), platform: 'linux' };

/** @param {string} command */
function audit(command) {
  return Judge.by(TERMS).command(command);
}

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the tables, one after the other */
export async function* run() {
  yield await throughput();
  yield await byNumber();
  yield await byLength();
}

/** @param {number} round */
function inputOf(round) {
  return commands(COMMANDS, round * COMMANDS);
}

async function throughput() {
  const times = await measure(SUBJECTS, ROUNDS, inputOf, { now: cpuMs });
  const rows = [...times].map(([name, ms]) => {
    const { median, min, max } = summarise(ms.map((each) => (COMMANDS / each) * 1000));
    return [name, median, min, max];
  });
  const title = `audit: distinct commands per second of CPU (${ROUNDS} rounds of ${number(COMMANDS)})`;
  return table(title, ['', 'median', 'min', 'max'], rows);
}

async function byNumber() {
  const counts = [COMMANDS / 4, COMMANDS / 2, COMMANDS];
  const work = SUBJECTS['gene-gate, whole audit'];
  const times = await measure(
    Object.fromEntries(
      counts.map((count) => [
        number(count),
        (/** @type {readonly string[]} */ list) => work(list.slice(0, count)),
      ]),
    ),
    ROUNDS,
    inputOf,
    { now: cpuMs },
  );
  const rows = [...times].map(([name, ms], index) => {
    const { median } = summarise(ms);
    return [name, median, (median / (counts[index] ?? 1)) * 1000];
  });
  return table('audit: CPU time by number of commands', ['commands', 'ms', 'µs each'], rows);
}

async function byLength() {
  const kilobytes = [1, 2, 4, 8, 16, 32, 64, 128];
  const rows = [];
  for (const [shape, make] of Object.entries(LONG_COMMANDS)) {
    const times = await measure(
      Object.fromEntries(
        kilobytes.map((size) => {
          const command = make(size * 1024);
          const list = Array.from({ length: CHARACTERS / (size * 1024) }, () => command);
          return [`${size} KiB`, () => SUBJECTS['gene-gate, whole audit'](list)];
        }),
      ),
      ROUNDS,
      () => undefined,
      { now: cpuMs },
    );
    rows.push([
      shape,
      ...[...times.values()].map((ms) => (summarise(ms).median / CHARACTERS) * 1e6),
    ]);
  }
  const header = ['', ...kilobytes.map((size) => `${size} KiB`)];
  return table('audit: nanoseconds per character of one long command', header, rows);
}
