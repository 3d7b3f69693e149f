import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { resolveRevision } from '../../src/repo/typed-revision.ts';
import { forMany } from '../runs.ts';
import { list } from '../table.ts';
import {
  createRepository,
  open,
  type TestRepository,
  type TestRepositoryOptions,
  temporaryFolder,
} from './repository.ts';

/** `main` with two commits, `topic` checked out with a third. */
function history(options?: TestRepositoryOptions) {
  const repository = createRepository(options);
  const first = repository.commit('first');
  const main = repository.commit('second');
  repository.git('checkout', '--quiet', '-b', 'topic');
  const topic = repository.commit('third');
  return { ...repository, first, main, topic };
}

/** For all tests that only read. */
const READ = history({ directory: temporaryFolder(afterAll) });

const resolveIn = async ({ directory }: Pick<TestRepository, 'directory'>, text: string) =>
  await resolveRevision(await open(directory), text);

/** Two messages for which the ids of the commits without a parent begin with the same four digits. */
function messagesOfSimilarCommits(tree: string): readonly [string, string] {
  const person = 'A <a@example.org> 1767225600 +0000';
  const seen = new Map<string, string>();
  for (let number = 0; ; number++) {
    const text = `tree ${tree}\nauthor ${person}\ncommitter ${person}\n\n${number}\n`;
    const id = createHash('sha1').update(`commit ${text.length}\0${text}`).digest('hex');
    const other = seen.get(id.slice(0, 4));
    if (other !== undefined) return [other, `${number}`];
    seen.set(id.slice(0, 4), `${number}`);
  }
}

it('resolves every way to name a commit', async () => {
  const made = history();
  const { first, main, topic, git } = made;
  git('tag', '--annotate', '--message=tag', 'v1', first);
  git('branch', 'feature/ünï', first);
  git('branch', 'release{1}', first);
  git('update-ref', 'refs/remotes/origin/trunk', main);
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
  git('update-ref', 'ORIG_HEAD', first);
  const meanings = {
    HEAD: topic,
    '@': topic,
    'HEAD~1': main,
    'HEAD~1^1~0': first,
    '@~2': first,
    main,
    'main^': first,
    'heads/main': main,
    'refs/heads/main~1': first,
    v1: first,
    'tags/v1': first,
    'refs/tags/v1': first,
    'v1-0-g0000': undefined,
    [`v1-2-g${topic.slice(0, 9)}`]: topic,
    origin: main,
    'origin/trunk': main,
    'remotes/origin/trunk': main,
    'feature/ünï': first,
    'release{1}': first,
    ORIG_HEAD: first,
    [first]: first,
    [first.toUpperCase()]: first,
    [`${topic}~1`]: main,
    [main.slice(0, 12)]: main,
    [main.slice(0, 12).toUpperCase()]: main,
  };
  const opened = await open(made.directory);
  for (const [text, commit] of Object.entries(meanings)) {
    const answer = await resolveRevision(opened, text).catch(() => undefined);
    expect(answer, text).toBe(commit);
  }
});

it.each(list`
    <0 times x> ¦ - ¦ --all ¦ -rf ¦ a b ¦ a<U+000A>b ¦ a<U+0000>b ¦ main..HEAD ¦ HEAD:file
    :/words ¦ @{u} ¦ @{-1} ¦ main@{1} ¦ main@{upstream} ¦ HEAD^{/words} ¦ <U+0009>
  `)('refuses %j', async (text) => {
  await expect(resolveIn(READ, text)).rejects.toMatchObject({
    code: 'ref_not_found',
    message: expect.stringContaining(JSON.stringify(text)),
  });
});

it.each([
  ['mian', 'Did you mean main? '],
  ['trunk', 'Did you mean origin/trunk? '],
  ['something-else', ''],
])('asks whether a branch like %s was meant', async (text, hint) => {
  const repository = history();
  repository.git('update-ref', 'refs/remotes/origin/trunk', repository.main);
  await expect(resolveIn(repository, text)).rejects.toMatchObject({
    hint: expect.stringMatching(new RegExp(`^${hint.replace('?', '[?]')}Check the spelling`)),
  });
});

it.each(['no-such-branch', 'f'.repeat(40), 'HEAD~7', 'main^2', 'main^@', 'main^!', 'refs/main'])(
  'reports the unknown revision %s',
  async (text) => {
    await expect(resolveIn(READ, text)).rejects.toMatchObject({
      code: 'ref_not_found',
      message: `unknown revision ${text}`,
      hint: expect.not.stringContaining('git fetch'),
    });
  },
);

it.each([
  ['a tag named like a branch', 'main', ['refs/tags/main']],
  ['a tag named like a remote branch', 'origin/main', ['refs/tags/origin/main']],
  ['a branch named like a remote branch', 'origin/main', ['refs/heads/origin/main']],
  ['a ref outside all directories', 'main', ['refs/main']],
  ['a remote named like a branch', 'main', ['refs/remotes/main/HEAD']],
  ['a tag in a directory', 'heads/main', ['refs/tags/heads/main']],
  ['a branch and a tag', 'main', ['refs/tags/main', 'refs/remotes/main']],
])('lists the candidates: %s', async (_, text, refs) => {
  const made = history();
  made.git('update-ref', 'refs/remotes/origin/main', made.main);
  for (const ref of refs) made.git('update-ref', ref, made.topic);
  const error = { code: 'ref_ambiguous', hint: expect.stringContaining('refs/heads/main') };
  await expect(resolveIn(made, text)).rejects.toMatchObject(error);
  await expect(resolveIn(made, `${text}~1`)).rejects.toMatchObject(error);
  const { message } = await resolveIn(made, text).catch((caught) => caught);
  for (const ref of refs) expect(message).toContain(`${ref} (${made.topic.slice(0, 12)})`);
  expect(message).toContain(`main (${made.main.slice(0, 12)})`);
});

it('accepts several names of the same commit', async () => {
  const made = history();
  made.git('update-ref', 'refs/tags/main', made.main);
  expect(await resolveIn(made, 'main')).toBe(made.main);
});

it('takes a full name for nothing else', async () => {
  const made = history();
  for (const name of ['refs/heads/main', 'refs/heads/none', 'HEAD']) {
    made.git('update-ref', `refs/tags/${name}`, made.first);
  }
  made.git('update-ref', 'refs/heads/HEAD', made.first);
  expect(await resolveIn(made, 'refs/heads/main')).toBe(made.main);
  expect(await resolveIn(made, 'HEAD')).toBe(made.topic);
  await expect(resolveIn(made, 'refs/heads/none')).rejects.toMatchObject({ code: 'ref_not_found' });
});

it('takes a full id for the commit, and refuses refs that hide an abbreviated one', async () => {
  const made = history();
  const { main, topic } = made;
  for (const name of [main, main.slice(0, 8), `v1-1-g${main.slice(0, 8)}`]) {
    made.git('update-ref', `refs/tags/${name}`, topic);
  }
  expect(await resolveIn(made, main)).toBe(main);
  for (const text of [main.slice(0, 8), `v1-1-g${main.slice(0, 8)}`]) {
    await expect(resolveIn(made, text)).rejects.toMatchObject({
      code: 'ref_ambiguous',
      message: expect.stringContaining(`commit ${main}`),
    });
  }
});

it('lists the commits of an abbreviated id that is too short', async () => {
  const repository = createRepository();
  const tree = repository.git('write-tree');
  const messages = messagesOfSimilarCommits(tree);
  const ids = messages.map((text) => repository.git('commit-tree', tree, '-m', text));
  const [one = '', other = ''] = ids;
  expect(one.slice(0, 4)).toBe(other.slice(0, 4));
  await expect(resolveIn(repository, one.slice(0, 4))).rejects.toMatchObject({
    code: 'ref_ambiguous',
    message: expect.stringMatching(new RegExp(`(?=.*${one})(?=.*${other})`)),
  });
});

it('ignores grafts, replacements and files of the .git directory', async () => {
  const made = history();
  const { first, main, topic, git } = made;
  git('replace', main, topic);
  git('replace', '--graft', topic, first);
  made.write({ '.git/info/grafts': `${topic} ${first}\n`, '.git/main': `${topic}\n` });
  expect(await resolveIn(made, 'main')).toBe(main);
  expect(await resolveIn(made, 'topic~1')).toBe(main);
});

it('resolves any text to a commit, or fails with an error about the revision', async () => {
  const repository = createRepository();
  const commit = repository.commit();
  const opened = await open(repository.directory);
  await forMany(25, fc.string({ unit: 'binary' }), async (text) => {
    const found = await resolveRevision(opened, text).catch(({ code }) => code);
    expect([commit, 'ref_not_found']).toContain(found);
  });
});
