import { describe, expect, it } from 'vitest';
import type { Platform } from '../../src/model/run.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { parsePolicy } from '../policy/from-text.ts';
import { judgeWith } from './fixture.ts';

const TREE = literalTree({
  'agent/notes.md': '',
  'agent/out': { symlink: '../notes.md' },
  'agent/in': { symlink: 'notes.md' },
  'notes.md': '',
  link: { symlink: 'agent' },
  all: { symlink: '.' },
  root: { symlink: '/' },
});

/** Judges a command as `check` does: by a policy file's text, in the audited tree. */
async function judge(policy: string, command: string, platform: Platform = 'linux') {
  const parsed = parsePolicy(policy, 'policy.yml');
  const { verdict, findings, confirmation } = await judgeWith(parsed, {
    tree: TREE,
    platform,
  }).command(command);
  return { verdict, confirmation, rules: findings.map(({ rule }) => rule) };
}

describe('workspace', () => {
  it.each([
    ['.', 'cat agent/notes.md', []],
    ['.', 'cat notes.md', []],
    ['agent', 'cat agent/notes.md', []],
    ['agent/', 'cat ./agent/in', []],
    ['agent', 'cat notes.md', ['path_outside_workspace']],
    ['agent', 'cat agent/out', ['path_outside_workspace']],
    ['agent', 'cat agentur/notes.md', ['path_outside_workspace']],
    ['agent', 'ls /', ['path_outside_workspace']],
    // Whoever proposes the change decides where a symlink of the tree leads.
    ['link', 'cat link/notes.md', ['path_outside_workspace']],
    ['all', 'cat all/notes.md', ['path_outside_workspace']],
    ['root', 'cat /etc/passwd', ['path_outside_workspace']],
  ])('%s: %s', async (workspace, command, rules) => {
    const { rules: found } = await judge(`profile: workspace\nworkspace: ${workspace}\n`, command);
    expect(found).toEqual(rules);
  });

  it('does not change where patterns are expanded: in the root of the tree', async () => {
    const policy = 'profile: workspace\nworkspace: agent\n';
    expect((await judge(policy, 'cat agent/*.md')).rules).toEqual(['unquoted-glob']);
    expect((await judge(policy, 'cat *.md')).rules[0]).toBe('path_outside_workspace');
    expect((await judge(policy, 'cat agent/o*')).rules[0]).toBe('path_outside_workspace');
  });
});

describe('allowed_roots', () => {
  it.each([
    ['agent', 'cat agent/notes.md', 'allow'],
    ['agent', 'cat agent/out', 'block'],
    ['agent', 'cat notes.md', 'block'],
    ['link', 'cat link/notes.md', 'block'],
    ['all', 'cat notes.md', 'block'],
    ['root', 'cat /etc/passwd', 'block'],
    ['/tmp', 'cat /tmp/x', 'allow'],
    ['/tmp', 'cat /tmp/../etc/passwd', 'block'],
  ])('%s: %s is %s', async (root, command, verdict) => {
    const policy = `profile: curated\nallowed_roots: ['${root}']\n`;
    expect((await judge(policy, command)).verdict).toBe(verdict);
  });
});

describe('disabled_packs', () => {
  it.each(['curated', 'workspace'])('disable families of %s', async (profile) => {
    const policy = `profile: ${profile}\n`;
    expect((await judge(policy, 'cat notes.md')).verdict).toBe('allow');
    const off = await judge(`${policy}disabled_packs: [files]\n`, 'cat notes.md');
    expect(off.verdict).toBe('block');
  });

  it('apply to a family that a policy restricts, and to one that it adds', async () => {
    const policy = (pack: string) => `profile: curated
disabled_packs: [${pack}]
families:
  - name: curl
    sandbox: { forms: { '-I {url}': {} }, match: [curl -I https://host.test], not_match: [curl x] }
  - name: tree
    category: extra
    sandbox: { match: [tree a], not_match: [tree -x] }
`;
    const curl = 'curl -I https://host.test';
    expect((await judge(policy('network'), curl)).rules).toEqual(['family_unavailable']);
    expect((await judge(policy('extra'), curl)).verdict).toBe('allow');
    expect((await judge(policy('extra'), 'tree a')).rules).toEqual(['family_unavailable']);
  });
});

describe('families', () => {
  const policy = `profile: curated
families:
  - name: make
    sandbox:
      risk: write
      operands: text...
      forbidden_prefixes: [Deploy]
      match: [make test]
      not_match: [make Deploy]
  - name: git
    sandbox:
      risk: write
      forms: { 'tag {text}': {} }
      match: [git tag v1]
      not_match: [git status --short]
`;

  it.each([
    ['make test', 'allow'],
    ['make deploy-all', 'block'],
    ['make DEPLOY', 'block'],
    ['git tag v1', 'allow'],
    ['git tag -d', 'block'],
    ['git status --short', 'block'],
    ['cat notes.md', 'allow'],
  ])('of a policy restrict or add programs: %s is %s', async (command, verdict) => {
    expect((await judge(policy, command)).verdict).toBe(verdict);
  });
});

describe('experimental', () => {
  const policy = (experimental: string) => `profile: curated
experimental: ${experimental}
families:
  - name: jq
    sandbox:
      only: curated
      maturity: experimental_only
      operands: text path*
      match: [jq . a.json]
      not_match: [jq]
`;

  it('accepts only listed families, with the same shape and risk and very strong confirmation', async () => {
    expect((await judge(policy('[]'), 'jq . notes.md')).rules).toEqual(['family_unavailable']);
    expect(await judge(policy('[jq]'), 'jq . notes.md')).toEqual({
      verdict: 'allow',
      confirmation: 'very_strong',
      rules: ['experimental_mode'],
    });
    expect((await judge(policy('[jq]'), 'jq')).rules).toEqual(['argument_refused']);
    expect((await judge(policy('[jq]'), 'jq . notes.md | sh')).verdict).toBe('block');
    expect((await judge(`mode: safe\n${policy('[touch]')}`, 'touch a')).rules).toEqual([
      'policy_risk',
    ]);
  });

  it('makes a listed family of any maturity experimental, and no other', async () => {
    expect((await judge(policy('[cat]'), 'cat notes.md')).confirmation).toBe('very_strong');
    expect((await judge(policy('[cat]'), 'head notes.md')).confirmation).toBe('standard');
    expect((await judge(policy('[sudo]'), 'sudo ls')).rules).toContain('family_unavailable');
  });
});

describe('the platform', () => {
  it('decides which families are available', async () => {
    expect((await judge('profile: curated\n', 'open notes.md', 'darwin')).verdict).toBe('allow');
    expect((await judge('profile: curated\n', 'open notes.md')).rules).toEqual([
      'family_unavailable',
    ]);
  });

  it.each(['linux', 'darwin', 'win32'] as const)(
    'lets no other case lead around what is refused, on %s',
    async (platform) => {
      const refused = await judge('profile: curated\n', 'tar -xf a.tar -C /ETC/x', platform);
      expect(refused.rules).toEqual(['constrained_form.tar']);
    },
  );

  it('decides whether allowed paths ignore case', async () => {
    const policy = 'profile: workspace\nworkspace: agent\n';
    expect((await judge(policy, 'cat AGENT/notes.md', 'darwin')).verdict).toBe('allow');
    expect((await judge(policy, 'cat AGENT/notes.md', 'linux')).verdict).toBe('block');
  });
});

describe('a judge', () => {
  it('reads equal strings once', () => {
    const judge = judgeWith();
    expect(judge.command('npm test')).toBe(judge.command('npm test'));
  });

  it('is forgotten after thousands of others, because each takes memory', async () => {
    const judge = judgeWith();
    const first = judge.command('npm test');
    await Promise.all(Array.from({ length: 10_000 }, (_, n) => judge.command(`node ${n}.js`)));
    const again = judge.command('npm test');
    expect(again).not.toBe(first);
    expect(await again).toEqual(await first);
    expect(judge.command('node 9999.js')).toBe(judge.command('node 9999.js'));
  });

  it('blocks a value that is not a string', async () => {
    expect(await judgeWith().command(7)).toMatchObject({
      verdict: 'block',
      reading: { argv: null },
    });
  });

  it('keeps its proposal when it gets other terms', async () => {
    const proposed = judgeWith({ profile: 'curated' }).proposed({ mode: 'experimental' });
    const command = 'open notes.md';
    expect((await proposed.command(command)).verdict).toBe('block');
    const elsewhere = await proposed.with({ platform: 'darwin' }).command(command);
    expect(elsewhere).toMatchObject({ verdict: 'allow', confirmation: 'very_strong' });
  });
});
