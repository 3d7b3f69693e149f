import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Captured, Outcome } from '../../src/model/outcome.ts';
import { redact, redactOutcome } from '../../src/report/redact.ts';

const body = 'aB3dE5gH7jK9mN1pQ3sT5vW7xY9zA1cD3fG5hJ7k';

// Put together here, so that no scanner takes this file for a leak.
const SECRETS: readonly (readonly [kind: string, secret: string])[] = [
  ['github token', `gh${'p'}_${body}`],
  ['github token', `gh${'s'}_${body}`],
  ['github token', `github_${'pat'}_11ABCDEFG0_${body}`],
  ['gitlab token', `gl${'pat'}-${body.slice(0, 20)}`],
  ['npm token', `np${'m'}_${body.slice(0, 36)}`],
  ['aws key', `AK${'IA'}ABCDEFGHIJKLMNOP`],
  ['slack token', `xo${'xb'}-123456789012-${body.slice(0, 24)}`],
  ['jwt', `ey${'J'}hbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.${body}`],
  ['api key', `sk-${'ant'}-api03-${body}`],
  [
    'private key',
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIE${body}\n${body}=\n-----END RSA ${'PRIVATE'} KEY-----`,
  ],
];

describe('redact', () => {
  it.each(SECRETS)('replaces a %s and says where it was', (kind, secret) => {
    const { text, redactions } = redact(`before ${secret} after`);
    expect(text).toBe(`before [redacted ${kind}] after`);
    expect(redactions).toEqual([{ kind, start: 7, end: 7 + secret.length }]);
  });

  it.each([
    [`authorization: Bearer ${body}`, 'authorization: [redacted authorization header]'],
    ['"Authorization": "Basic dXNlcjpwYXNz"', '"Authorization": "[redacted authorization header]"'],
    [`curl -H "bearer ${body}"`, 'curl -H "bearer [redacted bearer token]"'],
    ['https://user:pass@example.com/x', 'https://[redacted url user info]@example.com/x'],
    [
      '//registry.example/:_authToken=abcdef0123456',
      '//registry.example/:_authToken=[redacted npm token]',
    ],
    [`-----BEGIN ${'PRIVATE'} KEY-----\nMIIE cut off`, '[redacted private key]'],
  ])('%j becomes %j', (text, shown) => expect(redact(text).text).toBe(shown));

  it.each([
    'task-runner-configuration-file-name',
    'https://example.com/@scope/package',
    'npm_config_cache=/tmp',
    'AKIA',
    'authorization was refused',
  ])('leaves %j alone', (text) => expect(redact(text)).toEqual({ text, redactions: [] }));

  it('replaces known values, whole, by line and percent-encoded', () => {
    const known = ['s3cr et&1', 'first line\nsecond line', 'abc'];
    expect(redact('s3cr et&1 s3cr%20et%261 second line abc', known).text).toBe(
      '[redacted secret] [redacted secret] [redacted secret] abc',
    );
  });

  it('merges what overlaps, and does not find anything twice', () =>
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...SECRETS.map(([, secret]) => secret)), fc.string())),
        (pieces) => {
          const { text, redactions } = redact(pieces.join(' '));
          expect(redact(text).text).toBe(text);
          redactions.forEach(({ start, end }, index) => {
            expect(end).toBeGreaterThan(start);
            expect(start).toBeGreaterThanOrEqual(redactions[index - 1]?.end ?? 0);
          });
        },
      ),
    ));

  // Quadratic patterns would take minutes here; the test's own time limit is the assertion.
  it.each([
    'eyJ',
    'ghp_',
    'authorization: ',
    'authorization:\t',
    '://',
    '://a',
    'a',
    ' ',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN ',
    '_auth=',
    'bearer ',
    'sk-ant-',
  ])('takes two megabytes of %j in its stride', (piece) => {
    const text = piece.repeat(2_000_000 / piece.length);
    expect(redact(text, [`${piece}x`]).text.length).toBeLessThanOrEqual(text.length * 3);
  });
});

describe('redactOutcome', () => {
  const stream = (head: string, tail = '', truncated = false): Captured => ({
    head,
    tail,
    bytes: 100_000,
    truncated,
  });
  const redacted = (stdout: Captured, known: readonly string[] = []): Captured => {
    const outcome: Outcome = {
      status: 'passed',
      exit_code: 0,
      signal: null,
      started_at: '2026-03-02T09:30:00.000Z',
      duration_ms: 1,
      stdout,
      stderr: stream(''),
    };
    return redactOutcome(outcome, known).stdout;
  };
  const [, secret = ''] = SECRETS[0] ?? [];

  it('finds a secret that lies across head and tail', () =>
    expect(redacted(stream(`a ${secret.slice(0, 10)}`, `${secret.slice(10)} b`))).toMatchObject({
      head: 'a [redacted github token] b',
      tail: '',
    }));

  it('drops the words that were cut, as half a secret has no shape', () =>
    expect(
      redacted(stream(`a ${secret.slice(0, 10)}`, `${secret.slice(20)} b`, true)),
    ).toMatchObject({ head: 'a ', tail: ' b' }));

  it('drops what may be half of a known value with blanks', () => {
    const { head, tail } = redacted(
      stream('printed before: correct horse', 'battery staple, printed after', true),
      ['correct horse battery staple'],
    );
    expect(head + tail).not.toMatch(/correct|horse|battery|staple/);
  });

  it('drops the rest of a key whose beginning was cut', () =>
    expect(redacted(stream('a', `x\n${body}\n-----END ${'PRIVATE'} KEY-----\nb`, true)).tail).toBe(
      '[redacted private key]\nb',
    ));
});
