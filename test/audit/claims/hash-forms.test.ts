import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assetLimits } from '../../../src/assets/asset-limits.ts';
import { readAssetFile } from '../../../src/assets/file.ts';
import { hashFindings, matchContentHash } from '../../../src/audit/claims/content-hash.ts';
import { otherHashForm } from '../../../src/audit/claims/hash-forms.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';

/** The text that other programs hash; made by hand, so that it does not repeat the code. */
const HASHED = {
  own: '{"id":"g","n":1,"nested":{"é":[1,null]},"none":null,"type":"Gene"}',
  'null-free': '{"id":"g","n":1,"nested":{"é":[1,null]},"type":"Gene"}',
  'as-written': '{"id":"g","n":1.0,"nested":{"é":[1e0,null]},"none":null,"type":"Gene"}',
  'json-dumps':
    '{"id": "g", "n": 1.0, "nested": {"\\u00e9": [1e0, null]}, "none": null, "type": "Gene"}',
  'top-level': '{"id":"g","n":1,"nested":{},"none":null,"type":"Gene"}',
};

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function assetWith(assetId: string, id = 'g') {
  const text = `{ "type": "Gene", "none": null, "id": "${id}", "n": 1.0,
    "nested": {"é": [1e0, null]}, "asset_id": ${JSON.stringify(assetId)} }`;
  const [asset] = readAssetFile('a.json', Buffer.from(text), assetLimits(10_000)).assets;
  if (asset === undefined) throw new Error('no asset');
  return asset;
}

describe('otherHashForm', () => {
  it.each([
    ['null-free', `sha256:${sha(HASHED['null-free'])}`, 'null-free'],
    ['as-written', `sha256:${sha(HASHED['as-written'])}`, 'as-written'],
    ['json-dumps', `sha256:${sha(HASHED['json-dumps'])}`, 'json-dumps'],
    ['top-level', `sha256:${sha(HASHED['top-level'])}`, 'top-level'],
    ['without a prefix', sha(HASHED.own), 'unprefixed'],
    ['with capitals', `sha256:${sha(HASHED.own).toUpperCase()}`, 'unprefixed'],
    ['with another prefix', `SHA-256:${sha(HASHED.own)}`, 'unprefixed'],
    ['another form without a prefix', sha(HASHED['as-written']), 'as-written'],
  ])('knows a hash %s, and does not accept it', (_, assetId, form) => {
    const asset = assetWith(assetId);
    expect(matchContentHash(asset)).toBeUndefined();
    expect(otherHashForm(asset)).toBe(form);
    const [finding] = hashFindings(asset, 'author');
    expect(finding).toMatchObject({ rule: 'content-hash-mismatch', severity: 'error' });
    expect(finding && inWords(finding).message).toContain('but the content as hashed by');
  });

  it.each(Object.entries(HASHED))('finds no form if the content was changed: %s', (_, text) => {
    const asset = assetWith(`sha256:${sha(text)}`, 'h');
    expect(otherHashForm(asset)).toBeUndefined();
    const [finding] = hashFindings(asset, 'author');
    expect(finding && inWords(finding).remedy).toContain('changed after it was hashed');
  });

  it.each([[''], ['sha256:'], ['sha512:00'], [`md5:${sha(HASHED.own)}`], ['é'.repeat(64)]])(
    'finds no form of %j',
    (assetId) => expect(otherHashForm(assetWith(assetId))).toBeUndefined(),
  );
});
