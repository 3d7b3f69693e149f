import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../../src/model/verdict.ts';
import { testResultStatement } from '../../../src/report/in-toto/test-result.ts';
import { report } from '../fixtures.ts';
import { everyField } from '../html/every-field.ts';

describe('testResultStatement', () => {
  it('states what the commands gave, of which commit, by which policy', () => {
    const gate = everyField();
    const statement = testResultStatement(gate);
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
      predicate: { configuration: [{ digest: { sha256: gate.policy?.digest.slice(7) } }] },
    });
    expect(statement?.subject[0]).toEqual({
      name: 'commit',
      digest: { gitCommit: gate.audited_sha },
    });
    const commands = gate.genes.flatMap(({ commands }) => commands);
    const { passedTests = [], warnedTests = [], failedTests = [] } = statement?.predicate ?? {};
    expect([...passedTests, ...warnedTests, ...failedTests]).toHaveLength(commands.length);
    expect(warnedTests).toContain('gene_repair_imports: node scripts/check.js --all');
    expect(failedTests).toContain('gene_repair_imports: npm test');
  });

  it.each<[Verdict, string]>([
    ['pass', 'PASSED'],
    ['warn', 'WARNED'],
    ['fail', 'FAILED'],
    ['error', 'FAILED'],
    ['needs_approval', 'FAILED'],
  ])('calls %s %s', (verdict, result) => {
    expect(testResultStatement(report({ verdict }))?.predicate.result).toBe(result);
  });

  it('states nothing without a commit', () => {
    expect(testResultStatement(report({ audited_sha: null }))).toBeUndefined();
    expect(testResultStatement(report({ policy: null }))).toBeUndefined();
  });
});
