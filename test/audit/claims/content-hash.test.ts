import { computeAssetId } from '@evomap/gep-sdk';
import { describe, expect, it } from 'vitest';
import { pointerText } from '../../../src/assets/asset.ts';
import {
  hashFindings,
  identityFindings,
  matchContentHash,
} from '../../../src/audit/claims/content-hash.ts';
import { correctorIn } from '../../../src/audit/read-subject.ts';
import type { Corrector } from '../../../src/audit/subject.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { asset, brief, gene } from '../fixture.ts';

const GENE = { id: 'gene_a', schema_version: '1.13.0', summary: 'é' };
const CAPSULE = { id: 'capsule_1', outcome: { status: 'success', score: 0.9 } };

function hashOf(type: string, fields: object): string {
  return computeAssetId({ type, ...fields }) ?? '';
}

describe('matchContentHash', () => {
  it('accepts the hash of the content in any order of keys', () => {
    const asset_id = hashOf('Gene', { summary: 'é', schema_version: '1.13.0', id: 'gene_a' });
    expect(matchContentHash(gene({ ...GENE, asset_id }))).toBe('content');
    expect(matchContentHash(gene({ ...GENE, summary: 'e', asset_id }))).toBeUndefined();
  });

  it('reproduces the vector of the protocol’s package', () => {
    const vector = gene({
      schema_version: '1.13.0',
      id: 'gene_repair_from_errors',
      category: 'repair',
      signals_match: ['log_error'],
      strategy: ['Inspect logs', 'Apply fix', 'Re-run validation'],
      constraints: { max_files: 20, forbidden_paths: ['.git', 'node_modules'] },
      validation: ['npm test'],
      asset_id: 'sha256:c4bece55c5d3a60af89cc727306c4969494b8bb65c5b10debc55646d64d1cfdb',
    });
    expect(matchContentHash(vector)).toBe('content');
  });

  it('accepts the hub’s form for a Capsule, and only for a Capsule', () => {
    const asset_id = hashOf('Capsule', CAPSULE);
    const noted = { ...CAPSULE, outcome: { ...CAPSULE.outcome, notes: 'x', details: { a: 1 } } };
    expect(matchContentHash(asset('Capsule', { ...CAPSULE, asset_id }))).toBe('content');
    expect(matchContentHash(asset('Capsule', { ...noted, asset_id }))).toBe('hub');
    const other = { ...noted, outcome: { ...noted.outcome, score: 1 }, asset_id };
    expect(matchContentHash(asset('Capsule', other))).toBeUndefined();
    const event = asset('EvolutionEvent', {
      ...noted,
      asset_id: hashOf('EvolutionEvent', CAPSULE),
    });
    expect(matchContentHash(event)).toBeUndefined();
  });

  it.each([null, 7, '', {}, 'sha256:', ['sha256:00']])('does not accept %j', (asset_id) => {
    expect(
      matchContentHash(asset('Capsule', { ...CAPSULE, outcome: null, asset_id })),
    ).toBeUndefined();
  });
});

describe('identityFindings', () => {
  it('notes what a repository can omit but a promotion requires', () => {
    expect(brief(identityFindings(gene(), 'fix'))).toEqual([
      'schema-version-missing (notice)',
      'content-hash-missing (notice)',
    ]);
    expect(identityFindings(asset('ValidationReport', {}), 'fix')).toEqual([]);
  });

  it('reports the correct hash at the field', () => {
    const [finding] = identityFindings(gene({ ...GENE, asset_id: 'sha256:00' }), 'fix');
    expect(finding).toMatchObject({
      rule: 'content-hash-mismatch',
      args: { type: 'Gene', id: 'gene_a', expected: hashOf('Gene', GENE) },
      location: { line: 6 },
    });
    expect(brief(identityFindings(gene({ ...GENE, asset_id: null }), 'fix'))).toEqual([
      'content-hash-mismatch',
    ]);
  });

  it.each([
    ['a wrong hash', { ...GENE, asset_id: 'sha256:00' }, 'fix', true, true],
    ['one whose content changes too', { ...GENE, asset_id: 'sha256:00' }, 'fix', false, false],
    ['one in a file that only a person corrects', { ...GENE, asset_id: 'x' }, 'hand', true, false],
    ['one of another agent', { ...GENE, asset_id: 'x' }, 'author', true, false],
    ['a value that is no text', { ...GENE, asset_id: 7 }, 'fix', true, false],
    [
      'one that depends on others',
      { ...GENE, x: [{ asset_id: 'y' }], asset_id: 'x' },
      'fix',
      true,
      false,
    ],
  ] as const)('proposes an edit of %s: %#', (_what, value, corrector, settled, proposes) => {
    const asset = gene(value);
    const [finding] = hashFindings(asset, corrector, settled);
    expect(finding?.rule).toBe('content-hash-mismatch');
    if (!proposes) {
      expect(finding?.edit).toBeUndefined();
      return;
    }
    const { asset_id: _old, ...content } = value;
    const hash = hashOf('Gene', content);
    expect(finding?.edit).toEqual({
      path: asset.path,
      pointer: `${pointerText(asset.pointer)}/asset_id`,
      old: 'sha256:00',
      new: [hash],
      fix: true,
    });
    expect(finding && inWords(finding).remedy).toBe(
      `Set \`asset_id\` to \`${hash}\`; \`gene-gate fix --write\` does this.`,
    );
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

  it('never proposes to hash the asset of another agent again', () => {
    const remedies = remediesFor('author');
    expect(remedies).toHaveLength(4);
    for (const remedy of remedies) {
      expect(remedy).toMatch(/^Ask the author for /);
      expect(remedy).not.toMatch(/^Run|sha256/);
    }
  });
});
