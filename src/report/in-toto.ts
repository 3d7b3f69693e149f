import { createHash } from 'node:crypto';

/** What an attestation is about: something by its digests (in-toto specification 1.0). */
export interface Subject {
  readonly name: string;
  readonly digest: Readonly<Record<string, string>>;
}

/** Returns an asset as a subject. @param assetId `sha256:` of its canonical JSON */
export function assetSubject(id: string, assetId: string): Subject {
  return { name: id, digest: { sha256: assetId.replace(/^sha256:/, '') } };
}

/** Returns the digest of a text, as `sha256sum` prints it for a file with these bytes. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns subjects in the format of `sha256sum`, which `actions/attest` reads as `subject-checksums`.
 * Each subject is one line: of a name, characters that could end it are replaced.
 */
export function checksumsOf(subjects: readonly Subject[]): string {
  return subjects
    .map(({ name, digest }) => `${digest.sha256}  ${name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}\n`)
    .join('');
}

/** The predicate type of in-toto's test results. */
export const TEST_RESULT = 'https://in-toto.io/attestation/test-result/v0.1';

/** The predicate type of SLSA's Verification Summary Attestations. */
export const VERIFICATION_SUMMARY = 'https://slsa.dev/verification_summary/v1';

/** The level of a change whose commands all ran and passed; SLSA reserves names with `SLSA_`. */
export const VALIDATED = 'GENE_GATE_VALIDATED';

/** Returns the address of a commit that needs no host (gitoid syntax). */
export function commitUri(commit: string): string {
  return `gitoid:commit:${commit.length === 40 ? 'sha1' : 'sha256'}:${commit}`;
}
