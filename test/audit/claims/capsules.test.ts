import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import type { Asset, AssetChange } from '../../../src/assets/asset.ts';
import type { Size } from '../../../src/audit/change/counted-files.ts';
import { judgeCapsules } from '../../../src/audit/claims/capsules.ts';
import { asset, brief } from '../fixture.ts';

const THRESHOLDS = { min_score: 0.7, max_files: 5, max_lines: 200, min_success_streak: 2 };
const FIELDS = {
  id: 'capsule_1',
  schema_version: '1.13.0',
  trigger: ['error'],
  gene: 'gene_a',
  summary: 'Fixed.',
  confidence: 0.9,
  blast_radius: { files: 1, lines: 2 },
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
    [
      'the id of another event',
      [event('evt_1'), event('evt_1', { signals: ['other'] })],
      'other content',
    ],
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

  it('is refuted by a failure after the successes, and not by one before', () => {
    const failure = { outcome: { status: 'failed' } };
    expect(judge(change, [...TWICE, event('evt_3', failure)])).toEqual({
      eligible: false,
      eligibility: 'refuted',
      reasons: REASON,
    });
    const later = [event('evt_1', failure), event('evt_2'), event('evt_3')];
    expect(judge(change, later)).toEqual(ELIGIBLE);
  });

  it.each<[string, AssetChange, Size | undefined, string[]]>([
    ['git counts more files', change, { files: 8, lines: 3 }, REASON],
    ['git counts more lines', change, { files: 1, lines: 400 }, REASON],
    ['git counts more of both', change, { files: 8, lines: 400 }, [...REASON, ...REASON]],
    ['git counts as much as is allowed', change, { files: 5, lines: 200 }, []],
    ['git counts less', change, { files: 0, lines: 0 }, []],
    [
      'its earlier version claimed more',
      { kind: 'modified', asset: capsule(), before: LARGER },
      undefined,
      REASON,
    ],
  ])('takes the larger of the claimed and the measured size: %s', (_, each, counted, reasons) => {
    expect(judge(each, TWICE, counted ? { counted } : {})).toEqual(
      reasons.length === 0 ? ELIGIBLE : { eligible: false, eligibility: 'refuted', reasons },
    );
  });

  it('takes the largest size that the log records', () => {
    const large = event('evt_2', { blast_radius: { files: 8, lines: 400 } });
    expect(judge(change, [event('evt_1'), large]).eligibility).toBe('refuted');
  });

  it('measures several Capsules by git only if they claim less in all', () => {
    const large = capsule({ id: 'capsule_2', blast_radius: { files: 9, lines: 500 } });
    const terms = { added: [large], counted: { files: 8, lines: 400 } };
    expect(judge(change, TWICE, terms)).toEqual(ELIGIBLE);
    const small = capsule({ id: 'capsule_2' });
    expect(judge(change, TWICE, { ...terms, added: [small] }).eligibility).toBe('refuted');
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

  it('does not check removed Capsules or other assets', () => {
    const removed = { kind: 'removed', asset: capsule() } as const;
    expect(judge(removed, [])).toEqual({ eligible: null, eligibility: null, reasons: [] });
    const gene = { kind: 'added', asset: asset('Gene', {}) } as const;
    expect(judgeCapsules({ changes: [gene], present: [], unread: [] }, THRESHOLDS)).toEqual([]);
  });
});
