// @ts-check
// Measures the committed bundle on genes that share commands: its time compared with a sequential run
// and with a lower bound, and the memory of the gate while commands print a lot of output.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createExecutionRepository } from './execution-repository.mjs';
import { number, table } from './table.mjs';

const BUNDLE = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const PEAK_MEMORY = new URL('./peak-memory.mjs', import.meta.url).href;
const GENES = 60;
const COMMANDS_PER_GENE = 3;
/** Megabytes that one command hashes, which takes about an eighth of a second. */
const WORK = 100;
/** Megabytes of output: of each of many commands, and of a single command. */
const MANY_PRINT = 4;
const ONE_PRINTS = 256;

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the tables, one after the other */
export async function* run() {
  yield await sideBySide();
  if (process.platform === 'linux') yield memory();
}

/** Sixty genes with three commands each; every command is in three genes. */
async function sideBySide() {
  const genes = Array.from({ length: GENES }, (_, gene) =>
    Array.from(
      { length: COMMANDS_PER_GENE },
      (_, index) => `node scripts/work.js ${(gene + index) % GENES} ${WORK}`,
    ),
  );
  return inRepository(genes, (directory) => {
    const cores = availableParallelism();
    const { total, times } = oneAfterTheOther(directory, genes);
    const work = sum([...times.values()]);
    const chain = Math.max(...genes.map((list) => sum(list.map((each) => times.get(each) ?? 0))));
    const bound = Math.max(chain, work / cores);
    const { report, ms } = check(directory);
    const spans = report.genes
      .flatMap((/** @type {any} */ gene) => gene.commands)
      .map(({ outcome }) => {
        if (outcome?.status !== 'passed') throw new Error(outcome?.reason);
        const start = Date.parse(outcome.started_at);
        return [start, start + outcome.duration_ms];
      });
    const commands =
      Math.max(...spans.map(([, end]) => end)) - Math.min(...spans.map(([start]) => start));
    const rows = [
      ['sequential, as in the reference engine', total],
      ['lower bound: max(longest chain, distinct work / cores)', bound],
      ['gene-gate, first start to last end', commands],
      ['gene-gate, whole check', ms],
    ].map(([name, each]) => [name, Number(each) / 1000, Number(each) / bound]);
    const title = `run: ${GENES} genes, ${GENES * COMMANDS_PER_GENE} commands, ${times.size} distinct, ${cores} cores, ${report.isolation.level}, load ${number(loadavg()[0] ?? 0, 1)}`;
    return table(title, ['', 'seconds', '× bound'], rows);
  });
}

/**
 * Runs every command of every gene sequentially, as the reference engine does.
 *
 * @param {string} directory
 * @param {readonly (readonly string[])[]} genes
 */
function oneAfterTheOther(directory, genes) {
  /** @type {Map<string, number>} */
  const times = new Map();
  const start = performance.now();
  for (const command of genes.flat()) {
    const before = performance.now();
    const [, ...args] = command.split(' ');
    if (spawnSync(process.execPath, args, { cwd: directory }).status !== 0)
      throw new Error(command);
    const ms = performance.now() - before;
    times.set(command, Math.min(ms, times.get(command) ?? ms));
  }
  return { total: performance.now() - start, times };
}

/** Measures the memory of the gate, without the memory of the commands. */
function memory() {
  const many = Array.from({ length: GENES }, (_, gene) =>
    Array.from(
      { length: COMMANDS_PER_GENE },
      (_, index) => `node scripts/print.js ${gene * COMMANDS_PER_GENE + index} ${MANY_PRINT} lines`,
    ),
  );
  const cases = {
    'no command': [],
    [`${many.flat().length} commands that print ${MANY_PRINT} MiB each`]: many,
    [`one that prints ${ONE_PRINTS} MiB in lines`]: [
      [`node scripts/print.js 0 ${ONE_PRINTS} lines`],
    ],
    [`one that prints ${ONE_PRINTS} MiB without a line break`]: [
      [`node scripts/print.js 0 ${ONE_PRINTS} bytes`],
    ],
  };
  const rows = Object.entries(cases).map(([name, genes]) =>
    inRepository(genes, (directory) => {
      const { peak, ms } = check(directory);
      return [name, peak / 2 ** 20, ms / 1000];
    }),
  );
  return table('run: peak memory of the gate', ['', 'MiB', 'seconds'], rows);
}

/**
 * @template T
 * @param {readonly (readonly string[])[]} genes
 * @param {(directory: string) => T} use
 * @returns {T}
 */
function inRepository(genes, use) {
  const directory = mkdtempSync(join(tmpdir(), 'gene-gate-bench-'));
  try {
    createExecutionRepository(directory, genes);
    return use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Runs the whole gate as a user starts it.
 *
 * @param {string} directory
 */
function check(directory) {
  const peak = join(directory, '.git', 'peak');
  const start = performance.now();
  const args = ['check', '--base', 'main', '--repo', directory, '--format', 'json', '--quiet'];
  const preload = process.platform === 'linux' ? ['--import', PEAK_MEMORY] : [];
  const { stdout } = spawnSync(process.execPath, [...preload, BUNDLE, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: { PATH: process.env.PATH, PEAK_MEMORY_FILE: peak },
  });
  const ms = performance.now() - start;
  const bytes = process.platform === 'linux' ? Number(readFileSync(peak, 'utf8')) : Number.NaN;
  return { report: JSON.parse(stdout), ms, peak: bytes };
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
