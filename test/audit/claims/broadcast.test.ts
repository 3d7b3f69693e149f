import { describe, expect, it } from 'vitest';
import { broadcastFindings } from '../../../src/audit/claims/broadcast.ts';
import { successStreak } from '../../../src/audit/claims/success-streak.ts';
import { asset, brief } from '../fixture.ts';

const THRESHOLDS = { min_score: 0.7, max_files: 5, max_lines: 200, min_success_streak: 2 };
const GOOD = {
  outcome: { status: 'success', score: 0.85 },
  blast_radius: { files: 1, lines: 2 },
};

function event(status: string, capsule_id = 'x', more: object = {}) {
  return { type: 'EvolutionEvent', capsule_id, outcome: { status }, ...more };
}

const TWICE = [event('success'), event('success')];

const streakOf = (events: readonly object[]) =>
  successStreak('x', events.map((value) => ({ value, log: 'events.jsonl' })) as never);

describe('broadcastFindings', () => {
  it.each<[string, object, object[], string[]]>([
    ['all that is asked', {}, TWICE, []],
    ['a score at the limit', { outcome: { status: 'success', score: 0.7 } }, TWICE, []],
    [
      'a low score',
      { outcome: { status: 'success', score: 0.69 } },
      TWICE,
      ['capsule-not-eligible'],
    ],
    [
      'a score of no range',
      { outcome: { status: 'success', score: 92 } },
      TWICE,
      ['capsule-not-eligible'],
    ],
    [
      'a score as text',
      { outcome: { status: 'success', score: '0.9' } },
      TWICE,
      ['capsule-not-eligible'],
    ],
    ['no score', { outcome: { status: 'success' } }, TWICE, ['capsule-not-eligible']],
    ['a size at the limits', { blast_radius: { files: 5, lines: 200 } }, TWICE, []],
    ['6 files', { blast_radius: { files: 6, lines: 2 } }, TWICE, ['capsule-not-eligible']],
    ['201 lines', { blast_radius: { files: 1, lines: 201 } }, TWICE, ['capsule-not-eligible']],
    [
      'less than nothing',
      { blast_radius: { files: -1, lines: 3 } },
      TWICE,
      ['capsule-not-eligible'],
    ],
    [
      'no change',
      { blast_radius: { files: 0, lines: 0 } },
      TWICE,
      ['capsule-not-eligible', 'capsule-not-eligible'],
    ],
    [
      'no size',
      { blast_radius: undefined },
      TWICE,
      ['capsule-not-eligible', 'capsule-not-eligible'],
    ],
    ['a failure', { outcome: { status: 'failed', score: 0.9 } }, TWICE, ['capsule-not-eligible']],
    ['no outcome', { outcome: null }, TWICE, ['capsule-not-eligible', 'capsule-not-eligible']],
    ['a claim only', { success_streak: 9 }, [], ['capsule-streak']],
    ['one success', {}, [event('success')], ['capsule-streak']],
  ])('judges %s', (_, fields, events, expected) => {
    const capsule = asset('Capsule', { ...GOOD, ...fields });
    expect(brief(broadcastFindings(capsule, streakOf(events), THRESHOLDS))).toEqual(expected);
  });

  it('uses the thresholds of the policy', () => {
    const strict = { min_score: 0.9, max_files: 0, max_lines: 1, min_success_streak: 3 };
    expect(brief(broadcastFindings(asset('Capsule', GOOD), streakOf(TWICE), strict))).toEqual([
      'capsule-not-eligible',
      'capsule-not-eligible',
      'capsule-not-eligible',
      'capsule-streak',
    ]);
  });
});

describe('successStreak', () => {
  it.each<[string, object[], number]>([
    ['no event', [], 0],
    ['those after the last failure', [event('success'), event('failed'), ...TWICE], 2],
    ['none after a failure', [...TWICE, event('failed')], 0],
    [
      'those of other capsules between',
      [event('success'), event('failed', 'y'), event('success')],
      2,
    ],
    [
      'one that is there twice once',
      [event('success', 'x', { id: 'e' }), event('success', 'x', { id: 'e' })],
      1,
    ],
    [
      'a failure, though its id is used again',
      [event('failed', 'x', { id: 'e' }), event('success', 'x', { id: 'e' })],
      1,
    ],
    [
      'an event without an outcome as a failure',
      [...TWICE, { type: 'EvolutionEvent', capsule_id: 'x' }],
      0,
    ],
    ['nothing else', [{ type: 'Capsule', capsule_id: 'x', outcome: { status: 'success' } }], 0],
  ])('counts %s', (_, events, streak) => {
    expect(streakOf(events).count).toBe(streak);
  });
});
