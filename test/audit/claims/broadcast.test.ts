import { describe, expect, it } from 'vitest';
import { broadcastFindings } from '../../../src/audit/claims/capsules.ts';
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

const WON = event('success');
const WON_AS_E = event('success', 'x', { id: 'e' });
const REASON = ['capsule-not-eligible'];
const TWO_REASONS = [...REASON, ...REASON];
const score = (value: unknown) => ({ outcome: { status: 'success', score: value } });
const size = (files: number, lines: number) => ({ blast_radius: { files, lines } });

const streakOf = (events: readonly object[]) =>
  successStreak('x', events.map((value) => ({ value, log: 'events.jsonl' })) as never);

describe('broadcastFindings', () => {
  it.each<[string, object, object[], string[]]>([
    ['all that is asked', {}, TWICE, []],
    ['a score at the limit', score(0.7), TWICE, []],
    ['a low score', score(0.69), TWICE, REASON],
    ['a score of no range', score(92), TWICE, REASON],
    ['a score as text', score('0.9'), TWICE, REASON],
    ['no score', { outcome: { status: 'success' } }, TWICE, REASON],
    ['a size at the limits', size(5, 200), TWICE, []],
    ['6 files', size(6, 2), TWICE, REASON],
    ['201 lines', size(1, 201), TWICE, REASON],
    ['less than nothing', size(-1, 3), TWICE, REASON],
    ['no change', size(0, 0), TWICE, TWO_REASONS],
    ['no size', { blast_radius: undefined }, TWICE, TWO_REASONS],
    ['a failure', { outcome: { status: 'failed', score: 0.9 } }, TWICE, REASON],
    ['no outcome', { outcome: null }, TWICE, ['capsule-not-eligible', 'capsule-not-eligible']],
    ['a claim only', { success_streak: 9 }, [], ['capsule-streak']],
    ['one success', {}, [WON], ['capsule-streak']],
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
    ['those after the last failure', [WON, event('failed'), ...TWICE], 2],
    ['none after a failure', [...TWICE, event('failed')], 0],
    ['those of other capsules between', [WON, event('failed', 'y'), WON], 2],
    ['one that is there twice once', [WON_AS_E, WON_AS_E], 1],
    ['a failure, though its id is used again', [event('failed', 'x', { id: 'e' }), WON_AS_E], 1],
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
