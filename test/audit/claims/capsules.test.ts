import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import type { Asset, AssetChange } from '../../../src/assets/asset.ts';
import type { Size } from '../../../src/audit/change/blast-radius.ts';
import { broadcastFindings, judgeCapsules } from '../../../src/audit/claims/capsules.ts';
import { successStreak } from '../../../src/audit/claims/success-streak.ts';
import { runIn } from '../../cli/fake-terminal.ts';
import { gene, jsonl, capsule as promotable, successes } from '../../promote/fixture.ts';
import { committed, type createRepository } from '../../repo/repository.ts';
import { asset, brief } from '../fixture.ts';

const THRESHOLDS = { min_score: 0.7, max_files: 5, max_lines: 200, min_success_streak: 2 };
const FIELDS = {
  ...{ id: 'capsule_1', schema_version: '1.13.0', trigger: ['error'], gene: 'gene_a' },
  ...{ summary: 'Fixed.', confidence: 0.9, blast_radius: { files: 1, lines: 2 } },
  outcome: { status: 'success', score: 0.9 },
};

function capsule(differences: object = {}) {
  const fields = { type: 'Capsule', ...FIELDS, ...differences };
  return asset('Capsule', { asset_id: computeAssetId(fields), ...fields }, 'capsules.json');
}

/** An event that continues the log; undefined removes a field. */
function event(id: string, fields: Record<string, unknown> = {}) {
  const { asset_id, ...content } = {
    type: 'EvolutionEvent',
    id,
    capsule_id: 'capsule_1',
    genes_used: ['gene_a'],
    outcome: { status: 'success' },
    ...(id !== 'evt_1' && { parent: `evt_${Number(id.slice(4)) - 1}` }),
    ...fields,
  } as Record<string, unknown>;
  const stated = Object.fromEntries(Object.entries(content).filter(([, value]) => value));
  const hash = 'asset_id' in fields ? asset_id : computeAssetId(stated);
  return asset(
    'EvolutionEvent',
    { ...stated, ...(hash !== undefined && { asset_id: hash }) },
    'assets/gep/events.jsonl',
  );
}

const TWICE = [event('evt_1'), event('evt_2')];
const second = (fields: Record<string, unknown>) => [event('evt_1'), event('evt_2', fields)];
const REASON = ['capsule-not-eligible'];
const UNPROVEN = { eligible: false, eligibility: 'unproven', reasons: ['capsule-streak'] };
const LARGER = capsule({ blast_radius: { files: 8, lines: 2 } });

function judge(
  change: AssetChange,
  present: readonly ReturnType<typeof event>[],
  { added = [], counted }: { added?: readonly Asset[]; counted?: Size } = {},
) {
  const changes = [change, ...added.map((each) => ({ kind: 'added' as const, asset: each }))];
  const [judged] = judgeCapsules({ changes, present, unread: [] }, THRESHOLDS, counted);
  const { eligible, eligibility, reasons = [] } = judged ?? {};
  return { eligible, eligibility, reasons: brief(reasons) };
}

const ELIGIBLE = { eligible: true, eligibility: 'eligible', reasons: [] };

describe('judgeCapsules', () => {
  const change = { kind: 'added', asset: capsule() } as const;

  it('is eligible if the events prove it and the schema accepts it', () => {
    expect(judge(change, TWICE)).toEqual(ELIGIBLE);
    expect(judge(change, [event('evt_1')])).toEqual(UNPROVEN);
  });

  it('does not count events that the same change adds', () => {
    expect(judge(change, TWICE, { added: TWICE })).toEqual(UNPROVEN);
    const [first] = TWICE;
    expect(judge(change, TWICE, { added: first ? [first] : [] }).eligibility).toBe('unproven');
    const three = [...TWICE, event('evt_3')];
    expect(judge(change, three, { added: three.slice(2) })).toEqual(ELIGIBLE);
  });

  it.each<[string, readonly object[], string]>([
    ['a wrong hash', second({ asset_id: `sha256:${'0'.repeat(64)}` }), 'hash'],
    ['no hash', second({ asset_id: undefined }), 'no hash'],
    ['no parent', second({ parent: undefined }), 'no parent'],
    ['a parent that does not exist', second({ parent: 'evt_9' }), 'parent'],
    ['a parent that comes later', [event('evt_1', { parent: 'evt_2' }), event('evt_2')], 'parent'],
    ['another’s id', [event('evt_1'), event('evt_1', { signals: ['other'] })], 'other content'],
    ['another gene', second({ genes_used: ['gene_b'] }), 'gene'],
    ['no gene', second({ genes_used: [] }), 'gene'],
    ['no change', second({ blast_radius: { files: 0, lines: 0 } }), 'no change'],
    ['no list of genes', second({ genes_used: undefined }), 'gene'],
  ])('does not count a success with %s', (_, events, why) => {
    const present = events as ReturnType<typeof event>[];
    const [judged] = judgeCapsules({ changes: [change], present, unread: [] }, THRESHOLDS);
    expect(judged).toMatchObject({ eligible: false, eligibility: 'unproven' });
    expect(brief(judged?.reasons ?? [])).toEqual(['capsule-streak']);
    expect(judged?.reasons[0]?.args.uncounted).toEqual([expect.stringContaining(why)]);
  });

  it('counts a record that is in two logs once', () => {
    expect(judge(change, [event('evt_1'), event('evt_1')]).eligibility).toBe('unproven');
    expect(judge(change, [...TWICE, event('evt_2')])).toEqual(ELIGIBLE);
  });

  it.each<[string, AssetChange, Size | undefined, string[]]>([
    ['git counts more files', change, { files: 8, lines: 3 }, REASON],
    ['git counts more lines', change, { files: 1, lines: 400 }, REASON],
    ['git counts more of both', change, { files: 8, lines: 400 }, [...REASON, ...REASON]],
    ['git counts as much as is allowed', change, { files: 5, lines: 200 }, []],
    ['git counts less', change, { files: 0, lines: 0 }, []],
    ['it claimed more', { kind: 'modified', asset: capsule(), before: LARGER }, undefined, REASON],
  ])('takes the larger of the claimed and the measured size: %s', (_, each, counted, reasons) => {
    expect(judge(each, TWICE, counted ? { counted } : {})).toEqual(
      reasons.length === 0 ? ELIGIBLE : { eligible: false, eligibility: 'refuted', reasons },
    );
  });

  it('takes the largest size that the log records', () => {
    const large = event('evt_2', { blast_radius: { files: 8, lines: 400 } });
    expect(judge(change, [event('evt_1'), large]).eligibility).toBe('refuted');
  });

  it.each<[object, string[]]>([
    [{ asset_id: `sha256:${'0'.repeat(64)}` }, ['content-hash-mismatch']],
    [{ asset_id: undefined }, ['schema-field']],
    [{ content: 'text' }, ['schema-field']],
    [{ content: 'text', schema_version: '1.5.0' }, []],
    [{ registered_by: 'agent' }, ['schema-field']],
  ])('requires what a hub requires: %j', (differences, reasons) => {
    const change = { kind: 'modified', asset: capsule(differences) } as const;
    expect(judge(change, TWICE).reasons).toEqual(reasons);
  });
});

const GOOD = { outcome: { status: 'success', score: 0.85 }, blast_radius: { files: 1, lines: 2 } };

function outcomeOf(status: string, capsule_id = 'x', more: object = {}) {
  return { type: 'EvolutionEvent', capsule_id, outcome: { status }, ...more };
}

const WON_TWICE = [outcomeOf('success'), outcomeOf('success')];
const WON = outcomeOf('success');
const WON_AS_E = outcomeOf('success', 'x', { id: 'e' });
const NO_OUTCOME = { outcome: undefined };
const TWO_REASONS = [...REASON, ...REASON];
const score = (value: unknown) => ({ outcome: { status: 'success', score: value } });
const size = (files: number, lines: number) => ({ blast_radius: { files, lines } });

const streakOf = (events: readonly object[]) =>
  successStreak('x', events.map((value) => ({ value, log: 'events.jsonl' })) as never);

it.each<[string, object, object[], string[]]>([
  ['all that is asked', {}, WON_TWICE, []],
  ['a score at the limit', score(0.7), WON_TWICE, []],
  ['a low score', score(0.69), WON_TWICE, REASON],
  ['a score of no range', score(92), WON_TWICE, REASON],
  ['a score as text', score('0.9'), WON_TWICE, REASON],
  ['no score', { outcome: { status: 'success' } }, WON_TWICE, REASON],
  ['a size at the limits', size(5, 200), WON_TWICE, []],
  ['6 files', size(6, 2), WON_TWICE, REASON],
  ['201 lines', size(1, 201), WON_TWICE, REASON],
  ['no change', size(0, 0), WON_TWICE, TWO_REASONS],
  ['a failure', { outcome: { status: 'failed', score: 0.9 } }, WON_TWICE, REASON],
  ['no outcome', { outcome: null }, WON_TWICE, ['capsule-not-eligible', 'capsule-not-eligible']],
  ['a claim only', { success_streak: 9 }, [], ['capsule-streak']],
  ['one success', {}, [WON], ['capsule-streak']],
])('broadcastFindings judges %s', (_, fields, events, expected) => {
  const capsule = asset('Capsule', { ...GOOD, ...fields });
  expect(brief(broadcastFindings(capsule, streakOf(events), THRESHOLDS))).toEqual(expected);
});

it.each<[string, object[], number]>([
  ['no event', [], 0],
  ['those after the last failure', [WON, outcomeOf('failed'), ...WON_TWICE], 2],
  ['none after a failure', [...WON_TWICE, outcomeOf('failed')], 0],
  ['those of other capsules between', [WON, outcomeOf('failed', 'y'), WON], 2],
  ['one that is there twice once', [WON_AS_E, WON_AS_E], 1],
  ['a failure of a reused id', [outcomeOf('failed', 'x', { id: 'e' }), WON_AS_E], 1],
  ['one without an outcome as a failure', [...WON_TWICE, outcomeOf('', 'x', NO_OUTCOME)], 0],
  ['nothing else', [outcomeOf('success', 'x', { type: 'Capsule' })], 0],
])('successStreak counts %s', (_, events, streak) => expect(streakOf(events).count).toBe(streak));

const LOG = 'assets/gep/events.jsonl';
const CAPSULES = 'assets/gep/capsules.json';
const GENES = 'assets/gep/genes.json';
const BASE = {
  'package.json': '{ "scripts": { "test": "node --test" } }',
  'scripts/check.js': 'work();\n',
  [GENES]: JSON.stringify({ version: 1, genes: [gene('gene_fix')] }),
};
const LOGGED = { ...BASE, [LOG]: jsonl(successes('capsule_1')) };
const SMALL = { blast_radius: { files: 1, lines: 1 } };
const LARGE_CHANGE = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`src/${number}.js`, 'work();\n'.repeat(50)]),
);

type Files = Parameters<ReturnType<typeof createRepository>['write']>[0];

/** Returns what `check` says about the Capsules of a change. */
async function capsulesOf(base: Files, head: Files) {
  const { base: baseSha, ...repository } = committed(base);
  repository.write(head);
  repository.commit();
  const args = ['check', '--no-run', '--base', baseSha, '--format', 'json'];
  const { output } = await runIn(repository.directory, args);
  return JSON.parse(output).capsules;
}

function withCapsule(fields: Record<string, unknown> = SMALL): Files {
  return { [CAPSULES]: JSON.stringify({ capsules: [promotable('capsule_1', fields)] }) };
}

describe('the eligibility of a Capsule of a change', () => {
  it('is refuted by a gene whose commands may not run', async () => {
    const blocked = gene('gene_fix', { validation: ['npm test', 'curl example.com'] });
    const base = { ...LOGGED, [GENES]: JSON.stringify({ version: 1, genes: [blocked] }) };
    const reasons = [{ rule: 'capsule-not-eligible' }];
    const refuted = [{ eligible: false, eligibility: 'refuted', reasons }];
    expect(await capsulesOf(base, withCapsule())).toMatchObject(refuted);
    const before = { ...base, ...withCapsule({ ...SMALL, confidence: 0.8 }) };
    expect(await capsulesOf(before, withCapsule())).toMatchObject(refuted);
  });

  it('is refuted by what git counts, whatever the Capsule claims', async () => {
    const reason = (words: string) => ({
      rule: 'capsule-not-eligible',
      message: expect.stringContaining(`\`blast_radius.${words} (claimed: 1)`),
    });
    const reasons = [reason('files` is 8'), reason('lines` is 400')];
    expect(await capsulesOf(LOGGED, { ...LARGE_CHANGE, ...withCapsule() })).toMatchObject([
      { eligible: false, eligibility: 'refuted', reasons },
    ]);
  });
});
