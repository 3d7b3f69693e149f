import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommandEntries } from '../../src/cli/audit-input.ts';
import { GateError } from '../../src/ground/error.ts';

const read = (text: string | Buffer) => readCommandEntries(Buffer.from(text), 'input.json');

describe('readCommandEntries', () => {
  it.each<[string, [id: string | number, command: unknown][]]>([
    [
      '["npm test", "ls"]',
      [
        ['0', 'npm test'],
        ['1', 'ls'],
      ],
    ],
    [
      '[{"id": "a", "command": "ls"}, {"id": 5, "command": "ls"}]',
      [
        ['a', 'ls'],
        [5, 'ls'],
      ],
    ],
    [
      '["a", {"command": "b", "context": {"mode": "safe"}}]',
      [
        ['0', 'a'],
        ['1', 'b'],
      ],
    ],
    [
      '[null, 1, {"command": null}]',
      [
        ['0', null],
        ['1', 1],
        ['2', null],
      ],
    ],
    ['[{"id": "a"}]', [['0', { id: 'a' }]]],
    ['[]', []],
  ])('numbers the commands without an id: %s', (text, expected) => {
    expect(read(text).map(({ id, command }) => [id, command])).toEqual(expected);
  });

  it.each([
    ['{}', /input\.json is not a JSON array/],
    ['[', /input\.json is not JSON in UTF-8/],
    [Buffer.from([0x5b, 0xff, 0x5d]), /is not JSON in UTF-8/],
    ['[{"id": true, "command": "a"}]', /entry 0 of input\.json/],
    ['["a", {"command": "a", "context": 1}]', /entry 1 of input\.json[\s\S]*context/],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(GateError);
    expect(() => read(text)).toThrow(message);
  });

  it('gives an entry for each value, or a GateError, whatever it is given', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        try {
          expect(read(JSON.stringify(values))).toHaveLength(values.length);
        } catch (error) {
          expect(error).toBeInstanceOf(GateError);
        }
      }),
    );
  });
});
