// @ts-check
// Measures the overhead of containment: a program that does nothing, with each isolation level and each
// containment backend of this machine, compared with a plain spawn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlan } from '../build/audit/plan.js';
import { policySchema } from '../build/policy/policy.js';
import { privilegesFor } from '../build/run/containment/privileges.js';
import { processGroup } from '../build/run/containment/process-group.js';
import { tryNamespaces } from '../build/run/containment/try-namespaces.js';
import { findPrograms } from '../build/run/programs.js';
import { measure, summarise } from './measure.mjs';
import { table } from './table.mjs';

const ROUNDS = 50;
const FILE = '/bin/true';
const NOBODY = { uid: 65534, gid: 65534 };

const plan = makePlan({
  command: 'true',
  argv: ['true'],
  program: 'true',
  content: `sha256:${'0'.repeat(64)}`,
  env: {},
  timeoutMs: 60_000,
});

/** @returns {AsyncGenerator<string>} the tables, one after the other */
export async function* run() {
  const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'gene-gate-bench-')));
  writeFileSync(join(checkout, 'a.txt'), '');
  const programs = {
    ...(await findPrograms({ path: process.env.PATH ?? '', checkout, names: [] })),
    machine: new Map([['true', { file: FILE, real: realpathSync(FILE) }]]),
  };
  const { limits } = policySchema.parse({});
  const options = {
    ...{ programs, checkout, limits, outputBytes: 64 * 1024, network: false, folders: [] },
  };
  /** @type {Record<string, () => Promise<unknown>>} */
  const subjects = {
    'bare spawn': () => once(spawn(FILE, { stdio: ['ignore', 'pipe', 'pipe'] }), 'close'),
    process_group: () => expectPass(processGroup(options)),
  };
  const views = [];
  const missing = [];
  for (const privileges of ways(checkout)) {
    const way = await tryNamespaces(privileges, options);
    if ('reason' in way) missing.push([`namespaces, ${way.from}`, way.reason]);
    else {
      views.push(way);
      subjects[`namespaces, ${privileges.name}`] = () => expectPass(way.backend);
    }
  }
  try {
    const times = await measure(subjects, ROUNDS, () => undefined);
    const bare = summarise(times.get('bare spawn') ?? []).median;
    const rows = [...times].map(([name, ms]) => {
      const { median, min, max } = summarise(ms);
      return [name, median - bare, median, min, max];
    });
    const title = `overhead: milliseconds for ${FILE} (${ROUNDS} rounds)`;
    yield table(title, ['', 'over bare', 'median', 'min', 'max'], rows);
    if (missing.length > 0) yield table('not available on this machine', ['', 'reason'], missing);
  } finally {
    for (const { close } of views) await close();
    rmSync(checkout, { recursive: true, force: true });
  }
}

/** @param {string} checkout */
function ways(checkout) {
  const { uid, gid } = statSync(checkout);
  const gate = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  // As root, sudo and user namespaces are also measured.
  const others = gate.uid === 0 ? privilegesFor(NOBODY, { uid, gid }, false) : [];
  return [...privilegesFor(gate, { uid, gid }, false), ...others];
}

/** @param {import('../build/run/backend.js').ContainmentBackend} backend */
async function expectPass(backend) {
  const { status, reason } = await backend.run(plan);
  if (status !== 'passed') throw new Error(reason);
}
