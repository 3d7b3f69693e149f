import { describe, expect, it } from 'vitest';
import { waitBeforeRetry } from '../../src/github/client.ts';
import type { Failure } from '../../src/github/failure.ts';

const NOW = 1_000_000;

describe('waitBeforeRetry', () => {
  it.each<[string, Partial<Failure>, number, number | undefined]>([
    ['server trouble, first', { kind: 'server' }, 1, 1000],
    ['server trouble, third', { kind: 'server' }, 3, 4000],
    ['server error on the last attempt', { kind: 'server' }, 4, undefined],
    ['timeout', { kind: 'timeout' }, 1, 1000],
    ['network', { kind: 'network' }, 2, 2000],
    ['retry-after', { kind: 'rate_limited', retryAfter: 7 }, 1, 7000],
    ['retry-after above the limit', { kind: 'rate_limited', retryAfter: 61 }, 1, undefined],
    ['reset time', { kind: 'rate_limited', resetAt: 1030 }, 1, 30_000],
    ['reset in the past', { kind: 'rate_limited', resetAt: 10 }, 1, 1000],
    ['reset in an hour', { kind: 'rate_limited', resetAt: 4600 }, 1, undefined],
    ['no information', { kind: 'rate_limited' }, 1, 60_000],
    ['no permission', { kind: 'denied' }, 1, undefined],
    ['refused content', { kind: 'invalid' }, 1, undefined],
    ['not found', { kind: 'not_found' }, 1, undefined],
    ['a bug', { kind: 'unexpected' }, 1, undefined],
  ])('%s', (_, failure, attempt, wait) => {
    expect(waitBeforeRetry({ kind: 'server', said: '', ...failure }, attempt, NOW)).toBe(wait);
  });
});
