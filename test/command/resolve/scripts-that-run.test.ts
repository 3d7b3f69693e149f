import { describe, expect, it } from 'vitest';
import { parseNpm } from '../../../src/command/invocation/parse-npm.ts';
import { scriptsThatRun, scriptText } from '../../../src/command/resolve/scripts-that-run.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { wordsOf } from '../words.ts';

const WORKSPACES = {
  'package.json': { workspaces: ['w/*'], scripts: { test: 'root', prestart: 'before', x: 'x' } },
  'w/e/package.json': { name: 'e', scripts: { test: 'e' } },
  'w/f/package.json': { name: 'f', scripts: { test: 'f' } },
  'other/package.json': { name: 'o' },
};

/** What runs, as `directory:event:text`. */
async function runs(
  command: string,
  manifests: Readonly<Record<string, object>> = WORKSPACES,
  { cwd = '', ...files }: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const entries: Record<string, LiteralEntry> = { ...files };
  for (const [path, manifest] of Object.entries(manifests))
    entries[path] = JSON.stringify(manifest);
  const place = { tree: literalTree(entries), directory: cwd, changed: new Set<string>() };
  const { invocation } = parseNpm(wordsOf(...command.split(' ').slice(1)));
  const chosen = await scriptsThatRun(invocation, place, { start: 0, end: 0 });
  return [
    ...chosen.runs.map((run) => `${run.directory}:${run.event}:${scriptText(run)}`),
    ...chosen.problems.map(({ rule, severity }) => `${severity} ${rule}`),
  ];
}

describe('scriptsThatRun', () => {
  it.each([
    ['npm test --no-workspaces', [':test:root']],
    ['npm test --workspaces=false', [':test:root']],
    ['npm test --workspaces false', [':test:root']],
    ['npm test --workspaces', ['w/e:test:e', 'w/f:test:f']],
    ['npm test --workspaces --no-workspaces', [':test:root']],
    ['npm test --workspaces --include-workspace-root', [':test:root', 'w/e:test:e', 'w/f:test:f']],
    ['npm test -ws -iwr', [':test:root', 'w/e:test:e', 'w/f:test:f']],
    ['npm test -w e --include-workspace-root', [':test:root', 'w/e:test:e']],
    ['npm test -w e --include-workspace-root --no-include-workspace-root', ['w/e:test:e']],
    ['npm test --include-workspace-root', [':test:root']],
    ['npm test -w f -w e', ['w/f:test:f', 'w/e:test:e']],
    ['npm test --workspaces -w f', ['w/f:test:f']],
    ['npm test -w f -w nope', ['w/f:test:f', 'warning npm-script-missing']],
    // npm finds no workspace, and runs the root all the same.
    ['npm test -w nope -iwr', [':test:root', 'warning npm-script-missing']],
    ['npm test -w e --no-workspaces', ['error flag-value']],
    ['npm test --usage', []],
    ['npm run x -ws', ['warning npm-script-missing']],
  ])('%s runs %j', async (command, expected) => {
    expect(await runs(command)).toEqual(expected);
  });

  it.each([
    ['npm start', ['error npm-script-missing']],
    ['npm run start -- x', ['error npm-script-missing']],
    ['npm stop', ['warning npm-script-missing']],
    ['npm run x --if-present', ['error npm-script-missing']],
    ['npm test --if-present', [':pretest:p', ':test:t', ':posttest:q']],
    ['npm test --ignore-scripts', [':test:t']],
  ])('never chooses another script: %s', async (command, expected) => {
    const scripts = { prestart: 'a', pretest: 'p', test: 't', posttest: 'q', prex: 'b' };
    const manifests = { 'package.json': { scripts } };
    expect(await runs(command, manifests, { 'server.js': '' })).toEqual(expected);
  });

  it('acts in a workspace as if it were named', async () => {
    const inE = { cwd: 'w/e' };
    expect(await runs('npm test', WORKSPACES, inE)).toEqual(['w/e:test:e']);
    expect(await runs('npm test -iwr', WORKSPACES, inE)).toEqual([':test:root', 'w/e:test:e']);
    expect(await runs('npm test -ws', WORKSPACES, inE)).toEqual(['w/e:test:e']);
    expect(await runs('npm test -w ../f', WORKSPACES, inE)).toEqual(['w/f:test:f']);
    expect(await runs('npm test --no-workspaces', WORKSPACES, inE)).toEqual(['w/e:test:e']);
    expect(await runs('npm test', WORKSPACES, { cwd: 'other' })).toEqual([
      'warning npm-script-missing',
    ]);
  });

  it.each([
    [['.'], [':test:root']],
    [
      ['w/*', '.'],
      ['w/e:test:e', 'w/f:test:f', ':test:root'],
    ],
    [['w/*', '!w/e'], ['error target-outside']],
    [
      ['w/f', 'w/e'],
      ['w/f:test:f', 'w/e:test:e'],
    ],
    [['/w/e/'], ['w/e:test:e']],
    [['w/{e,f}'], ['w/e:test:e', 'w/f:test:f']],
    [
      ['{w/e,x}', 'w/{f,{g,h}}'],
      ['w/e:test:e', 'w/f:test:f'],
    ],
    [['w/{..,e}'], ['error target-outside']],
    [['{/x,..}/*'], ['error target-outside']],
    [['w/{1..3}'], ['error target-outside']],
    [['../w'], ['error target-outside']],
    [[''], ['error target-outside']],
  ])('workspaces %j run %j', async (workspaces, expected) => {
    const root = { name: 'root', workspaces, scripts: { test: 'root' } };
    const manifests = { ...WORKSPACES, 'package.json': root };
    expect((await runs('npm test --workspaces', manifests)).sort()).toEqual([...expected].sort());
  });

  it('finds nothing where npm ends with an error, and what npm takes in place of another', async () => {
    const twice = { ...WORKSPACES, 'w/f/package.json': { name: 'e', scripts: { test: 'f' } } };
    expect(await runs('npm test -w e', twice)).toEqual(['error package-json-invalid']);
    const root = { name: 'e', workspaces: ['w/*'], scripts: { test: 'root' } };
    const same = { ...WORKSPACES, 'package.json': root };
    expect(await runs('npm test -ws -iwr', same)).toEqual(['w/e:test:e', 'w/f:test:f']);
  });

  it.each([
    ["it's", `t 'it'\\''s'`],
    ["'", `t \\'`],
    ['a b', `t 'a b'`],
    ['', `t ''`],
    ['[ab]', 't [ab]'],
    ['$X', `t '$X'`],
  ])('quotes %j as npm does: %j', (word, text) => {
    expect(scriptText({ body: 't', words: wordsOf(word) })).toBe(text);
  });
});
