import { describe, expect, it } from 'vitest';
import { geneDifferences } from '../../../src/audit/gene/differences.ts';
import { gene } from '../fixture.ts';

const BEFORE = gene({
  validation: ['npm test', 'node a.js'],
  constraints: { max_files: 5, forbidden_paths: ['.git', 'src/core'] },
});

const KINDS = {
  removed: 'command_removed validation',
  added: 'command_added validation',
  looser: 'constraint_loosened constraints.',
  tighter: 'constraint_tightened constraints.',
};

describe('geneDifferences', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, []],
    [
      'commands',
      { validation: ['npm test', 'node b.js', 'node b.js', 7] },
      [`${KINDS.removed} node a.js → `, `${KINDS.added}  → node b.js`],
    ],
    [
      'a list of commands that is none',
      { validation: 'npm test' },
      [`${KINDS.removed} npm test → `, `${KINDS.removed} node a.js → `],
    ],
    [
      'looser limits',
      { constraints: { max_files: 50, forbidden_paths: ['.git'] } },
      [`${KINDS.looser}max_files 5 → 50`, `${KINDS.looser}forbidden_paths src/core → `],
    ],
    [
      'tighter limits',
      { constraints: { max_files: 2, forbidden_paths: ['.git', 'src'] } },
      [`${KINDS.tighter}max_files 5 → 2`, `${KINDS.tighter}forbidden_paths  → src`],
    ],
    [
      'limits that are gone',
      { constraints: undefined },
      ['max_files 5 → 20', 'forbidden_paths .git → ', 'forbidden_paths src/core → '].map(
        (change) => KINDS.looser + change,
      ),
    ],
  ])('reports %s', (_, fields, expected) => {
    const asset = gene({ ...BEFORE.value, ...fields });
    const found = geneDifferences({ kind: 'modified', asset, before: BEFORE });
    expect(
      found.map(({ kind, field, base, head }) => `${kind} ${field} ${base ?? ''} → ${head ?? ''}`),
    ).toEqual(expected);
  });

  it('reports nothing for a gene without a base', () => {
    expect(geneDifferences({ kind: 'added', asset: BEFORE })).toEqual([]);
    expect(geneDifferences({ kind: 'applied', asset: BEFORE, before: gene() })).toEqual([]);
  });
});
