import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createExecutionRepository } from '../../bench/execution-repository.mjs';
import { temporaryFolder } from '../repo/repository.ts';
import { bundle } from './bundles.ts';

const PEAK_MEMORY = new URL('../../bench/peak-memory.mjs', import.meta.url).href;
/** Node 24 takes about 40 MB more than Node 20; keeping all that the commands print takes 400 MB. */
const MOST_BYTES = 250_000_000;

/** Of 180 commands, what each prints beyond a megabyte is dropped as it comes; the bench prints ten. */
const MANY = Array.from({ length: 60 }, (_, gene) =>
  Array.from({ length: 3 }, (_, index) => `node scripts/print.js ${3 * gene + index} 1 lines`),
);

const CASES: [string, string[][]][] = [
  ['one command that prints twice as much', [['node scripts/print.js 0 400 bytes']]],
  ['180 commands that print much', MANY],
];

// Only Linux tells how much a process ever had.
describe.skipIf(process.platform !== 'linux')('the memory of the gate (told by Linux only)', () => {
  it.each(CASES)('stays under 250 MB with %s', { timeout: 120_000 }, (_, genes) => {
    const directory = temporaryFolder();
    createExecutionRepository(directory, genes);
    const peak = join(directory, '.git', 'peak');
    const args = ['check', '--base', 'main', '--repo', directory, '--format', 'json', '--quiet'];
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', PEAK_MEMORY, bundle('cli'), ...args],
      {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { PATH: process.env.PATH, PEAK_MEMORY_FILE: peak },
      },
    );
    const commands: { outcome?: { status: string } }[] = JSON.parse(stdout).genes.flatMap(
      (gene: { commands: object[] }) => gene.commands,
    );
    expect(commands.map(({ outcome }) => outcome?.status)).toEqual(
      genes.flat().map(() => 'passed'),
    );
    expect(Number(readFileSync(peak, 'utf8'))).toBeLessThan(MOST_BYTES);
  });
});
