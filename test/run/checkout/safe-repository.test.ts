import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  copyRepository,
  otherRepositories,
  safeGitConfigs,
  withoutSecrets,
} from '../../../src/run/checkout/safe-repository.ts';
import { temporaryFolder } from '../fixture.ts';

it('withoutSecrets keeps only what git needs to read a repository', () => {
  const config = `[core]
\trepositoryformatversion = 1
\tsshCommand = evil
\tfsmonitor = evil
\tbare = false
[remote "origin"]
\turl = https://user:token@example.com/x
[extensions]
\tobjectFormat = sha256
\tpartialClone = origin
[http "https://github.com/"]
\textraheader = AUTHORIZATION: basic c2VjcmV0
[includeIf "gitdir:/"]
\tpath = /home/runner/credentials
[Core] sshCommand = evil
`;
  expect(withoutSecrets(config)).toBe(`[core]
\trepositoryformatversion = 1
\tbare = false
[extensions]
\tobjectFormat = sha256
`);
});

const SAFE = '[core]\n\tbare = false\n';
const CONFIG = `${SAFE}[http]\n\textraheader = secret\n`;

it('safeGitConfigs finds the files of the repository alone', async () => {
  const checkout = temporaryFolder({
    '.git/config': CONFIG,
    '.git/config.worktree': 'a',
    '.git/modules/lib/config': CONFIG,
    'lib/config': 'not git’s',
  });
  const configs = await safeGitConfigs(checkout);
  expect([...configs]).toEqual([
    ['.git/config', SAFE],
    ['.git/config.worktree', ''],
  ]);
  expect(otherRepositories(checkout)).toEqual(['.git/modules']);
  const elsewhere = temporaryFolder({ '.git': 'gitdir: elsewhere' });
  expect(await safeGitConfigs(elsewhere)).toEqual(new Map());
});

it('copyRepository reduces the configuration, borrows objects, and leaves other repositories out', async () => {
  const checkout = temporaryFolder({
    '.git/HEAD': 'ref: refs/heads/main\n',
    '.git/config': CONFIG,
    '.git/objects/pack/x': '',
    '.git/refs/heads/hooks/config': 'a',
    '.git/hooks/pre-commit': 'exit\n',
    '.git/modules/objects/config': CONFIG,
    '.git/worktrees/w/config.worktree': CONFIG,
  });
  const copy = temporaryFolder({});
  expect(await copyRepository(checkout, copy)).toEqual([join(checkout, '.git/objects')]);
  expect(readFileSync(join(copy, '.git/config'), 'utf8')).toBe(SAFE);
  const copied = ['HEAD', 'config', 'objects', 'refs'];
  expect(readdirSync(join(copy, '.git')).sort()).toEqual(copied);
  expect(readFileSync(join(copy, '.git/refs/heads/hooks/config'), 'utf8')).toBe('a');
});
