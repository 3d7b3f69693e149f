import { describe, expect, it } from 'vitest';
import { basePolicy, protectedBy, readerOf } from '../../src/gate/base-policy.ts';
import { createRepository, open } from '../repo/repository.ts';

const PATH = '.github/gene-gate.yml';

async function repositoryOf(policies: Readonly<Record<string, string>>) {
  const repository = createRepository();
  const commits = new Map(
    Object.entries(policies).map(([branch, text]) => {
      repository.git('checkout', '--quiet', '--orphan', branch);
      repository.git('rm', '-r', '--force', '--quiet', '--ignore-unmatch', '.');
      repository.write({ 'a.txt': branch, ...(text !== '' && { [PATH]: text }) });
      return [branch, repository.commit(branch)] as const;
    }),
  );
  const opened = await open(repository.directory);
  const at = (branch: string) => commits.get(branch) ?? '';
  return {
    opened,
    defaultBranch: { name: 'main', commit: at('main') },
    into: (branch: string, request = {}) =>
      basePolicy(request, opened, {
        policyCommit: at(branch),
        baseRef: branch,
        defaultBranch: { name: 'main', commit: at('main') },
      }),
    unknown: (branch: string) =>
      basePolicy({}, opened, { policyCommit: at(branch), baseRef: branch }),
  };
}

const MAIN = `
profile: validator
branches:
  'release/*': { fail_on: warning, programs: [pytest, cargo] }
`;

describe('the policy of a change', () => {
  it('into a protected branch is the stricter of both policies', async () => {
    const { into, defaultBranch } = await repositoryOf({
      main: MAIN,
      'release/1': 'enforce: report\nprograms: [cargo, pnpm]\nlimits: { budget_seconds: 9 }\n',
    });
    const { policy, combinedWith } = await into('release/1');
    expect(policy).toMatchObject({
      profile: 'validator',
      fail_on: 'warning',
      enforce: 'block',
      programs: ['cargo'],
      limits: { budget_seconds: 9 },
    });
    expect(combinedWith).toMatchObject({ name: 'main', ref: defaultBranch.commit });
  });

  it('into a protected branch without a policy is that of the default branch', async () => {
    const { into, defaultBranch } = await repositoryOf({ main: MAIN, 'release/1': '' });
    const { policy, ref, source } = await into('release/1');
    expect(policy).toMatchObject({ profile: 'validator', programs: ['pytest', 'cargo'] });
    expect({ ref, source }).toEqual({ ref: defaultBranch.commit, source: 'base' });
  });

  it('into another branch is its own, whatever it says about itself', async () => {
    const { into } = await repositoryOf({
      main: MAIN,
      dev: 'profile: evolver\nbranches: { dev: { profile: validator } }\n',
    });
    expect((await into('dev')).policy.profile).toBe('evolver');
  });

  it('into the default branch also has the values of its entry', async () => {
    const { into } = await repositoryOf({ main: 'branches: { main: { fail_on: warning } }\n' });
    expect((await into('main')).policy.fail_on).toBe('warning');
  });

  it('is that of the base if the default branch is not known', async () => {
    const { unknown } = await repositoryOf({ main: MAIN, 'release/1': 'enforce: report\n' });
    expect((await unknown('release/1')).policy.enforce).toBe('report');
  });

  it('cannot be decided if the values of both branches have no order', async () => {
    const { into } = await repositoryOf({
      main: 'profile: curated\nbranches: { next: {} }\n',
      next: 'profile: workspace\n',
    });
    await expect(into('next')).rejects.toMatchObject({
      code: 'policy_conflict',
      message: expect.stringMatching(/of main differ in profile/),
    });
  });

  it('cannot be decided if the policy of the default branch is invalid, which is named', async () => {
    const { into } = await repositoryOf({ main: 'profil: x\n', dev: '' });
    await expect(into('dev')).rejects.toMatchObject({
      code: 'policy_invalid',
      message: expect.stringMatching(/main:\.github\/gene-gate\.yml:1/),
      hint: expect.stringMatching(/^Fix the file on the base branch\./),
    });
  });
});

describe('a branch', () => {
  it.each([
    ['release/1', true],
    ['release/1/2', false],
    ['dev', false],
    ['main', true],
  ])('%s is protected: %s', async (branch, isProtected) => {
    const { opened, defaultBranch } = await repositoryOf({ main: MAIN });
    const found = await protectedBy(defaultBranch, branch, readerOf(opened));
    expect(found !== undefined).toBe(isProtected);
  });
});
