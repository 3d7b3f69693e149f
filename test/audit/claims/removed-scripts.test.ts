import { expect, it } from 'vitest';
import type { Asset, AssetChange } from '../../../src/assets/asset.ts';
import { removedScripts } from '../../../src/audit/claims/removed-scripts.ts';
import type { Change } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import {
  added,
  brief,
  changeBetween,
  changeOf,
  changeSubject,
  deleted,
  gene,
  relating,
  renamed,
} from '../fixture.ts';

const findingsOf = (change: Change, present: readonly Asset[], changes: AssetChange[] = []) =>
  removedScripts(changeSubject({ change, assets: relating(changes, present) }));

const naming = (...validation: unknown[]) => gene({ validation });
const NAMED = ['still-named (warning)'];

/** What a finding names for `SCRIPT` or `SCRIPT of FOLDER`. */
function scriptOf(named: string): string {
  const [script, folder] = named.split(' of ');
  return `script \`${script}\` of \`${folder === undefined ? '' : `${folder}/`}package.json\``;
}

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
])('of an unchanged gene: %s', async (_, present, change, expected) => {
  expect(brief(await findingsOf(change, [present]))).toEqual(expected);
  const changes = [{ kind: 'modified' as const, asset: present }];
  expect(await findingsOf(change, [present], changes)).toEqual([]);
});

it('reports a file once, at the entry that names it, and counts the other genes', async () => {
  const present = [naming('npm test', 'node a.js'), naming('node a.js'), naming('node a.js')];
  const findings = await findingsOf(changeOf(deleted('a.js')), present);
  expect(findings).toMatchObject([
    { args: { what: 'file `a.js`', by: 'the gene `gene_a`', more: 2 }, location: { line: 6 } },
  ]);
});

const manifest = (...scripts: string[]) =>
  JSON.stringify({
    name: 'x',
    workspaces: ['part'],
    scripts: Object.fromEntries(scripts.map((script) => [script, 'node a.js'])),
  });

it.each<[string, string, string | undefined, string[]]>([
  ['removed', 'npm run lint', manifest('test'), ['lint']],
  ['removed, by a short form', 'npm t', manifest('lint'), ['test']],
  ['renamed', 'npm run lint', manifest('test', 'lints'), ['lint']],
  ['gone with its package.json', 'npm test', undefined, ['test']],
  ['of a workspace', 'npm test -w part', manifest('test'), ['test of part']],
  ['that is kept', 'npm test', manifest('test'), []],
  ['that is edited', 'npm test', manifest('test').replace('a.js', 'b.js'), []],
  ['of another gene', 'node a.js lint', manifest('test'), []],
  ['that npm starts around it', 'npm run lint', manifest('test', 'lint'), []],
  ['that npm starts to pack', 'npm pack', manifest('test', 'lint'), []],
  ['that was not there', 'npm run format', manifest('test'), []],
])('an npm script %s', async (_, command, head, expected) => {
  const after = head === undefined ? {} : { 'package.json': head };
  const base = {
    'package.json': manifest('test', 'lint', 'prelint', 'prepack'),
    'part/package.json': manifest('test'),
  };
  const subject = changeSubject({
    change: changeBetween(base, after),
    baseTree: literalTree(base),
    tree: literalTree(after),
    assets: relating([], [naming(command)]),
  });
  const findings = await removedScripts(subject);
  expect(findings.map(({ args }) => args.what)).toEqual(expected.map(scriptOf));
});
