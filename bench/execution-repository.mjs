// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { geneOf } from './commands.mjs';

/** Does a fixed amount of work on one core, and prints nothing. */
const WORK = `const { createHash } = require('node:crypto');
const data = Buffer.alloc(1 << 20, process.argv[2]);
for (let round = 0; round < Number(process.argv[3]); round += 1) createHash('sha256').update(data).digest();
`;

/** Prints megabytes, in lines or without any line break. */
const PRINT = `const [, , , megabytes, kind] = process.argv;
const chunk = Buffer.alloc(1 << 16, kind === 'lines' ? 'x'.repeat(79) + '\\n' : 'x');
let left = Number(megabytes) * 16;
const more = () => {
  while (left > 0) {
    left -= 1;
    if (!process.stdout.write(chunk)) return process.stdout.once('drain', more);
  }
};
more();
`;

/**
 * Creates a repository with the checked-out branch `proposal`, which adds genes with these commands.
 *
 * @param {string} directory an empty directory
 * @param {readonly (readonly string[])[]} genes the commands of each gene
 */
export function createExecutionRepository(directory, genes) {
  const git = (/** @type {readonly string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  };
  git('init', '--quiet', '--initial-branch=main');
  write('scripts/work.js', WORK);
  write('scripts/print.js', PRINT);
  git('add', '--all');
  git('commit', '--quiet', '--message=main');
  git('checkout', '--quiet', '-b', 'proposal');
  const store = { version: 1, genes: genes.map((list, index) => geneOf(index, list)) };
  write('assets/gep/genes.json', JSON.stringify(store, null, 2));
  git('add', '--all');
  git('commit', '--quiet', '--message=proposal');
}
