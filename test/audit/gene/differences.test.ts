import { describe, expect, it } from 'vitest';
import { geneDifferences } from '../../../src/audit/gene/gene-limits.ts';
import { gene } from '../fixture.ts';

const BEFORE = gene({
  validation: ['npm test', 'node a.js'],
  constraints: { max_files: 5, forbidden_paths: ['.git', 'src/core'] },
});

describe('geneDifferences', () => {
  it.each<[string, object, (string | null)[][]]>([
    ['nothing', {}, []],
    [
      'commands',
      { validation: ['npm test', 'node b.js', 'node b.js', 7] },
      [
        ['command_removed', 'validation', 'node a.js', null],
        ['command_added', 'validation', null, 'node b.js'],
      ],
    ],
    [
      'a list of commands that is none',
      { validation: 'npm test' },
      [
        ['command_removed', 'validation', 'npm test', null],
        ['command_removed', 'validation', 'node a.js', null],
      ],
    ],
    [
      'looser limits',
      { constraints: { max_files: 50, forbidden_paths: ['.git'] } },
      [
        ['constraint_loosened', 'constraints.max_files', '5', '50'],
        ['constraint_loosened', 'constraints.forbidden_paths', 'src/core', null],
      ],
    ],
    [
      'tighter limits',
      { constraints: { max_files: 2, forbidden_paths: ['.git', 'src'] } },
      [
        ['constraint_tightened', 'constraints.max_files', '5', '2'],
        ['constraint_tightened', 'constraints.forbidden_paths', null, 'src'],
      ],
    ],
    [
      'limits that are gone',
      { constraints: undefined },
      [
        ['constraint_loosened', 'constraints.max_files', '5', '20'],
        ['constraint_loosened', 'constraints.forbidden_paths', '.git', null],
        ['constraint_loosened', 'constraints.forbidden_paths', 'src/core', null],
      ],
    ],
  ])('reports %s', (_, fields, expected) => {
    const asset = gene({ ...BEFORE.value, ...fields });
    const found = geneDifferences({ kind: 'modified', asset, before: BEFORE });
    expect(found.map(({ kind, field, base, head }) => [kind, field, base, head])).toEqual(expected);
  });

  it('reports nothing for a gene without a base', () => {
    expect(geneDifferences({ kind: 'added', asset: BEFORE })).toEqual([]);
    expect(geneDifferences({ kind: 'applied', asset: BEFORE, before: gene() })).toEqual([]);
  });
});
