import { beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/model/outcome.ts';
import { type LIMITS, planOf, temporaryFolder } from '../run/fixture.ts';
import { choose, whyNot } from './containment-attacks.ts';

const MEBIBYTE = 1024 * 1024;

let missing: string | undefined;
beforeAll(async () => {
  missing = await whyNot();
});

async function run(script: string, limits: Partial<typeof LIMITS>) {
  const checkout = temporaryFolder({ 'check.js': script });
  const { backend, isolation } = await choose(checkout, { limits });
  const outcome: Outcome = await backend.run(planOf('node check.js'));
  return { outcome, had: isolation.limits };
}

describe('limits of a command', () => {
  it('are told as the kernel holds them', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const { isolation } = await choose(temporaryFolder(), { limits: { open_files: 100 } });
    expect(isolation.limits).toMatchObject({ open_files: 100, written_bytes: 512 * MEBIBYTE });
    const memory = isolation.limits?.memory_bytes;
    expect(isolation.description).toContain(memory === null ? 'memory: unlimited' : 'memory: 2048');
  });

  it('end one that takes more memory, and say so', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const script = `const kept = [];
      for (let i = 0; i < 60; i += 1) kept.push(Buffer.alloc(10 * ${MEBIBYTE}, 1));
      console.log('had', kept.length)`;
    const { outcome, had } = await run(script, { memory_bytes: 200 * MEBIBYTE });
    if (had?.memory_bytes === null) skip('memory: unlimited, because no cgroup can be had');
    expect(outcome.stdout.head).toBe('');
    expect(outcome).toMatchObject({ status: 'crashed' });
    expect(outcome.reason).toMatch(/at its limit of 209715200 bytes of memory$/);
    expect((await run(script, {})).outcome.stdout.head).toBe('had 60\n');
  });

  it('hold for files, open files, and for all that is written', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const script = `const fs = require('fs');
      process.on('SIGXFSZ', () => {});
      const can = (f) => { try { f(); return 'did' } catch (error) { return error.code } };
      console.log(can(() => fs.writeFileSync('big', Buffer.alloc(3 * ${MEBIBYTE}))),
        can(() => { for (let i = 0; i < 9; i += 1) fs.writeFileSync('/tmp/' + i, Buffer.alloc(${MEBIBYTE})) }),
        can(() => { for (let i = 0; i < 200; i += 1) fs.openSync('check.js') }))`;
    const limits = { file_bytes: 2 * MEBIBYTE, open_files: 100, written_bytes: 8 * MEBIBYTE };
    expect((await run(script, limits)).outcome.stdout.head).toBe('EFBIG ENOSPC EMFILE\n');
    expect((await run(script, {})).outcome.stdout.head).toBe('did did did\n');
  });
});

describe('resources of a command', () => {
  it('are those of its descendants, too, or not told', async ({ skip }) => {
    if (missing !== undefined) skip(missing);
    const child = `const end = process.cpuUsage().user + 4e5, b = Buffer.alloc(100 * ${MEBIBYTE}, 1);
      while (process.cpuUsage().user < end);`;
    const { outcome, had } = await run(
      `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`,
      {},
    );
    if (had?.memory_bytes === null)
      expect(outcome).not.toHaveProperty('resources.peak_memory_bytes');
    else expect(outcome.resources?.peak_memory_bytes).toBeGreaterThan(100 * MEBIBYTE);
    if (outcome.resources?.cpu_ms !== undefined) {
      expect(outcome.resources.cpu_ms).toBeGreaterThanOrEqual(400);
      expect(outcome.resources.cpu_ms).toBeLessThan(outcome.duration_ms * 4);
    }
  });
});
