// @ts-check
// Measures how the gate grows with a change: 10,000 files, beside git's own diff of them and a bare start;
// and up to 2,000 genes, the most that a change may have, whose time each is compared with that of the first 500.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateRepository } from './gate-repository.mjs';
import { BUNDLE, inTurn, run as measure } from './process.mjs';
import { number, table } from './table.mjs';

const FILES = 10_000;
const ROUNDS = 3;
const GENES = [500, 1_000, 2_000];
const ANCHOR = 'git diff --numstat, and node -e 0';

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the tables, one after the other */
export async function* run() {
  yield await byFiles();
  yield await byGenes();
}

async function byFiles() {
  const [without, genes] = [0, 1_000].map((count) => ({ files: FILES, genes: count }));
  return await inRepository(without, (plain) =>
    inRepository(genes, (full) => {
      const bare = `git -C ${plain} diff --numstat main proposal; ${process.execPath} -e 0`;
      const figures = inTurn(
        {
          [ANCHOR]: ['sh', '-c', bare],
          'no gene': check(plain),
          [`${number(genes.genes)} genes`]: check(full),
        },
        ROUNDS,
      );
      const anchor = figures.get(ANCHOR)?.cpu ?? 0;
      const rows = [...figures].map(([name, { wall, cpu }]) => [
        ...[name, wall, cpu],
        number(cpu / anchor, 2),
      ]);
      return table(
        `growth: check of ${number(FILES)} changed files (median of ${ROUNDS})`,
        ['', 's', 's of CPU', '× the first'],
        rows,
      );
    }),
  );
}

async function byGenes() {
  const rows = [];
  /** @type {number | undefined} */
  let first;
  for (const genes of GENES) {
    const row = await inRepository({ files: 0, genes }, (directory) => {
      const args = [...check(directory), '--format', 'json'];
      const { wall, cpu, memory, stdout } = measure(args, { memory: process.platform === 'linux' });
      const each = (cpu / genes) * 1000;
      first ??= each;
      const report = Buffer.byteLength(stdout);
      if (JSON.parse(stdout).genes.length !== genes) throw new Error('the report lacks genes');
      return [
        ...[number(genes), wall, cpu, each, number(each / first, 2)],
        ...[number(memory / 2 ** 20), number(report / 1e6, 1)],
      ];
    });
    rows.push(row);
  }
  return table(
    'growth: check of added genes with three commands each, as JSON (one run)',
    ['genes', 's', 's of CPU', 'ms a gene', '× the first', 'MiB', 'MB of report'],
    rows,
  );
}

/** @param {string} directory */
function check(directory) {
  const options = ['--base', 'main', '--head', 'proposal', '--no-run', '--quiet'];
  return [process.execPath, BUNDLE, 'check', '--repo', directory, ...options];
}

/**
 * @template Result
 * @param {{ files: number, genes: number }} size
 * @param {(directory: string) => Result} use
 */
async function inRepository(size, use) {
  const directory = mkdtempSync(join(tmpdir(), 'gene-gate-bench-'));
  try {
    createGateRepository(directory, size);
    return await use(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
