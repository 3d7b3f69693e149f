import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { limitsOn } from '../../../src/run/containment/command-limits.ts';
import { controlGroup, findParentGroup } from '../../../src/run/containment/control-groups.ts';
import { Slots } from '../../../src/run/containment/slots.ts';
import { frame, SupervisorLink } from '../../../src/run/containment/supervisor.ts';
import { LIMITS, temporaryFolder } from '../fixture.ts';

const GIB = 1024 ** 3;

describe('limitsOn', () => {
  it('keeps the limits of the policy where the machine has enough', () => {
    const machine = { totalBytes: 100 * GIB, freeBytes: 100 * GIB, openFiles: Infinity };
    expect(limitsOn(machine, LIMITS, 2)).toEqual(LIMITS);
  });

  it.each([1, 2, 4, 16])('writes at most half of what is free with %i commands', (lanes) => {
    const machine = { totalBytes: 8 * GIB, freeBytes: 7 * GIB, openFiles: 4096 };
    const { written_bytes } = limitsOn(machine, LIMITS, lanes);
    expect(written_bytes * lanes).toBeLessThanOrEqual(3.5 * GIB);
    expect(written_bytes * lanes).toBeGreaterThan(2.4 * GIB);
  });

  it('shares the memory, but not below 2 GiB', () => {
    const memoryOf = (totalBytes: number, lanes: number) =>
      limitsOn({ totalBytes, freeBytes: GIB, openFiles: 4096 }, LIMITS, lanes).memory_bytes;
    expect(memoryOf(15 * GIB, 4)).toBe(3 * GIB);
    expect(memoryOf(2 * GIB, 4)).toBe(2 * GIB);
    expect(memoryOf(100 * GIB, 1)).toBe(16 * GIB);
  });

  it('never exceeds the limits of the policy or of the gate', () => {
    const small = { ...LIMITS, memory_bytes: 64 * 1024 ** 2, written_bytes: 1024 ** 2 };
    const machine = { totalBytes: GIB, freeBytes: 100 * GIB, openFiles: 1024 };
    expect(limitsOn(machine, small, 1)).toEqual({ ...small, open_files: 1024 });
  });
});

it('measures nothing without a group', () => {
  const group = controlGroup(undefined);
  expect([group.resources(), group.limitsHit()]).toEqual([{}, []]);
});

const UNIFIED = '30 23 0:26 / /sys/fs/cgroup rw,nosuid shared:9 - cgroup2 cgroup2 rw,nsdelegate\n';
const HYBRID = `32 23 0:28 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
31 23 0:27 / /sys/fs/cgroup/unified rw - cgroup2 cgroup2 rw
`;

const ROOT = '/sys/fs/cgroup';
const APP = `${ROOT}/user.slice/app.slice`;
const DELEGATING = { [APP]: 'cpu memory pids', [ROOT]: 'memory pids' };
const IN_PART = { [`${ROOT}/system.slice`]: 'pids', [ROOT]: 'cpu memory pids' };

it.each([
  ['the nearest that delegates', '0::/user.slice/app.slice/x.scope\n', UNIFIED, DELEGATING, APP],
  ['the root group', '0::/system.slice/runner.service\n', UNIFIED, IN_PART, ROOT],
  ['none, if none delegates them', '0::/\n', UNIFIED, {}, undefined],
  ['none, if a container has no group', '0::/../../x\n', UNIFIED, {}, undefined],
  ['none, if there is nothing to read', '', UNIFIED, {}, undefined],
  ['none, if version 1 has the controllers', '4:memory:/a/b\n0::/a\n', HYBRID, {}, undefined],
])(
  'findParentGroup selects %s',
  (_name, cgroup, mountinfo, groups: Record<string, string>, expected) => {
    expect(findParentGroup(cgroup, mountinfo, (group) => groups[group] ?? '')).toBe(expected);
  },
);

function linked() {
  const ends = { requests: new PassThrough(), replies: new PassThrough() };
  return { ...ends, link: new SupervisorLink(ends) };
}

/** Slots of a supervisor that does nothing, and the requests for them. */
function slotsOf({ requests, link }: ReturnType<typeof linked>) {
  const slots = new Slots({ link, folder: temporaryFolder(), groups: undefined });
  const asked = () =>
    String(requests.read() ?? '')
      .replace(/[^\w-]+/g, ' ')
      .trim();
  return { slots, asked };
}

it('writes words as a length and words separated by NUL', () => {
  expect(frame('run', 'é', '')).toEqual(Buffer.from('\0\0\0\x07run\0é\0'));
});

it('refuses a word with NUL, which would be two words', () => {
  expect(() => frame('a\0b')).toThrow('NUL');
});

it('reads frames in whatever parts they arrive', async () => {
  const { link, replies } = linked();
  const both = [link.reply('a', 'ready'), link.reply('b', 'done')];
  const bytes = Buffer.concat([frame('ready', 'a'), frame('done', 'b', 'exit', '0', 'empty')]);
  for (const byte of bytes) replies.write(Buffer.from([byte]));
  expect(await Promise.all(both)).toEqual([
    ['ready', 'a'],
    ['done', 'b', 'exit', '0', 'empty'],
  ]);
});

it.each([
  ['text', Buffer.from('Traceback (most recent call last):\n')],
  ['a reply that nothing waits for', frame('done', 'b', 'exit', '0', 'empty')],
  ['another kind of reply', frame('done', 'a', 'exit', '0', 'empty')],
  ['an unknown kind of reply', frame('passed', 'a')],
])('gives the supervisor up after %s', async (_name, bytes) => {
  const { link, requests, replies } = linked();
  const reply = link.reply('a', 'ready');
  replies.write(bytes);
  expect(await reply).toBe('the supervisor sent an unknown reply');
  expect(requests.destroyed).toBe(true);
  expect(await link.reply('a', 'done')).toBe('the supervisor sent an unknown reply');
});

it('passes on why a slot could not be made', async () => {
  const ends = linked();
  const slot = slotsOf(ends).slots.stock(0).slot();
  ends.replies.write(frame('failed', 'slot-1', 'mount: Operation not permitted'));
  expect(await slot.whenReady()).toBe('mount: Operation not permitted');
});

it('makes the next slot when one is taken, and no more ahead than are needed', async () => {
  const { slots, asked } = slotsOf(linked());
  const stock = slots.stock(2, 3);
  expect(asked()).toBe('slot slot-1 slot slot-2');
  stock.slot();
  expect(asked()).toBe('slot slot-3');
  stock.slot();
  expect(asked()).toBe('');
  await stock.close();
  expect(asked()).toBe('discard slot-3 free slot-3');
});

it.each([
  ['a result without a number', ['done', 'slot-1', 'exit', '', 'empty']],
  ['a signal that does not exist', ['done', 'slot-1', 'signal', '99', 'empty']],
  ['an end of another kind', ['done', 'slot-1', 'passed', '0', 'empty']],
  ['the end of its process 1', ['failed', 'slot-1', 'its process 1 has ended']],
])('does not take %s for the end of a command', async (_name, words) => {
  const ends = linked();
  const slot = slotsOf(ends).slots.stock(0).slot();
  const { ended } = slot.start({ file: '/bin/true', args: [], cwd: '/', env: {} });
  ends.replies.write(frame(...words));
  expect(await ended).toMatchObject({ exitCode: null, signal: null, lost: expect.any(String) });
});
