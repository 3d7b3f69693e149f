import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import type { AssetChange } from '../../../src/assets/asset.ts';
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

function event(id: string, status = 'success') {
  const fields = { id, capsule_id: 'capsule_1', outcome: { status } };
  return asset('EvolutionEvent', fields, 'assets/gep/events.jsonl');
}

function judge(change: AssetChange, ...events: ReturnType<typeof event>[]) {
  const [judged] = judgeCapsules({ changes: [change], present: events, unread: [] }, THRESHOLDS);
  return { eligible: judged?.eligible, reasons: brief(judged?.reasons ?? []) };
}

describe('judgeCapsules', () => {
  it('is eligible if the events prove it and the schema accepts it', () => {
    const change = { kind: 'added', asset: capsule() } as const;
    expect(judge(change, event('evt_1'), event('evt_2'))).toEqual({ eligible: true, reasons: [] });
    expect(judge(change, event('evt_1'))).toEqual({ eligible: false, reasons: ['capsule-streak'] });
  });

  it.each<[object, string[]]>([
    [{ asset_id: `sha256:${'0'.repeat(64)}` }, ['content-hash-mismatch']],
    [{ asset_id: undefined }, ['schema-field-missing']],
    [{ content: 'text' }, ['schema-field-invalid']],
    [{ content: 'text', schema_version: '1.5.0' }, []],
    [{ registered_by: 'agent' }, ['schema-field-unknown']],
  ])('requires what a hub requires: %j', (differences, reasons) => {
    const change = { kind: 'modified', asset: capsule(differences) } as const;
    expect(judge(change, event('evt_1'), event('evt_2')).reasons).toEqual(reasons);
  });

  it('does not check removed Capsules or other assets', () => {
    const removed = { kind: 'removed', asset: capsule() } as const;
    expect(judge(removed)).toEqual({ eligible: null, reasons: [] });
    const gene = { kind: 'added', asset: asset('Gene', {}) } as const;
    expect(judgeCapsules({ changes: [gene], present: [], unread: [] }, THRESHOLDS)).toEqual([]);
  });
});
