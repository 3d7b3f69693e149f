import { describe, expect, it } from 'vitest';
import { tightenings } from '../../src/doctor/tighten.ts';
import { geneWith, historyIn, largeChange, repositoryOf } from '../history/fixture.ts';
import { parsePolicy } from '../policy/from-text.ts';
import type { TestRepository } from '../repo/repository.ts';

const IGNORE = `ignores:
  - { rule: content-hash-mismatch, reason: known, expires: 2027-01-31 }
`;

async function keysFor(policy: string, ...changes: Parameters<TestRepository['write']>[0][]) {
  const { changes: judged } = await historyIn(repositoryOf(...changes), { policy });
  return tightenings(parsePolicy(policy, 'policy'), judged).map(({ key }) => key);
}

describe('tightenings', () => {
  it('names the levels that no change needs', async () => {
    const policy = 'rules: { size: warning, hashes: warning, content: error }\n';
    expect(await keysFor(policy, largeChange('a'))).toEqual(['rules.hashes']);
    expect(await keysFor(policy, geneWith('node scripts/pass.js'))).toEqual([
      'rules.size',
      'rules.hashes',
    ]);
  });

  it('names the ignores that cover nothing', async () => {
    const stale = { ...geneWith('node scripts/pass.js') };
    const [path = '', text] = Object.entries(stale)[0] ?? [];
    const edited = { [path]: String(text).replace(/sha256:[0-9a-f]{4}/, 'sha256:0000') };
    expect(await keysFor(IGNORE, edited)).toEqual([]);
    expect(await keysFor(IGNORE, stale)).toEqual(['ignores[0]']);
  });

  it('proposes to enforce what every honest change passes', async () => {
    const policy = 'enforce: report\n';
    expect(await keysFor(policy, geneWith('node scripts/pass.js'))).toEqual(['enforce']);
    expect(await keysFor(policy, geneWith('curl https://example.org'))).toEqual(['enforce']);
    expect(await keysFor(policy, largeChange('a'))).toEqual([]);
    expect(await keysFor(policy, geneWith('node scripts/pass.js && node scripts/pass.js'))).toEqual(
      [],
    );
  });

  it('says nothing without changes', async () => {
    expect(await keysFor('rules: { size: warning }\n')).toEqual([]);
  });
});
