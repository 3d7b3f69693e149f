import { createHash } from 'node:crypto';

export const COMMIT = 'c'.repeat(40);
export const POLICY = `sha256:${'1'.repeat(64)}`;

/** Fields of a statement to replace; undefined removes a field of the predicate. */
interface Overrides {
  readonly subject?: readonly object[];
  readonly predicateType?: string;
  readonly predicate?: Readonly<Record<string, unknown>>;
}

/** A verification summary as `actions/attest` signs it, about assets by their `asset_id`. */
export function summary(assetIds: readonly string[], overrides: Overrides = {}): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: overrides.subject ?? [
      { name: 'commit', digest: { sha256: createHash('sha256').update(COMMIT).digest('hex') } },
      ...assetIds.map((id) => ({ name: 'an asset', digest: { sha256: id.slice(7) } })),
    ],
    predicateType: overrides.predicateType ?? 'https://slsa.dev/verification_summary/v1',
    predicate: {
      verifier: {
        id: 'https://github.com/gene-gate/gene-gate',
        version: { 'gene-gate': '0.1.0' },
      },
      timeVerified: new Date().toISOString(),
      resourceUri: `gitoid:commit:sha1:${COMMIT}`,
      policy: { uri: 'https://example.com/policy', digest: { sha256: POLICY.slice(7) } },
      inputAttestations: [],
      verificationResult: 'PASSED',
      verifiedLevels: ['GENE_GATE_VALIDATED'],
      ...overrides.predicate,
    },
  };
}

/** A test result about assets by their `asset_id`. */
export function testResult(assetIds: readonly string[], predicate: object = {}): object {
  return summary(assetIds, {
    predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
    predicate: {
      result: 'PASSED',
      configuration: [{ name: 'policy', digest: { sha256: POLICY.slice(7) } }],
      passedTests: ['gene_a: npm test'],
      warnedTests: [],
      failedTests: [],
      ...predicate,
    },
  });
}
