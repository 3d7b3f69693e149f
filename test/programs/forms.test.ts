import { expect, it } from 'vitest';
import { matchForm, parseForm, parseOperands } from '../../src/programs/forms.ts';
import { KINDS } from '../../src/programs/kinds.ts';

function match(form: string, words: string): string {
  const split = words.split(' ').filter(Boolean);
  const placed = matchForm(
    parseForm(form) ?? [],
    split.map((text) => ({ text })),
    (kind, text) => KINDS[kind](text),
  );
  if (placed === undefined) return 'other';
  return placed.some(({ wrong }) => wrong !== undefined) ? 'operand' : 'match';
}

it.each([
  ['-xf {archive} -C {destination}', '-xf a.tar -C out', 'match'],
  ['-xf {archive} -C {destination}', '-xf a.tar -C', 'other'],
  ['-xf {archive} -C {destination}', '-xf a.tar -C out more', 'other'],
  ['-xf {archive} -C {destination}', '-xf -v -C out', 'operand'],
  ['-czf {archive} {source...}', '-czf a b c d', 'match'],
  ['-czf {archive} {source...}', '-czf a', 'other'],
  ['-czf {archive} {source...}', '-czf a b *', 'operand'],
  ['-c {count:1-10} {host}', '-c 10 host.test', 'match'],
  ['-c {count:1-10} {host}', '-c 11 host.test', 'operand'],
  ['-c {count:1-10} {host}', '-c 01 host.test', 'operand'],
  ['-c {count:1-10} {host}', '-c +1 host.test', 'operand'],
  ['tag {text}', 'tag -d', 'operand'],
  ['{path}', '-', 'match'],
  ['{path?}', '', 'match'],
  ['{script} {argument*}', 'tool.py', 'match'],
  ['{script} {argument*}', 'tool.py --verbose', 'match'],
  ['{script} {argument*}', '-c x', 'operand'],
  ['status --short', 'status --short', 'match'],
  ['status --short', 'status --short x', 'other'],
  ['', 'x', 'other'],
])('form %j: %j is %s', (form, words, kind) => expect(match(form, words)).toBe(kind));

it.each([
  ['{nothing}', parseForm],
  ['{source...} {archive}', parseForm],
  ['{path', parseForm],
  ['a}', parseForm],
  ['path? path', parseOperands],
  ['-x', parseOperands],
] as const)('%j cannot be read', (text, parse) => expect(parse(text)).toBeUndefined());
