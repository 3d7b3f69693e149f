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
