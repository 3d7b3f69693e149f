import { describe, expect, it } from 'vitest';
import type { Captured, Outcome } from '../../src/model/outcome.ts';
import { redactOutcome } from '../../src/report/redact-outcome.ts';

const body = 'aB3dE5gH7jK9mN1pQ3sT5vW7xY9zA1cD3fG5hJ7k';
// Put together here, so that no scanner takes this file for a leak.
const secret = `gh${'p'}_${body}`;

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

  it.each([
    ['hexadecimal', (value: string) => Buffer.from(value).toString('hex')],
    ['base64', (value: string) => Buffer.from(value).toString('base64')],
    [
      'lines of base64',
      (value: string) => Buffer.from(value).toString('base64').replace(/.{20}/g, '$&\n'),
    ],
    [
      'hexadecimal with spaces',
      (value: string) => Buffer.from(value).toString('hex').replace(/../g, '$& '),
    ],
  ])('drops what may be a part of a known value in %s', (_, encode) => {
    const known = ['s3cr3t-value-that-is-quite-long-0123456789-0123456789'];
    const encoded = encode(known[0] ?? '');
    const printed = 'printed beside it '.repeat(40);
    for (const cut of [8, 21, 40, 60]) {
      const { head, tail } = redacted(
        stream(`${printed}${encoded.slice(0, cut)}`, `${encoded.slice(cut)} ${printed}`, true),
        known,
      );
      expect(head).toMatch(/^printed beside/);
      expect(printed.startsWith(head)).toBe(true);
      expect(printed.endsWith(tail)).toBe(true);
    }
  });

  it('drops the rest of a key whose beginning was cut', () =>
    expect(redacted(stream('a', `x\n${body}\n-----END ${'PRIVATE'} KEY-----\nb`, true)).tail).toBe(
      '[redacted private key]\nb',
    ));
});
