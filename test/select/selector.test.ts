import { describe, expect, test } from 'vitest';
import { optionOf, select } from '../../src/select/selector.ts';
import { asset } from '../audit/fixture.ts';
import { capsuleOption, geneOption } from './fixture.ts';

const REPAIR = geneOption('gene_gep_repair_from_errors', 'error', 'exception', 'failed');
const INNOVATE = geneOption('gene_gep_innovate_from_opportunity', 'capability_gap', 'failed');
const SIGNALS = ['log_error', 'exception', 'failed'];
const NOW = Date.parse('2026-03-01T00:00:00Z');

function outcome(gene: string, success: boolean) {
  return { gene, success, signals: SIGNALS, key: 'k', at: NOW };
}

test('returns the protocol’s selector JSON', () => {
  const { selector } = select({
    options: [REPAIR, INNOVATE],
    signals: SIGNALS,
    memory: { experiences: [outcome(REPAIR.id, true)], now: NOW },
  });
  expect(selector).toEqual({
    selected: 'gene_gep_repair_from_errors',
    reason: [
      'signals match gene.signals_match',
      'signals: log_error, exception, failed',
      'memory_graph: memory_prefer:gene_gep_repair_from_errors | gene_prior:0.667',
    ],
    alternatives: ['gene_gep_innovate_from_opportunity'],
  });
});

test('reports that nothing matches', () => {
  expect(select({ options: [REPAIR], signals: ['fine'] }).selector).toEqual({
    selected: null,
    reason: ['no matching gene found; new gene may be required', 'signals: fine'],
    alternatives: [],
  });
});

test('returns the reason for a capsule and the gene that it reuses', () => {
  const capsule = capsuleOption('capsule_1', ['exception'], { gene: REPAIR.id, success_streak: 4 });
  expect(select({ options: [REPAIR, capsule], signals: SIGNALS }).selector).toEqual({
    selected: 'capsule_1',
    reason: [
      'signals match capsule.trigger',
      'capsule.gene: gene_gep_repair_from_errors',
      'signals: log_error, exception, failed',
    ],
    alternatives: [REPAIR.id],
  });
});

describe('scores', () => {
  test.each([
    ['a gene by its matching patterns', geneOption('a', 'error', 'failed', 'none'), 2],
    ['a duplicate pattern twice', geneOption('a', 'error', 'error'), 2],
    ['a distilled gene by 0.8 of them', geneOption('gene_distilled_a', 'error', 'failed'), 1.6],
    ['a capsule by its confidence', capsuleOption('c', SIGNALS, { confidence: 0.5 }), 1.5],
    ['a capsule by its streak', capsuleOption('c', ['failed'], { success_streak: 3 }), 3],
    ['a streak of 0 as 1', capsuleOption('c', ['failed'], { success_streak: 0 }), 1],
    ['a confidence above 1 as 1', capsuleOption('c', ['failed'], { confidence: 9 }), 1],
  ])('%s', (_, option, score) => {
    expect(select({ options: [option], signals: SIGNALS }).candidates[0]?.score).toBe(score);
  });

  test.each([
    ['a capsule without confidence', capsuleOption('c', SIGNALS, { confidence: undefined })],
    ['a capsule with a negative one', capsuleOption('c', SIGNALS, { confidence: -1 })],
    ['a gene without patterns', { ...geneOption('a'), patterns: [] }],
  ])('%s is not a candidate', (_, option) => {
    expect(select({ options: [option], signals: SIGNALS }).selector.selected).toBeNull();
  });

  test('a failed capsule is not a candidate', () => {
    const failed = { id: 'c', trigger: SIGNALS, confidence: 1, outcome: { status: 'failed' } };
    expect(optionOf(asset('Capsule', failed))).toBeUndefined();
  });

  test('equal scores keep their order, with at most four alternatives', () => {
    const options = ['f', 'b', 'e', 'a', 'd', 'c'].map((id) => geneOption(id, 'error'));
    const { selected, alternatives } = select({ options, signals: ['error'] }).selector;
    expect([selected, ...alternatives]).toEqual(['f', 'b', 'e', 'a', 'd']);
  });
});

describe('memory', () => {
  const winner = (experiences: ReturnType<typeof outcome>[], options = [REPAIR, INNOVATE]) =>
    select({ options, signals: SIGNALS, memory: { experiences, now: NOW } }).selector;

  test('prefers a candidate over a better score', () => {
    expect(winner([outcome(INNOVATE.id, true)]).selected).toBe(INNOVATE.id);
  });

  test('prefers a Capsule with a successful history, and bans one that keeps failing', () => {
    const proven = capsuleOption('capsule_1', ['failed'], { confidence: 0.1 });
    const used = (success: boolean) => ({ ...outcome('gone', success), capsules: ['capsule_1'] });
    const options = [REPAIR, INNOVATE, proven];
    expect(winner([], options).selected).toBe(REPAIR.id);
    const preferred = winner([used(true), outcome(INNOVATE.id, true)], options);
    const order = [preferred.selected, ...preferred.alternatives];
    expect(order).toEqual(['capsule_1', INNOVATE.id, REPAIR.id]);
    expect(preferred.reason.at(-1)).toMatch(/^memory_graph: memory_prefer:capsule_1 \| gene_prior/);
    const failures = Array.from({ length: 5 }, () => used(false));
    const { selected, alternatives } = winner(failures, options);
    expect([selected, ...alternatives]).toEqual([REPAIR.id, INNOVATE.id]);
  });

  test('bans a gene that keeps failing, and its capsules', () => {
    const capsule = capsuleOption('capsule_1', ['failed'], { gene: REPAIR.id });
    const failures = Array.from({ length: 5 }, () => outcome(REPAIR.id, false));
    expect(winner(failures, [REPAIR, capsule, INNOVATE])).toMatchObject({
      selected: INNOVATE.id,
      alternatives: [],
      reason: expect.arrayContaining([`memory_graph: memory_ban:${REPAIR.id}`]),
    });
  });

  test('a signal bans a gene', () => {
    const signals = [...SIGNALS, `ban_gene:${REPAIR.id}`];
    expect(select({ options: [REPAIR, INNOVATE], signals }).selector.selected).toBe(INNOVATE.id);
  });
});
