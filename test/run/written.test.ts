import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configuresTool } from '../../src/run/written/audited-files.ts';
import { lowerLayer, sideEffectsOf } from '../../src/run/written/side-effects.ts';
import { parseReport } from '../../src/run/written/written-report.ts';
import { cases, list } from '../table.ts';
import { temporaryFolder } from './fixture.ts';

const NONE = { created: [], changed: [], deleted: [] };

/** A report with these records. */
const report = (...records: readonly string[]) =>
  [...records, 'end'].map((record) => `${record}\0`).join('');

function compare(text: string, checkout: string) {
  const found = parseReport(text);
  return { ...found, side_effects: sideEffectsOf(found, lowerLayer(checkout, [])) };
}

describe('the report of a slot', () => {
  it('is read with any names, and the room that was left', () => {
    const text = report('!free 2 4096 10', 'd644 ä b', 'f644 ä b/c\nd', '=ä b', '=ä b/c\nd');
    expect(compare(text, temporaryFolder())).toMatchObject({
      complete: true,
      free: { bytes: 8192, files: 10 },
      side_effects: { ...NONE, created: ['ä b/c\nd'] },
    });
  });

  it.each(['', 'f644 a\0', 'f644 a\0f644 bend\0', 'f644 a\0end', 'f644 a\0end\0more'])(
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
  it('include directories that were exchanged, of which the layer has no contents', () => {
    const checkout = temporaryFolder({ 'lib/a.txt': '', 'other/a.txt': '', 'x/b.txt': '' });
    const records = list`
      m644 lib ¦ m644 other ¦ f644 other/new ¦ d755 x ¦ d644 x/in ¦ m644 x/in/y
    `;
    const left = ['lib', 'other', 'lib/a.txt', 'other/a.txt', 'x', 'x/b.txt', 'x/in'];
    const text = report(...records, ...left.map((path) => `=${path}`));
    const { side_effects } = compare(text, checkout);
    const [created, changed] = [
      ['other/new', 'x/in/y/'],
      ['lib/', 'other/'],
    ];
    expect(side_effects).toMatchObject({ created, changed, deleted: [] });
  });

  it('include a directory with other permissions, in which other programs may find nothing', () => {
    const checkout = temporaryFolder({ 'lib/a.txt': '', 'same/a.txt': '' });
    chmodSync(join(checkout, 'same'), 0o750);
    const records = ['d0 lib', 'd750 same', 'd0 new'];
    const left = ['lib', 'same', 'new', 'lib/a.txt', 'same/a.txt'].map((path) => `=${path}`);
    expect(compare(report(...records, ...left), checkout)).toMatchObject({
      side_effects: { ...NONE, changed: ['lib/'] },
    });
  });

  it('include a deleted directory that was created again', () => {
    const checkout = temporaryFolder({ 'lib/a.txt': '', 'lib/b.txt': '' });
    const records = ['d755 lib', 'f644 lib/a.txt', '=lib', '=lib/a.txt'];
    const { side_effects } = compare(report(...records), checkout);
    expect(side_effects).toEqual({ ...NONE, changed: ['lib/a.txt'], deleted: ['lib/b.txt'] });
  });

  it('list no names from behind a symlink', () => {
    const checkout = temporaryFolder();
    symlinkSync('/etc', `${checkout}/link`);
    const { side_effects } = compare(report('d644 link', '=link'), checkout);
    expect(side_effects).toMatchObject({ changed: ['link'], deleted: [] });
  });
});

it.each(cases`
  yes ⇐ vitest.config.js ¦ lib/jest.config.ts ¦ .mocharc.yml ¦ conftest.py ¦ tsconfig.build.json
  no ⇐ dist/vitest.config.js ¦ .env ¦ package-lock.json ¦ Makefile ¦ .pnp.cjs ¦ setup.py
`)('`prepare` that writes %s configures a tool: %s', (path, configures) => {
  const stands = (folder: string) => folder === '.' || folder === 'lib';
  expect(configuresTool(path, stands)).toBe(configures === 'yes');
});
