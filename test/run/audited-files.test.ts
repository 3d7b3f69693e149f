import { expect, it } from 'vitest';
import { auditedFilesIn } from '../../src/run/audited-files.ts';
import { lowerLayer } from '../../src/run/lower-layer.ts';
import { temporaryFolder } from './fixture.ts';

const CHECKOUT = {
  'package.json': '',
  'scripts/check.js': '',
  'lib/index.js': '',
  'data.json': '',
};
const NONE = { created: [], changed: [], deleted: [] };

it.each([
  ['dist/check.js', false],
  ['dist/package.json', false],
  ['report.json', false],
  ['scripts/check.js.map', false],
  ['scripts/other.js', false],
  ['node_modules/.cache/babel/x.js', false],
  ['scripts/check', true],
  ['data.js', true],
  ['lib.js', true],
  ['lib.json', true],
  ['scripts/package.json', true],
  ['.npmrc', true],
  ['node_modules/retry/index.js', true],
  ['node_modules/.bin/eslint', true],
  ['scripts/node_modules/retry/index.js', true],
  ['node_modules/.pnpm/a/node_modules/retry/index.js', true],
  ['.git/hooks/pre-commit', true],
])('a new file %s may replace an audited one: %s', (path, isTaken) => {
  const checkout = temporaryFolder(CHECKOUT);
  expect(
    auditedFilesIn({ ...NONE, created: [path] }, { complete: true }, lowerLayer(checkout, [])),
  ).toEqual(isTaken ? [path] : []);
});

it('reports changed and deleted files, and an incomplete list', () => {
  const differences = { ...NONE, changed: ['b', 'a'], deleted: ['c'] };
  expect(auditedFilesIn(differences, { complete: true }, lowerLayer('/', []))).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(auditedFilesIn(NONE, { complete: false }, lowerLayer('/', []))).toEqual([
    'more than can be listed',
  ]);
});
