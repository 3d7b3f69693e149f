import { describe, expect, test } from 'vitest';
import { Judge } from '../../src/judge/judge.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import { withEdits } from '../../src/remedy/edits.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { filesNamed, type Tree } from '../../src/repo/tree.ts';

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
  const judge = Judge.by({
    policy: DEFAULT_POLICY,
    tree,
    changed: new Set(),
    platform: 'linux',
  });
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
