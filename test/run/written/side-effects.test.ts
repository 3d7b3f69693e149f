import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compareWritten,
  lowerLayer,
  type Remembered,
  type Sharing,
} from '../../../src/run/written/side-effects.ts';
import { parseReport } from '../../../src/run/written/written-report.ts';
import { temporaryFolder } from '../fixture.ts';

const NONE = { created: [], changed: [], deleted: [] };

/** A report with these records. */
const report = (...records: readonly string[]) =>
  [...records, 'end'].map((record) => `${record}\0`).join('');

function compare(text: string, checkout: string, sharing?: Sharing) {
  const found = parseReport(text);
  return { ...found, ...compareWritten(found, lowerLayer(checkout, []), sharing) };
}

describe('the report of a slot', () => {
  it('is read with any names, and the room that was left', () => {
    const text = report('!free 2 4096 10', 'd1:1 ä b', 'f2:1 ä b/c\nd', '=ä b', '=ä b/c\nd');
    expect(compare(text, temporaryFolder())).toMatchObject({
      complete: true,
      free: { bytes: 8192, files: 10 },
      side_effects: { ...NONE, created: ['ä b/c\nd'] },
    });
  });

  it.each(['', 'f1:1 a\0', 'f1:1 a\0f1:1 bend\0', 'f1:1 a\0end', 'f1:1 a\0end\0more'])(
    '%j is not complete',
    (text) => {
      const { side_effects, complete } = compare(text, temporaryFolder({ old: '' }));
      expect(complete).toBe(false);
      expect(side_effects).toMatchObject({ complete: false, deleted: [] });
      expect(side_effects.totals?.created).toBe(side_effects.created.length);
    },
  );

  it('is complete for a command that wrote nothing', () => {
    expect(compare(report(), temporaryFolder({ old: '' })).side_effects).toEqual(NONE);
  });
});

describe('side effects', () => {
  it('are the differences from the checkout', () => {
    const checkout = temporaryFolder({ 'a.txt': '', 'b.txt': '', c: '', 'lib/c.txt': '' });
    const records = ['f1:1 a.txt', 'f2:1 new one', 'c3:1 b.txt', 'd4:1 c', 'f5:1 c/in'];
    const left = ['a.txt', 'c', 'lib', 'new one', 'c/in'].map((path) => `=${path}`);
    const { side_effects } = compare(report(...records, ...left), checkout);
    expect(side_effects).toEqual({
      created: ['c/in', 'new one'],
      changed: ['a.txt', 'c'],
      deleted: ['b.txt'],
    });
  });

  it('include directories that were exchanged, of which the layer has no contents', () => {
    const checkout = temporaryFolder({ 'lib/a.txt': '', 'other/a.txt': '', 'x/b.txt': '' });
    const records = [
      'm1:1 lib',
      'm2:1 other',
      'f3:1 other/new',
      'd4:1:755 x',
      'd5:1 x/in',
      'm6:1 x/in/y',
    ];
    const left = ['lib', 'other', 'lib/a.txt', 'other/a.txt', 'x', 'x/b.txt', 'x/in'];
    const text = report(...records, ...left.map((path) => `=${path}`));
    const sharing = { former: new Map(), isTaken: () => false };
    expect(compare(text, checkout, sharing)).toMatchObject({
      side_effects: {
        ...{ created: ['other/new', 'x/in/y/'], changed: ['lib/', 'other/'], deleted: [] },
      },
      modified: ['lib', 'other'],
    });
  });

  it('include a directory with other permissions, in which later commands may find nothing', () => {
    const checkout = temporaryFolder({ 'lib/a.txt': '', 'same/a.txt': '' });
    chmodSync(join(checkout, 'same'), 0o750);
    const records = ['d1:1:0 lib', 'd2:1:750 same', 'd3:1:0 new'];
    const left = ['lib', 'same', 'new', 'lib/a.txt', 'same/a.txt'].map((path) => `=${path}`);
    const sharing = { former: new Map(), isTaken: () => false };
    expect(compare(report(...records, ...left), checkout, sharing)).toMatchObject({
      side_effects: { ...NONE, changed: ['lib/'] },
      modified: ['lib'],
    });
  });

  it('include a deleted directory that was created again', () => {
    const checkout = temporaryFolder({ 'lib/a.txt': '', 'lib/b.txt': '' });
    const records = ['d2:1:755 lib', 'f3:1 lib/a.txt', '=lib', '=lib/a.txt'];
    expect(compare(report(...records), checkout).side_effects).toEqual({
      created: [],
      changed: ['lib/a.txt'],
      deleted: ['lib/b.txt'],
    });
  });

  it('list no names from behind a symlink', () => {
    const checkout = temporaryFolder();
    symlinkSync('/etc', `${checkout}/link`);
    const { side_effects } = compare(report('d1:1 link', '=link'), checkout);
    expect(side_effects).toMatchObject({ changed: ['link'], deleted: [] });
  });

  it('are the first 100 of each kind, with totals', () => {
    const numbers = Array.from({ length: 5000 }, (_, index) => String(index).padStart(4, '0'));
    const some = numbers.slice(0, 300);
    const checkout = temporaryFolder(
      Object.fromEntries(
        some.flatMap((n) => [
          [`c${n}`, ''],
          [`d${n}`, ''],
        ]),
      ),
    );
    const records = [
      ...numbers.toReversed().map((n) => `f1:1 n${n}`),
      ...some.map((n) => `f1:1 c${n}`),
      ...[...numbers.map((n) => `n${n}`), ...some.map((n) => `c${n}`)].map((n) => `=${n}`),
    ];
    const first = (letter: string) => numbers.slice(0, 100).map((n) => `${letter}${n}`);
    expect(compare(report(...records), checkout).side_effects).toEqual({
      created: first('n'),
      changed: first('c'),
      deleted: first('d'),
      totals: { created: 5000, changed: 300, deleted: 300 },
      complete: false,
    });
  });
});

describe('side effects in a shared view', () => {
  const sharing = (former: Remembered = new Map(), isTaken = (_: string) => false): Sharing => ({
    former,
    isTaken,
  });

  it('exclude those of earlier commands', () => {
    const checkout = temporaryFolder({ 'a.txt': '' });
    const left = ['a.txt', 'old', 'touched', 'new'].map((path) => `=${path}`);
    const before = ['f1:1 old', 'f2:1 touched', 'f3:1 gone', ...left];
    const { remembered } = compare(report(...before), checkout, sharing());
    const now = ['f1:1 old', 'f2:2 touched', 'f4:2 new', ...left];
    const { side_effects, modified } = compare(report(...now), checkout, sharing(remembered));
    expect(side_effects).toEqual({ created: ['new'], changed: ['touched'], deleted: ['gone'] });
    expect(modified).toEqual([]);
  });

  it('name audited files that changed, also before, and new files in place of them', () => {
    const checkout = temporaryFolder({ a: '', b: '' });
    const list = report('f1:1 a', 'f2:1 taken', 'f3:1 new', '=a', '=taken', '=new');
    const isTaken = (path: string) => path === 'taken';
    const { remembered } = compare(list, checkout, sharing(undefined, isTaken));
    const { side_effects, modified } = compare(list, checkout, sharing(remembered, isTaken));
    expect(modified).toEqual(['a', 'b', 'taken']);
    expect(side_effects).toMatchObject({ created: [], changed: [] });
  });

  it('are unknown if not everything can be compared', () => {
    const { side_effects, modified } = compare('f1:1 a\0', temporaryFolder(), sharing());
    expect(side_effects.complete).toBe(false);
    expect(modified).toEqual(['more than can be listed']);
  });
});
