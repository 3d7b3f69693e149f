import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gateReportSchema } from '../../src/report/gate-report.ts';
import { TEST_ENVIRONMENT } from '../repo/repository.ts';
import { bundle } from './bundles.ts';
import { createGateRepository, GENES, gene, genesFile } from './cli.ts';

// What the command can open by a descriptor that it was not given.
const LIST_ROOT = `const fs = require('fs');
for (const fd of [3, 4, 5, 9, 20, 64]) {
  try {
    if (fs.readdirSync('/proc/self/fd/' + fd).length > 0) console.log('reached', fd);
  } catch {}
}`;

function repositoryThatLists() {
  const repository = createGateRepository({ '.github/gene-gate.yml': 'containment: auto\n' });
  repository.write({
    'scripts/list.js': LIST_ROOT,
    [GENES]: genesFile(gene('gene_a', { validation: ['node scripts/list.js'] })),
  });
  repository.commit();
  return repository;
}

/** Runs `check` by a parent that left directories open, as a shell's \`exec 20</\` does. */
function checkWithOpen(cwd: string, descriptors: readonly number[]): Promise<string> {
  const folder = openSync('/', 'r');
  const stdio: ('ignore' | 'pipe' | number)[] = ['ignore', 'pipe', 'ignore'];
  for (let fd = 3; fd <= Math.max(...descriptors); fd++) {
    stdio.push(descriptors.includes(fd) ? folder : 'ignore');
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bundle('cli'), 'check', '--format', 'json'], {
      ...{ cwd, stdio, env: TEST_ENVIRONMENT },
    });
    let text = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', () => resolve(text));
  }).finally(() => closeSync(folder)) as Promise<string>;
}

it.skipIf(process.platform !== 'linux')(
  'gives a contained command no descriptor that the gate inherited (Linux only: needs /proc)',
  async ({ skip }) => {
    const { directory } = repositoryThatLists();
    const report = gateReportSchema.parse(JSON.parse(await checkWithOpen(directory, [5, 20, 64])));
    if (report.isolation?.level !== 'namespaces') skip('this machine has no namespaces');
    const outcome = report.genes[0]?.commands[0]?.outcome;
    expect(outcome).toMatchObject({ status: 'passed' });
    expect(outcome?.stdout.head).toBe('');
  },
);
