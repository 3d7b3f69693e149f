import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstMalformedLine } from '../../../src/audit/change/audit-log.ts';

const OLD = '{"type":"EvolutionEvent"}\nold nonsense\n';
const RECORD = '{"type":"EvolutionEvent","id":"evt_1"}';

describe('firstMalformedLine', () => {
  it.each<[string, string, [number, string] | undefined]>([
    ['a record', `${RECORD}\n`, undefined],
    ['a record without a line end', RECORD, undefined],
    ['empty lines and Windows line ends', `\n\r\n${RECORD}\r\n`, undefined],
    ['text', `${RECORD}\nhello\n`, [4, 'it is not a single JSON value']],
    [
      'a record over two lines',
      '{"type":\n"EvolutionEvent"}\n',
      [3, 'it is not a single JSON value'],
    ],
    ['two records in one line', `${RECORD}${RECORD}\n`, [3, 'it is not a single JSON value']],
    ['a list', `[${RECORD}]\n`, [3, 'it is not a JSON object']],
    ['null', 'null\n', [3, 'it is not a JSON object']],
    ['a wrapper', `{"events":[${RECORD}]}\n`, [3, 'it has no `type`']],
    ['what is nested without end', '['.repeat(200_000), [3, 'it is not a single JSON value']],
  ])('judges %s', (_, appended, expected) => {
    const log = Buffer.from(OLD + appended);
    const found = firstMalformedLine(log, OLD.length);
    expect(found && [found.line, found.problem]).toEqual(expected);
  });

  it('handles any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 300 }), (bytes, from) => {
        const log = Buffer.from(bytes);
        const found = firstMalformedLine(log, Math.min(from, log.length));
        expect(found?.line ?? 1).toBeGreaterThan(0);
      }),
    );
  });
});
