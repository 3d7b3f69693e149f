import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../src/repo/git.ts';
import { runGit } from '../../src/repo/git-process.ts';
import { readChange } from '../../src/repo/read-change.ts';
import { resolveCommits } from '../../src/repo/revision.ts';
import { resolveRevision } from '../../src/repo/typed-revision.ts';
import { list } from '../table.ts';
import { createRepository, open, TEST_ENVIRONMENT, temporaryFolder } from './repository.ts';

async function headOf(directory: string): Promise<string> {
  return (await resolveCommits(await open(directory), ['HEAD']))[0];
}

describe('openRepository', () => {
  it('takes a clone for complete only if it has no shallow file, not if it cannot be read', async () => {
    const repository = createRepository();
    repository.commit();
    const opened = await open(repository.directory);
    expect(await opened.shallowCommits()).toEqual(new Set());
    mkdirSync(join(repository.directory, '.git/shallow'));
    await expect(opened.shallowCommits()).rejects.toMatchObject({ code: 'git_failed' });
  });

  it('finds the root from a directory inside', async () => {
    const repository = createRepository();
    repository.write({ 'a/b/c.txt': 'c\n' });
    repository.commit();
    const opened = await open(join(repository.directory, 'a/b'));
    expect(opened.directory).toBe(repository.directory);
  });

  it('opens a linked worktree', async () => {
    const repository = createRepository();
    const first = repository.commit('first');
    const linked = join(temporaryFolder(), 'linked');
    repository.git('worktree', 'add', '--quiet', '--detach', linked, first);
    repository.commit('second');
    expect((await open(linked)).directory).toBe(linked);
    expect(await headOf(linked)).toBe(first);
  });

  it('opens a submodule', async () => {
    const inner = createRepository();
    inner.write({ 'a.txt': 'a\n' });
    const base = inner.commit();
    inner.write({ 'a.txt': 'b\n' });
    const audited = inner.commit();
    const outer = createRepository();
    outer.addSubmodule(inner.directory);
    const opened = await open(join(outer.directory, 'sub'));
    expect(opened.directory).toBe(join(outer.directory, 'sub'));
    expect((await readChange(opened, base, audited)).files).toHaveLength(1);
  });

  it('opens a repository of SHA-256 objects', async () => {
    const directory = temporaryFolder();
    const repository = createRepository({ directory: join(directory, 'unused') });
    repository.git('init', '--quiet', '--object-format=sha256', '--initial-branch=main', '../used');
    const used = join(directory, 'used');
    const git = (...args: string[]) => repository.git('-C', used, ...args);
    git('commit', '--quiet', '--allow-empty', '--message=a');
    writeFileSync(join(used, 'a'), 'a\nb\n');
    git('add', 'a');
    git('commit', '--quiet', '--message=b');
    const opened = await open(used);
    const [base, audited] = [await resolveRevision(opened, 'HEAD~'), await headOf(used)];
    expect(audited).toHaveLength(64);
    const { files } = await readChange(opened, base, audited);
    expect(files).toMatchObject([{ path: 'a', added: 2 }]);
  });

  it.each([
    ['a directory without a repository', 'true', '', 'is not in a git repository'],
    ['a directory that is not there', 'true', 'missing', 'is not a directory'],
    ['a bare repository', 'git init --quiet --bare', '', 'is a bare repository'],
    ['a .git', 'git init --quiet', '.git', 'is inside a .git directory'],
    ['an unreadable one', 'echo gitdir: /nowhere > .git', '', 'is not in a git repository'],
  ])('rejects %s with a clear message', async (_, script, name, words) => {
    const parent = temporaryFolder();
    createRepository().sh(`cd "$PARENT"; ${script}`, { PARENT: parent });
    const folder = join(parent, name);
    await expect(openRepository(folder, TEST_ENVIRONMENT)).rejects.toMatchObject({
      code: 'not_a_repository',
      message: expect.stringContaining(`${folder} ${words}`),
      hint: expect.stringContaining('--repo'),
    });
  });

  it('reports that git is not installed', async () => {
    const env = { ...TEST_ENVIRONMENT, PATH: temporaryFolder() };
    const opened = openRepository(temporaryFolder(), env);
    await expect(opened).rejects.toMatchObject({ code: 'program_not_found' });
  });

  it('deletes its temporary files when it is closed', async () => {
    const opened = await openRepository(createRepository().directory, TEST_ENVIRONMENT);
    expect(existsSync(opened.temporary)).toBe(true);
    await opened.close();
    expect(existsSync(opened.temporary)).toBe(false);
  });
});

describe('git', () => {
  it('fails with git’s own message, without credentials', async () => {
    const { user } = await open(createRepository().directory);
    const url = 'http://name:secret@127.0.0.1:1/x';
    const error = await user(['fetch', url]).catch((caught) => caught);
    expect(error).toMatchObject({ code: 'git_failed' });
    expect(error.message).toContain('127.0.0.1');
    expect(error.message).not.toContain('secret');
  });

  it('fails with the exit code if git prints nothing', async () => {
    const { user } = await open(createRepository().directory);
    await expect(user(['config', '--get', 'no.such'])).rejects.toMatchObject({
      code: 'git_failed',
      message: 'git config failed: exit code 1',
    });
    expect(await user(['config', '--get', 'no.such'], { accept: [1] })).toHaveLength(0);
  });

  const LATE = Buffer.from('soon\nlate\n');
  it.each([
    ['stopped by a signal', 'kill -KILL $$', { code: 'git_failed' }],
    ['over before it reads its input', 'exit 3', { exitCode: 3 }],
    ['still printing after its end', '(sleep 0.2; echo late) & echo soon', { stdout: LATE }],
  ])('is told apart when it is %s', async (_, script, expected) => {
    const directory = temporaryFolder();
    const program = `#!/bin/sh\nPATH='${TEST_ENVIRONMENT.PATH}'\n${script}\n`;
    writeFileSync(join(directory, 'git'), program, { mode: 0o755 });
    const settings = { directory, env: { PATH: directory } };
    const input = 'x'.repeat(1 << 20);
    const result = await runGit(settings, ['log'], { input }).catch((error) => error);
    expect(result).toMatchObject(expected);
  });

  it('ends its input if that is empty', async () => {
    const { user } = await open(createRepository().directory);
    expect(await user(['check-attr', '--stdin', 'text'], { input: '' })).toHaveLength(0);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['a program that asks for passwords', { GIT_ASKPASS: 'true', SSH_ASKPASS: 'true' }],
    ['other configurations', { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }],
    ['an SSH command', { GIT_SSH: 'ssh', GIT_SSH_COMMAND: 'ssh -i key' }],
    ['a proxy', { GIT_PROXY_COMMAND: 'true' }],
    ...list`
      core.askPass ¦ core.gitProxy ¦ core.sshCommand ¦ credential.helper ¦ include.path
      protocol.file.allow ¦ url.https://mirror.example/.insteadOf
    `.map((key): [string, NodeJS.ProcessEnv] => [
      `\`${key}\``,
      { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '/dev/null' },
    ]),
  ])('takes %s from the environment of the user', async (_, env) => {
    const { directory } = createRepository();
    const opened = await open(directory, { ...TEST_ENVIRONMENT, ...env });
    expect(`${await opened.user(['rev-parse', '--is-inside-work-tree'])}`).toBe('true\n');
  });

  it('runs no hooks of the clone', async () => {
    const repository = createRepository();
    const remote = createRepository();
    remote.commit();
    const mark = join(temporaryFolder(), 'was-run');
    const hook = join(repository.directory, '.git/hooks/reference-transaction');
    mkdirSync(join(hook, '..'), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\ntouch ${mark}\n`, { mode: 0o755 });
    const { user } = await open(repository.directory);
    await user(['fetch', '--quiet', remote.directory, 'main:refs/heads/fetched']);
    expect(existsSync(mark)).toBe(false);
    repository.git('update-ref', 'refs/heads/other', 'refs/heads/fetched');
    expect(existsSync(mark)).toBe(true);
  });
});
