import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../src/model/verdict.ts';
import { exitCodeOf, gravest, severityVerdict } from '../../src/verdict/verdict.ts';
import { finding } from './fixture.ts';

describe('severityVerdict', () => {
  it.each([
    [[], 'pass', 'pass'],
    [['notice'], 'pass', 'pass'],
    [['notice', 'warning'], 'warn', 'fail'],
    [['warning', 'error'], 'fail', 'fail'],
    [['error'], 'fail', 'fail'],
  ] as const)('of %j is %s, or %s if warnings fail', (severities, onError, onWarning) => {
    const findings = severities.map(finding);
    expect(severityVerdict(findings, 'error')).toBe(onError);
    expect(severityVerdict(findings, 'warning')).toBe(onWarning);
  });
});

describe('gravest', () => {
  it.each([
    [[], 'pass'],
    [['pass', 'warn', 'pass'], 'warn'],
    [['needs_approval', 'warn'], 'needs_approval'],
    [['fail', 'needs_approval'], 'fail'],
    [['fail', 'error', 'pass'], 'error'],
  ] as const)('of %j is %s', (verdicts, expected) => {
    expect(gravest(verdicts)).toBe(expected);
    expect(gravest([...verdicts].reverse())).toBe(expected);
  });
});

it.each<[Verdict, number, number]>([
  ['pass', 0, 0],
  ['warn', 0, 0],
  ['fail', 1, 0],
  ['needs_approval', 1, 0],
  ['error', 2, 2],
])('the exit code of %s is %i, with `enforce: report` %i', (verdict, code, reported) => {
  expect(exitCodeOf(verdict)).toBe(code);
  expect(exitCodeOf(verdict, 'report')).toBe(reported);
});
