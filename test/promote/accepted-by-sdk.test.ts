import { computeAssetId, SCHEMA_VERSION, verifyAssetId } from '@evomap/gep-sdk';
import capsuleSchema from '@evomap/gep-sdk/schemas/capsule.schema.json' with { type: 'json' };
import eventSchema from '@evomap/gep-sdk/schemas/evolution-event.schema.json' with { type: 'json' };
import geneSchema from '@evomap/gep-sdk/schemas/gene.schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forMany, runs } from '../runs.ts';
import {
  CLAIMED,
  capsule,
  decide,
  event,
  file,
  gene,
  jsonl,
  PACKAGE,
  repositoryOf,
  successes,
} from './fixture.ts';

const ajv = new Ajv({ strict: false, validateFormats: false });
const VALIDATORS = {
  Gene: ajv.compile(geneSchema),
  Capsule: ajv.compile(capsuleSchema),
  EvolutionEvent: ajv.compile(eventSchema),
};

/** What the protocol's package finds wrong with an asset: its schema, and its hash. */
function faults(asset: { type: string }): string[] {
  const validate = VALIDATORS[asset.type as keyof typeof VALIDATORS];
  const valid = validate(asset);
  return [
    ...(valid ? [] : [ajv.errorsText(validate.errors)]),
    ...(verifyAssetId(asset) ? [] : ['hash']),
  ];
}

const STORE = JSON.stringify([gene('gene_fix'), gene('gene_other')]);

async function promoted(values: readonly object[], factor = 0.6) {
  const a2a = { ...CLAIMED.policy.a2a, confidence_factor: factor };
  const answer = await decide(values, {
    events: file(jsonl(successes('capsule_1')), 'events.jsonl'),
    policy: { ...CLAIMED, policy: { ...CLAIMED.policy, a2a } },
    ...repositoryOf({ ...PACKAGE, 'assets/gep/genes.json': STORE, 'a.js': '' }),
  });
  return answer.promoted;
}

/** An asset that is often valid, with one field that may be anything. */
const anyAsset = fc
  .tuple(
    fc.constantFrom('Gene', 'Capsule', 'EvolutionEvent'),
    fc.record(
      {
        summary: fc.oneof(fc.string(), fc.jsonValue()),
        confidence: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.jsonValue()),
        schema_version: fc.constantFrom(SCHEMA_VERSION, '1.5.0', '1.13.1', '2.0.0'),
        signals_match: fc.array(fc.string()),
        strategy: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        trigger: fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        signals: fc.array(fc.string()),
        outcome: fc.record({
          status: fc.constantFrom('success', 'failed'),
          score: fc.double({ min: 0.5, max: 1, noNaN: true }),
          notes: fc.string(),
        }),
        a2a: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        extra: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
    fc.subarray([0, 1, 2, 3, 4, 5, 6, 7, 8], { maxLength: 3 }),
  )
  .map(([type, fields, kept]) => {
    // Most assets have few unusual fields, or nothing would be promoted.
    const few = Object.fromEntries(
      Object.entries(fields).filter((_, index) => kept.includes(index)),
    );
    const makers = { Gene: gene, Capsule: capsule, EvolutionEvent: event };
    const id = { Gene: 'gene_1', Capsule: 'capsule_1', EvolutionEvent: 'evt_1' }[type] ?? '';
    return makers[type as keyof typeof makers](id, {
      ...(type === 'Gene' && { validation: ['node a.js'] }),
      ...few,
    });
  });

describe('what is promoted is accepted by the protocol’s package', () => {
  it('400 random assets', { timeout: 120_000 }, async () => {
    let count = 0;
    await forMany(runs(400), anyAsset, fc.constantFrom(0.6, 1, 0), async (asset, factor) => {
      for (const one of await promoted([asset], factor)) {
        count += 1;
        expect({ one, faults: faults(one) }).toEqual({ one, faults: [] });
      }
    });
    expect(count).toBeGreaterThan(100);
  });

  it.each([0.6, 1])('a Capsule that the hub hashed, with the factor %d', async (factor) => {
    const hashed = capsule('capsule_1');
    const noted = { ...hashed, outcome: { status: 'success', score: 0.85, notes: 'went well' } };
    const [one] = await promoted([noted], factor);
    expect(one && faults(one)).toEqual([]);
    expect(one).toMatchObject({
      // The hash that the hub made says nothing about the notes, so the new one must not seal them.
      outcome: { status: 'success', score: 0.85 },
      a2a: { received_asset_id: hashed.asset_id },
    });
    expect(one?.outcome).not.toHaveProperty('notes');
  });

  it.each([0.6, 1])('a Capsule whose hash covers its notes, with the factor %d', async (factor) => {
    const outcome = { status: 'success', score: 0.85, notes: 'went well', details: 'on Friday' };
    const [one] = await promoted([capsule('capsule_1', { outcome })], factor);
    expect(one).toMatchObject({ outcome });
  });

  it('an event that the reference engine hashed with a field that it does not write', async () => {
    const inMemory = event('evt_9', { env_fingerprint: { platform: 'linux', region: undefined } });
    const { asset_id: _, ...content } = inMemory;
    const stored = { ...inMemory, asset_id: computeAssetId(content) };
    expect(await promoted([JSON.parse(JSON.stringify(stored))])).toEqual([
      { ...stored, env_fingerprint: { platform: 'linux', region: null } },
    ]);
  });

  const ORIGIN = { source: 'evolved', quality_score: 0.8, overcame_errors: ['timeout'] };
  it.each([
    ['hashed with them', ORIGIN, true],
    ['hashed without them', ORIGIN, true],
    ['a text', 'evolved', true],
    ['a hidden character', 'evolv\u200bed', false],
    ['a long text', 'x'.repeat(3_000), false],
    ['a list', ['evolved'], false],
  ])('a Gene with local annotations: %s', async (what, generation_meta, isPromoted) => {
    const { asset_id: _id, ...content } = gene('gene_1', { validation: ['node a.js'] });
    const annotated = { ...content, model_name: 'a-model', generation_meta };
    const asset_id = computeAssetId(what === 'hashed without them' ? content : annotated);
    const answer = await promoted([{ ...annotated, asset_id }]);
    const promotedForm = { ...content, asset_id: computeAssetId(content) };
    expect(answer).toEqual(isPromoted ? [promotedForm] : []);
    expect(answer.flatMap(faults)).toEqual([]);
  });

  it('files as agents write them', async () => {
    const store = { version: 1, genes: [gene('gene_a', { validation: ['node a.js'] })] };
    const fields = { schema_version: '1.6.0', validation: ['node a.js', ''], asset_id: undefined };
    const older = gene('gene_b', fields);
    const hashed = { ...older, asset_id: computeAssetId(older) };
    const answer = await promoted([store, hashed, event('evt_9')]);
    expect(answer.flatMap(faults)).toEqual([]);
  });
});
