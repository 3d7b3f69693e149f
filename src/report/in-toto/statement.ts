import { createHash } from 'node:crypto';
import type { Verdict } from '../../model/verdict.ts';
import type { GateReport } from '../gate-report.ts';

/** The type of every in-toto statement, in the version that verifiers expect. */
export const STATEMENT = 'https://in-toto.io/Statement/v1';

/** Something by its digests, with a name or an address (in-toto specification 1.0). */
export interface ResourceDescriptor {
  readonly name?: string;
  readonly uri?: string;
  readonly digest: Readonly<Record<string, string>>;
}

/** What an attestation is about. */
export interface Subject extends ResourceDescriptor {
  readonly name: string;
}

/** Returns the commit as a subject. */
export function commitSubject(commit: string): Subject {
  return { name: 'commit', digest: { gitCommit: commit } };
}

/** Returns an asset as a subject. @param assetId `sha256:` of its canonical JSON */
export function assetSubject(id: string, assetId: string): Subject {
  return { name: id, digest: sha256(assetId) };
}

/** Returns a digest set. @param prefixed `sha256:` and the digest */
export function sha256(prefixed: string): Readonly<Record<string, string>> {
  return { sha256: prefixed.replace(/^sha256:/, '') };
}

/** Returns the digest of a text, as `sha256sum` prints it for a file with these bytes. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** An undecided or unapproved report has not passed. */
export const RESULTS = {
  pass: 'PASSED',
  warn: 'WARNED',
  fail: 'FAILED',
  error: 'FAILED',
  needs_approval: 'FAILED',
} as const satisfies Record<Verdict, string>;

/** The policy of a report, as a resource. */
export function policyResource({ path, digest }: NonNullable<GateReport['policy']>): Subject {
  return { name: path ?? 'default policy', digest: sha256(digest) };
}

/**
 * Returns subjects in the format of `sha256sum`, which `actions/attest` reads as `subject-checksums`.
 * It accepts no Git digests, so the commit is the digest of its id as text, without a line break. Each
 * subject is one line: of a name, characters that could end it are replaced.
 */
export function checksumsOf(subjects: readonly Subject[]): string {
  return subjects
    .map(({ name, digest }) => {
      const hex = digest.sha256 ?? textDigest(digest.gitCommit ?? '');
      return `${hex}  ${name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')}\n`;
    })
    .join('');
}
