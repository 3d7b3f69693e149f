import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyFile } from '../../src/audit/change/policy-change.ts';
import { loadPolicy, loadPolicyFile } from '../../src/policy/load.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { describe as describeFinding } from '../../src/rules/finding.ts';
import { changeOf, changeSubject, file } from '../audit/fixture.ts';
import { policyFromFile } from './from-text.ts';

const POLICY = '.github/gene-gate.yml';
const COPY = '.github/gene-gate/acme/policies/strict/gene-gate.yml';
const COMMIT = 'c'.repeat(40);

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function extending(shared: string, own = ''): string {
  return `extends:
  repository: acme/policies
  commit: ${COMMIT}
  path: strict/gene-gate.yml
  sha256: ${sha256(shared)}
${own}`;
}

const SHARED = `profile: validator
programs: [pnpm, make]
limits: { command_timeout_seconds: 20, budget_seconds: 50 }
rules:
  size: { level: warning, reason: Old., until: 2999-01-31 }
`;

const withCopy = (shared: string, own?: string) =>
  literalTree({ [POLICY]: extending(shared, own), [COPY]: shared });

describe('a policy that extends another', () => {
  it('has its keys; its own keys replace them, lists and levels as a whole', async () => {
    const own = 'programs: [cargo]\nlimits: { budget_seconds: 40 }\nrules: { size: error }\n';
    const { policy, source, shared } = await loadPolicy(withCopy(SHARED, own), COMMIT);
    expect(policy).toMatchObject({
      profile: 'validator',
      programs: ['cargo'],
      limits: { command_timeout_seconds: 20, budget_seconds: 40, slow_command_seconds: 60 },
      rules: { size: 'error' },
      extends: { repository: 'acme/policies', sha256: sha256(SHARED) },
    });
    expect({ source, text: shared?.text }).toEqual({ source: 'base', text: SHARED });
  });

  it('has another digest if the other has other keys', async () => {
    const digests = [SHARED, SHARED.replace('validator', 'evolver')].map(
      async (shared) => (await loadPolicy(withCopy(shared), COMMIT)).digest,
    );
    const [one, other] = await Promise.all(digests);
    expect(one).not.toBe(other);
  });

  it('reads it elsewhere without a copy, and accepts only these bytes', async () => {
    const tree = literalTree({ [POLICY]: extending(SHARED) });
    const read = (text: string) => () => Promise.resolve(Buffer.from(text));
    const { policy, shared } = await loadPolicy(tree, COMMIT, { readShared: read(SHARED) });
    expect(policy.profile).toBe('validator');
    expect(shared?.fetched).toBe(true);
    for (const refused of [
      loadPolicy(tree, COMMIT),
      loadPolicy(tree, COMMIT, { readShared: read(`${SHARED}\n`) }),
      loadPolicy(literalTree({ [POLICY]: extending(SHARED), [COPY]: `${SHARED}\n` }), COMMIT),
    ]) {
      await expect(refused).rejects.toMatchObject({
        code: 'policy_unavailable',
        message: expect.stringContaining('acme/policies/strict/gene-gate.yml@cccccccccccc'),
        hint: expect.stringContaining(COPY),
      });
    }
  });

  it('does not follow a link in place of the copy', async () => {
    const files = { [POLICY]: extending(SHARED), 'elsewhere.yml': SHARED };
    const tree = literalTree({ ...files, [COPY]: { symlink: '../../../../../elsewhere.yml' } });
    await expect(loadPolicy(tree, COMMIT)).rejects.toMatchObject({ code: 'policy_unavailable' });
  });

  const at = 'gene-gate.yml@cccccccccccc';
  const [none, budget] = ['0', '9'].map((s) => `limits: { budget_seconds: ${s} }`) as [
    string,
    string,
  ];
  const approvals = 'approvals: { strong: 5 }';
  const tooFew = 'expected at least as many as for strong';
  it.each([
    ['fail-on: warning', '', `${POLICY}:2:3: acme/policies/strict/${at}:1:1: unknown key fail-on`],
    ['profile: other', '', ':1:10: profile: Invalid option'],
    [none, 'limits: { output_bytes: 5000 }', `${at}:1:27: limits.budget_seconds`],
    [budget, 'limits: { output_bytes: -1 }', `${POLICY}:6:25: limits.output_bytes`],
    ['a: [', '', `${at}:2:1: `],
    ['fail_on: error\nfail_on: error', '', `${at}:2:1: Map keys must be unique`],
    [extending(SHARED), '', 'a shared policy must not extend another'],
    [approvals, 'approvals: { very_strong: 3 }', tooFew],
  ])(
    'reports mistakes of the other at `extends`, its own in place',
    async (shared, own, message) => {
      await expect(loadPolicy(withCopy(`${shared}\n`, `${own}\n`), COMMIT)).rejects.toMatchObject({
        code: 'policy_invalid',
        message: expect.stringContaining(message),
      });
    },
  );

  it.each([
    'extends: acme/policies\n',
    extending(SHARED).replace(COMMIT, 'main'),
    extending(SHARED).replace('acme/policies', 'acme/../policies'),
    extending(SHARED).replace('acme/policies', 'acme/..'),
    extending(SHARED).replace('strict/', '../'),
    extending(SHARED).replace(/sha256: .*/, 'sha256: 12'),
  ])('demands a repository, a commit, a path and a digest', (text) => {
    expect(() => policyFromFile(text, POLICY)).toThrow(/extends/);
  });

  it('on the command line needs the copy', async () => {
    const load = (files: Record<string, string>) =>
      loadPolicyFile(extending(SHARED), 'p.yml', literalTree(files));
    await expect(load({})).rejects.toThrow(`has no copy at ${COPY}`);
    await expect(load({ [COPY]: `${SHARED}#` })).rejects.toThrow(
      `the copy at ${COPY} has the SHA-256 ${sha256(`${SHARED}#`)}, not ${sha256(SHARED)}`,
    );
    expect((await load({ [COPY]: SHARED })).policy.profile).toBe('validator');
  });
});

describe('a change of what a policy extends', () => {
  const next = SHARED.replace('validator', 'evolver');
  const base = withCopy(SHARED);

  async function effects(tree: ReturnType<typeof literalTree>, from = base) {
    const loaded = await loadPolicy(from, COMMIT, { readShared: async () => Buffer.from(SHARED) });
    const policyPath = POLICY;
    const change = changeOf(file(policyPath));
    const found = await policyFile(
      changeSubject({ policyPath, change, baseTree: from, tree, loadedPolicy: loaded }),
    );
    return found.map((each) => describeFinding(each).message).join('\n');
  }

  it('is compared by its effect', async () => {
    expect(await effects(withCopy(next))).toContain('`profile: validator → evolver` (looser)');
  });

  it('is compared with the policy that was fetched', async () => {
    const from = literalTree({ [POLICY]: extending(SHARED, 'programs: []\n') });
    const tree = literalTree({ [POLICY]: extending(SHARED) });
    expect(await effects(tree, from)).toContain('`programs: + pnpm, + make` (looser)');
  });

  it('cannot be compared without the file, or with another in place of the copy', async () => {
    for (const tree of [
      literalTree({ [POLICY]: extending(next) }),
      literalTree({ [POLICY]: extending(SHARED), [COPY]: next }),
    ]) {
      expect(await effects(tree)).toContain('which cannot be compared; commit it as');
    }
  });
});
