import { describe, expect, it, test } from 'vitest';
import { Judge } from '../../src/judge/judge.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { withEdits } from '../../src/remedy/edits.ts';
import { additionsOf } from '../../src/repo/additions.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { readBlob } from '../../src/repo/object-tree.ts';
import { resolveInTree } from '../../src/repo/paths.ts';
import { filesNamed, subTree, type Tree } from '../../src/repo/tree.ts';
import { cases } from '../table.ts';
import { createRepository, open } from './repository.ts';

const FILES = {
  'a.js': 'root',
  'lib/a.js': 'lib',
  'lib/sub/b.js': 'b',
  'lib/up': { symlink: '../a.js' },
  'lib/down': { symlink: 'sub/b.js' },
  'library/c.js': 'c',
};

it('shows one directory as a tree of its own', async () => {
  const tree = { ...literalTree(FILES), isPending: (path: string) => path === 'lib/dist' };
  const lib = subTree(tree, 'lib');
  expect([...lib.files()].map(({ path }) => path)).toEqual(['a.js', 'down', 'sub/b.js', 'up']);
  expect(lib.list('').map(({ path }) => path)).toEqual(['a.js', 'down', 'sub', 'up']);
  expect(lib.list('sub').map(({ path }) => path)).toEqual(['sub/b.js']);
  expect(lib.stat('')).toMatchObject({ path: '', kind: 'directory' });
  expect(lib.stat('../a.js')).toBeUndefined();
  expect(String(await lib.read('a.js'))).toBe('lib');
  expect(lib.isPending?.('dist')).toBe(true);
  expect(resolveInTree(lib, 'up').kind).toBe('outside');
  expect(resolveInTree(lib, 'down')).toMatchObject({ kind: 'inside', path: 'sub/b.js' });
  expect(subTree(tree, '')).toBe(tree);
});

describe('readBlob', () => {
  const CONTENTS = ['', 'a\n', 'no newline', '\0\n\0\n', `${'f'.repeat(40)} blob 3\nabc\n`];

  async function stored() {
    const repository = createRepository();
    repository.write(Object.fromEntries(CONTENTS.map((content, index) => [`${index}`, content])));
    repository.commit();
    const oids = CONTENTS.map((_, index) => repository.git('rev-parse', `HEAD:${index}`));
    return { ...repository, oids, opened: await open(repository.directory) };
  }

  it('reads each content exactly, even one that looks like git’s own output', async () => {
    const { opened, oids } = await stored();
    const found = await Promise.all([...oids, ...oids].map((oid) => readBlob(opened, oid)));
    expect(found.map(String)).toEqual([...CONTENTS, ...CONTENTS]);
  });

  it.each<[string, (git: (...args: string[]) => string) => string, string]>([
    ['missing', () => 'f'.repeat(40), 'is missing from this clone'],
    ['a directory', (git) => git('rev-parse', 'HEAD^{tree}'), 'is a tree'],
  ])('rejects an object that is %s', async (_, find, words) => {
    const { opened, git } = await stored();
    await expect(readBlob(opened, find(git))).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining(words),
    });
  });
});

/** A tree with many files that counts how often all of them are listed. */
function countingTree() {
  const entries = Array.from({ length: 500 }, (_, index) => [`src/${index}/file.js`, '']);
  const tree = literalTree(
    Object.fromEntries([...entries, ['package.json', '{"scripts":{"test":"node --test"}}']]),
  );
  const counts = { listed: 0 };
  const counting: Tree = {
    ...tree,
    files: () => {
      counts.listed += 1;
      return tree.files();
    },
  };
  return { counts, tree: counting };
}

async function listed(commands: readonly string[]): Promise<number> {
  const { counts, tree } = countingTree();
  const judge = Judge.by({ policy: DEFAULT_POLICY, tree, changed: new Set(), platform: 'linux' });
  await Promise.all(
    commands.map(async (command) => withEdits([await judge.command(command)], judge, true)),
  );
  return counts.listed;
}

describe('all files of a tree are listed a constant number of times', () => {
  test.each([
    ['scripts that are missing', (n: number) => `node tools/check-${n}.js ./src`],
    ['code that becomes a script', (n: number) => `node -e "require('./src/${n}/file.js').x()"`],
    ['npm scripts', (n: number) => `npm test -- --grep ${n}`],
  ])('%s', async (_, commandOf) => {
    const few = await listed([0, 1, 2].map(commandOf));
    const many = await listed(Array.from({ length: 60 }, (_, index) => commandOf(index)));
    expect(many).toBe(few);
  });
});

test('files are found by their last name, in the order of the tree', () => {
  const { tree } = countingTree();
  expect(filesNamed(tree, 'file.js').slice(0, 2)).toEqual([...tree.files()].slice(1, 3));
  expect(filesNamed(tree, 'constructor')).toEqual([]);
});

describe('additionsOf', () => {
  it.each(cases`
    true ⇐ node_modules/a/index.js ¦ packages/a/node_modules ¦ dist ¦ dist/deep/index.js
      packages/a/lib/x.js ¦ .env.test
    false ⇐ packages/a/src/x.js ¦ dist2/index.js ¦ src/dist/index.js ¦ Node_Modules/a.js
      my_node_modules/a.js ¦ node_modules.js
  `)('%s is shown: %s', (path, isShown) => {
    const outputs = ['./dist/', 'packages/*/lib', '.env.*', '../outside'];
    expect(`${additionsOf(outputs).cover(path)}`).toBe(isShown);
  });

  it.each(cases`
    true ⇐ packages ¦ packages/a ¦ build ¦ build/x/y
    false ⇐ packages/a/b ¦ src
  `)('an output can be in the directory %s: %s', (folder, can) => {
    const additions = additionsOf(['packages/*/lib/*.js', 'build/**/*.map']);
    expect(`${additions.mayBeIn(folder)}`).toBe(can);
  });

  it('tells build outputs from dependencies', () => {
    const { areBuilt } = additionsOf(['**']);
    expect(areBuilt('dist/a.js')).toBe(true);
    expect(areBuilt('node_modules/a/dist/a.js')).toBe(false);
  });
});
