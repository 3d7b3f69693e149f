import { expect, it } from 'vitest';
import type { Asset } from '../../../src/assets/asset.ts';
import { removedScriptFindings } from '../../../src/audit/claims/removed-scripts.ts';
import { added, brief, changeOf, deleted, gene, renamed } from '../fixture.ts';

const naming = (...validation: unknown[]) => gene({ validation });
const NAMED = ['script-still-named (warning)'];

it.each<[string, Asset, ReturnType<typeof changeOf>, string[]]>([
  ['a deleted script', naming('npm test', 'node ./a.js --x'), changeOf(deleted('a.js')), NAMED],
  ['a renamed script', naming('node a.js'), changeOf(renamed('a.js', 'b.js')), NAMED],
  ['a file in quotes', naming('node "a b.js"', "node 'a.js'"), changeOf(deleted('a.js')), NAMED],
  ['a script of a blocked command', naming('x;node a.js'), changeOf(deleted('a.js')), NAMED],
  ['the new name', naming('node b.js'), changeOf(renamed('a.js', 'b.js')), []],
  ['another file', naming('node a.jsx', 7), changeOf(deleted('a.js')), []],
  [
    'a script that another file replaces',
    naming('node a.js'),
    changeOf(renamed('a.js', 'b.js'), added('a.js')),
    [],
  ],
  ['no list', gene({ validation: 'node a.js' }), changeOf(deleted('a.js')), []],
])('of an unchanged gene: %s', (_, present, change, expected) => {
  expect(brief(removedScriptFindings(change, { changes: [], present: [present] }))).toEqual(
    expected,
  );
  const changes = [{ kind: 'modified' as const, asset: present }];
  expect(removedScriptFindings(change, { changes, present: [present] })).toEqual([]);
});

it('reports a file once, at the entry that names it, and counts the other genes', () => {
  const present = [naming('npm test', 'node a.js'), naming('node a.js'), naming('node a.js')];
  const findings = removedScriptFindings(changeOf(deleted('a.js')), { changes: [], present });
  expect(findings).toMatchObject([
    { args: { path: 'a.js', gene: 'gene_a', more: 2 }, location: { line: 6 } },
  ]);
});
