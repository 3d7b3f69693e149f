// @ts-check
// Measures the committed bundle as a user starts it: the gate on a large change, and the start-up time.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGateRepository } from './gate-repository.mjs';
import { measure, summarise } from './measure.mjs';
import { number, table } from './table.mjs';

const BUNDLE = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const SIZE = { files: 10_000, genes: 1_000 };
const CHECK_ROUNDS = 5;
const START_ROUNDS = 15;

/** @returns {AsyncGenerator<string>} the tables, one after the other */
export async function* run() {
  const directory = mkdtempSync(join(tmpdir(), 'gene-gate-bench-'));
  try {
    createGateRepository(directory, SIZE);
    yield await wholeGate(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  yield await start();
}

/** @param {string} directory */
async function wholeGate(directory) {
  const small = ['check', '--base', 'main', '--head', 'main'];
  const large = ['check', '--base', 'main', '--head', 'proposal'];
  const options = ['--repo', directory, '--no-run', '--format', 'json', '--quiet'];
  const report = JSON.parse(node([BUNDLE, ...large, ...options]));
  const changed = report.blast_radius.files + report.blast_radius.exempt_files;
  if (report.genes.length !== SIZE.genes || changed <= SIZE.files) {
    throw new Error(`the gate saw ${report.genes.length} genes and ${changed} files`);
  }
  const times = await measure(
    {
      'no change': () => node([BUNDLE, ...small, ...options]),
      [`${number(SIZE.files)} changed files, ${number(SIZE.genes)} genes`]: () =>
        node([BUNDLE, ...large, ...options]),
    },
    CHECK_ROUNDS,
    () => undefined,
  );
  return milliseconds(`gate: ms of check --no-run (${CHECK_ROUNDS} rounds)`, times);
}

async function start() {
  const times = await measure(
    {
      'gene-gate --version': () => node([BUNDLE, '--version']),
      'node -e 0': () => node(['-e', '0']),
    },
    START_ROUNDS,
    () => undefined,
  );
  return milliseconds(`gate: ms to start (${START_ROUNDS} rounds)`, times);
}

/**
 * @param {string} title
 * @param {ReadonlyMap<string, readonly number[]>} times
 */
function milliseconds(title, times) {
  const rows = [...times].map(([name, ms]) => {
    const { median, min, max } = summarise(ms);
    return [name, median, min, max];
  });
  return table(title, ['', 'median', 'min', 'max'], rows);
}

/**
 * Runs node; exit code 1 is not an error, because the gate has decided.
 *
 * @param {readonly string[]} args
 * @returns {string} what it printed
 */
function node(args) {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  if (status === 0 || status === 1) return stdout;
  throw new Error(`node ${args.join(' ')} failed: ${stderr || error}`);
}
