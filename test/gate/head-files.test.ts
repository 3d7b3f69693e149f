import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHeadFiles } from '../../src/gate/head-files.ts';
import { createRepository, open } from '../repo/repository.ts';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);
const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

/** Commits two contents of a file, and returns the lines of the first that are known in the second. */
async function linesAtHead(audited: readonly string[], head: readonly string[]) {
  const repository = createRepository();
  repository.write({ 'a b/ü.json': text(audited), same: 'x\n' });
  const first = repository.commit();
  repository.write({ 'a b/ü.json': text(head) });
  const second = repository.commit();
  const paths = new Set(['a b/ü.json', 'same']);
  const files = await findHeadFiles(await open(repository.directory), first, second, paths);
  return audited.map((_, index) => {
    const line = index + 1;
    const found = files[0]?.same.find(
      (each) => each.line <= line && line < each.line + (each.lines ?? Number.POSITIVE_INFINITY),
    );
    return found && found.head_line + line - found.line;
  });
}

describe('findHeadFiles', () => {
  it.each<[string, string[], string[], (number | undefined)[]]>([
    [
      'after lines that the head lacks',
      ['new', ...numbered(1, 3)],
      numbered(1, 3),
      [undefined, 1, 2, 3],
    ],
    [
      'after lines that the head adds',
      numbered(1, 3),
      ['new', 'new', ...numbered(1, 3)],
      [3, 4, 5],
    ],
    ['around a changed line', ['a', 'b', 'c'], ['a', 'B', 'c'], [1, undefined, 3]],
    ['before an end that the head lacks', ['a', 'b', 'c'], ['a', 'b'], [1, 2, undefined]],
    ['in an empty file', ['a'], [], [undefined]],
  ])('finds lines %s', async (_, audited, head, expected) =>
    expect(await linesAtHead(audited, head)).toEqual(expected),
  );

  it('finds only lines that are equal', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', '@@ -1 +1 @@'), { minLength: 1, maxLength: 8 }),
        fc.array(fc.constantFrom('a', 'b', 'c', '@@ -1 +1 @@'), { minLength: 1, maxLength: 8 }),
        async (audited, head) => {
          if (text(audited) === text(head)) return;
          const lines = await linesAtHead(audited, head);
          lines.forEach((line, index) => {
            if (line !== undefined) expect(head[line - 1]).toBe(audited[index]);
          });
        },
      ),
      { numRuns: 15 },
    ));

  it('tells a missing file, and leaves out what is the same or not asked for', async () => {
    const repository = createRepository();
    repository.write({ gone: 'a\n', same: 'a\n', other: 'a\n' });
    const first = repository.commit();
    repository.write({ gone: null, other: 'b\n' });
    const second = repository.commit();
    const paths = new Set(['gone', 'same']);
    expect(await findHeadFiles(await open(repository.directory), first, second, paths)).toEqual([
      { path: 'gone', missing: true, same: [] },
    ]);
  });
});
