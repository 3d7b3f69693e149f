import { describe, expect, it } from 'vitest';
import { readCommand } from '../../src/command/read.ts';
import { AuditClock } from '../../src/ground/audit-clock.ts';
import { Judge } from '../../src/judge/judge.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';

/** Scripts `s0` to the last, of which each has the text that is made for it. */
function scripts(count: number, text: (n: number) => string) {
  const entries = Array.from({ length: count }, (_, n) => [`s${n}`, text(n)]);
  return literalTree({
    'package.json': JSON.stringify({ scripts: Object.fromEntries(entries) }),
    'ok.js': '',
  });
}

async function chainsOf(tree: ReturnType<typeof scripts>, clock?: AuditClock) {
  const { problems } = await readCommand('npm run s0', { tree, ...(clock && { clock }) });
  return problems.filter(({ rule }) => rule === 'npm-script-chain').map(({ args }) => args);
}

describe('scripts that run scripts', () => {
  it.each([6_000, 20_000])('are not followed through a chain of %i', async (count) => {
    const chain = scripts(count, (n) => `npm run s${n + 1}`);
    expect(await chainsOf(chain)).toEqual([{ script: 's64', limit: 64, what: 'depth' }]);
  });

  it('are followed through a chain that people write', async () => {
    expect(
      await chainsOf(scripts(30, (n) => (n < 29 ? `npm run s${n + 1}` : 'node ok.js'))),
    ).toEqual([]);
  });

  it('are not followed if they are too many', async () => {
    const all = Array.from({ length: 1_000 }, (_, n) => `npm run s${n + 1}`);
    const wide = scripts(4_000, (n) => (n < 4 ? all.slice(n * 200).join(';') : 'node ok.js'));
    expect(await chainsOf(wide)).toEqual([]);
    const deep = scripts(5, (n) =>
      n < 4
        ? Array.from({ length: 400 }, (_, m) => `npm run s${n + 1} -- ${n}${m}`).join(';')
        : 'node ok.js',
    );
    expect(await chainsOf(deep)).toContainEqual(
      expect.objectContaining({ limit: 2_000, what: 'count' }),
    );
  }, 180_000);

  it('are not followed if the time of the audit is over', async () => {
    const clock = new AuditClock(undefined, { scriptsMs: 0 });
    await clock.tick();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const tree = scripts(2, (n) => (n === 0 ? 'npm run s1' : 'node ok.js'));
    expect(await chainsOf(tree, clock)).toEqual([{ script: 's0', limit: 0, what: 'time' }]);
  });

  it('are not followed once the gate is interrupted', async () => {
    const controller = new AbortController();
    const clock = new AuditClock(controller.signal);
    const tree = scripts(40, (n) => `npm run s${n + 1}`);
    expect(await chainsOf(tree, clock)).toEqual([]);
    controller.abort();
    await expect(chainsOf(tree, clock)).rejects.toMatchObject({ code: 'interrupted' });
  });
});

/** Keeps the thread busy, as reading a long command does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

describe('the parts of an audit', () => {
  it('let a signal through while many wait', async () => {
    const controller = new AbortController();
    const clock = new AuditClock(controller.signal);
    setTimeout(() => controller.abort(), 20);
    let done = 0;
    const parts = Array.from({ length: 3_000 }, () =>
      clock.inTurn(() => {
        work(1);
        done += 1;
      }),
    );
    await expect(Promise.all(parts)).rejects.toMatchObject({ code: 'interrupted' });
    await Promise.allSettled(parts);
    expect(done).toBeLessThan(1_000);
  });

  it('let a signal through between things that wait for nothing', async () => {
    const controller = new AbortController();
    const clock = new AuditClock(controller.signal);
    setTimeout(() => controller.abort(), 20);
    let done = 0;
    const things = Array.from({ length: 3_000 }, (_, n) => n);
    const all = clock.all('Counting', things, async () => {
      work(1);
      done += 1;
    });
    await expect(all).rejects.toMatchObject({ code: 'interrupted' });
    expect(done).toBeLessThan(1_000);
  });

  it('end with an error that names the limit of the whole audit', async () => {
    const clock = new AuditClock(undefined, { wholeMs: 100 });
    const parts = Array.from({ length: 400 }, () => clock.inTurn(() => work(2)));
    const [first] = (await Promise.allSettled(parts)).filter(({ status }) => status === 'rejected');
    expect(first).toMatchObject({
      reason: { code: 'audit_too_long', message: expect.stringContaining('0.1 seconds') },
    });
  });

  it('all have their turn, and leave none behind after an error', async () => {
    const clock = new AuditClock();
    const parts = Array.from({ length: 2_500 }, (_, n) =>
      clock.inTurn(() => (n % 2 === 0 ? n : Promise.reject(new Error(String(n))))),
    );
    const settled = await Promise.allSettled(parts);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_250);
    expect(await clock.inTurn(() => 'still running')).toBe('still running');
  });
});

it('an audit that takes too long is no finding about one command', async () => {
  const clock = new AuditClock(undefined, { wholeMs: 0 });
  await clock.tick();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const judge = Judge.by({
    policy: DEFAULT_POLICY,
    tree: undefined,
    changed: new Set(),
    platform: 'linux',
    clock,
  });
  await expect(judge.command('node x.js')).rejects.toMatchObject({ code: 'audit_too_long' });
});

describe('a stage', () => {
  it('does all of its things in order, and shows how many are done whenever others get a turn', async () => {
    const turns: number[] = [];
    const clock = new AuditClock(undefined, {}, { turn: ({ done }) => turns.push(done) });
    const things = Array.from({ length: 2_500 }, (_, index) => index);
    let atOnce = 0;
    let most = 0;
    const results = await clock.all('Doubling', things, async (thing) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const result = await clock.inTurn(() => {
        for (const end = process.uptime() + 0.0001; process.uptime() < end; );
        return thing * 2;
      });
      atOnce -= 1;
      return result;
    });
    expect(results).toEqual(things.map((thing) => thing * 2));
    expect(most).toBe(1);
    expect(turns.length).toBeGreaterThan(0);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  it('begins further things only while those that were begun wait for something else', async () => {
    const clock = new AuditClock();
    const things = Array.from({ length: 2_500 }, (_, index) => index);
    let atOnce = 0;
    let most = 0;
    await clock.all('Reading', things, async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
    expect(most).toBe(1_000);
  });

  it('ends with the error of any of its things, and handles those of the others', async () => {
    const clock = new AuditClock();
    const things = Array.from({ length: 20 }, (_, index) => index);
    const all = clock.all('Failing', things, async (thing) => {
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error(`thing ${thing}`);
    });
    await expect(all).rejects.toThrow('thing 0');
  });

  it('begins nothing after a signal, whatever was begun before and still waits', async () => {
    const controller = new AbortController();
    const clock = new AuditClock(controller.signal);
    const things = Array.from({ length: 20_000 }, (_, index) => index);
    let begun = 0;
    const all = clock.all('Reading', things, async (thing) => {
      begun += 1;
      // Files answer at different times, so that few wait for the same turn.
      await new Promise((resolve) => setTimeout(resolve, thing % 100));
      work(0.02);
      if (thing === 1_500) controller.abort();
    });
    await expect(all).rejects.toMatchObject({ code: 'interrupted' });
    const begunUntilThen = begun;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(begun).toBe(begunUntilThen);
  });
});
