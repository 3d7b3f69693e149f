import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NO_PROGRESS, type Progress } from '../../src/run/progress.ts';
import { runPlans } from '../../src/run/schedule.ts';
import { planOf, temporaryFolder } from '../run/fixture.ts';
import { choose, whyNot } from './containment-attacks.ts';

/** Writes its name, waits until another could have written, and reads who wrote last. */
const WRITER = `const fs = require('node:fs');
const [name] = process.argv.slice(2);
const before = fs.existsSync('result.txt');
fs.writeFileSync('result.txt', name);
setTimeout(() => console.log(before, fs.readFileSync('result.txt', 'utf8')), 500);
`;

it('two genes that write the same file run at once and do not see each other', async ({ skip }) => {
  const missing = await whyNot();
  if (missing !== undefined) skip(missing);
  const checkout = temporaryFolder({ 'write.js': WRITER });
  const { backend } = await choose(checkout);
  const genes = ['one', 'two'].map((id) => ({ id, plans: [planOf(`node write.js ${id}`)] }));
  const events: string[] = [];
  const progress: Progress = {
    ...NO_PROGRESS,
    started: () => events.push('started'),
    finished: () => events.push('finished'),
  };
  const { signal } = new AbortController();
  const runs = await runPlans(genes, {
    backend,
    progress,
    concurrency: 2,
    signal,
  });
  expect(events).toEqual(['started', 'started', 'finished', 'finished']);
  expect([...runs.values()].flat().map(({ outcome }) => outcome)).toMatchObject([
    { status: 'passed', stdout: { head: 'false one\n' } },
    { status: 'passed', stdout: { head: 'false two\n' } },
  ]);
  expect(existsSync(join(checkout, 'result.txt'))).toBe(false);
});

/** Starts processes until it may not, and takes memory as far as it can. */
const GREEDY: Readonly<Record<string, string>> = {
  'processes.js': `const { spawn } = require('node:child_process');
    const more = () => spawn('sleep', ['60']).on('spawn', more).on('error', () => setInterval(() => {}, 1000));
    for (let i = 0; i < 9; i += 1) more();`,
  'memory.js': 'for (const kept = []; ; ) kept.push(Buffer.alloc(10 * 1024 * 1024, 1))',
  'memory-of-many.js': `const { spawn } = require('node:child_process');
    const script = 'const kept = Buffer.alloc(40 * 1024 * 1024, 1); setInterval(() => kept, 1000)';
    for (let i = 0; i < 20; i += 1) spawn(process.execPath, ['-e', script]);`,
};

/** Starts processes one after another while the others take all they can. */
const MODEST = `const { spawnSync } = require('node:child_process');
for (const end = Date.now() + 3000; Date.now() < end; )
  if (spawnSync('sleep', ['0.05']).status !== 0) process.exit(1);
`;

it.each(Object.keys(GREEDY))(
  'a command passes beside one that takes all it can (%s)',
  async (greedy) => {
    const missing = await whyNot();
    if (missing !== undefined) return console.info(`skipped: ${missing}`);
    const checkout = temporaryFolder({ ...GREEDY, 'modest.js': MODEST });
    const limits = { processes: 300, memory_bytes: 400 * 1024 * 1024 };
    const { backend } = await choose(checkout, { limits });
    const [taken, other] = await Promise.all([
      backend.run(planOf(`node ${greedy}`, { timeoutMs: 6000 })),
      backend.run(planOf('node modest.js')),
    ]);
    expect(other).toMatchObject({ status: 'passed' });
    expect(['crashed', 'timed_out']).toContain(taken.status);
    if (greedy !== 'processes.js') expect(taken.limits_hit).toEqual(['memory_bytes']);
  },
);
