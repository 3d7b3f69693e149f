import { expect } from 'vitest';
import { homeFolders } from '../../src/run/containment/view-folders.ts';
import { containmentWords } from '../../src/run/containment-words.ts';
import { type LIMITS, temporaryFolder } from '../run/fixture.ts';
import { choose, inNamespaces, planOfScript, sharing } from './containment-attacks.ts';

const MEBIBYTE = 1024 * 1024;

const shared = sharing();

/** Runs a script contained, and returns its outcome with what explains it. */
async function run(script: string, limits: Partial<typeof LIMITS> = {}) {
  const { backend, isolation } = await shared({ limits });
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
const WORKLOADS: readonly (readonly [string, string, Partial<typeof LIMITS>, string])[] = [
  // Without a control group, memory is measured now and then.
  [
    'more memory than its limit',
    `const k = []; for (let i = 0; i < 30; i += 1) k.push(Buffer.alloc(10 * ${MEBIBYTE}, 1)); setTimeout(() => console.log(k && 'ok'), 2000)`,
    { memory_bytes: 150 * MEBIBYTE },
    'limits.memory_bytes',
  ],
  // A control group counts them.
  ['more processes', many(60), { processes: 30 }, 'limits.processes'],
  [
    'more than it may write',
    `${FS}for (let i = 0; i < 20; i += 1) fs.writeFileSync('out' + i, Buffer.alloc(${MEBIBYTE})); console.log('ok')`,
    { written_bytes: 8 * MEBIBYTE },
    'limits.written_bytes',
  ],
  [
    'more empty files than have room in memory',
    `${FS}for (let i = 0; i < 5000; i += 1) fs.symlinkSync('x', 'empty' + i); console.log('ok')`,
    { written_bytes: 4 * MEBIBYTE },
    'limits.written_bytes',
  ],
  [
    'more than it may write, and removes it at its end',
    `${FS}try { fs.writeFileSync('/dev/shm/x', Buffer.alloc(20 * ${MEBIBYTE})); console.log('ok') }
      catch (error) { fs.rmSync('/dev/shm/x'); console.error(error.message); process.exit(3) }`,
    { written_bytes: 8 * MEBIBYTE },
    '',
  ],
  [
    'a larger file',
    `${FS}process.on('SIGXFSZ', () => {}); fs.writeFileSync('/tmp/x', Buffer.alloc(3 * ${MEBIBYTE})); console.log('ok')`,
    { file_bytes: 2 * MEBIBYTE },
    '',
  ],
  [
    'more open files',
    `${FS}for (let i = 0; i < 200; i += 1) fs.openSync('check.js'); console.log('ok')`,
    { open_files: 100 },
    '',
  ],
];

for (const [name, script, limits, key] of WORKLOADS) {
  inNamespaces(`explains ${name}, which passes with a higher limit`, async () => {
    const { isolation, words } = await run(script, limits);
    const isCounted =
      key !== 'limits.processes' || isolation.limits?.memory_limited_by === 'control_group';
    if (key === '' || !isCounted) expect(words.contained).toContain('may explain its output');
    else expect(words).toMatchObject({ contained: `it reached \`${key}\`` });
    const { outcome: twin, words: none } = await run(script);
    expect(twin).toMatchObject({ status: 'passed', stdout: { head: 'ok\n' } });
    expect(none).toEqual({ contained: '', change: '' });
  });
}

inNamespaces('shows a mounted directory with a space before a digit in its name', async () => {
  const folder = '.cache/my 7 tools';
  const home = temporaryFolder({ [`${folder}/run`]: '' });
  const { backend, isolation } = await choose(temporaryFolder(), {
    ...{ folders: [home], home: await homeFolders([folder], home) },
  });
  const looks = `${FS}fs.readFileSync(path.join(process.env.HOME, '${folder}/run'))`;
  expect(isolation).toMatchObject({ level: 'namespaces' });
  expect(await backend.run(planOfScript(looks))).toMatchObject({ status: 'passed' });
});

inNamespaces('containment may explain a missing file of the home directory', async () => {
  const looks = `${FS}fs.readFileSync(path.join(process.env.HOME, '.cache/browsers/run'))`;
  expect((await run(looks)).words.contained).toContain('an empty home directory');
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
    const { outcome, words } = await run(script);
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
    expect((await run(script)).words.contained).toBe('');
  }
});
