import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { frame } from '../../src/run/containment/slots/frames.ts';
import { Link } from '../../src/run/containment/slots/link.ts';
import { connectSupervisor } from '../../src/run/containment/slots/supervisor.ts';
import { temporaryFolder } from './fixture.ts';

/** A supervisor that does nothing. */
function streams() {
  return { requests: new PassThrough(), replies: new PassThrough() };
}

it('writes words as a length and words separated by NUL', () => {
  expect(frame('run', 'é', '')).toEqual(Buffer.from('\0\0\0\x07run\0é\0'));
});

it('refuses a word with NUL, which would be two words', () => {
  expect(() => frame('a\0b')).toThrow('NUL');
});

it('reads frames in whatever parts they arrive', async () => {
  const ends = streams();
  const link = new Link(ends);
  const replies = [link.reply('a', 'ready'), link.reply('b', 'done')];
  const bytes = Buffer.concat([frame('ready', 'a'), frame('done', 'b', 'exit', '0', 'empty')]);
  for (const byte of bytes) ends.replies.write(Buffer.from([byte]));
  expect(await Promise.all(replies)).toEqual([
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
  const ends = streams();
  const link = new Link(ends);
  const reply = link.reply('a', 'ready');
  ends.replies.write(bytes);
  expect(await reply).toBe('the supervisor sent an unknown reply');
  expect(ends.requests.destroyed).toBe(true);
  expect(await link.reply('a', 'done')).toBe('the supervisor sent an unknown reply');
});

it('says so if the supervisor ends', async () => {
  const ends = streams();
  const link = new Link(ends);
  const reply = link.reply('a', 'done');
  ends.replies.destroy();
  expect(await reply).toBe('the supervisor has ended');
});

it('passes on why a slot could not be made', async () => {
  const ends = streams();
  const link = new Link(ends);
  const reply = link.reply('a', 'ready');
  ends.replies.write(frame('failed', 'a', 'mount: Operation not permitted'));
  expect(await reply).toBe('mount: Operation not permitted');
});

it.each([
  ['a result without a number', ['done', 'slot-1', 'exit', '', 'empty']],
  ['a signal that does not exist', ['done', 'slot-1', 'signal', '99', 'empty']],
  ['an end of another kind', ['done', 'slot-1', 'passed', '0', 'empty']],
  ['the end of its process 1', ['failed', 'slot-1', 'its process 1 has ended']],
])('does not take %s for the end of a command', async (_name, words) => {
  const ends = streams();
  ends.replies.write(frame('started', ''));
  const supervisor = await connectSupervisor(ends, temporaryFolder(), []);
  if (typeof supervisor === 'string') throw new Error(supervisor);
  const slot = supervisor.slot();
  const { ended } = slot.start({ file: '/bin/true', args: [], env: {} });
  ends.replies.write(frame(...words));
  expect(await ended).toMatchObject({ exitCode: null, signal: null, lost: expect.any(String) });
  supervisor.close();
});
