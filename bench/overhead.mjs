// @ts-check
// Measures the overhead of containment for three programs (one that does nothing, one that writes a file,
// and node): each way to create namespaces on this machine, with each kind of view,
// compared with a plain spawn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlan } from '../build/audit/plan.js';
import { policySchema } from '../build/policy/policy.js';
import { tryNamespaces } from '../build/run/containment/choose-backend.js';
import { privilegesFor } from '../build/run/containment/privileges.js';
import { processGroup } from '../build/run/containment/process-group.js';
import { findPrograms } from '../build/run/programs.js';
import { measure, summarise } from './measure.mjs';
import { table } from './table.mjs';

const ROUNDS = 50;
/** The next slot is made meanwhile, as while other commands run. */
const PAUSE_MS = 20;
const NOBODY = { uid: 65534, gid: 65534 };
const MACHINE = { true: '/bin/true', touch: '/bin/touch' };

/** @type {[title: string, argv: string[]][]} */
const COMMANDS = [
  ['/bin/true', ['true']],
  ['/bin/touch, which writes a file', ['touch', 'written.txt']],
  ['node -e 0', ['node', '-e', '0']],
];

/** @param {string[]} argv */
function planOf(argv) {
  const [program = ''] = argv;
  return makePlan({ command: argv.join(' '), argv, program, env: {}, timeoutMs: 60_000 });
}

/** @returns {AsyncGenerator<import('./table.mjs').Table>} the tables, one after the other */
export async function* run() {
  const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'gene-gate-bench-')));
  writeFileSync(join(checkout, 'a.txt'), '');
  // Commands of a process group write to the checkout itself.
  const shared = realpathSync(mkdtempSync(join(tmpdir(), 'gene-gate-bench-')));
  const machine = Object.entries(MACHINE).map(
    ([name, file]) => /** @type {const} */ ([name, { file, real: realpathSync(file) }]),
  );
  const programs = {
    ...(await findPrograms({ path: process.env.PATH ?? '', checkout, names: [] })),
    machine: new Map(machine),
  };
  const { limits } = policySchema.parse({});
  const options = {
    ...{ programs, checkout, limits, outputBytes: 64 * 1024, network: false, folders: [] },
  };
  /** @type {Record<string, import('../build/run/containment/containment-backend.js').ContainmentBackend>} */
  const backends = { process_group: processGroup({ ...options, checkout: shared }) };
  const opened = [];
  const missing = [];
  for (const privileges of ways(checkout)) {
    const way = await tryNamespaces(privileges, options);
    if ('reason' in way) missing.push([way.from, way.reason]);
    else {
      opened.push(way);
      backends[privileges.name] = way.backend;
    }
  }
  try {
    for (const [title, argv] of COMMANDS) yield await overheadOf(title, argv, backends, programs);
    if (missing.length > 0) yield table('not available on this machine', ['', 'reason'], missing);
  } finally {
    for (const { close } of opened) await close();
    for (const folder of [checkout, shared]) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} title
 * @param {string[]} argv
 * @param {Record<string, import('../build/run/containment/containment-backend.js').ContainmentBackend>} backends
 * @param {import('../build/run/programs.js').Programs} programs
 */
async function overheadOf(title, argv, backends, programs) {
  const plan = planOf(argv);
  const [program = '', ...args] = argv;
  const file = programs.machine.get(program)?.file ?? programs.node.file;
  const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'gene-gate-bench-')));
  /** As that of commands, which have none of the gate's variables. */
  const env = { PATH: '/usr/bin:/bin' };
  /** @type {Record<string, () => Promise<unknown>>} */
  const subjects = {
    'bare spawn': () =>
      once(spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }), 'close'),
  };
  const views = [];
  for (const [name, backend] of Object.entries(backends)) {
    subjects[name] = () => expectPass(backend.run(plan));
    const view = await backend.forGene?.(ROUNDS + 1);
    if (!view) continue;
    views.push(view);
    subjects[`${name}, view of a gene`] = () => expectPass(view.run(plan));
  }
  const times = await measure(subjects, ROUNDS, () => undefined, { pauseMs: PAUSE_MS });
  for (const view of views) await view.close();
  rmSync(cwd, { recursive: true, force: true });
  const bare = summarise(times.get('bare spawn') ?? []).median;
  const rows = [...times].map(([name, ms]) => {
    const { median, min, max } = summarise(ms);
    return [name, median - bare, median / bare, median, min, max];
  });
  return table(
    `overhead: milliseconds for ${title} (${ROUNDS} rounds)`,
    ['', 'over bare', 'times bare', 'median', 'min', 'max'],
    rows,
  );
}

/** @param {string} checkout */
function ways(checkout) {
  const { uid, gid } = statSync(checkout);
  const gate = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  // As root, sudo and user namespaces are also measured.
  const others = gate.uid === 0 ? privilegesFor(NOBODY, { uid, gid }) : [];
  return [...privilegesFor(gate, { uid, gid }), ...others];
}

/** @param {Promise<import('../build/model/outcome.js').Outcome>} running */
async function expectPass(running) {
  const { status, reason, stderr } = await running;
  if (status !== 'passed') throw new Error(`${reason} ${stderr.head}`);
}
