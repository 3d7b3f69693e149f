import { createHash } from 'node:crypto';
import { canonicalize, computeAssetId, verifyAssetId } from '@evomap/gep-sdk';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../src/assets/asset.ts';
import { readAssetFile } from '../../../src/assets/file.ts';
import { SEED_HASHES } from '../../../src/assets/seed-hashes.ts';
import { assetLimits } from '../../../src/assets/source.ts';
import {
  hashFindings,
  identityFindings,
  matchContentHash,
} from '../../../src/audit/claims/content-hash.ts';
import { asEngineHashed, otherHashForm } from '../../../src/audit/claims/hash-forms.ts';
import { correctorIn } from '../../../src/audit/read-subject.ts';
import type { Corrector } from '../../../src/audit/subject.ts';
import type { AssetType } from '../../../src/model/asset.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { asset, brief, gene } from '../fixture.ts';

const CAPSULE = { id: 'capsule_1', outcome: { status: 'success', score: 0.9 } };

describe('matchContentHash', () => {
  it.each([null, 7, '', {}, 'sha256:', ['sha256:00']])('does not accept %j', (asset_id) => {
    expect(
      matchContentHash(asset('Capsule', { ...CAPSULE, outcome: null, asset_id })),
    ).toBeUndefined();
  });
});

describe('the remedy for a hash', () => {
  const wrong = asset('EvolutionEvent', { id: 'evt_1', asset_id: 'sha256:0' });
  const missing = asset('EvolutionEvent', { id: 'evt_1' });
  const remediesFor = (corrector: Corrector) =>
    [wrong, missing]
      .flatMap((each) => identityFindings(each, corrector))
      .map((finding) => inWords(finding).remedy);

  it.each([
    ['assets/gep/genes.json', 'fix'],
    ['assets/gep/events.jsonl', 'hand'],
    ['assets/gep/broken.json', 'hand'],
  ] as const)('names the fix command only where it can change the file: %s', (path, expected) => {
    const location = { path: 'assets/gep/broken.json', line: 1, column: 1 };
    const problems = [{ rule: 'ambiguous-key', location, detail: '' } as const];
    expect(correctorIn(problems)(asset('EvolutionEvent', { id: 'evt_1' }, path))).toBe(expected);
    const names = remediesFor(expected).map((text) => text.includes('gene-gate fix'));
    expect(names).toEqual(Array(4).fill(expected === 'fix'));
  });
});

/** The text that is hashed; made by hand, so that it does not repeat the code. */
const HASHED = '{"id":"g","n":1,"nested":{"é":[1,null]},"none":null,"type":"Gene"}';

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

it.each([
  ['without a prefix', sha(HASHED)],
  ['with capitals', `sha256:${sha(HASHED).toUpperCase()}`],
  ['with another prefix', `SHA-256:${sha(HASHED)}`],
])('otherHashForm knows a hash %s, and does not accept it', (_, assetId) => {
  const asset = assetWith(assetId);
  expect(matchContentHash(asset)).toBeUndefined();
  expect(otherHashForm(asset)).toBe('unprefixed');
  const [finding] = hashFindings(asset, 'author');
  expect(finding).toMatchObject({ rule: 'content-hash-mismatch', severity: 'error' });
  expect(finding && inWords(finding).message).toContain('but the content as hashed by');
});

it.each([[''], ['sha256:'], ['sha512:00'], [`md5:${sha(HASHED)}`], ['é'.repeat(64)]])(
  'otherHashForm finds no form of %j',
  (assetId) => expect(otherHashForm(assetWith(assetId))).toBeUndefined(),
);

describe('the reference engine', () => {
  /** Hashes what the engine has in memory, and returns what its `JSON.stringify` leaves of it. */
  const written = (type: string, fields: object): JsonObject => {
    const inMemory = { type, id: 'x', ...fields };
    const text = JSON.stringify({ ...inMemory, asset_id: computeAssetId(inMemory) });
    return JSON.parse(text) as JsonObject;
  };
  const print = { platform: 'linux', region: undefined };
  const DEEP = { env_fingerprint: print };
  const report = { ...written('ValidationReport', { env_fingerprint: print }) };

  it.each([
    ['ValidationReport', { env_fingerprint: print }],
    ['EvolutionEvent', { env_fingerprint: print, meta: { validation_report: report } }],
    ['EvolutionEvent', { env_fingerprint: print, meta: { list: [{ deep: DEEP }] } }],
    ['Capsule', { env_fingerprint: print }],
    ['Capsule', { env_fingerprint: print, diff: undefined }],
    ['Capsule', { env_fingerprint: { region: 'eu' }, diff: undefined, strategy: undefined }],
    ['Capsule', { diff: { a: 1 }, strategy: undefined }],
  ])('hashes a %s with the fields that it does not write: %#', (type, fields) => {
    const own =
      'meta' in fields && 'validation_report' in fields.meta
        ? { ...fields, meta: { validation_report: { ...report, env_fingerprint: print } } }
        : fields;
    const value = written(type, own);
    expect(verifyAssetId(value)).toBe(false);
    const read = { ...gene(), type: type as AssetType, value };
    expect(matchContentHash(read)).toBe('engine');
    expect(hashFindings(read, 'fix')).toEqual([]);
    const restored = asEngineHashed(value);
    expect(restored && verifyAssetId(restored)).toBe(true);
    for (const changed of [
      { ...value, id: 'y' },
      { ...value, env_fingerprint: { platform: 'win32' } },
      { ...value, diff: null, extra: null },
    ]) {
      expect(matchContentHash({ type: read.type, value: changed })).toBeUndefined();
    }
  });

  it.each([
    ['EvolutionEvent', { diff: undefined }],
    ['Gene', { strategy: undefined }],
    ['Capsule', { region: undefined }],
    ['Capsule', { env_fingerprint: { platform: undefined } }],
  ])('leaves out no other field of a %s: %#', (type, fields) => {
    const value = written(type, fields);
    expect(matchContentHash({ type: type as AssetType, value })).toBeUndefined();
  });

  it('adds what it learns to a gene, which is a notice in its repository', () => {
    const created = written('Gene', { validation: ['npm test'], epigenetic_marks: [] });
    const learned = gene({
      ...created,
      epigenetic_marks: [{ context: 'linux', boost: 0.1 }],
      learning_history: [],
      anti_patterns: [],
    });
    expect(brief(hashFindings(learned, 'fix', true))).toEqual(['content-hash-mismatch (notice)']);
    expect(hashFindings(learned, 'fix', true)[0]?.edit).toBeUndefined();
    expect(brief(hashFindings(learned, 'author'))).toEqual(['content-hash-mismatch']);
    const other = gene({ ...learned.value, validation: ['npm run check'] });
    expect(brief(hashFindings(other, 'fix'))).toEqual(['content-hash-mismatch']);
  });

  it('writes on to a gene whose other content stays, which is a warning in its repository', () => {
    const before = gene({ validation: ['npm test'] });
    const learned = { learning_history: [{ outcome: 'success' }], schema_version: '1.6.0' };
    const stale = { ...before.value, ...learned, asset_id: `sha256:${'1'.repeat(64)}` };
    const grade = (value: object, corrector: 'fix' | 'author' = 'fix') =>
      brief(hashFindings(gene(value), corrector, true, before));
    expect(grade(stale)).toEqual(['content-hash-mismatch (warning)']);
    expect(hashFindings(gene(stale), 'fix', true, before)[0]?.edit).toBeDefined();
    expect(grade(stale, 'author')).toEqual(['content-hash-mismatch']);
    expect(brief(hashFindings(gene(stale), 'fix', true))).toEqual(['content-hash-mismatch']);
    expect(grade({ ...stale, strategy: ['Do more.'] })).toEqual(['content-hash-mismatch']);
    expect(grade({ ...stale, validation: [] })).toEqual(['content-hash-mismatch']);
  });

  it('ships seeds with a hash that does not match, which is a notice in a repository', () => {
    const seed = gene({ validation: ['npm test'], asset_id: `sha256:${'0'.repeat(64)}` });
    expect(brief(hashFindings(seed, 'fix', true))).toEqual(['content-hash-mismatch']);
    const releases = SEED_HASHES as Record<string, string>;
    const key = sha(canonicalize(seed.value)).slice(0, 32);
    releases[key] = '1.2.3';
    onTestFinished(() => {
      delete releases[key];
    });
    const [found] = hashFindings(seed, 'fix', true);
    expect(found && inWords(found).message).toMatch(/release 1\.2\.3 .* ships it so/);
    expect(found).toMatchObject({ severity: 'notice' });
    expect(found?.edit).toBeUndefined();
    expect(brief(hashFindings(seed, 'author'))).toEqual(['content-hash-mismatch']);
    const edited = gene({ ...seed.value, validation: ['npm run check'] });
    expect(brief(hashFindings(edited, 'fix'))).toEqual(['content-hash-mismatch']);
  });
});
