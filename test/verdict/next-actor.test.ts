import { describe, expect, it } from 'vitest';
import { nextActorOf, type Resolvable } from '../../src/verdict/next-actor.ts';

const found = (rule: string, more: Partial<Resolvable> = {}): Resolvable => ({
  rule,
  severity: 'error',
  ...more,
});
const at = (path: string) => ({ location: { path, line: 1, column: 1 } });
const suppressed = { suppressed: { reason: 'known', expires: '2099-12-31' } };

describe('the next actor', () => {
  it.each([
    ['pass', [], 'done'],
    ['warn', [found('command-slow', { severity: 'warning' })], 'done'],
    ['error', [found('not-judged')], 'undecided'],
    ['error', [], 'undecided'],
    ['needs_approval', [found('approval-missing', { severity: 'notice' })], 'human'],
    ['fail', [found('shell-operator')], 'agent'],
    ['fail', [found('command-failed')], 'agent'],
    ['fail', [found('blast-radius-exceeded')], 'agent'],
    ['fail', [found('audit-log-rewritten')], 'human'],
    ['fail', [found('policy-broken')], 'human'],
    ['fail', [found('program-missing')], 'human'],
    ['fail', [found('audit-log-rewritten'), found('shell-operator')], 'agent'],
    ['fail', [found('duplicate-id', at('assets/gep/events.jsonl'))], 'human'],
    ['fail', [found('duplicate-id', at('assets/gep/genes.json'))], 'agent'],
    ['fail', [found('shell-operator', suppressed), found('policy-broken')], 'human'],
    ['fail', [found('shell-operator', { danger: 'deletes files' })], 'human'],
    [
      'fail',
      [found('shell-operator', { danger: 'deletes files' }), found('command-failed')],
      'agent',
    ],
    ['fail', [found('a-rule-of-another-version')], 'agent'],
    ['fail', [], 'human'],
  ] as const)('of %s with %j is %s', (verdict, findings, actor) => {
    expect(nextActorOf(verdict, findings, 'error')).toBe(actor);
  });

  it('counts warnings only if the policy fails on them', () => {
    const findings = [
      found('policy-broken'),
      found('content-hash-missing', { severity: 'warning' as const }),
    ];
    expect(nextActorOf('fail', findings, 'error')).toBe('human');
    expect(nextActorOf('fail', findings, 'warning')).toBe('agent');
  });
});
