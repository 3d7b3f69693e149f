import { describe, expect, it } from 'vitest';
import { lookAlikeIds } from '../../../src/audit/claims/confusable-ids.ts';
import type { AssetType } from '../../../src/model/asset.ts';
import { asset, brief, changeSubject, relating } from '../fixture.ts';

function judge(id: string, other: string, type: AssetType = 'Gene', otherType = type): string[] {
  const added = asset(type, { id });
  return brief(
    lookAlikeIds(
      changeSubject({
        assets: relating(
          [{ kind: 'added', asset: added }],
          [asset(otherType, { id: other }), added],
        ),
      }),
    ),
  );
}

describe('ids that look alike', () => {
  it.each([
    ['case', 'gene_retry', 'Gene_Retry'],
    ['case, of letters that have two lower cases', 'gene_kelvin', 'gene_\u212aelvin'],
    ['long s', 'gene_stream', 'gene_\u017ftream'],
    ['a Cyrillic letter', 'gene_scan', 'gene_sс\u0430n'],
    ['a Greek letter', 'gene_foo', 'gene_f\u03bfo'],
    ['an Armenian letter', 'gene_uno', 'gene_\u057dno'],
    ['Cherokee capitals', 'GENE', 'G\u13acNE'],
    ['a full-width letter', 'gene_a', 'gene_\uff41'],
    ['a mathematical letter', 'gene_a', 'gene_\u{1d41a}'],
    ['a ligature', 'gene_file', 'gene_\ufb01le'],
    ['another Unicode form', 'gene_caf\u00e9', 'gene_cafe\u0301'],
    ['a zero-width space', 'gene_a', 'gene\u200b_a'],
    ['a soft hyphen', 'gene_a', 'gene_\u00ada'],
    ['a direction mark', 'gene_a', 'gene_\u200ea'],
    ['a space at the end', 'gene_a', 'gene_a '],
    ['a tab', 'gene_a', 'gene_a\t'],
    ['a variation selector', 'gene_a', 'gene_a\ufe0f'],
    ['another dash', 'gene-a', 'gene\u2010a'],
    ['a digit', 'gene_l', 'gene_1'],
    ['a capital I', 'gene_l', 'gene_I'],
    ['a zero', 'gene_O', 'gene_0'],
    ['two letters', 'gene_modern', 'gene_modem'],
  ])('finds ids that differ only in %s', (_, other, id) => {
    expect(judge(id, other)).toEqual(['look-alike-id']);
    expect(judge(other, id)).toEqual(['look-alike-id']);
  });

  it.each([
    ['gene_a', 'gene_b'],
    ['gene_retry', 'gene_retry_2'],
    ['gene-a', 'gene_a'],
    ['gene_caf\u00e9', 'gene_cafe'],
    ['\u57fa\u56e0_\u7532', '\u57fa\u56e0_\u4e59'],
    ['gene_\u7532', 'gene_a'],
    ['\u0433\u0435\u043d_\u0430', '\u0433\u0435\u043d_\u0431'],
    ['gene_2', 'gene_z'],
    ['gene_10', 'gene_11'],
    ['capsule_1712345678901', 'capsule_1712345678911'],
  ])('accepts %s beside %s', (id, other) => {
    expect(judge(id, other)).toEqual([]);
  });

  it('compares assets of one type, and reports what the change adds', () => {
    expect(judge('A', 'a', 'Gene', 'Capsule')).toEqual([]);
    expect(judge('A', 'a', 'Capsule')).toEqual(['look-alike-id']);
    const [gene, twin] = [asset('Gene', { id: 'a' }), asset('Gene', { id: 'A' })];
    expect(
      lookAlikeIds(
        changeSubject({
          assets: relating([{ kind: 'modified', asset: gene, before: gene }], [gene, twin]),
        }),
      ),
    ).toEqual([]);
    expect(
      lookAlikeIds(
        changeSubject({ assets: relating([{ kind: 'added', asset: gene }], [gene, gene]) }),
      ),
    ).toEqual([]);
  });
});
