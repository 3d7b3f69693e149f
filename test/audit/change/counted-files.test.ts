import { describe, expect, it } from 'vitest';
import {
  countedFiles,
  exemptPaths,
  isCountedByReference,
} from '../../../src/audit/change/counted-files.ts';
import { readCommand } from '../../../src/command/read.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { list } from '../../table.ts';
import { POLICY } from '../../verdict/fixture.ts';
import { added, changeOf, file, gene, renamed } from '../fixture.ts';

describe('countedFiles', () => {
  const tree = literalTree({ 'dist/app.js': 'x'.repeat(1001), 'src/wide.js': 'x'.repeat(1000) });
  const change = changeOf(
    file('assets/gep/genes.json', { added: 3 }),
    added('dist/app.js'),
    file('logo.png', { binary: true, added: 7 }),
    renamed('docs/old.md', 'src/new.js'),
    added('src/wide.js'),
  );

  it('lists whether each path counts, and what hides its lines', () => {
    const files = countedFiles(change, exemptPaths(change, POLICY, [], tree), tree);
    expect(files.map(({ path, lines, exempt, veil }) => [path, lines, exempt, veil])).toEqual([
      ['logo.png', 7, undefined, 'binary'],
      ['assets/gep/genes.json', 3, 'asset_store', undefined],
      ['dist/app.js', 1, undefined, 'long_lines'],
      ['src/new.js', 1, undefined, undefined],
      ['src/wide.js', 1, undefined, undefined],
      ['docs/old.md', 0, undefined, undefined],
    ]);
  });

  it.each([
    [1000, ['validation_script']],
    [1001, []],
  ])('exempts a new validation script of %d lines or not', async (lines, expected) => {
    const reading = await readCommand('node a.js', { tree: literalTree({ 'a.js': '' }) });
    const change = { kind: 'added', asset: gene() } as const;
    const named = [{ change, commands: [{ reading }] }];
    const exempt = exemptPaths(changeOf(added('a.js', lines)), POLICY, named, tree);
    expect([...exempt.values()]).toEqual(expected);
  });
});

describe('isCountedByReference', () => {
  it.each(list`
    index.js ¦ package.json ¦ src/core/engine.py ¦ src ¦ scripts/run ¦ config/.hidden ¦ lib/a.js
    lib/a.cjs ¦ lib/a.mjs ¦ lib/a.ts ¦ lib/a.tsx ¦ data/a.json ¦ a.yaml ¦ .github/workflows/ci.yml
    a.toml ¦ a.ini ¦ deep/er/a.sh ¦ lib/A.JS ¦ srcs/a.js ¦ my/logs/a.js ¦ outside/a.js
    assets/gep.json ¦ lib/event.json ¦ src/events.json ¦ src/events.jsonl.js
  `)('counts %s', (path) => expect(isCountedByReference(path)).toBe(true));

  it.each(list`
    event.json ¦ temp_gep_output.json ¦ temp_evolution_output.json ¦ evolution_error.log
    logs/a.js ¦ memory/graph.json ¦ assets/gep/genes.json ¦ out/index.js ¦ temp/x.ts
    node_modules/a/index.js ¦ src/Capsules.ts ¦ lib/capsule-store.js ¦ src/event.jsonl
    src/my-EVENTS.JSONL ¦ README.md ¦ docs/guide.md ¦ src2/readme.txt ¦ index.jsx ¦ lib/index.py
    js ¦ <0 times x>
  `)('does not count %j', (path) => expect(isCountedByReference(path)).toBe(false));
});
