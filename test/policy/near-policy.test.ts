import { describe, expect, it } from 'vitest';
import { compileLinear } from '../../src/policy/linear-pattern.ts';
import { loadPolicy, POLICY_PATH } from '../../src/policy/load.ts';
import { findNearPolicy, skeletonOf } from '../../src/policy/near-policy.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import { cases, list } from '../table.ts';

const near = (path: string, entry: LiteralEntry = 'fail_on: warning\n') =>
  findNearPolicy(literalTree({ 'README.md': '', [path]: entry }));

describe('findNearPolicy', () => {
  it.each(list`
    .github/gene-gate.yaml ¦ .github/GENE-GATE.YML ¦ .github/gene_gate.yml ¦ .github/gene-gat.yml
    .github/gene-gate.yml.txt ¦ .github/gene-gate.yml~ ¦ .github/gene-gate.json
    .github/gene-gate-policy.yaml ¦ .github/.gene-gate.yml ¦ .github/gene-gate
    .github/gene-gate.yml<U+0020> ¦ .github/gene<U+200B>-gate.yml ¦ .github/gеnе-gаtе.yml
    .GITHUB/gene-gate.yml ¦ .github /gene-gate.yml ¦ github/gene-gate.yml ¦ .gihub/gene-gate.yml
    .config/gene-gate.yml ¦ gene-gate.yml ¦ .gene-gate.yml
  `)('finds %j', (path) => expect(near(path)).toEqual({ path, fault: 'looks like the policy' }));

  it.each<[string, LiteralEntry, string]>([
    ['.github', { symlink: 'settings' }, 'is a symlink'],
    ['.github', { symlink: '/etc' }, 'is a symlink'],
    ['.GITHUB', { symlink: 'settings' }, 'is a symlink'],
    ['.github', { submodule: 'a'.repeat(40) }, 'is a submodule'],
    ['.github', '../settings', 'is a file'],
    ['gene-gate.yml', { symlink: 'policy.yml' }, 'looks like the policy'],
    ['.github/gene-gate.yaml', { symlink: 'gene-gate.yml' }, 'looks like the policy'],
    ['.github/gene-gate.yaml', { submodule: 'a'.repeat(40) }, 'looks like the policy'],
  ])('finds %s as %j', (path, entry, fault) => expect(near(path, entry)).toEqual({ path, fault }));

  it.each([
    ['.github/gene-gate.yaml/policy', '.github/gene-gate.yaml'],
    ['gene-gate.yml/policy', 'gene-gate.yml'],
  ])('finds the directory of %s', (path, folder) => {
    expect(near(path)).toEqual({ path: folder, fault: 'looks like the policy' });
  });

  it.each(list`
    .github/workflows/ci.yml ¦ .github/workflows/gene-gate.yml ¦ .github/dependabot.yml
    .github/generate.yml ¦ .github/actions/gene-gate/action.yml ¦ .github/gene-gate/action.yml
    .github/ISSUE_TEMPLATE/gene-gate.yml ¦ .github/gene-gate.md ¦ .gitlab/merge.yml ¦ generate.yml
    gene-gate ¦ gene-gate.mjs ¦ gene-gate-report.json ¦ gene-gate/README.md ¦ genes.yml
    docs/gene-gate.yml ¦ packages/agent/.github/gene-gate.yml ¦ test/fixtures/gene-gate.yml
  `)('does not take %s for a policy', (path) => expect(near(path)).toBeUndefined());
});

describe('loadPolicy', () => {
  const load = (entries: Readonly<Record<string, LiteralEntry>>) =>
    loadPolicy(literalTree(entries, 'commit 1a2b3c4'), '1a2b3c4');

  it('names the file and the right name instead of applying the default policy', async () => {
    await expect(load({ '.github/gene-gate.yaml': 'fail_on: warning\n' })).rejects.toMatchObject({
      code: 'policy_invalid',
      message:
        '".github/gene-gate.yaml" looks like the policy, but the policy must be the regular file .github/gene-gate.yml, which commit 1a2b3c4 does not have',
      hint: expect.stringMatching(/^Rename it to \.github\/gene-gate\.yml/),
    });
  });

  it('reads the policy beside another file that looks like it', async () => {
    const loaded = await load({ [POLICY_PATH]: 'fail_on: warning\n', 'gene-gate.yml': 'a: 1\n' });
    expect(loaded).toMatchObject({ source: 'base', policy: { fail_on: 'warning' } });
  });

  it.each<[string, LiteralEntry, RegExp]>([
    ['a symlink', { symlink: '../policy.yml' }, /expected a regular file; this is a symlink/],
    ['a submodule', { submodule: 'a'.repeat(40) }, /expected a regular file; this is a submodule/],
    [
      'a Git LFS pointer',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
      /Git LFS pointer/,
    ],
    ['UTF-16', Buffer.from('\ufefffail_on: warning\n', 'utf16le'), /the policy: /],
  ])('refuses %s in the place of the policy', async (_, entry, message) => {
    await expect(load({ [POLICY_PATH]: entry })).rejects.toMatchObject({
      code: 'policy_invalid',
      message: expect.stringMatching(message),
    });
  });

  it('refuses a directory in the place of the policy', async () => {
    await expect(load({ [`${POLICY_PATH}/policy`]: '' })).rejects.toMatchObject({
      message: expect.stringContaining('this is a directory'),
    });
  });

  it('applies the default policy if nothing looks like one', async () => {
    expect(await load({ '.github/workflows/ci.yml': '' })).toMatchObject({ source: 'default' });
  });
});

it.each(cases`
  gene ⇐ Gene ¦ gеnе ¦ ɡene ¦ g<U+200B>ene ¦ gene<U+FEFF> ¦ géne ¦ ge<U+0301>ne ¦ ｇｅｎｅ ¦ 𝗀𝖾𝗇𝖾
  gene-gate ⇐ gene‑gate
  i ⇐ İ
  a ⇐ <U+E0067>a
`)('folds %j to %j', (name, skeleton) => expect(skeletonOf(name)).toBe(skeleton));

it('keeps names apart that do not look alike', () => {
  const names = ['gene_repair', 'gene-repair', 'gene_repair2', '遺伝子', '遺伝', 'ген'];
  expect(new Set(names.map(skeletonOf)).size).toBe(names.length);
});

// Each takes longer than the age of the universe where an engine tries one way after the other.
it.each(['(a+)+$', '(a|a)+$', '^(a*)*$', '(?:a|aa)+$', '(.*a){20}$'])('%s ends', (source) => {
  const pattern = compileLinear(source);
  if ('error' in pattern) throw new Error(pattern.error);
  expect(pattern.matches('a'.repeat(100_000))).toBe(true);
  expect(pattern.matches(`${'a'.repeat(100_000)}!`)).toBe(false);
});
