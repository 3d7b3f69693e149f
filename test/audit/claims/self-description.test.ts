import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/assets/asset.ts';
import { readAssetFile } from '../../../src/assets/file.ts';
import { assetLimits } from '../../../src/assets/source.ts';
import { auditAssetFile } from '../../../src/audit/audit.ts';
import { unidentified } from '../../../src/audit/claims/self-description.ts';
import type { Corrector } from '../../../src/audit/subject.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { judgeWith } from '../../judge/fixture.ts';
import { asset, brief, changeSubject, gene } from '../fixture.ts';

const LIMITS = assetLimits(1024 * 1024);

/** Returns the rules of the findings about a file without commands. */
async function rulesOf(path: string, text: string): Promise<string[]> {
  const file = readAssetFile(path, Buffer.from(text), LIMITS);
  const { findings } = await auditAssetFile(file, judgeWith());
  return findings.map(({ rule }) => rule);
}

describe('an asset that is incomplete because of an error in its file', () => {
  it.each([
    ['a capsule without its end', '{"type":"Capsule","id":"c"', ['file-not-json']],
    ['a missing comma in an event', '{"type":"EvolutionEvent" "id":"e"}', ['file-not-json']],
    [
      // Its verdict must not suggest that it was read.
      'a gene without its end',
      '{"genes":[{"type":"Gene","id":"g","constraints":{"max_files":2}',
      ['file-not-json', 'validation-malformed'],
    ],
    [
      'an asset after it is judged',
      '{"type":"Capsule","id":"c"\n{"type":"Mutation"}',
      ['file-not-json', 'not-an-asset', 'schema-field'],
    ],
  ])('%s', async (_name, text, rules) => {
    expect(await rulesOf('assets/gep/genes.json', text)).toEqual(rules);
  });
});

const judge = (claims: readonly Asset[], corrector: Corrector = 'fix') =>
  unidentified(changeSubject({ claims, correctorOf: () => corrector }));
const messages = (assets: readonly Asset[]) => judge(assets).map((each) => inWords(each).message);

describe('assets without an identity', () => {
  it('tells each missing field once for a file, and how many assets lack it', () => {
    const genes = ['a', 'b', 'c'].map((id) => gene({ id }));
    expect(messages(genes)).toEqual([
      'The Gene `a` and 2 other assets in its file have no `schema_version`.',
      'The Gene `a` and 2 other assets in its file have no `asset_id`.',
    ]);
    expect(messages([gene({ id: 'a', schema_version: '1.13.0' }), gene({ id: 'b' })])).toEqual([
      'The Gene `a` and another asset in its file have no `asset_id`.',
      'The Gene `b` has no `schema_version`.',
    ]);
  });

  it('tells each file', () => {
    const capsule = asset('Capsule', { schema_version: '1.13.0' }, 'assets/gep/capsules.json');
    expect(messages([gene({ schema_version: '1.13.0' }), capsule])).toEqual([
      'The Gene `gene_a` has no `asset_id`.',
      'The Capsule `x` has no `asset_id`.',
    ]);
  });

  it('is about the asset if it is the only one, with its hash, and else about the file', () => {
    const [one] = judge([gene({ schema_version: '1' })], 'hand');
    expect(one?.subject).toEqual({ type: 'Gene', id: 'gene_a' });
    expect(one && inWords(one).remedy).toMatch(/^Add `"asset_id": "sha256:[0-9a-f]{64}"`/);
    const [both] = judge([gene({ schema_version: '1' }), gene({ id: 'b', schema_version: '1' })]);
    expect(both).not.toHaveProperty('subject');
    expect(both?.location?.path).toBe('assets/gep/genes.json');
    expect(both && inWords(both).remedy).toBe(
      'Run `gene-gate fix --identity --write`, or add an `asset_id` to each, the hash of its content.',
    );
  });

  it('finds nothing in reports, in cut assets, and in complete ones', () => {
    const whole = { schema_version: '1.13.0', asset_id: 'sha256:0' };
    const cut = { ...gene(), cut: true as const };
    expect(brief(judge([gene(whole), cut, asset('Mutation', {})]))).toEqual([]);
  });
});
