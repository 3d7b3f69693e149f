import { computeAssetId } from '@evomap/gep-sdk';
import { expect, it } from 'vitest';
import { eventChain } from '../../../src/audit/claims/chain.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { asset, brief, changeSubject, relating } from '../fixture.ts';

const LOG = 'assets/gep/events.jsonl';
const HOLE = ['event-parent-missing'];
const HOLE_ELSEWHERE = ['event-parent-missing (warning)'];
const UNCHAINED = ['event-not-chained'];
const FORKED = ['event-not-chained (warning)'];

function event(id: string, parent?: string | null, path = LOG) {
  return asset('EvolutionEvent', { id, parent }, path);
}

function judge(events: ReturnType<typeof event>[], added = 1) {
  const changes = events.slice(-added).map((found) => ({ kind: 'added', asset: found }) as const);
  return eventChain(changeSubject({ assets: relating(changes, events) }));
}

it.each<[string, ReturnType<typeof event>[], string[]]>([
  ['the first event of a log', [event('a', null)], []],
  ['one that continues', [event('a'), event('b', 'a')], []],
  ['one that continues from another file', [event('a', null, 'old.jsonl'), event('b', 'a')], []],
  ['a hole', [event('a'), event('b', 'x')], HOLE],
  ['a first event whose history is elsewhere', [event('b', 'x')], HOLE_ELSEWHERE],
  ['a hole elsewhere', [event('b', 'x', 'out.json')], HOLE_ELSEWHERE],
  ['a second beginning', [event('a'), event('b')], UNCHAINED],
  ['an empty parent', [event('a'), event('b', '')], UNCHAINED],
  ['two heads', [event('a'), event('b', 'a'), event('c', 'a')], FORKED],
  ['itself as the parent', [event('a', 'a')], UNCHAINED],
  ['a circle', [event('a', 'c'), event('b', 'a'), event('c', 'b')], UNCHAINED],
  ['what hangs on a circle', [event('a', 'b'), event('b', 'a'), event('c', 'b')], FORKED],
])('judges %s', (_, events, expected) => expect(brief(judge(events))).toEqual(expected));

it.each([
  ['two heads', [event('a'), event('b', 'a'), event('c', 'b'), event('d', 'a')], 'c'],
  ['two heads in two files', [event('b', 'a', 'old.jsonl'), event('a'), event('c', 'a')], 'b'],
])('names the previous event: %s', (_, events, last) => {
  expect(judge(events)).toMatchObject([
    { args: { fix: `Set \`parent\` to \`${last}\`, the previous event` } },
  ]);
});

it.each([
  ['two heads', [event('a'), event('b', 'a')], 'a'],
  ['a second beginning', [event('a'), event('b')], null],
])('names the hash of an event that has one, as it is then: %s', (_, events, parent) => {
  const hashed = asset('EvolutionEvent', { id: 'c', parent, asset_id: 'sha256:0' }, LOG);
  const [found] = judge([...events, hashed]);
  const id = computeAssetId({ ...hashed.value, parent: 'b' });
  expect(found && inWords(found).remedy).toBe(
    `Set \`parent\` to \`b\`, the previous event, and \`asset_id\` to \`${id}\`.`,
  );
});

it('does not report existing events', () => {
  expect(judge([event('a', 'x'), event('b', 'y'), event('c', 'b')], 1)).toEqual([]);
});

it('takes linear time', () => {
  const events = Array.from({ length: 5000 }, (_, i) => event(`e${i}`, `e${i - 1}`));
  expect(brief(judge(events, events.length))).toEqual(HOLE_ELSEWHERE);
});
