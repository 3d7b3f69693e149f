import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireOwnFiles, writeResult } from '../../src/cli/promote.ts';
import { temporaryFolder } from '../repo/repository.ts';

function* interrupted(): Generator<string> {
  yield 'half';
  throw new Error('no space is left');
}

describe('writeResult', () => {
  it('leaves a file as it was if it cannot be written completely', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'quarantine.jsonl');
    writeFileSync(path, 'before');
    await expect(writeResult(path, interrupted())).rejects.toThrow('no space is left');
    expect(readFileSync(path, 'utf8')).toBe('before');
    expect(readdirSync(folder)).toEqual(['quarantine.jsonl']);
  });

  it('names the file, not the draft of it, where it cannot be written', async () => {
    const path = join(temporaryFolder(), 'absent', 'p.jsonl');
    await expect(writeResult(path, ['a'])).rejects.toThrow(
      `Cannot write to ${path}: ENOENT: no such file or directory.`,
    );
  });

  it('writes through a link and to a device', async () => {
    const folder = temporaryFolder();
    symlinkSync('target.jsonl', join(folder, 'link.jsonl'));
    writeFileSync(join(folder, 'target.jsonl'), '');
    await writeResult(join(folder, 'link.jsonl'), ['a', 'b']);
    expect(readFileSync(join(folder, 'target.jsonl'), 'utf8')).toBe('ab');
    await writeResult('/dev/null', ['a']);
  });
});

describe('requireOwnFiles', () => {
  it.each<[string, (string | undefined)[], (string | undefined)[]]>([
    ['the candidates', ['a.jsonl', undefined], ['./a.jsonl']],
    ['the log', ['/x/log.jsonl', undefined], ['-', 'log.jsonl']],
    ['another result', ['q.jsonl', 'q.jsonl'], []],
  ])('refuses to overwrite %s', (_, written, read) => {
    expect(() => requireOwnFiles(written, read, '/x')).toThrow('would overwrite /x/');
  });

  it('refuses to overwrite a file by another name', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'log.jsonl'), '');
    symlinkSync('log.jsonl', join(folder, 'link.jsonl'));
    expect(() => requireOwnFiles(['link.jsonl'], ['log.jsonl'], folder)).toThrow('would overwrite');
  });

  it('accepts two results on one device, and a result in the file of a name on standard input', () => {
    requireOwnFiles(['/dev/null', '/dev/null'], [], '/x');
    requireOwnFiles(['-'], ['-'], '/x');
  });
});
