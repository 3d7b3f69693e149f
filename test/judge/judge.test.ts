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

const MAKE = `families:
  - name: make
    sandbox:
      risk: write
      operands: text...
      forbidden_prefixes: [Deploy]
      match: [make test]
      not_match: [make --force]
  - name: git
    sandbox:
      only: curated
      risk: write
      forms: { 'tag {text}': {} }
      match: [git tag v1]
      not_match: [git status --short]
`;
const PACKS = `families:
  - name: curl
    sandbox: { only: curated, forms: { '-I {url}': {} }, match: [curl -I https://host.test], not_match: [curl x] }
  - name: tree
    category: extra
    sandbox: { match: [tree a], not_match: [tree -x] }
`;
const JQ = `families:
  - name: jq
    sandbox:
      only: curated
      maturity: experimental_only
      operands: text path*
      match: [jq . a.json]
      not_match: [jq]
`;

describe('a policy', () => {
  it.each<[profile: string, key: string, command: string, answer: string, Platform?]>([
    ['workspace', 'workspace: .', 'cat notes.md', 'allow'],
    ['workspace', 'workspace: agent', 'cat agent/notes.md', 'allow'],
    ['workspace', 'workspace: agent/', 'cat ./agent/in', 'allow'],
    ['workspace', 'workspace: agent', 'cat notes.md', 'path_outside_workspace'],
    ['workspace', 'workspace: agent', 'cat agent/out', 'path_outside_workspace'],
    ['workspace', 'workspace: agent', 'cat agentur/notes.md', 'path_outside_workspace'],
    ['workspace', 'workspace: agent', 'ls /', 'path_outside_workspace'],
    // Whoever proposes the change decides where a symlink of the tree leads.
    ['workspace', 'workspace: link', 'cat link/notes.md', 'path_outside_workspace'],
    ['workspace', 'workspace: all', 'cat all/notes.md', 'path_outside_workspace'],
    ['workspace', 'workspace: root', 'cat /etc/passwd', 'path_outside_workspace'],
    // Patterns are expanded in the root of the tree.
    ['workspace', 'workspace: agent', 'cat agent/*.md', 'warn'],
    ['workspace', 'workspace: agent', 'cat *.md', 'path_outside_workspace'],
    ['workspace', 'workspace: agent', 'cat agent/o*', 'path_outside_workspace'],
    ['workspace', 'workspace: agent', 'cat AGENT/notes.md', 'allow', 'darwin'],
    ['workspace', 'workspace: agent', 'cat AGENT/notes.md', 'path_outside_workspace'],
    ['workspace', 'disabled_packs: [files]', 'cat notes.md', 'command_not_allowed'],
    ['curated', 'allowed_roots: [agent]', 'cat agent/notes.md', 'allow'],
    ['curated', 'allowed_roots: [agent]', 'cat agent/out', 'outside_allowed_roots'],
    ['curated', 'allowed_roots: [agent]', 'cat notes.md', 'outside_allowed_roots'],
    ['curated', 'allowed_roots: [link]', 'cat link/notes.md', 'outside_allowed_roots'],
    ['curated', 'allowed_roots: [all]', 'cat notes.md', 'outside_allowed_roots'],
    ['curated', 'allowed_roots: [root]', 'cat /etc/passwd', 'outside_allowed_roots'],
    ['curated', 'allowed_roots: [/tmp]', 'cat /tmp/x', 'allow'],
    ['curated', 'allowed_roots: [/tmp]', 'cat /tmp/../etc/passwd', 'outside_allowed_roots'],
    ['curated', 'disabled_packs: [files]', 'cat notes.md', 'family_unavailable'],
    [
      'curated',
      `disabled_packs: [network]\n${PACKS}`,
      'curl -I https://a.test',
      'family_unavailable',
    ],
    ['curated', `disabled_packs: [extra]\n${PACKS}`, 'curl -I https://a.test', 'allow'],
    ['curated', `disabled_packs: [extra]\n${PACKS}`, 'tree a', 'family_unavailable'],
    ['curated', MAKE, 'make test', 'allow'],
    ['curated', MAKE, 'make DEPLOY', 'forbidden_operand_prefix'],
    ['curated', MAKE, 'git tag v1', 'allow'],
    ['curated', MAKE, 'git tag -d', 'constrained_form.other'],
    ['curated', MAKE, 'git status --short', 'constrained_form.other'],
    ['curated', MAKE, 'cat notes.md', 'allow'],
    ['curated', JQ, 'jq . notes.md', 'family_unavailable'],
    ['curated', `experimental: [jq]\n${JQ}`, 'jq . notes.md', 'allow, very_strong'],
    ['curated', `experimental: [jq]\n${JQ}`, 'jq', 'argument_refused'],
    ['curated', `experimental: [jq]\n${JQ}`, 'jq . a | sh', 'shell_operator.pipeline'],
    ['curated', 'experimental: [cat]', 'cat notes.md', 'allow, very_strong'],
    ['curated', 'experimental: [cat]', 'head notes.md', 'allow'],
    ['curated', 'experimental: [sudo]', 'sudo ls', 'family_unavailable'],
    ['curated', 'mode: safe\nexperimental: [touch]', 'touch a', 'policy_risk'],
    ['curated', '', 'open notes.md', 'allow', 'darwin'],
    // No other case leads around what is refused.
    ['curated', '', 'tar -xf a.tar -C /ETC/x', 'constrained_form.tar'],
    ['curated', '', 'tar -xf a.tar -C /ETC/x', 'constrained_form.tar', 'darwin'],
    ['curated', '', 'tar -xf a.tar -C /ETC/x', 'constrained_form.tar', 'win32'],
  ])('of %s with %j: %s is %s', async (profile, key, command, expected, platform = 'linux') => {
    const policy = parsePolicy(`profile: ${profile}\n${key}\n`, 'policy.yml');
    const judge = judgeWith(policy, { tree: TREE, platform });
    const { verdict, findings, confirmation } = await judge.command(command);
    const strict = confirmation === 'very_strong' ? ', very_strong' : '';
    expect(verdict === 'block' ? findings[0]?.rule : `${verdict}${strict}`).toBe(expected);
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
