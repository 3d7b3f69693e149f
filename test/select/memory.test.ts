import { describe, expect, test } from 'vitest';
import { adviseFrom } from '../../src/select/memory.ts';
import { type Experience, readMemoryGraph } from '../../src/select/memory-graph.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-01T00:00:00Z');
const SIGNALS = ['log_error', 'timeout'];

interface Past {
  readonly gene?: string;
  readonly days?: number;
  readonly signals?: readonly string[];
  readonly key?: string;
}

/** `+` for a success, `-` for a failure: `'--+'`. */
function past(results: string, { gene = 'a', days = 0, signals = SIGNALS, key = 'k' }: Past = {}) {
  return [...results].map(
    (result): Experience => ({ gene, success: result === '+', signals, key, at: NOW - days * DAY }),
  );
}

const advise = (experiences: readonly Experience[], genes = ['a', 'b', 'c']) =>
  adviseFrom(experiences, SIGNALS, genes, NOW);

describe('the preferred gene', () => {
  const unlike = { signals: ['protocol'], key: 'other' };
  test.each<[string, Experience[], string | undefined]>([
    ['has the best history', [...past('+'), ...past('++', { gene: 'b' })], 'b'],
    ['is the newer of equal ones', [...past('+', { days: 9 }), ...past('+', { gene: 'b' })], 'b'],
    ['is the first of equal ones', [...past('+', { gene: 'b' }), ...past('+')], 'a'],
    ['succeeded with similar signals', [...past('+++', unlike), ...past('+', { gene: 'b' })], 'b'],
    ['succeeded with other signals, without a better one', past('+', unlike), 'a'],
    ['has a success', past('-'), undefined],
    ['is one of the candidates', past('+', { gene: 'gone' }), undefined],
    ['is not banned', past(`+${'-'.repeat(12)}`), undefined],
  ])('%s', (_, experiences, preferred) => expect(advise(experiences).preferred).toBe(preferred));

  test('a history can be longer than the arguments of a call', () => {
    expect(advise(past('+'.repeat(200_000))).preferred).toBe('a');
  });

  test('an entry with only the key of the signals is similar', () => {
    const keyed = past('-----', { signals: [], key: 'log_error|timeout' });
    expect(advise(keyed).banned).toEqual(new Set(['a']));
  });
});

describe('a gene is banned', () => {
  const unlike = { signals: ['protocol'], key: 'other' };
  test.each<[string, Experience[], boolean]>([
    // (0 + 1) / (4 + 2) = 0.167, below 0.18; with three failures 0.2.
    ['after four failures with similar signals', past('----'), true],
    ['not after three', past('---'), false],
    ['if two attempts are old enough: 0.25 × 0.5', past('--', { days: 30 }), true],
    ['not after one attempt of any age', past('-', { days: 400 }), false],
    // (0 + 1) / (7 + 2) = 0.111, below 0.12; with six 0.125.
    ['after seven failures of any kind', past('-------', unlike), true],
    ['not after six', past('------', unlike), false],
  ])('%s', (_, experiences, banned) => expect(advise(experiences).banned.has('a')).toBe(banned));
});

describe('a memory graph', () => {
  const entry = {
    type: 'MemoryGraphEvent',
    kind: 'outcome',
    id: 'mge_1',
    ts: '2026-03-01T00:00:00.000Z',
    signal: { key: 'log_error|timeout', signals: SIGNALS, error_signature: null },
    gene: { id: 'a', category: 'repair' },
    outcome: { status: 'success', score: 0.85, note: 'error_cleared' },
  };
  const read = (...entries: unknown[]) =>
    readMemoryGraph(entries.map((each) => JSON.stringify(each)).join('\n'), 'graph');

  test('is read', () => {
    expect(read(entry)).toEqual([
      { gene: 'a', success: true, signals: SIGNALS, key: 'log_error|timeout', at: NOW },
    ]);
  });

  test.each([
    ['another kind', { ...entry, kind: 'attempt' }],
    ['no gene', { ...entry, gene: { id: null } }],
    ['no result', { ...entry, outcome: { status: 'unknown' } }],
    ['another type', { ...entry, type: 'EvolutionEvent' }],
    ['no object', 7],
  ])('an entry with %s is skipped', (_, other) => expect(read(other, entry)).toEqual(read(entry)));

  test('a file without any entry is an error; an empty one is not', () => {
    expect(() => read({ genes: [] }, 7)).toThrow('graph contains no MemoryGraphEvent');
    expect(read()).toEqual([]);
    expect(read({ ...entry, kind: 'attempt' })).toEqual([]);
  });

  test('only the newest 2,000 entries count', () => {
    const old = { ...entry, gene: { id: 'old' } };
    const genes = read(old, ...Array.from({ length: 2_000 }, () => entry)).map(({ gene }) => gene);
    expect(new Set(genes)).toEqual(new Set(['a']));
  });

  test('a line that is not JSON is an error with its position', () => {
    expect(() => readMemoryGraph('{}\n\n{', 'graph.jsonl')).toThrow(/graph\.jsonl:3 is not JSON/);
  });
});
