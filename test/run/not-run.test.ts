import { describe, expect, it } from 'vitest';
import { BLOCKED, notRun } from '../../src/run/not-run.ts';

const at = new Date('2026-01-02T03:04:05.678Z');

describe('what did not run', () => {
  it('is blocked with the message that readers of the protocol match', () => {
    expect(notRun('blocked', BLOCKED, at)).toEqual({
      status: 'blocked',
      exit_code: null,
      signal: null,
      started_at: '2026-01-02T03:04:05.678Z',
      duration_ms: 0,
      stdout: { head: '', tail: '', bytes: 0, truncated: false },
      stderr: { head: '', tail: '', bytes: 0, truncated: false },
      reason: 'BLOCKED: validation command rejected by safety check',
    });
  });
});
