import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openInput } from '../../src/ground/open-input.ts';
import { temporaryFolder } from '../run/fixture.ts';

const GIB = 1024 ** 3;
const read = (path: string, maxBytes?: number) => buffer(openInput(path, maxBytes));

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(1);
  throw new Error('gone');
}

it('reads a regular file, also through a symlink, and an empty one', async () => {
  const folder = temporaryFolder({ 'a.json': '[1]', empty: '' });
  symlinkSync('a.json', join(folder, 'link'));
  expect(String(await read(join(folder, 'a.json')))).toBe('[1]');
  expect(String(await read(join(folder, 'link')))).toBe('[1]');
  expect(String(await read(join(folder, 'empty')))).toBe('');
});

it.runIf(process.platform !== 'win32')('reads no other kind of file', async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  execFileSync('sh', ['-c', 'mkfifo "$0"', at('pipe')]);
  symlinkSync('pipe', at('link-to-pipe'));
  symlinkSync('/dev/zero', at('link-to-zero'));
  mkdirSync(at('folder'));
  const server = createServer().listen(at('socket'));
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const said = async (path: string) => read(path).catch((error) => error.message);
  expect(await said(at('pipe'))).toBe(`${at('pipe')} is a named pipe, not a regular file.`);
  expect(await said(at('link-to-pipe'))).toContain('is a named pipe');
  expect(await said(at('link-to-zero'))).toContain('is a device');
  expect(await said('/dev/zero')).toContain('is a device');
  expect(await said('/dev/tty')).toMatch(/is a device|ENXIO/);
  expect(await said(at('folder'))).toContain('is a directory');
  expect(await said(at('socket'))).toContain('is a socket');
});

it('rejects a file above the limit by its size, also a sparse one through a symlink', async () => {
  const folder = temporaryFolder({ sparse: '' });
  truncateSync(join(folder, 'sparse'), 5 * GIB);
  symlinkSync('sparse', join(folder, 'link'));
  // A file that is read up to the limit has "more than" it.
  await expect(read(join(folder, 'link'))).rejects.toThrow('has 5368709120 bytes; the limit is');
});

it('reads as much as the limit, and no byte more', async () => {
  const folder = temporaryFolder({ a: 'x'.repeat(100) });
  expect(await read(join(folder, 'a'), 100)).toHaveLength(100);
  await expect(read(join(folder, 'a'), 99)).rejects.toThrow('the limit is 99');
});

it('names standard input', async () => {
  const stdin = vi
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Readable.from([Buffer.alloc(9)]) as typeof process.stdin);
  onTestFinished(() => stdin.mockRestore());
  await expect(read('-', 8)).rejects.toThrow('Standard input has more than 8 bytes');
  stdin.mockReturnValue(Readable.from(broken()) as typeof process.stdin);
  await expect(read('-')).rejects.toThrow('Cannot read standard input.');
});
