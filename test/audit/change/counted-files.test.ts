import { describe, expect, it } from 'vitest';
import { measureChange } from '../../../src/audit/change/blast-radius.ts';
import {
  countedFiles,
  exemptPaths,
  isCountedByReference,
  markHiddenFiles,
} from '../../../src/audit/change/counted-files.ts';
import type { Change } from '../../../src/repo/change.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';
import { readTree } from '../../../src/repo/object-tree.ts';
import { createRepository, open } from '../../repo/repository.ts';
import { list } from '../../table.ts';
import { POLICY } from '../../verdict/fixture.ts';
import { added, changeOf, deleted, file, renamed } from '../fixture.ts';

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
});

it.each(list`
    index.js ¦ package.json ¦ src/core/engine.py ¦ src ¦ scripts/run ¦ config/.hidden ¦ lib/a.js
    lib/a.cjs ¦ lib/a.mjs ¦ lib/a.ts ¦ lib/a.tsx ¦ data/a.json ¦ a.yaml ¦ .github/workflows/ci.yml
    a.toml ¦ a.ini ¦ deep/er/a.sh ¦ lib/A.JS ¦ srcs/a.js ¦ my/logs/a.js ¦ outside/a.js
    assets/gep.json ¦ lib/event.json ¦ src/events.json ¦ src/events.jsonl.js
  `)('isCountedByReference counts %s', (path) => expect(isCountedByReference(path)).toBe(true));

it.each(list`
    event.json ¦ temp_gep_output.json ¦ temp_evolution_output.json ¦ evolution_error.log
    logs/a.js ¦ memory/graph.json ¦ assets/gep/genes.json ¦ out/index.js ¦ temp/x.ts
    node_modules/a/index.js ¦ src/Capsules.ts ¦ lib/capsule-store.js ¦ src/event.jsonl
    src/my-EVENTS.JSONL ¦ README.md ¦ docs/guide.md ¦ src2/readme.txt ¦ index.jsx ¦ lib/index.py
    js ¦ <0 times x>
  `)('isCountedByReference does not count %j', (path) =>
  expect(isCountedByReference(path)).toBe(false),
);

describe('measureChange', () => {
  const counted = (change: Change, exempt: readonly string[] = []) =>
    Object.values(measureChange(change, new Set(exempt)));

  it('counts every file, both names of a rename, and both sides of a line', () => {
    const change = changeOf(
      file('a.js', { added: 3, deleted: 2 }),
      renamed('old.js', 'new.js'),
      deleted('gone.bin'),
      added('docs/readme.md', 10),
    );
    expect(counted(change)).toEqual([5, 17, 0, 0]);
  });

  it('counts exempt files separately, but all lines of a rename to one', () => {
    const change = changeOf(
      file('assets/gep/genes.json', { added: 100 }),
      renamed('src/core.js', 'assets/gep/genes2.json'),
    );
    const exempt = ['assets/gep/genes.json', 'assets/gep/genes2.json'];
    expect(counted(change, exempt)).toEqual([1, 1, 2, 100]);
  });
});

const fileOfHidden = (path: string) => ({ path, lines: 1 });

/** What hides each of some files by the attributes of a commit. */
async function hiddenReasons(
  files: readonly string[],
  attributes: Readonly<Record<string, string>>,
) {
  const repository = createRepository();
  repository.write(attributes);
  const tree = await readTree(await open(repository.directory), repository.commit());
  const marked = await markHiddenFiles(files.map(fileOfHidden), tree);
  return marked.map(({ veil }) => veil);
}

describe('markHiddenFiles', () => {
  it('reads the attributes of the commit as git does', async () => {
    const lines = list`
      dist/** linguist-generated ¦ out/* linguist-generated=true ¦ [attr]secret -diff
      *.min.js secret ¦ /a.lock binary ¦ * text eol=lf ¦ b* -diff ¦ b1 diff
    `;
    const files = {
      'dist/b/a.js': 'generated',
      'out/a.js': 'generated',
      'out/b/a.js': undefined,
      'x/y/a.min.js': 'no_diff',
      'a.lock': 'no_diff',
      'x/a.lock': undefined,
      b1: undefined,
      b2: 'no_diff',
      'src/a.min.js': undefined,
    };
    const attributes = { '.gitattributes': lines.join('\n'), 'src/.gitattributes': '*.js diff' };
    expect(await hiddenReasons(Object.keys(files), attributes)).toEqual(Object.values(files));
  });

  it('keeps existing marks, and marks no more files than a report lists', async () => {
    const tree = { ...literalTree({}), attributes: async () => () => 'unset' };
    const files = [
      { ...fileOfHidden('logo.png'), veil: 'binary' as const },
      ...Array.from({ length: 150 }, () => fileOfHidden('a')),
    ];
    const marked = await markHiddenFiles(files, tree);
    expect(marked[0]?.veil).toBe('binary');
    expect(marked.filter(({ veil }) => veil === 'no_diff')).toHaveLength(99);
  });
});
