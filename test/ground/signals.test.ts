import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../src/command/read.ts';
import { AuditClock, runProcess } from '../../src/ground/signals.ts';
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
    const wide = scripts(4_000, (n) => (n < 4 ? all.slice(n * 200).join(' && ') : 'node ok.js'));
    expect(await chainsOf(wide)).toEqual([]);
    const deep = scripts(13, (n) =>
      n < 12
        ? Array.from({ length: 40 }, (_, m) => `npm run s${n + 1} -- ${n}${m}`).join(' && ')
        : 'node ok.js',
    );
    const limit = expect.objectContaining({ limit: 2_000, what: 'count' });
    expect(await chainsOf(deep)).toContainEqual(limit);
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

const MANY = Array.from({ length: 3_000 }, () => 0);

describe('the parts of an audit', () => {
  it.each<[string, (clock: AuditClock, part: () => void) => Promise<unknown>]>([
    ['many wait', (clock, part) => Promise.all(MANY.map(() => clock.tick().then(part)))],
    ['things wait for nothing', (clock, part) => clock.all(MANY, async () => part())],
  ])('let a signal through while %s', async (_, begin) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    let done = 0;
    const all = begin(new AuditClock(controller.signal), () => {
      work(1);
      done += 1;
    });
    await expect(all).rejects.toMatchObject({ code: 'interrupted' });
    expect(done).toBeLessThan(1_000);
  });

  it('end with an error that names the limit of the whole audit', async () => {
    const clock = new AuditClock(undefined, { wholeMs: 100 });
    const parts = Array.from({ length: 400 }, () => clock.tick().then(() => work(2)));
    const [first] = (await Promise.allSettled(parts)).filter(({ status }) => status === 'rejected');
    expect(first).toMatchObject({
      reason: { code: 'audit_too_long', message: expect.stringContaining('0.1 seconds') },
    });
  });
});

it('an audit that takes too long is no finding about one command', async () => {
  const clock = new AuditClock(undefined, { wholeMs: 0 });
  const judge = Judge.by({
    policy: DEFAULT_POLICY,
    tree: undefined,
    changed: new Set(),
    platform: 'linux',
    clock,
  });
  await expect(judge.command('node x.js')).rejects.toMatchObject({ code: 'audit_too_long' });
});

describe('a part of an audit', () => {
  it('does all of its things in order', async () => {
    const things = Array.from({ length: 2_500 }, (_, index) => index);
    const results = await new AuditClock().all(things, async (thing) => thing * 2);
    expect(results).toEqual(things.map((thing) => thing * 2));
  });

  it('ends with the error of any of its things, and handles those of the others', async () => {
    const things = Array.from({ length: 20 }, (_, index) => index);
    const all = new AuditClock().all(things, async (thing) => {
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error(`thing ${thing}`);
    });
    await expect(all).rejects.toThrow('thing 0');
  });
});

describe('runProcess', () => {
  const listeners = () => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');

  it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('aborts on %s, once', async (name) => {
    const before = listeners();
    await runProcess(2, async (signal) => {
      expect(listeners()).toBe(before + 2);
      process.kill(process.pid, name);
      await once(signal, 'abort');
      expect(listeners()).toBe(before);
    });
  });

  it('removes its handlers, even if the work fails', async () => {
    const [before, ends] = [listeners(), process.listeners('exit')];
    await expect(runProcess(2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(listeners()).toBe(before);
    // What hears the end of this process would make it a failure.
    for (const heard of process.listeners('exit')) {
      if (!ends.includes(heard)) process.off('exit', heard);
    }
  });
});
