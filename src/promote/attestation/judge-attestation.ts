import { type Asset, placeOf } from '../../assets/asset.ts';
import type { Policy } from '../../policy/policy.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { Attested, CheckedAttestation, Signer, VerifiedAttestation } from './attestation.ts';

/** The requirements for attestations. */
export interface AttestationTerms {
  /** The policy's `a2a.attestation`: the accepted signers. */
  readonly signers: Policy['a2a']['attestation'];
  /** `sha256:` digest of the policy that the promotion uses. */
  readonly policyDigest: string;
  readonly now: Date;
}

/** What an attestation proves about an asset, or why there is none that proves anything. */
export type AttestationJudgement =
  | { readonly accepted: Attested }
  | { readonly findings: readonly Finding[] };

/** Judges one candidate by the attestations of a promotion. */
export type AttestationJudge = (asset: Asset) => AttestationJudgement;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns a judge of candidates. Of the acceptable attestations about the content of a candidate, those
 * that are not newer than a failed verification do not count.
 *
 * @param attestations in any order, those that could not be verified included
 */
export function attestationJudge(
  attestations: readonly CheckedAttestation[],
  terms: AttestationTerms,
): AttestationJudge {
  return (asset) => {
    const id = asset.value.asset_id;
    const about = typeof id === 'string' ? attestations.filter((each) => names(each, id)) : [];
    const judged = about.map((each) => ({ each, reasons: objectionsTo(asset, each, terms) }));
    const trusted = judged.flatMap(({ each, reasons }) =>
      'refused' in each || reasons.length > 0 ? [] : [each],
    );
    if (trusted.length === 0) {
      const [first = { reasons: [missing(asset)] }] = judged;
      return { findings: first.reasons };
    }
    const [failed] = newestFirst(trusted.filter((each) => !hasPassed(each, asset)));
    const passed = newestFirst(trusted.filter((each) => hasPassed(each, asset))).filter(
      ({ verified_at }) => failed === undefined || verified_at > failed.verified_at,
    );
    // A summary says more than the test result of the same run.
    const best = passed.find(({ gate }) => gate !== null) ?? passed[0];
    if (best !== undefined) return { accepted: attestedBy(best, String(id)) };
    return { findings: failed === undefined ? [missing(asset)] : [notPassed(asset, failed)] };
  };
}

function newestFirst(attestations: readonly VerifiedAttestation[]): VerifiedAttestation[] {
  return [...attestations].sort((a, b) => Date.parse(b.verified_at) - Date.parse(a.verified_at));
}

/** An attestation whose subjects cannot be read could be about every asset. */
function names(attestation: CheckedAttestation, id: string): boolean {
  if (!('refused' in attestation)) return attestation.subjects.has(id);
  return attestation.claims?.has(id) ?? true;
}

/** Returns why the signer, the policy or the age of an attestation is not acceptable. */
function objectionsTo(
  asset: Asset,
  attestation: CheckedAttestation,
  { signers, policyDigest, now }: AttestationTerms,
): Finding[] {
  const place = placeOf(asset);
  const { source } = attestation;
  if ('refused' in attestation) {
    return [finding('attestation-invalid', { source, reason: attestation.refused }, place)];
  }
  const { signer, policy_digest: found, verified_at } = attestation;
  const own = signers.filter((accepted) => isSigner(signer, accepted));
  const [first] = own;
  if (first === undefined) {
    const args = { source, found: signerName(signer), accepted: signers.map(acceptedName) };
    return [finding('attestation-other-signer', args, place)];
  }
  const policyOf = ({ policies }: AcceptedSigner) => policies ?? [policyDigest];
  const same = own.filter((accepted) => policyOf(accepted).includes(found));
  if (same.length === 0) {
    const args = { source, found, accepted: own.flatMap(policyOf) };
    return [finding('attestation-other-policy', args, place)];
  }
  const days = Math.max(...same.map(({ max_age_days }) => max_age_days));
  if (now.getTime() - Date.parse(verified_at) > days * DAY_MS) {
    const args = { source, verified: verified_at, days };
    return [finding('attestation-expired', args, place)];
  }
  return [];
}

type AcceptedSigner = AttestationTerms['signers'][number];

/** Names of repositories do not depend on case; paths and refs do. */
function isSigner(signer: Signer, { issuer, repository, workflow, ref }: AcceptedSigner): boolean {
  const [path = '', at = ''] = splitAt(signer.workflow);
  const [owner = '', name = '', ...file] = path.split('/');
  const [own = '', ownAt = ref] = splitAt(workflow);
  const sameFile = own.startsWith('.github/')
    ? own === file.join('/') && isSame(`${owner}/${name}`, repository)
    : own === path;
  return (
    signer.issuer === issuer &&
    isSame(signer.repository, repository) &&
    sameFile &&
    at === ownAt &&
    signer.ref === ref
  );
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Splits a workflow from its ref. */
function splitAt(workflow: string): string[] {
  const at = workflow.indexOf('@');
  return at === -1 ? [workflow] : [workflow.slice(0, at), workflow.slice(at + 1)];
}

function signerName({ repository, workflow, ref, issuer }: Signer): string {
  return `${workflow} for ${repository} at ${ref}, confirmed by ${issuer}`;
}

function acceptedName({ repository, workflow, ref }: AcceptedSigner): string {
  return `${workflow} for ${repository} at ${ref}`;
}

function hasPassed({ result, validated }: VerifiedAttestation, { type }: Asset): boolean {
  return result !== 'FAILED' && (validated || type !== 'Gene');
}

function notPassed(asset: Asset, { source, result }: VerifiedAttestation): Finding {
  const what = result === 'FAILED' ? 'failed' : 'did not run all commands';
  return finding('attestation-not-passed', { source, what }, placeOf(asset));
}

function missing(asset: Asset): Finding {
  const { type, id } = asset;
  return finding('attestation-missing', { type, id }, placeOf(asset));
}

function attestedBy(
  { subjects: _, validated: __, result, ...said }: VerifiedAttestation,
  assetId: string,
): Attested {
  return { ...said, result: result === 'WARNED' ? 'WARNED' : 'PASSED', asset_id: assetId };
}
