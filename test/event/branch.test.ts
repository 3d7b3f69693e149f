import { describe, expect, it } from 'vitest';
import { parsePayload } from '../../src/event/payload.ts';
import { dispatchPayload, mergeGroupPayload, pushPayload } from './payload.ts';

const HEAD = 'a'.repeat(40);
const BASE = 'b'.repeat(40);
const NOTHING = '0'.repeat(40);
const PLACE = {
  owner: 'octo',
  repo: 'genes',
  defaultBranch: 'main',
  headSha: HEAD,
  baseRef: 'main',
};

const push = (ref: string, before = BASE, after = HEAD) =>
  parsePayload('push', pushPayload({ ref, before, after }));

describe('branch events', () => {
  it('compares a merge group with its base commit and finds the pull request of the reviews', () => {
    expect(parsePayload('merge_group', mergeGroupPayload({ head: HEAD, base: BASE }))).toEqual({
      name: 'merge_group',
      ...PLACE,
      against: { commit: BASE },
      pullNumber: 7,
      isOwn: false,
    });
  });

  it.each([
    ['the default branch', 'refs/heads/main', BASE, { commit: BASE }],
    ['another branch', 'refs/heads/topic', BASE, { branch: 'main' }],
    ['a new branch', 'refs/heads/topic', NOTHING, { branch: 'main' }],
    ['a branch in a directory', 'refs/heads/feature/main', BASE, { branch: 'main' }],
  ])('reads a push to %s', (_, ref, before, against) => {
    expect(push(ref, before)).toEqual({ name: 'push', ...PLACE, against, isOwn: true });
  });

  it.each([
    ['a tag', () => push('refs/tags/v1')],
    ['a deletion', () => push('refs/heads/topic', BASE, NOTHING)],
    ['a first push', () => push('refs/heads/main', NOTHING)],
    ['an unsupported event', () => parsePayload('schedule', {})],
    ['an empty event name', () => parsePayload('', {})],
  ])('rejects %s', (_, parse) => {
    expect(parse).toThrow(expect.objectContaining({ code: 'event_unsupported' }));
  });

  it.each([
    ['refs/heads/topic', true],
    ['refs/tags/v1', true],
    ['refs/pull/7/merge', false],
    ['topic', false],
  ])('takes the commit of a manual run of %s from the runner', (ref, isOwn) => {
    expect(parsePayload('workflow_dispatch', dispatchPayload(ref), HEAD)).toEqual({
      name: 'workflow_dispatch',
      ...PLACE,
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
  ])('rejects an invalid payload of %s', (name, payload, sha) => {
    expect(() => parsePayload(name, payload, sha)).toThrow(
      expect.objectContaining({ code: 'event_invalid' }),
    );
  });
});
