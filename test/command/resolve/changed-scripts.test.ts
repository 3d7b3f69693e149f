import { describe, expect, it } from 'vitest';
import { readCommand } from '../../../src/command/read.ts';
import { literalTree } from '../../../src/repo/literal-tree.ts';

type Manifests = Readonly<Record<string, object>>;

/** The problems of a command after a change from one set of package.json files to another. */
async function rulesOf(command: string, before: Manifests, after: Manifests): Promise<string[]> {
  const texts = (manifests: Manifests) =>
    Object.fromEntries(
      Object.entries(manifests).map(([path, json]) => [path, JSON.stringify(json)]),
    );
  const [base, head] = [texts(before), texts(after)];
  const paths = [...Object.keys(base), ...Object.keys(head)];
  const check = { 'check.js': '', 'pk/a/check.js': '', 'pk/b/check.js': '', 'old/a/check.js': '' };
  const { problems } = await readCommand(command, {
    base: literalTree({ ...check, ...base }),
    tree: literalTree({ ...check, ...head }),
    changed: new Set(paths.filter((path) => base[path] !== head[path])),
  });
  return problems.map(({ rule }) => rule).sort();
}

function scripts(scripts: Readonly<Record<string, string>>): Manifests {
  return { 'package.json': { scripts } };
}

const CHECK = 'node check.js';

describe('a change that empties what a command runs', () => {
  it.each([
    ['npm test', { test: CHECK }, { test: '' }, ['npm-script-empty', 'target-changed']],
    ['npm test', { test: CHECK }, { test: ' # later' }, ['npm-script-empty', 'target-changed']],
    [
      'npm test',
      { pretest: CHECK, test: CHECK },
      { pretest: CHECK, test: '' },
      ['npm-script-empty', 'target-changed'],
    ],
    [
      'npm test',
      { test: 'npm run unit', unit: CHECK },
      { test: 'npm run unit', unit: '' },
      ['npm-script-empty', 'target-changed'],
    ],
    ['npm test --if-present', { test: CHECK }, {}, ['npm-script-missing', 'target-changed']],
    ['npm test', { test: CHECK, x: '1' }, { test: CHECK, x: '' }, ['target-changed']],
    ['npm test', { test: CHECK, x: '' }, { test: CHECK, x: '' }, []],
  ])('%s, from %j to %j, gives %j', async (command, before, after, rules) => {
    expect(await rulesOf(command, scripts(before), scripts(after))).toEqual(rules);
  });
});

describe('a change of `workspaces`', () => {
  const member = (name: string) => ({ name, scripts: { test: CHECK } });
  const root = (...workspaces: string[]) => ({
    'package.json': { workspaces },
    'pk/a/package.json': member('a'),
    'pk/b/package.json': member('b'),
    'old/a/package.json': member('a'),
  });
  const { 'pk/b/package.json': _, ...withoutB } = root('pk/*');

  it.each([
    ['npm test -w a', root('old/*'), ['target-changed', 'workspaces-changed']],
    ['npm test --workspaces', root('pk/b'), ['target-changed', 'workspaces-changed']],
    ['npm test --workspaces', root('pk/b'), ['target-changed', 'workspaces-changed']],
    ['npm test --workspaces', root('pk/a', 'pk/b'), ['target-changed']],
    ['npm test -w b', root('pk/b'), ['target-changed']],
    ['npm test --workspaces', root('pk/*'), []],
    // The diff shows that the package is gone.
    ['npm test --workspaces', withoutB, []],
  ])('%s after %j gives %j', async (command, after, rules) => {
    expect(await rulesOf(command, root('pk/*'), after)).toEqual(rules);
  });
});
