import { describe, expect, it } from 'vitest';
import { comparePolicies } from '../../src/policy/difference.ts';
import { parsePolicy } from './from-text.ts';

const DAY = '2027-01-31';

function differences(from: string, to: string) {
  const [before, after] = [from, to].map((text) => parsePolicy(text, 'policy.yml'));
  if (!before || !after) throw new Error('unreachable');
  return comparePolicies(before, after).map(({ key, change, direction }) => [
    key,
    change,
    direction,
  ]);
}

describe('comparePolicies', () => {
  it('finds no difference if only comments and formatting change', () => {
    expect(differences('# a comment\nprofile: evolver\n', 'limits: {}\n')).toEqual([]);
  });

  it.each([
    ['', 'concurrency: 2', 'concurrency', 'cores → 2', undefined],
    ['concurrency: 4', 'concurrency: 2', 'concurrency', '4 → 2', 'tighter'],
    ['', 'limits: { budget_seconds: 60 }', 'limits.budget_seconds', '18000 → 60', 'tighter'],
    ['', 'mode: safe', 'mode', 'write → safe', 'tighter'],
    ['', 'mode: dangerous', 'mode', 'write → dangerous', 'looser'],
    ['', 'allow_dangerous: true', 'allow_dangerous', 'false → true', 'looser'],
    [
      '',
      'patterns: [{ name: p, layer: 1, reason: r, regex: a, match: [a], not_match: [b] }]',
      'patterns',
      '+ p',
      'tighter',
    ],
    ['', 'allowed_roots: [src]', 'allowed_roots', '+ src', 'tighter'],
    ['', 'profile: curated', 'profile', 'evolver → curated', undefined],
    ['profile: evolver', 'profile: validator', 'profile', 'evolver → validator', 'tighter'],
    ['fail_on: warning', '', 'fail_on', 'warning → error', 'looser'],
    [
      'blast_radius: { audit_log: forbidden }',
      '',
      'blast_radius.audit_log',
      'forbidden → append',
      'looser',
    ],
    [
      '',
      'limits: { command_timeout_seconds: 5 }',
      'limits.command_timeout_seconds',
      '180 → 5',
      'tighter',
    ],
    [
      '',
      'blast_radius: { hard_cap_files: 61 }',
      'blast_radius.hard_cap_files',
      '60 → 61',
      'looser',
    ],
    ['', 'approvals: { strong: 2 }', 'approvals.strong', '1 → 2', 'tighter'],
    ['', 'disabled_packs: [git]', 'disabled_packs', '+ git', 'tighter'],
    ['', 'a2a: { min_score: 0.8 }', 'a2a.min_score', '0.7 → 0.8', 'tighter'],
    ['', 'a2a: { min_success_streak: 1 }', 'a2a.min_success_streak', '2 → 1', 'looser'],
    ['', 'a2a: { max_files: 6 }', 'a2a.max_files', '5 → 6', 'looser'],
    ['', 'limits: { output_bytes: 1024 }', 'limits.output_bytes', '65536 → 1024', undefined],
    [
      '',
      'blast_radius: { counting: reference }',
      'blast_radius.counting',
      'full → reference',
      undefined,
    ],
    [
      '',
      'blast_radius: { forbidden_paths: [a, b] }',
      'blast_radius.forbidden_paths',
      '+ a, + b',
      'tighter',
    ],
    [
      'blast_radius: { protected_paths: [a, b] }',
      'blast_radius: { protected_paths: [b] }',
      'blast_radius.protected_paths',
      '- a',
      'looser',
    ],
    [
      'blast_radius: { protected_paths: [a] }',
      'blast_radius: { protected_paths: [b] }',
      'blast_radius.protected_paths',
      '+ b, - a',
      undefined,
    ],
    [
      '',
      `ignores: [{ rule: x, reason: y, expires: ${DAY} }]`,
      'ignores',
      `+ { rule: x, reason: y, expires: ${DAY} }`,
      'looser',
    ],
  ])('from %j to %j', (from, to, key, change, direction) => {
    expect(differences(from, to)).toEqual([[key, change, direction]]);
  });

  it('ignores the order of a list', () => {
    const lists = ['a, b', 'b, a'].map((list) => `blast_radius: { forbidden_paths: [${list}] }`);
    expect(differences(lists[0] ?? '', lists[1] ?? '')).toEqual([]);
  });
});
