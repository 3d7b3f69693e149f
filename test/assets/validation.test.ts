import { describe, expect, it } from 'vitest';
import { validationCommands } from '../../src/assets/validation.ts';

describe('validationCommands', () => {
  it('returns each entry with its pointer, for any type', () => {
    expect(validationCommands({ value: { validation: ['node a.js', 7, null] } })).toEqual({
      kind: 'list',
      entries: [
        { value: 'node a.js', pointer: ['validation', 0] },
        { value: 7, pointer: ['validation', 1] },
        { value: null, pointer: ['validation', 2] },
      ],
    });
  });

  it.each([
    [{}, { kind: 'missing' }],
    [{ validation: [] }, { kind: 'list', entries: [] }],
    [{ validation: 'node a.js' }, { kind: 'not_a_list', expected: 'a list of strings' }],
    [{ validation: null }, { kind: 'not_a_list', expected: 'a list of strings' }],
    [{ validation: { 0: 'x' } }, { kind: 'not_a_list', expected: 'a list of strings' }],
  ])('does not accept %j as a list of commands', (value, expected) => {
    expect(validationCommands({ value })).toEqual(expected);
  });

  it('rejects a list that would take too long to judge', () => {
    const commands = (length: number) => ({ validation: new Array(length).fill('node a.js') });
    expect(validationCommands({ value: commands(1_000) })).toMatchObject({ kind: 'list' });
    expect(validationCommands({ value: commands(1_001) })).toEqual({
      kind: 'not_a_list',
      expected: 'a list of at most 1000 strings',
    });
  });
});
