import { describe, expect, it } from 'vitest';
import { parseNpm } from '../../../src/command/invocation/parse-npm.ts';
import { scriptsThatRun, scriptText } from '../../../src/command/resolve/scripts-that-run.ts';
import { type LiteralEntry, literalTree } from '../../../src/repo/literal-tree.ts';
import { wordsOf } from '../words.ts';

const WORKSPACES = {
  'package.json': { workspaces: ['w/*'], scripts: { test: 'root', prestart: 'before', x: 'x' } },
  'w/e/package.json': { name: 'e', scripts: { test: 'e' } },
  'w/f/package.json': { name: 'f', scripts: { test: 'f' } },
  'other/package.json': { name: 'o', scripts: { prepack: 'o', prepare: 'p', postpack: 'q' } },
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
    ...chosen.problems.map(({ rule }) => `! ${rule}`),
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
    ['npm test -w f -w nope', ['w/f:test:f', '! workspace-missing']],
    // npm finds no workspace, and runs the root all the same.
    ['npm test -w nope -iwr', [':test:root', '! workspace-missing']],
    ['npm test -w e --no-workspaces', ['! flag-value']],
    ['npm test --no-usage', [':test:root']],
    ['npm test --usage --usage=false', [':test:root']],
    ['npm test --no-version', [':test:root']],
    ['npm test --versions=false', [':test:root']],
    ['npm test --usage', []],
    ['npm run x -ws', ['! npm-script-missing', '! npm-script-missing']],
    ['npm pack --dry-run', []],
    ['npm pack --dry-run ./other', ['other:prepack:o', 'other:prepare:p', 'other:postpack:q']],
    ['npm pack --dry-run other/../other', ['! downloads']],
    [
      'npm pack --dry-run -w nope ./other',
      ['other:prepack:o', 'other:prepare:p', 'other:postpack:q'],
    ],
    ['npm pack --dry-run --ignore-scripts ./other', ['other:prepare:p']],
    ['npm pack --dry-run left-pad', ['! downloads']],
    ['npm pack --dry-run ../other', ['! target-outside']],
    ['npm pack --dry-run /etc', ['! target-outside']],
    ['npm pack --dry-run ./nope', ['! target-missing']],
  ])('%s runs %j', async (command, expected) => {
    expect(await runs(command)).toEqual(expected);
  });

  it.each([
    ['npm start', [':prestart:a', ':start:node server.js', ':poststart:b']],
    ['npm start -- x', [':prestart:a', ':start:node server.js x', ':poststart:b']],
    ['npm start --ignore-scripts', [':start:node server.js']],
    ['npm run start', [':prestart:a', ':start:node server.js', ':poststart:b']],
    [
      'npm restart',
      [':prerestart:c', ':restart:npm stop --if-present && npm start', ':postrestart:d'],
    ],
  ])("%s runs what stands around npm's own script: %j", async (command, expected) => {
    const scripts = { prestart: 'a', poststart: 'b', prerestart: 'c', postrestart: 'd' };
    const manifests = { 'package.json': { scripts } };
    expect(await runs(command, manifests, { 'server.js': '' })).toEqual(expected);
    const empty = { 'package.json': { scripts: { ...scripts, start: '', restart: '' } } };
    expect(await runs(command, empty, { 'server.js': '' })).toEqual(expected);
  });

  it('acts in a workspace as if it were named', async () => {
    const inE = { cwd: 'w/e' };
    expect(await runs('npm test', WORKSPACES, inE)).toEqual(['w/e:test:e']);
    expect(await runs('npm test -iwr', WORKSPACES, inE)).toEqual([':test:root', 'w/e:test:e']);
    expect(await runs('npm test -ws', WORKSPACES, inE)).toEqual(['w/e:test:e']);
    expect(await runs('npm test -w ../f', WORKSPACES, inE)).toEqual(['w/f:test:f']);
    expect(await runs('npm test --no-workspaces', WORKSPACES, inE)).toEqual(['w/e:test:e']);
    expect(await runs('npm test', WORKSPACES, { cwd: 'other' })).toEqual(['! npm-script-missing']);
  });

  it.each([
    [['.'], [':test:root']],
    [
      ['w/*', '.'],
      ['w/e:test:e', 'w/f:test:f', ':test:root'],
    ],
    [['w/*', '!w/e'], ['w/f:test:f']],
    [['!w/e', 'w/*'], ['w/f:test:f']],
    [
      ['!w/e', 'w/*', 'w/e'],
      ['w/f:test:f', 'w/e:test:e'],
    ],
    [['!!w/e'], ['w/e:test:e']],
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
    [['w/{..,e}'], ['! target-outside']],
    [['{/x,..}/*'], ['! target-outside']],
    [['w/{1..3}'], ['! target-outside']],
    [['w/{e,f}', '!w/e'], ['! target-outside']],
    [['../w'], ['! target-outside']],
    [[''], ['! target-outside']],
  ])('workspaces %j run %j', async (workspaces, expected) => {
    const root = { name: 'root', workspaces, scripts: { test: 'root' } };
    const manifests = { ...WORKSPACES, 'package.json': root };
    expect((await runs('npm test --workspaces', manifests)).sort()).toEqual([...expected].sort());
  });

  it('finds nothing where npm ends with an error, and what npm takes in place of another', async () => {
    const twice = { ...WORKSPACES, 'w/f/package.json': { name: 'e', scripts: { test: 'f' } } };
    expect(await runs('npm test -w e', twice)).toEqual(['! package-json-invalid']);
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
