import { describe, expect, it } from 'vitest';
import { matchForm, parseForm } from '../../src/programs/forms.ts';
import { KINDS } from '../../src/programs/operand-kinds.ts';

function match(form: string, words: string): string {
  const tokens = parseForm(form) ?? [];
  const split = words.split(' ').filter(Boolean);
  const found = matchForm(
    tokens,
    split.map((text) => ({ text })),
    (kind, text) => KINDS[kind](text),
  );
  return found === undefined ? 'other' : found.wrong ? 'operand' : 'match';
}

describe('a fixed form', () => {
  it.each([
    ['-xf {archive} -C {destination}', '-xf a.tar -C out', 'match'],
    ['-xf {archive} -C {destination}', '-xf a.tar -C', 'other'],
    ['-xf {archive} -C {destination}', '-xf a.tar -C out more', 'other'],
    ['-xf {archive} -C {destination}', '-xf -v -C out', 'operand'],
    ['-xf {archive} -C {destination}', '-xf host:a.tar -C out', 'operand'],
    ['-czf {archive} {source...}', '-czf a b c d', 'match'],
    ['-czf {archive} {source...}', '-czf a', 'other'],
    ['-czf {archive} {source...}', '-czf a b *', 'operand'],
    ['-c {count:1-10} {host}', '-c 10 host.test', 'match'],
    ['-c {count:1-10} {host}', '-c 11 host.test', 'operand'],
    ['-c {count:1-10} {host}', '-c 01 host.test', 'operand'],
    ['-c {count:1-10} {host}', '-c +1 host.test', 'operand'],
    ['tag {text}', 'tag v1', 'match'],
    ['tag {text}', 'tag -d', 'operand'],
    ['{path...}', 'a --delete', 'operand'],
    ['{path}', '-', 'match'],
    ['{script} {text...}', 'tool.py --verbose', 'match'],
    ['{script} {text...}', '-c x', 'operand'],
    ['status --short', 'status --short', 'match'],
    ['status --short', 'status --short x', 'other'],
    ['', '', 'match'],
    ['', 'x', 'other'],
  ])('%j against %j: %s', (form, words, kind) => {
    expect(match(form, words)).toBe(kind);
  });

  it.each(['{nothing}', '{source...} {archive}', '{path', 'a}'])('%j cannot be read', (text) => {
    expect(parseForm(text)).toBeUndefined();
  });
});
