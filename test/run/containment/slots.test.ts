import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Slots } from '../../../src/run/containment/slots.ts';
import { frame, SupervisorLink } from '../../../src/run/containment/supervisor.ts';
import { temporaryFolder } from '../fixture.ts';

/** A supervisor that does nothing, and a link to it. */
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

it('says so if the supervisor ends', async () => {
  const { link, replies } = linked();
  const reply = link.reply('a', 'done');
  replies.destroy();
  expect(await reply).toBe('the supervisor has ended');
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
