// @ts-check
// Measures what a start costs: the CPU time of short commands of the committed bundle, beside that of a
// Node that does nothing. On a busy machine the CPU time changes less than the time on the clock.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateRepository } from './gate-repository.mjs';
import { BUNDLE, inTurn } from './process.mjs';
import { number, table } from './table.mjs';

const ROUNDS = 21;
const ANCHOR = 'node -e 0';

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the table */
export async function* run() {
  const [plain, strict] = [false, true].map((policy) => {
    const directory = mkdtempSync(join(tmpdir(), 'gene-gate-bench-'));
    createGateRepository(directory, { files: 20, genes: 0, stored: 1, policy });
    return directory;
  });
  try {
    const genes = join(plain, 'assets/gep/genes.json');
    const gate = (/** @type {string[]} */ ...args) => [process.execPath, BUNDLE, ...args];
    const figures = inTurn(
      {
        [ANCHOR]: [process.execPath, '-e', '0'],
        'gene-gate --version': gate('--version'),
        'gene-gate --help': gate('--help'),
        'gene-gate check, 20 files and no gene': gate('check', '--repo', plain),
        'the same, with a policy file': gate('check', '--repo', strict),
        'gene-gate audit, a file with one gene': gate('audit', genes),
      },
      ROUNDS,
    );
    const anchor = figures.get(ANCHOR)?.cpu ?? 0;
    const rows = [...figures].map(([name, { cpu, spread }]) => {
      return [name, cpu * 1000, `${number(spread * 100)} %`, number(cpu / anchor, 2)];
    });
    yield table(
      `start: ms of CPU, with git's (median of ${ROUNDS})`,
      ['', 'ms', 'spread', `× ${ANCHOR}`],
      rows,
    );
  } finally {
    for (const directory of [plain, strict]) rmSync(directory, { recursive: true, force: true });
  }
}
