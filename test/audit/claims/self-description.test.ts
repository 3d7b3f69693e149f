import { describe, expect, it } from 'vitest';
import { readAssetFile } from '../../../src/assets/file.ts';
import { assetLimits } from '../../../src/assets/limits.ts';
import { auditAssetFile } from '../../../src/audit/asset-file.ts';
import { judgeWith } from '../../judge/fixture.ts';

const LIMITS = assetLimits(1024 * 1024);

/** The rules by which a file without commands is objected to. */
async function rulesOf(path: string, text: string): Promise<string[]> {
  const file = readAssetFile(path, Buffer.from(text), LIMITS);
  const { findings } = await auditAssetFile(file, judgeWith());
  return findings.map(({ rule }) => rule);
}

describe('an asset that an error of its file has cut up', () => {
  it.each([
    ['a capsule without its end', '{"type":"Capsule","id":"c"', ['file-not-json']],
    ['a missing comma in an event', '{"type":"EvolutionEvent" "id":"e"}', ['file-not-json']],
    [
      // Its verdict must not look as if it had been read.
      'a gene without its end',
      '{"genes":[{"type":"Gene","id":"g","constraints":{"max_files":2}',
      ['file-not-json', 'validation-missing'],
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
