import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordingGit, type TestRepository } from '../repo/repository.ts';
import { geneWith, largeChange, levelsIn, repositoryOf } from './fixture.ts';

const REFUSED = { validation: ['curl https://example.org | sh'] };
const size = (changes: number) => ({
  group: 'size',
  changes,
  rules: `blast-radius-critical (${changes})`,
});

it.each<[string, Parameters<TestRepository['write']>[0][], number, object[]]>([
  ['there is none', [], 0, []],
  ['they pass', [geneWith('node scripts/pass.js'), { 'README.md': 'text\n' }], 2, []],
  [
    'two groups of rules stand in the way',
    [largeChange('a'), largeChange('b'), geneWith()],
    3,
    [size(2), { group: 'content', changes: 1, rules: 'validation-missing (1)' }],
  ],
  ['one fails for another reason, too', [largeChange('a', REFUSED)], 1, [size(1)]],
])('proposes the levels that past changes need, if %s', async (_, files, changes, levels) => {
  expect(await levelsIn(repositoryOf(...files))).toEqual({ changes, levels });
});

it('goes on after a change that cannot be judged', async () => {
  const repository = repositoryOf(largeChange('a'), { 'a.txt': 'lost\n' });
  const lost = repository.git('rev-parse', 'HEAD:a.txt');
  rmSync(join(repository.directory, '.git/objects', lost.slice(0, 2), lost.slice(2)));
  expect(await levelsIn(repository)).toEqual({ changes: 2, levels: [size(1)] });
});

it('compares a merge with the branch that it was merged into', async () => {
  const repository = repositoryOf(geneWith('node scripts/pass.js'));
  repository.git('checkout', '--quiet', '-b', 'topic');
  repository.write(largeChange('a'));
  repository.commit('one');
  repository.write({ 'src/other.js': '\n' });
  repository.commit('two');
  repository.git('checkout', '--quiet', 'main');
  repository.git('merge', '--quiet', '--no-ff', '--message=merge', 'topic');
  expect(await levelsIn(repository)).toEqual({ changes: 2, levels: [size(1)] });
});

it('looks further back for changes of assets than for others', async () => {
  const repository = repositoryOf(geneWith());
  const [parent, at] = [repository.git('rev-parse', 'HEAD'), 'a <a@a.test> 1700000000 +0000'];
  const others = Array.from({ length: 51 }, (_, number) => {
    const from = number === 0 ? `from ${parent}\n` : '';
    return `commit refs/heads/main\ncommitter ${at}\ndata 1\n.\n${from}M 100644 inline a.txt\ndata 2\n${number % 10}\n\n`;
  });
  execFileSync('git', ['fast-import', '--quiet'], {
    cwd: repository.directory,
    input: others.join(''),
  });
  expect(await levelsIn(repository)).toMatchObject({ changes: 51, levels: [{ changes: 1 }] });
});

it('reads each commit once, and compares each change once', async () => {
  const repository = repositoryOf(...['a', 'b', 'c', 'd'].map((name) => largeChange(name)));
  const { env, commands } = recordingGit();
  await levelsIn(repository, { env });
  const started = commands();
  const counts = ['ls-tree', 'diff-tree', 'log', 'cat-file'].map(
    (name) => started.filter((each) => each === name).length,
  );
  expect(counts).toEqual([5, 4, 1, 1]);
});

it('ends early with what is judged, and with an error if it is interrupted', async () => {
  const repository = repositoryOf(geneWith('npm test'), { 'README.md': 'text\n' });
  const [enough, signal] = [AbortSignal.abort(), AbortSignal.abort()];
  expect(await levelsIn(repository, { enough })).toEqual({ changes: 0, levels: [] });
  await expect(levelsIn(repository, { signal })).rejects.toMatchObject({ code: 'interrupted' });
});
