import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePayload } from '../../src/event/payload.ts';
import {
  dispatchPayload,
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  reviewPayload,
} from './payload.ts';

const HEAD = 'a'.repeat(40);
const BASE = 'b'.repeat(40);
const COMMITS = { head: HEAD, base: BASE };
const INVALID = expect.objectContaining({ code: 'event_invalid' });
type Payload = ReturnType<typeof pullRequestPayload>;

const pullRequestOf = (payload: Payload) => {
  const read = parsePayload('pull_request', payload);
  if (read.name !== 'pull_request') throw new Error(read.name);
  return read;
};

it.each([
  ['the same repository', { id: 1 }, false],
  ['a fork', { id: 2 }, true],
  ['a deleted fork', null, true],
])('pull request events recognises %s', (_, repo, isFork) => {
  const payload = pullRequestPayload(COMMITS);
  payload.pull_request.head.repo = repo;
  expect(pullRequestOf(payload).pullRequest.isFork).toBe(isFork);
});

it.each([
  ['a title', { title: { from: 'a' } }, 'edited'],
  ['a base', { base: { ref: { from: 'dev' } } }, 'moved'],
  ['a title and a base', { title: {}, base: {} }, 'moved'],
  ['what GitHub does not say', undefined, 'moved'],
])('pull request events calls an edit of %s by what it means', (_, changes, action) => {
  const payload = pullRequestPayload(COMMITS);
  const edited = { ...payload, action: 'edited', changes };
  expect(parsePayload('pull_request', edited)).toMatchObject({ action });
});

it.each([
  ['nothing', undefined],
  ['no count of files', reviewPayload(pullRequestPayload(COMMITS), 'submitted')],
  ['a push', { ref: 'refs/heads/main', commits: [] }],
  ['no commit', pullRequestPayload({ head: '--upload-pack=x', base: BASE })],
  ['half a file', pullRequestPayload({ head: HEAD, base: BASE, changedFiles: 1.5 })],
])('pull request events rejects %s', (_, payload) => {
  expect(() => parsePayload('pull_request', payload)).toThrow(INVALID);
});

it('pull request events rejects any other JSON in the same way', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (payload) => {
      expect(() => parsePayload('pull_request', payload)).toThrow(INVALID);
    }),
  );
});

const NOTHING = '0'.repeat(40);
const AT = { owner: 'octo', repo: 'genes', defaultBranch: 'main', headSha: HEAD, baseRef: 'main' };

const push = (ref: string, before = BASE, after = HEAD) =>
  parsePayload('push', pushPayload({ ref, before, after }));

it.each([
  ['the default branch', 'refs/heads/main', BASE, { commit: BASE }],
  ['another branch', 'refs/heads/topic', BASE, { branch: 'main' }],
  ['a new branch', 'refs/heads/topic', NOTHING, { branch: 'main' }],
  ['a branch in a directory', 'refs/heads/feature/main', BASE, { branch: 'main' }],
])('branch events reads a push to %s', (_, ref, before, against) => {
  expect(push(ref, before)).toEqual({ name: 'push', ...AT, against, isOwn: true });
});

it.each([
  ['a tag', () => push('refs/tags/v1')],
  ['a deletion', () => push('refs/heads/topic', BASE, NOTHING)],
  ['a first push', () => push('refs/heads/main', NOTHING)],
  ['an unsupported event', () => parsePayload('schedule', {})],
  ['an empty event name', () => parsePayload('', {})],
])('branch events rejects %s', (_, parse) => {
  expect(parse).toThrow(expect.objectContaining({ code: 'event_unsupported' }));
});

it.each([
  ['refs/heads/topic', true],
  ['refs/tags/v1', true],
  ['refs/pull/7/merge', false],
  ['topic', false],
])('branch events takes the commit of a manual run of %s from the runner', (ref, isOwn) => {
  expect(parsePayload('workflow_dispatch', dispatchPayload(ref), HEAD)).toEqual({
    name: 'workflow_dispatch',
    ...AT,
    against: { branch: 'main' },
    isOwn,
  });
});

it.each([
  ['workflow_dispatch', dispatchPayload('refs/heads/topic'), undefined],
  ['workflow_dispatch', dispatchPayload('refs/heads/topic'), 'main'],
  ['push', { ...pushPayload({ ref: '', before: BASE, after: HEAD }) }, HEAD],
  ['merge_group', mergeGroupPayload({ head: '--exec=x', base: BASE }), HEAD],
  ['merge_group', null, HEAD],
])('branch events rejects an invalid payload of %s', (name, payload, sha) => {
  expect(() => parsePayload(name, payload, sha)).toThrow(INVALID);
});
