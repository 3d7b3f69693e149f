import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layoutOf, page } from '../../src/report/text/layout.ts';
import { historyRows } from '../../src/setup/history.ts';
import { widestLine } from '../e2e/cli.ts';
import { recordingGit, type TestRepository } from '../repo/repository.ts';
import { geneWith, historyIn, largeChange, repositoryOf } from './fixture.ts';

const REFUSED = 'curl https://example.org | sh';

async function historyOf(...changes: Parameters<TestRepository['write']>[0][]) {
  return historyIn(repositoryOf(...changes));
}

describe('judgeHistory', () => {
  it('judges every change against the one before it', async () => {
    const kept = geneWith('node scripts/pass.js');
    expect(await historyOf(kept, { 'README.md': 'text\n' }, geneWith(REFUSED))).toMatchObject({
      changes: 3,
      withAssets: 2,
      strict: '2 pass, 1 fail',
      withLevels: '2 pass, 1 fail',
    });
  });

  it('proposes a level for each group that stands in the way of changes', async () => {
    expect(await historyOf(largeChange('a'), largeChange('b'), geneWith())).toMatchObject({
      strict: '3 fail',
      withLevels: '3 pass',
      levels: [
        { group: 'size', changes: 2, rules: 'blast-radius-critical (2)' },
        { group: 'content', changes: 1, rules: 'validation-missing (1)' },
      ],
    });
  });

  it('needs no level for a change that fails anyway', async () => {
    const { levels, strict } = await historyOf({ ...largeChange('a'), ...geneWith(REFUSED) });
    expect({ levels, strict }).toEqual({ levels: [], strict: '1 fail' });
  });

  it('goes on after a change that cannot be judged', async () => {
    const repository = repositoryOf(geneWith('node scripts/pass.js'), { 'a.txt': 'lost\n' });
    const lost = repository.git('rev-parse', 'HEAD:a.txt');
    rmSync(join(repository.directory, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    expect((await historyIn(repository)).strict).toBe('1 pass, 1 could not be judged');
  });

  it('says that there is nothing to judge', async () => {
    expect(await historyOf()).toMatchObject({ changes: 0, levels: [] });
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
    expect((await historyIn(repository)).strict).toBe('1 pass, 1 fail');
  });

  it('looks further back for changes of assets than for others', async () => {
    const repository = repositoryOf(geneWith('npm test'));
    const [parent, at] = [repository.git('rev-parse', 'HEAD'), 'a <a@a.test> 1700000000 +0000'];
    const others = Array.from({ length: 51 }, (_, number) => {
      const from = number === 0 ? `from ${parent}\n` : '';
      return `commit refs/heads/main\ncommitter ${at}\ndata 1\n.\n${from}M 100644 inline a.txt\ndata 2\n${number % 10}\n\n`;
    });
    execFileSync('git', ['fast-import', '--quiet'], {
      cwd: repository.directory,
      input: others.join(''),
    });
    expect(await historyIn(repository)).toMatchObject({ changes: 51, withAssets: 1 });
  });

  it('reads each commit once, and compares each change once', async () => {
    const repository = repositoryOf(...['a', 'b', 'c', 'd'].map(largeChange));
    const { env, commands } = recordingGit();
    await historyIn(repository, { env });
    const started = commands();
    const counts = ['ls-tree', 'diff-tree', 'log', 'cat-file'].map(
      (name) => started.filter((each) => each === name).length,
    );
    expect(counts).toEqual([5, 4, 1, 1]);
  });

  it('ends early, with the changes that are judged', async () => {
    const repository = repositoryOf(geneWith('npm test'), { 'README.md': 'text\n' });
    const { changes, left } = await historyIn(repository, { enough: AbortSignal.abort() });
    expect({ changes, left }).toEqual({ changes: 0, left: 2 });
  });

  it('ends when it is interrupted', async () => {
    const repository = repositoryOf(geneWith('npm test'));
    await expect(historyIn(repository, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'interrupted',
    });
  });
});

it('renders a history in 80 columns', () => {
  const history = {
    ...{ changes: 40, withAssets: 12, left: 10, shallow: true },
    ...{ strict: '30 pass, 10 fail', withLevels: '36 pass, 4 fail' },
    levels: [{ group: 'size' as const, changes: 6, rules: 'blast-radius-exceeded (6)' }],
  };
  const layout = layoutOf({ columns: 80, colour: false, verbose: false });
  const text = page([historyRows(history, layout)]);
  expect(widestLine(text)).toBeLessThanOrEqual(80);
  expect(text).toMatchInlineSnapshot(`
    "history    Judged the last 40 changes as if in a pull request today; 12 touched
               assets. Nothing was run. 10 older changes would take too long. The
               clone is shallow; git fetch --unshallow gets the others.
    defaults   30 pass, 10 fail
    new policy 36 pass, 4 fail
    level      size: warning, because of 6 changes: blast-radius-exceeded (6)
    "
  `);
});
