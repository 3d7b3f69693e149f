import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  copyRepository,
  safeGitConfigs,
  withoutSecrets,
} from '../../../src/run/checkout/safe-repository.ts';
import { list } from '../../table.ts';
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

describe('safeGitConfigs', () => {
  it('finds those of submodules and linked worktrees', async () => {
    const checkout = temporaryFolder({
      '.git/config': CONFIG,
      '.git/config.worktree': 'a',
      '.git/modules/lib/config': '[http]\n\textraheader = secret\n',
      '.git/modules/lib/modules/deep/config': '',
      'lib/config': 'not git’s',
    });
    const configs = await safeGitConfigs(checkout);
    const modules = ['lib', 'lib/modules/deep'].map((name) => `.git/modules/${name}/config`);
    const found = ['.git/config', '.git/config.worktree', ...modules];
    expect([...configs.keys()].sort()).toEqual(found);
    expect([...configs.values()].join('')).toBe(SAFE);
    const elsewhere = temporaryFolder({ '.git': 'gitdir: elsewhere' });
    expect(await safeGitConfigs(elsewhere)).toEqual(new Map());
  });

  it.each(list`
    objects ¦ logs ¦ lfs ¦ info ¦ hooks ¦ refs ¦ worktrees ¦ a/objects/b ¦ x/logs
  `)('finds that of a submodule named %s', async (name) => {
    const path = `.git/modules/${name}/config`;
    const git = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/objects/pack/x': '' };
    const checkout = temporaryFolder({ ...git, [path]: CONFIG });
    expect(await safeGitConfigs(checkout)).toEqual(new Map([[path, SAFE]]));
  });

  it.each([`${'a'.repeat(40)}\n`, `${'a'.repeat(64)}\n`, 'ref: refs/heads/main\n'])(
    'does not change a branch named config',
    async (ref) => {
      const checkout = temporaryFolder({ '.git/refs/heads/config': ref });
      expect([...(await safeGitConfigs(checkout)).values()]).toEqual([ref]);
    },
  );
});

describe('copyRepository', () => {
  it.each(['lib', 'objects', 'hooks', 'lfs', 'worktrees', 'a/objects', 'objects/b'])(
    'reduces the configuration of a submodule named %s, and borrows only objects',
    async (name) => {
      const module = `.git/modules/${name}`;
      const checkout = temporaryFolder({
        '.git/HEAD': 'ref: refs/heads/main\n',
        '.git/config': CONFIG,
        '.git/objects/pack/x': '',
        '.git/hooks/pre-commit': 'exit\n',
        [`${module}/HEAD`]: 'ref: refs/heads/main\n',
        [`${module}/config`]: CONFIG,
        [`${module}/objects/pack/x`]: '',
      });
      const copy = temporaryFolder({});
      const borrowed = await copyRepository(checkout, copy);
      const objects = [module, '.git'].map((folder) => join(checkout, folder, 'objects'));
      expect(borrowed.sort()).toEqual(objects.sort());
      expect(readFileSync(join(copy, module, 'config'), 'utf8')).toBe(SAFE);
      expect(existsSync(join(copy, '.git/hooks'))).toBe(false);
    },
  );
});
