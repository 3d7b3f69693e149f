import { describe, expect, it } from 'vitest';
import type { Asset, AssetChange } from '../../../src/assets/asset.ts';
import { claimedRadius, estimates } from '../../../src/audit/claims/claimed-sizes.ts';
import { claimedStreak } from '../../../src/audit/claims/success-streak.ts';
import type { AssetType } from '../../../src/model/asset.ts';
import { asset, brief, changeSubject, relating } from '../fixture.ts';

const COUNTED = { least: { files: 4, lines: 50 }, most: { files: 6, lines: 90 } };
const SUCCESS = { outcome: { status: 'success' } };
const DIFFERS = ['claim-differs (warning)'];

function added(type: AssetType, fields: object) {
  return { kind: 'added', asset: asset(type, fields) } as const;
}

function claiming(files: unknown, lines: unknown, fields: object = SUCCESS) {
  return added('Capsule', { ...fields, blast_radius: { files, lines } });
}

function subjectOf(
  changes: readonly AssetChange[],
  counted = COUNTED,
  present: readonly Asset[] = [],
) {
  return changeSubject({ assets: relating(changes, present), counted });
}

describe('the blast radius that assets claim', () => {
  it.each<[string, ReturnType<typeof claiming>[], string[]]>([
    ['what one way of counting gives', [claiming(4, 50)], []],
    ['what another gives, with a line for each new file', [claiming(6, 96)], []],
    ['too few files', [claiming(3, 50)], DIFFERS],
    ['too few lines', [claiming(4, 49)], DIFFERS],
    ['too much', [claiming(7, 90)], []],
    ['enough together', [claiming(1, 20), claiming(3, 30)], []],
    ['too little together', [claiming(1, 20), claiming(2, 30)], DIFFERS],
    ['no number', [claiming('1', 1)], []],
    ['nothing', [added('Capsule', {})], []],
  ])('judges %s', (_, changes, expected) => {
    expect(brief(claimedRadius(subjectOf(changes)))).toEqual(expected);
  });
});

describe('the success streak that Capsules claim', () => {
  it('judges Capsules and events separately, and ignores modified assets', () => {
    const event = added('EvolutionEvent', { blast_radius: { files: 1, lines: 1 } });
    expect(claimedRadius(subjectOf([claiming(4, 50), event]))).toMatchObject([
      {
        args: {
          type: 'EvolutionEvent',
          claim: 'claims 1 file and 1 line',
          shown: 'git counts 4 files and 50 lines for this change',
        },
      },
    ]);
    const { asset: capsule } = claiming(1, 1);
    expect(claimedRadius(subjectOf([{ kind: 'modified', asset: capsule }]))).toEqual([]);
  });

  const events = [asset('EvolutionEvent', { ...SUCCESS, capsule_id: 'x' })];

  it.each([
    [1, []],
    [0, []],
    [2, DIFFERS],
    ['2', []],
  ])('of a claim of %j if the events show 1', (success_streak, expected) => {
    const changes = [added('Capsule', { success_streak })];
    expect(brief(claimedStreak(subjectOf(changes, COUNTED, events)))).toEqual(expected);
  });
});

describe('the estimates of events', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ blast_radius_estimate: { files: 2 } }, []],
    [{ blast_radius_estimate: { files: 1 } }, DIFFERS],
    [{ meta: { blast_radius_estimate: { files: 1 } } }, DIFFERS],
    [{ meta: { blast_radius_estimate: { files: 60 } } }, []],
    [{ meta: { blast_radius_estimate: { files: 61 } } }, DIFFERS],
    [{ meta: { blast_radius_estimate: { files: 0 } } }, []],
    [{ meta: 7, blast_radius_estimate: null }, []],
  ])('compares %j with 4 files, or 6 with those of the asset store', (fields, expected) => {
    expect(brief(estimates(subjectOf([added('EvolutionEvent', fields)])))).toEqual(expected);
  });

  it('does not count files that only the asset store adds', () => {
    const counted = { least: { files: 3, lines: 9 }, most: { files: 6, lines: 90 } };
    const events = [added('EvolutionEvent', { blast_radius_estimate: { files: 1 } })];
    expect(estimates(subjectOf(events, counted))).toEqual([]);
    expect(
      estimates(subjectOf(events, { ...counted, least: { files: 4, lines: 9 } })),
    ).toMatchObject([{ args: { claim: 'estimates 1 file', shown: 'the change touches 4' } }]);
  });
});
