import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import { AuditClock } from '../../../src/command/resolve/clock.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';

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
  });

  it('are not followed if the time of the audit is over', async () => {
    const clock = new AuditClock(undefined, 0);
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
