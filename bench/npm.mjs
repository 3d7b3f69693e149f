// @ts-check
// Measures what `npm test` costs: by npm itself, and by the gate, which runs the scripts in place of
// npm; compared with the script alone, bare and in the same containment.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlan } from '../build/audit/plan.js';
import { readCommand } from '../build/command/read.js';
import { policySchema } from '../build/policy/policy.js';
import { folderTree } from '../build/repo/folder-tree.js';
import { tryNamespaces } from '../build/run/containment/choose-backend.js';
import { privilegesFor } from '../build/run/containment/privileges.js';
import { processGroup } from '../build/run/containment/process-group.js';
import { findPrograms } from '../build/run/programs.js';
import { measure, summarise } from './measure.mjs';
import { number, table } from './table.mjs';

const ROUNDS = 10;
/** Of the times in `/proc`; the same on every Linux. */
const MS_PER_TICK = 10;

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the table */
export async function* run() {
  const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'gene-gate-bench-')));
  const scripts = { test: 'node ok.js', pair: 'node ok.js', postpair: 'node ok.js' };
  writeFileSync(
    join(checkout, 'package.json'),
    JSON.stringify({ name: 'a', version: '1.0.0', scripts }),
  );
  writeFileSync(join(checkout, 'ok.js'), '');
  const programs = await findPrograms({ path: process.env.PATH ?? '', checkout, names: [] });
  const { npm } = programs;
  if (npm === undefined) throw new Error('npm was not found');
  const { limits } = policySchema.parse({});
  const options = {
    programs,
    checkout,
    limits,
    outputBytes: 64 * 1024,
    network: false,
    folders: [],
  };
  const gate = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const [privileges] = privilegesFor(gate, statSync(checkout));
  const way = privileges && (await tryNamespaces(privileges, options));
  const plans = {
    'node ok.js': await planOf('node ok.js', checkout),
    'npm test': await planOf('npm test', checkout),
    'npm run pair (two scripts)': await planOf('npm run pair', checkout),
    'npm test, by npm': { ...(await planOf('npm test', checkout)), scripts: undefined },
  };
  /** @type {Record<string, () => Promise<unknown>>} */
  const subjects = {
    'bare: node ok.js': () => bare(['ok.js'], checkout),
    'bare: npm test': () => bare([npm.file, 'test'], checkout),
  };
  const backends = {
    process_group: processGroup(options),
    ...(way && 'backend' in way && { namespaces: way.backend }),
  };
  for (const [level, backend] of Object.entries(backends)) {
    for (const [name, plan] of Object.entries(plans)) {
      subjects[`${level}: ${name}`] = () => expectPass(backend, plan);
    }
  }
  const cpu = new Map(Object.keys(subjects).map((name) => [name, 0]));
  const timed = Object.fromEntries(
    Object.entries(subjects).map(([name, subject]) => [
      name,
      async () => {
        const before = childrenMs();
        await subject();
        cpu.set(name, (cpu.get(name) ?? 0) + childrenMs() - before);
      },
    ]),
  );
  try {
    const times = await measure(timed, ROUNDS, () => undefined);
    const rows = [...times].map(([name, ms]) => {
      const { median, min } = summarise(ms);
      return [name, median, min, (cpu.get(name) ?? 0) / (ROUNDS + 1)];
    });
    const title = `npm: milliseconds of a command (${ROUNDS} rounds, npm ${npm.version}, load ${number(loadavg()[0] ?? 0, 1)})`;
    yield table(title, ['', 'median', 'min', 'CPU, mean'], rows);
  } finally {
    if (way && 'close' in way) await way.close();
    rmSync(checkout, { recursive: true, force: true });
  }
}

/**
 * @param {string} command
 * @param {string} checkout
 */
async function planOf(command, checkout) {
  const { argv, scripts } = await readCommand(command, { tree: folderTree(checkout) });
  const [program = ''] = argv ?? [];
  return makePlan({
    ...{ command, argv: argv ?? [], program, env: {}, timeoutMs: 60_000 },
    ...(scripts && { scripts }),
  });
}

/**
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function bare(args, cwd) {
  return once(spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] }), 'close');
}

/**
 * @param {import('../build/run/containment/containment-backend.js').ContainmentBackend} backend
 * @param {import('../build/audit/plan.js').Plan} plan
 */
async function expectPass(backend, plan) {
  const { status, reason } = await backend.run(plan);
  if (status !== 'passed') throw new Error(reason);
}

/** CPU time of all ended descendants; not known outside of Linux. */
function childrenMs() {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
