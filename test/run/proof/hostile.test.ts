import { expect, it } from 'vitest';
import { differencesOfAll } from '../../../src/run/proof/changed-code.ts';
import { hunksOf } from '../../../src/run/proof/hunks.ts';
import { newNames, withoutRest } from '../../../src/run/proof/needed-names.ts';
import { failNewFunctions } from '../../../src/run/proof/new-code.ts';

/** Parts of files whose repetition took a minute or an hour. These tests only have to end. */
const PARTS = [
  ...['\n', ' ', '\t', 'pub ', 'a b c d ', 'pub\n', 'module.exports = {\n', 'export type {a,\n'],
  ...[
    'pub fn f() -> A<',
    'def f(a) -> a[',
    'type A<',
    '(a: (',
    '() =>\n',
    'a => ',
    'x',
    "'\\",
    '`${`',
  ],
  ...[
    'from .a import (\n',
    'func (a) ',
    'public static a b ',
    'public static final ',
    '\\`',
    "def f():\n  '''",
    '<!--',
    '/*',
    '= /[',
  ],
];

it.each(PARTS)('reading a file of many %j ends', (part) => {
  for (const extension of ['js', 'ts', 'py', 'rs', 'go']) {
    const text = `${part.repeat(99_000 / part.length)}!`;
    const path = `a.${extension}`;
    const before = { content: Buffer.from('x\n'), isExecutable: false };
    const count = text.split('\n').length;
    const differs = [{ start: 0, count, removed: text, isCode: true }];
    differencesOfAll()(path, text, `${text}\n${text}`);
    const file = { path, before, text, differs };
    failNewFunctions({ path, text });
    newNames(file);
    expect(hunksOf([file]).length).toBeLessThan(2);
    expect(withoutRest(file, ['zzz']).length).toBeGreaterThan(0);
  }
});

it('the differences of many files are not searched', () => {
  const differences = differencesOfAll();
  expect(differences('a', 'a\n', 'b\n')).toHaveLength(1);
  const text = 'a\n'.repeat(3_000);
  const found = Array.from({ length: 9 }, () => differences('a', text, text.replaceAll('a', 'b')));
  expect(found.flat()).toEqual([]);
  expect(differences('a', 'a\n', 'b\n')).toEqual([]);
});
