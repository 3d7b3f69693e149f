import { afterAll, expect } from 'vitest';
import { policySchema } from '../../src/policy/policy.ts';
import { chooseBackend } from '../../src/run/containment/choose-backend.ts';
import { homeFolders } from '../../src/run/containment/view-folders.ts';
import { containmentWords } from '../../src/run/containment-words.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { LIMITS, temporaryFolder } from '../run/fixture.ts';
import { inNamespaces, planOfScript } from './containment-attacks.ts';

const MEBIBYTE = 1024 * 1024;

interface Machine {
  readonly limits?: Partial<typeof LIMITS>;
  /** Files of the machine outside of the checkout; `~` is the home directory. */
  readonly home?: Readonly<Record<string, string>>;
  readonly homeCaches?: readonly string[];
}

const closing: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** One for each description; all tests share them. */
const machines = new Map<string, ReturnType<typeof make>>();

async function make({ limits = {}, home: files = {}, homeCaches = [] }: Machine) {
  const atEnd = (close: () => void) => void closing.push(close);
  const checkout = temporaryFolder({ 'check.js': '', 'tracked/a.txt': 'a' }, atEnd);
  const home = temporaryFolder(files, atEnd);
  const policy = { ...policySchema.parse({}), limits: { ...LIMITS, ...limits } };
  const programs = await findPrograms({ path: process.env.PATH ?? '', checkout });
  const { backend, isolation, close } = await chooseBackend({
    ...{ programs, checkout, outputBytes: 64 * 1024, limits: policy.limits, network: false },
    ...{ folders: [home], requested: 'auto', home: await homeFolders(homeCaches, home) },
  });
  closing.push(close);
  return { backend, isolation };
}

/** Runs a script contained, and returns its outcome with what explains it. */
async function run(script: string, machine: Machine) {
  const key = JSON.stringify(machine);
  const made = machines.get(key) ?? make(machine);
  machines.set(key, made);
  const { backend, isolation } = await made;
  const outcome = await backend.run(planOfScript(script));
  return { outcome, isolation, words: containmentWords(outcome, isolation, 'none') };
}

const FS = "const fs = require('node:fs'), path = require('node:path');\n";
/** A program whose children fail as in a build: it reports the error of one, and exits. */
const many = (count: number) => `const { spawn } = require('node:child_process');
  let up = 0;
  for (let i = 0; i < ${count}; i += 1) {
    const child = spawn('sleep', ['20'], { stdio: 'ignore' });
    child.on('error', (error) => { console.error(String(error)); process.exit(1) });
    child.on('spawn', () => { up += 1; if (up === ${count}) { console.log('ok'); process.exit(0) } });
  }`;

/** Each fails because of containment, and passes without, or with other limits. */
const WORKLOADS: readonly (readonly [string, string, Machine, string])[] = [
  // Without a control group, memory is measured now and then.
  [
    'more memory than its limit',
    `const k = []; for (let i = 0; i < 30; i += 1) k.push(Buffer.alloc(10 * ${MEBIBYTE}, 1)); setTimeout(() => console.log(k && 'ok'), 2000)`,
    { limits: { memory_bytes: 150 * MEBIBYTE } },
    'limits.memory_bytes',
  ],
  // A control group counts them.
  ['more processes', many(60), { limits: { processes: 30 } }, 'limits.processes'],
  [
    'more than it may write',
    `${FS}for (let i = 0; i < 20; i += 1) fs.writeFileSync('out' + i, Buffer.alloc(${MEBIBYTE})); console.log('ok')`,
    { limits: { written_bytes: 8 * MEBIBYTE } },
    'limits.written_bytes',
  ],
  [
    'more empty files than have room in memory',
    `${FS}for (let i = 0; i < 5000; i += 1) fs.symlinkSync('x', 'empty' + i); console.log('ok')`,
    { limits: { written_bytes: 4 * MEBIBYTE } },
    'limits.written_bytes',
  ],
  [
    'more than it may write, and removes it at its end',
    `${FS}try { fs.writeFileSync('/dev/shm/x', Buffer.alloc(20 * ${MEBIBYTE})); console.log('ok') }
      catch (error) { fs.rmSync('/dev/shm/x'); console.error(error.message); process.exit(3) }`,
    { limits: { written_bytes: 8 * MEBIBYTE } },
    '',
  ],
  [
    'a larger file',
    `${FS}process.on('SIGXFSZ', () => {}); fs.writeFileSync('/tmp/x', Buffer.alloc(3 * ${MEBIBYTE})); console.log('ok')`,
    { limits: { file_bytes: 2 * MEBIBYTE } },
    '',
  ],
  [
    'more open files',
    `${FS}for (let i = 0; i < 200; i += 1) fs.openSync('check.js'); console.log('ok')`,
    { limits: { open_files: 100 } },
    '',
  ],
];

for (const [name, script, machine, key] of WORKLOADS) {
  inNamespaces(`explains ${name}, which passes with a higher limit`, async () => {
    const { isolation, words } = await run(script, machine);
    const isCounted =
      key !== 'limits.processes' || isolation.limits?.memory_limited_by === 'control_group';
    if (key === '' || !isCounted) expect(words.contained).toContain('may explain its output');
    else expect(words).toMatchObject({ contained: `it reached \`${key}\`` });
    const { outcome: twin, words: none } = await run(script, {});
    expect(twin).toMatchObject({ status: 'passed', stdout: { head: 'ok\n' } });
    expect(none).toEqual({ contained: '', change: '' });
  });
}

inNamespaces('shows a mounted directory with a space before a digit in its name', async () => {
  const looks = `${FS}fs.readFileSync(path.join(process.env.HOME, '.cache/my 7 tools/run'))`;
  const { outcome, isolation } = await run(looks, {
    home: { '.cache/my 7 tools/run': '' },
    homeCaches: ['.cache/my 7 tools'],
  });
  expect(isolation).toMatchObject({ level: 'namespaces' });
  expect(outcome).toMatchObject({ status: 'passed' });
});

inNamespaces('containment may explain a missing file of the home directory', async () => {
  const looks = `${FS}fs.readFileSync(path.join(process.env.HOME, '.cache/browsers/run'))`;
  const { words } = await run(looks, { home: { '.cache/browsers/run': '' } });
  expect(words.contained).toContain('an empty home directory');
});

const SANDBOX =
  "const { stderr } = require('node:child_process').spawnSync('unshare', ['--user', 'true'], { encoding: 'utf8' }); console.error(stderr); process.exit(stderr ? 1 : 0)";
const THROWS = '(error) => { throw error }';

for (const [name, script] of [
  ['the network', `require('node:dns').lookup('example.com', ${THROWS})`],
  ['docker', `require('node:net').connect('/var/run/docker.sock').on('error', ${THROWS})`],
  ['a rename', `${FS}fs.writeFileSync('/tmp/x', ''); fs.renameSync('/tmp/x', 'x')`],
  ['a terminal', `${FS}fs.openSync('/dev/tty', 'r+')`],
  ['a sandbox of its own', SANDBOX],
] as const) {
  inNamespaces(`containment may explain what the output says of ${name}`, async () => {
    const { outcome, words } = await run(script, {});
    if (outcome.status === 'passed') return console.info('skipped: the machine allows it');
    expect(words.contained).toMatch(/^it ran without network access, .* may explain its output$/);
  });
}

inNamespaces('containment explains no command that fails by itself, or passes', async () => {
  for (const script of [
    "console.error('AssertionError: 1 == 2'); process.exit(1)",
    "console.error('Cannot find module ./missing'); process.exit(1)",
    "console.error('ENOSPC: System limit for number of file watchers reached'); process.exit(1)",
    "console.error('cannot create /dev/stderr: No such device or address'); process.exit(1)",
    "console.log('handles ENOSPC, EMFILE and ENOTFOUND'); process.exit(0)",
  ]) {
    expect((await run(script, {})).words.contained).toBe('');
  }
});
