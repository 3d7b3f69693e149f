import { describe, expect, it } from 'vitest';
import { assetLimits } from '../../../src/assets/asset-limits.ts';
import { readAssetFile } from '../../../src/assets/file.ts';
import { auditAssetFile } from '../../../src/audit/asset-file.ts';
import { judgeWith } from '../../judge/fixture.ts';

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
      ['file-not-json', 'gene-incomplete'],
    ],
    [
      'an asset after it is judged',
      '{"type":"Capsule","id":"c"\n{"type":"Mutation"}',
      ['file-not-json', 'missing-id', 'schema-field-missing'],
    ],
  ])('%s', async (_name, text, rules) => {
    expect(await rulesOf('assets/gep/genes.json', text)).toEqual(rules);
  });
});
