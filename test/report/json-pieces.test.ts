import { describe, expect, it } from 'vitest';
import { json } from '../../src/report/escape.ts';
import { jsonPieces } from '../../src/report/json.ts';
import { inPieces, jsonParts } from '../../src/report/json-pieces.ts';
import { everythingWrong } from './fixtures.ts';

describe('jsonParts', () => {
  it.each([
    [[]],
    [{}],
    [null],
    ['text\u202e'],
    [{ 'a\u202e': [{ b: [1, { c: ['\n'] }] }, [], {}, null], gone: undefined }],
    [{ gone: undefined }],
    [[[[[]]]]],
  ])('are the text of json: %j', (value) => {
    for (const levels of [0, 1, 2, 3, 9])
      expect([...jsonParts(value, levels)].join('')).toBe(json(value));
  });
});

describe('inPieces', () => {
  it('joins what is short, and keeps what is long', () => {
    const long = 'x'.repeat(70_000);
    expect([...inPieces(['a', 'b', long, 'c'])]).toEqual([`ab${long}`, 'c']);
    expect([...inPieces([])]).toEqual([]);
  });
});

it('keeps where the text may pause, and nothing is lost there', () => {
  expect([...inPieces(['', 'a', '', 'b', ''])].join('')).toBe('ab');
  expect([...inPieces(['', 'a', '', 'b', ''])].filter((piece) => piece === '')).toHaveLength(3);
});

describe('a report', () => {
  it('is not written if the gate could not read it', () => {
    const report = everythingWrong();
    const text = [...jsonPieces(report)].join('');
    const bytes = Buffer.byteLength(text);
    expect([...jsonPieces(report, bytes)].join('')).toBe(text);
    expect(() => [...jsonPieces(report, bytes - 1)]).toThrow(`has more than ${bytes - 1} bytes`);
  });
});
