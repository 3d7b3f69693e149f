import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  errorSignature,
  normalizeErrorText,
  normalizeSignals,
} from '../../src/select/error-signature.ts';

const TOOL_ERROR =
  '**TOOLRESULT**: { "status": "error", "tool": "exec", "error": "error: unknown command \'process\'\\n\\nCommand exited with code 1" }';

describe('the text of an error', () => {
  test.each([
    ['case', 'TypeError: X', 'typeerror: x'],
    ['Windows paths', 'at C:\\Users\\me\\a.js now', 'at <path> now'],
    ['Unix paths', 'open /home/me/a.js: no', 'open <path> no'],
    ['a Windows path before a Unix one', 'c:\\a/b /c', '<path> <path>'],
    ['hexadecimal numbers', 'at 0xDEADbeef!', 'at <hex>!'],
    ['numbers in words', 'line 12, v2, 3.4', 'line <n>, v2, <n>.<n>'],
    ['white space', '  a\t\n b ', 'a b'],
    ['everything beyond 220 units', 'x'.repeat(300), 'x'.repeat(220)],
  ])('is free of %s', (_, text, expected) => {
    expect(normalizeErrorText(text)).toBe(expected);
  });
});

describe('an error signature', () => {
  test.each([
    ['the tool error of the protocol', `errsig:${TOOL_ERROR}`, 'errsig_norm:870c3a82'],
    [
      'the shorter text of the overview',
      'errsig:**TOOLRESULT**: { "status": "error" }',
      'errsig_norm:1e9364f0',
    ],
    ['the offset basis with one letter (FNV-1a 32)', 'errsig:a', 'errsig_norm:e40c292c'],
    ['a normalised signature', 'errsig_norm:870C3A82', 'errsig_norm:870c3a82'],
    ['a signature without text', 'errsig: ', undefined],
    ['another signal', 'log_error', undefined],
    ['a similar prefix', 'errsig_norm:870c3a8', undefined],
  ])('%s', (_, signal, expected) => {
    expect(errorSignature(signal)).toBe(expected);
  });

  test('is equal for the same error in another place', () => {
    expect(errorSignature('errsig:TypeError at /a/b.js line 7, 0xff')).toBe(
      errorSignature('errsig:typeerror  at /other/c.js line 99, 0x1'),
    );
  });

  test('has 8 digits or is undefined for any signal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(errorSignature(`errsig:${text}`) ?? 'errsig_norm:00000000').toMatch(
          /^errsig_norm:[0-9a-f]{8}$/,
        );
      }),
    );
  });
});

test('normalizes signals for comparing', () => {
  expect(normalizeSignals([' log_error ', `errsig:${TOOL_ERROR}`, 'errsig:', ''])).toEqual([
    'log_error',
    'errsig_norm:870c3a82',
  ]);
});
