import { describe, expect, it } from 'vitest';
import {
  type ApprovalAnswer,
  type ApprovalHead,
  type Approver,
  findApprovals,
} from '../../src/approval/approval.ts';
import {
  type ApprovalSubject,
  approvalDigest,
  boundFiles,
  groupDigest,
} from '../../src/approval/approval-subject.ts';
import { approveByDigest, shortDigest } from '../../src/approval/by-digest.ts';
import type { AuditedGene } from '../../src/audit/audited.ts';
import { GateError } from '../../src/ground/error.ts';
import { folderTree } from '../../src/repo/folder-tree.ts';
import { literalTree } from '../../src/repo/literal-tree.ts';
import { type Finding, finding } from '../../src/rules/finding.ts';
import { createRepository } from '../repo/repository.ts';
import { auditedGene, POLICY } from '../verdict/fixture.ts';
import { SUBJECT } from './fixture.ts';

const AT = '2026-01-01T00:00:00.000Z';

async function dangerous(): Promise<AuditedGene> {
  const gene = await auditedGene(['node scripts/wipe.js']);
  return { ...gene, commands: gene.commands.map((each) => ({ ...each, confirmation: 'strong' })) };
}

function head(number: number, genes: readonly AuditedGene[], weakensGate = false): ApprovalHead {
  const subject = { ...SUBJECT, plansDigest: `sha256:${number}` };
  return { pullRequest: number, judge: async () => ({ subject, genes, weakensGate }) };
}

function approvedBy(people: Readonly<Record<number, readonly string[]>>): Approver {
  return {
    means: 'review',
    find: async ({ pullRequest = 0 }): Promise<ApprovalAnswer> => ({
      approvals: (people[pullRequest] ?? []).map((user) => ({ user, at: AT })),
      refusals: people[pullRequest] ? [] : ['carol: has no write access to the repository'],
    }),
  };
}

async function found(
  genes: readonly AuditedGene[],
  heads: readonly ApprovalHead[],
  people: Readonly<Record<number, readonly string[]>>,
  findings: readonly Finding[] = [],
) {
  const audit = { genes, findings };
  const state = await findApprovals(audit, POLICY.approvals, heads, approvedBy(people));
  return { ...state, waiting: [...state.waiting.values()] };
}

describe('findApprovals', async () => {
  const gene = await dangerous();
  const harmless = await auditedGene(['node scripts/check.js']);
  const wait = { confirmation: 'strong', needed: 1, given: 0 };

  it('asks nobody and has no digest if nothing requires approval', async () => {
    const heads = [{ judge: () => Promise.reject(new Error('not judged')) }];
    expect(await found([harmless], heads, {})).toEqual({
      means: 'review',
      approvals: [],
      refusals: [],
      waiting: [],
    });
  });

  it('asks every pull request of a merge group whose head requires approval', async () => {
    const heads = [head(7, [gene]), head(8, [gene])];
    const half = await found([gene], heads, { 7: ['alice', 'bob'] });
    expect(half).toMatchObject({
      waiting: [wait],
      approvals: [
        { user: 'alice', pull_request: 7 },
        { user: 'bob', pull_request: 7 },
      ],
      refusals: ['pull request 8: carol: has no write access to the repository'],
    });
    const all = await found([gene], heads, { 7: ['alice'], 8: ['bob'] });
    expect(all.waiting).toEqual([]);
    expect(all.digest).toMatch(/^sha256:/);
  });

  it('asks no pull request of a group for what another one requires', async () => {
    const heads = [head(7, [gene]), head(8, [harmless])];
    expect((await found([gene], heads, { 7: ['alice'] })).waiting).toEqual([]);
    expect((await found([gene], heads, { 8: ['alice'] })).waiting).toEqual([wait]);
  });

  it('waits without any head', async () => {
    expect((await found([gene], [], { 7: ['alice'] })).waiting).toEqual([wait]);
  });

  it('asks all of them for what only the group together requires', async () => {
    const heads = [head(7, []), head(8, [])];
    expect((await found([gene], heads, { 7: ['alice'] })).waiting).toEqual([wait]);
    expect((await found([gene], heads, { 7: ['alice'], 8: ['bob'] })).waiting).toEqual([]);
  });

  it('waits for a head that cannot be judged, and has no digest', async () => {
    const lost: ApprovalHead = {
      pullRequest: 8,
      judge: async () => {
        throw new GateError('shallow_clone', 'This clone lacks it', 'Fetch it.');
      },
    };
    const state = await found([gene], [lost], { 8: ['alice'] });
    expect(state).toMatchObject({
      waiting: [wait],
      refusals: ['could not judge the head: This clone lacks it'],
    });
    expect(state.digest).toBeUndefined();
    const known = await found([gene], [head(7, [gene]), lost], { 7: ['alice'], 8: ['bob'] });
    expect(known.waiting).toEqual([wait]);
  });

  const weakened = [finding('gate-weakened', { path: 'a', effects: ['b'] })];

  it('of a change that weakens the gate waits for a person, without any gene', async () => {
    const heads = [head(7, [], true)];
    expect(await found([], heads, {}, weakened)).toMatchObject({ gate: { needed: 1, given: 0 } });
    const approved = await found([], heads, { 7: ['alice'] }, weakened);
    expect(approved).not.toHaveProperty('gate');
    expect(approved.digest).toMatch(/^sha256:/);
  });

  it('of a change that weakens the gate asks the pull requests of a group that weaken it', async () => {
    const heads = [head(5, []), head(6, [], true)];
    const wrong = await found([], heads, { 5: ['alice'] }, weakened);
    expect(wrong.gate).toEqual({ needed: 1, given: 0 });
    expect((await found([], heads, { 6: ['alice'] }, weakened)).gate).toBeUndefined();
  });

  it('of a change that weakens the gate asks nobody if the policy requires nobody', async () => {
    const terms = { ...POLICY.approvals, gate: 0 };
    const audit = { genes: [], findings: weakened };
    const state = await findApprovals(audit, terms, [head(7, [], true)], approvedBy({}));
    expect(state).not.toHaveProperty('gate');
  });
});

const FILES = { 'a.js': '1', 'docs/guide.md': '2', 'docs/.hidden/x': '3', 'README.md': '4' };

it.each<[readonly string[], readonly string[]]>([
  [[], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
  [['docs/**'], ['README.md', 'a.js']],
  [['*.md'], ['a.js', 'docs/.hidden/x', 'docs/guide.md']],
  [['**/*.md', 'docs/.hidden/*'], ['a.js']],
  [['!a.js'], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
  [['DOCS/**'], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
  [['docs'], ['README.md', 'a.js', 'docs/.hidden/x', 'docs/guide.md']],
])('boundFiles without %j: %j', async (globs, expected) => {
  expect([...(await boundFiles(literalTree(FILES), globs)).keys()].sort()).toEqual(expected);
});

it('boundFiles reads the content where there are no object ids', async () => {
  const repository = createRepository();
  repository.write({ ...FILES, link: { symlink: 'a.js' }, run: { executable: '1' } });
  const before = await boundFiles(folderTree(repository.directory), []);
  expect(before.get('link')).toMatch(/^symlink [0-9a-f]{64}$/);
  expect(before.get('run')).not.toBe(before.get('a.js'));
  repository.write({ link: { symlink: 'README.md' }, 'a.js': '2' });
  const after = await boundFiles(folderTree(repository.directory), []);
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  expect(changed).toEqual(['a.js', 'link']);
});

it('approvalDigest does not depend on the order of the files', () => {
  const files = new Map([...SUBJECT.files].reverse());
  expect(approvalDigest({ ...SUBJECT, files })).toBe(approvalDigest(SUBJECT));
});

it.each<[string, Partial<ApprovalSubject>]>([
  ['the base branch', { baseRef: 'release' }],
  ['the Plans', { plansDigest: `sha256:${'5'.repeat(64)}` }],
  ['the policy', { policyDigest: `sha256:${'5'.repeat(64)}` }],
  ['what weakens the gate', { weakened: [['package.json', 'the file changes']] }],
  ['a new file', { files: new Map([...SUBJECT.files, ['x', 'file 5']]) }],
  ['a missing file', { files: new Map([...SUBJECT.files].slice(1)) }],
  ['a renamed file', { files: new Map([...SUBJECT.files].map(([path, id]) => [`x${path}`, id])) }],
])('approvalDigest depends on %s', (_, difference) => {
  const digest = approvalDigest({ ...SUBJECT, ...difference });
  expect(digest).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(digest).not.toBe(approvalDigest(SUBJECT));
});

it('approvalDigest combines the heads of a merge group', () => {
  expect(groupDigest([])).toBeUndefined();
  expect(groupDigest(['a'])).toBe('a');
  expect(groupDigest(['a', 'b'])).toBe(groupDigest(['b', 'a']));
  expect(groupDigest(['a', 'b'])).not.toBe(groupDigest(['a']));
});

const NOW = new Date('2026-01-02T03:04:05Z');
const DIGEST = approvalDigest(SUBJECT);

const foundBy = (digest: string | undefined) =>
  approveByDigest(digest, NOW).find({ subject: SUBJECT, people: [] });

it.each([
  ['in full', DIGEST],
  ['as printed', shortDigest(DIGEST)],
])('approveByDigest accepts the digest %s', async (_, text) => {
  const at = '2026-01-02T03:04:05.000Z';
  expect(await foundBy(text)).toEqual({ approvals: [{ user: 'command line', at }], refusals: [] });
});

it.each(['', 'yes', 'sha256:', 'sha256:0123', `sha256:${'0'.repeat(65)}`, DIGEST.toUpperCase()])(
  'approveByDigest rejects the invalid digest %j',
  (digest) => {
    expect(() => approveByDigest(digest, NOW)).toThrow(expect.objectContaining({ code: 'usage' }));
  },
);
