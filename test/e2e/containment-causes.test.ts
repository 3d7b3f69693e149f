import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContainmentCause } from '../../src/model/outcome.ts';
import { policySchema } from '../../src/policy/policy.ts';
import { causeWords } from '../../src/run/cause-words.ts';
import { chooseBackend } from '../../src/run/containment/choose-backend.ts';
import { homeFolders } from '../../src/run/containment/view-folders.ts';
import { causesOf } from '../../src/run/containment-causes.ts';
import { findPrograms } from '../../src/run/programs.ts';
import { LIMITS, temporaryFolder } from '../run/fixture.ts';
import { planOfScript, whyNot } from './containment-attacks.ts';

const MEBIBYTE = 1024 * 1024;

let missing: string | undefined;
beforeAll(async () => {
  missing = await whyNot();
});

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
  writeFileSync(join(home, 'outside.txt'), 'x');
  symlinkSync(home, join(checkout, 'link'));
  const policy = { ...policySchema.parse({}), limits: { ...LIMITS, ...limits } };
  const programs = await findPrograms({ path: process.env.PATH ?? '', checkout });
  const { backend, isolation, close } = await chooseBackend({
    ...{ programs, checkout, outputBytes: 64 * 1024, limits: policy.limits, network: false },
    ...{ folders: [home], requested: 'auto', home: await homeFolders(homeCaches, home) },
  });
  closing.push(close);
  return { backend, isolation, explain: causesOf({ isolation, policy, programs, checkout, home }) };
}

/** Runs a script contained, and returns its outcome with causes. */
async function run(script: string, machine: Machine) {
  const key = JSON.stringify(machine);
  const made = machines.get(key) ?? make(machine);
  machines.set(key, made);
  const { backend, isolation, explain } = await made;
  return { outcome: explain(await backend.run(planOfScript(script))), isolation };
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
const WORKLOADS: readonly (readonly [string, string, Machine, Partial<ContainmentCause>])[] = [
  [
    'more memory than its limit',
    `const k = []; for (let i = 0; i < 30; i += 1) k.push(Buffer.alloc(10 * ${MEBIBYTE}, 1)); console.log('ok')`,
    { limits: { memory_bytes: 150 * MEBIBYTE } },
    { cause: 'memory', counted: true, limit: 150 * MEBIBYTE, key: 'limits.memory_bytes' },
  ],
  [
    'more processes',
    many(60),
    { limits: { processes: 30 } },
    { cause: 'processes', limit: 30, key: 'limits.processes' },
  ],
  [
    'more than it may write',
    `${FS}for (let i = 0; i < 20; i += 1) fs.writeFileSync('out' + i, Buffer.alloc(${MEBIBYTE})); console.log('ok')`,
    { limits: { written_bytes: 8 * MEBIBYTE } },
    { cause: 'written', counted: true, limit: 8 * MEBIBYTE, key: 'limits.written_bytes' },
  ],
  [
    'more empty files than have room in memory',
    `${FS}for (let i = 0; i < 5000; i += 1) fs.symlinkSync('x', 'empty' + i); console.log('ok')`,
    { limits: { written_bytes: 4 * MEBIBYTE } },
    { cause: 'written', counted: true, limit: 4 * MEBIBYTE, key: 'limits.written_bytes' },
  ],
  [
    'more than it may write, and removes it at its end',
    `${FS}try { fs.writeFileSync('/dev/shm/x', Buffer.alloc(20 * ${MEBIBYTE})); console.log('ok') }
      catch (error) { fs.rmSync('/dev/shm/x'); console.error(error.message); process.exit(3) }`,
    { limits: { written_bytes: 8 * MEBIBYTE } },
    { cause: 'written', limit: 8 * MEBIBYTE, key: 'limits.written_bytes' },
  ],
  [
    'a larger file',
    `${FS}process.on('SIGXFSZ', () => {}); fs.writeFileSync('/tmp/x', Buffer.alloc(3 * ${MEBIBYTE})); console.log('ok')`,
    { limits: { file_bytes: 2 * MEBIBYTE } },
    { cause: 'file_size', limit: 2 * MEBIBYTE, key: 'limits.file_bytes' },
  ],
  [
    'more open files',
    `${FS}for (let i = 0; i < 200; i += 1) fs.openSync('check.js'); console.log('ok')`,
    { limits: { open_files: 100 } },
    { cause: 'open_files', limit: 100, key: 'limits.open_files' },
  ],
];

describe('the limit that a command reached', () => {
  it.each(WORKLOADS)('is named for %s, which passes with a higher one', async (...workload) => {
    const [, script, machine, expected] = workload;
    if (missing !== undefined) return console.info(`skipped: ${missing}`);
    const { outcome, isolation } = await run(script, machine);
    const uncounted = { memory: 'memory_bytes', processes: 'processes_counted_for' } as const;
    if (expected.cause === 'memory' && isolation.limits?.[uncounted.memory] === null) return;
    expect(outcome.causes).toMatchObject([expected]);
    expect(causeWords(outcome.causes).change).toContain(expected.key);
    const { outcome: twin } = await run(script, {});
    expect(twin).toMatchObject({ status: 'passed', stdout: { head: 'ok\n' } });
    expect(twin).not.toHaveProperty('causes');
  });
});

it('names a limit that only the output tells of beside one that the kernel counted', async ({
  skip,
}) => {
  if (missing !== undefined) skip(missing);
  const script = `${FS}process.on('SIGXFSZ', () => {});
    try { fs.writeFileSync('large', Buffer.alloc(3 * ${MEBIBYTE})) } catch (error) { console.error(error.message) }
    for (let i = 0; i < 20; i += 1) fs.writeFileSync('out' + i, Buffer.alloc(${MEBIBYTE}))`;
  const limits = { file_bytes: 2 * MEBIBYTE, written_bytes: 8 * MEBIBYTE };
  const { outcome } = await run(script, { limits });
  expect(outcome.causes).toMatchObject([
    { cause: 'written', counted: true },
    { cause: 'file_size', limit: limits.file_bytes },
  ]);
  expect(causeWords(outcome.causes).change).toMatch(/written_bytes.*file_bytes/);
});

describe('what containment leaves out', () => {
  const CACHE = '.cache/browsers/v1/run';
  const LOOKS = `${FS}const file = path.join(require('node:os').homedir(), '${CACHE}');
    if (!fs.existsSync(file)) { console.error("Executable doesn't exist at " + file); process.exit(1) }
    try { fs.writeFileSync(file, '') } catch (error) { console.log(error.code) }
    fs.writeFileSync(path.join(file, '../../../own'), ''); console.log('ok')`;

  it('is named for a cache of the home directory, which can be mounted', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const home = { [CACHE]: '' };
    const { outcome } = await run(LOOKS, { home });
    expect(outcome.causes).toEqual([
      { cause: 'home_cache', counted: true, key: 'home_caches', detail: '.cache/browsers' },
    ]);
    const { outcome: twin } = await run(LOOKS, { home, homeCaches: ['.cache/browsers'] });
    expect(twin).toMatchObject({ status: 'passed', stdout: { head: 'EROFS\nok\n' } });
    expect((await run(LOOKS, {})).outcome).not.toHaveProperty('causes');
  });

  it('is none for a mounted directory with a space before a digit in its name', async ({
    skip,
  }) => {
    if (missing !== undefined) skip(missing);
    const looks = `${FS}fs.readFileSync(path.join(process.env.HOME, '.cache/my 7 tools/run'))`;
    const { outcome, isolation } = await run(looks, {
      home: { '.cache/my 7 tools/run': '' },
      homeCaches: ['.cache/my 7 tools'],
    });
    expect(isolation).toMatchObject({ level: 'namespaces' });
    expect(outcome).toMatchObject({ status: 'passed' });
  });

  it('is named for a link out of the checkout', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const { outcome } = await run(`${FS}fs.readFileSync('link/outside.txt')`, {});
    expect(outcome.causes).toEqual([
      { cause: 'machine_path', counted: true, detail: 'link/outside.txt' },
    ]);
    const { outcome: twin } = await run(`${FS}fs.readFileSync('tracked/none.txt')`, {});
    expect(twin).toMatchObject({ status: 'failed' });
    expect(twin).not.toHaveProperty('causes');
  });

  it('is named for a file of the machine', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const folder = temporaryFolder({ sdk: '' }).replace(/ /g, '-');
    mkdirSync(folder);
    const place = mkdtempSync(join(folder, 'x'));
    writeFileSync(join(place, 'sdk'), '');
    const { outcome } = await run(`${FS}fs.readFileSync('${place}/sdk')`, {});
    expect(outcome.causes).toMatchObject([{ cause: 'machine_path', detail: `${place}/sdk` }]);
    const { outcome: created } = await run(`${FS}fs.writeFileSync('${place}/new', '')`, {});
    expect(created.causes).toMatchObject([{ cause: 'machine_path', detail: place }]);
    const { outcome: twin } = await run(`${FS}fs.readFileSync('${place}-none/sdk')`, {});
    expect(twin.causes ?? []).toEqual([]);
  });

  it.each<readonly [string, string, ContainmentCause['cause']]>([
    [
      'the network',
      "require('node:dns').lookup('example.com', (error) => { throw error })",
      'network',
    ],
    [
      'Corepack',
      "console.error('Internal Error: Error when performing the request to https://x.test/pnpm; see nodejs/corepack'); process.exit(1)",
      'package_manager',
    ],
    [
      'a container engine',
      "require('node:net').connect('/var/run/docker.sock').on('error', (error) => { throw error })",
      'container_engine',
    ],
    [
      'a rename out of the temporary directory',
      `${FS}fs.writeFileSync('/tmp/x', ''); fs.renameSync('/tmp/x', 'x')`,
      'rename',
    ],
    ['a terminal', `${FS}fs.openSync('/dev/tty', 'r+')`, 'terminal'],
    [
      'a sandbox of its own',
      "const { stderr } = require('node:child_process').spawnSync('unshare', ['--user', 'true'], { encoding: 'utf8' }); console.error(stderr); process.exit(stderr ? 1 : 0)",
      'nested_sandbox',
    ],
  ])('is named for %s', async (_, script, cause) => {
    if (missing !== undefined) return console.info(`skipped: ${missing}`);
    const { outcome } = await run(script, {});
    if (outcome.status === 'passed') return console.info('skipped: the machine allows it');
    expect(outcome.causes?.[0]).toMatchObject({ cause });
  });

  it('is not named for a command that fails by itself, or passes', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    for (const script of [
      "console.error('AssertionError: 1 == 2'); process.exit(1)",
      "console.error('Cannot find module ./missing'); process.exit(1)",
      "console.error('ENOSPC: System limit for number of file watchers reached'); process.exit(1)",
      "console.error('cannot create /dev/stderr: No such device or address'); process.exit(1)",
      "console.log('handles ENOSPC, EMFILE and ENOTFOUND'); process.exit(0)",
    ]) {
      expect((await run(script, {})).outcome).not.toHaveProperty('causes');
    }
  });
});
