import * as z from 'zod';
import { type Asset, placeOf } from '../../assets/asset.ts';
import { digestSchema } from '../../model/asset.ts';
import type { Harm } from '../../model/finding.ts';
import type { Policy } from '../../policy/policy.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { inCode } from '../../rules/quoted.ts';

/** Who signed an attestation: the workflow that the certificate of the signature names. */
const signerSchema = z.object({
  issuer: z.string().describe('Who confirmed the identity, as a URL.'),
  repository: z.string().describe('`owner/name` of the repository whose workflow signed.'),
  workflow: z
    .string()
    .describe(
      'The workflow file with its ref: `owner/name/.github/workflows/a.yml@refs/heads/main`.',
    ),
  ref: z.string().describe('The ref that the workflow ran for.'),
});

export type Signer = z.infer<typeof signerSchema>;

/** What a verified attestation says about one asset; a part of the answer of a promotion. */
export const attestedSchema = z
  .object({
    source: z.string().describe('The file and position, or the address.'),
    digest: digestSchema.describe('Digest of the signed statement.'),
    predicate_type: z.string(),
    result: z.enum(['PASSED', 'WARNED']),
    asset_id: digestSchema,
    commit: z
      .string()
      .nullable()
      .describe('The commit that was verified, if the statement names it.'),
    policy_digest: digestSchema,
    gate: z
      .object({ id: z.string(), version: z.string().nullable() })
      .nullable()
      .describe('The gate; null if the statement does not name it.'),
    verified_at: z.iso.datetime(),
    signer: signerSchema,
  })
  .describe('A verified attestation about the asset.');

export type Attested = z.infer<typeof attestedSchema>;

/** An attestation whose signature is verified, with what its statement says. */
export interface VerifiedAttestation extends Omit<Attested, 'asset_id' | 'result'> {
  readonly result: 'PASSED' | 'WARNED' | 'FAILED';
  /** Whether the commands of all genes ran and passed. */
  readonly validated: boolean;
  /** The subjects as `sha256:` digests. */
  readonly subjects: ReadonlySet<string>;
}

/** An attestation that proves nothing. */
export interface RefusedAttestation {
  readonly source: string;
  /** Why, as a clause. */
  readonly refused: string;
  /** The subjects that it claims, as `sha256:` digests; undefined if they cannot be read. */
  readonly claims?: ReadonlySet<string>;
}

/** The result of reading one attestation. */
export type CheckedAttestation = VerifiedAttestation | RefusedAttestation;

/** The requirements for attestations. */
interface AttestationTerms {
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
    const trusted = judged
      .flatMap(({ each, reasons }) => ('refused' in each || reasons.length > 0 ? [] : [each]))
      .sort((a, b) => Date.parse(b.verified_at) - Date.parse(a.verified_at));
    if (trusted.length === 0)
      return { findings: judged[0]?.reasons ?? [missing(asset, NONE, VALIDATE)] };
    const failed = trusted.find((each) => !hasPassed(each, asset));
    const passed = trusted.filter(
      (each) =>
        hasPassed(each, asset) && (failed === undefined || each.verified_at > failed.verified_at),
    );
    // A summary says more than the test result of the same run.
    const best = passed.find(({ gate }) => gate !== null) ?? passed[0];
    if (best !== undefined) return { accepted: attestedBy(best, String(id)) };
    return {
      findings:
        failed === undefined ? [missing(asset, NONE, VALIDATE)] : [notPassed(asset, failed)],
    };
  };
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
  const source = `attestation \`${attestation.source}\``;
  if ('refused' in attestation) {
    return [finding('evidence-invalid', { source, why: attestation.refused }, placeOf(asset))];
  }
  const { signer, policy_digest: found, verified_at } = attestation;
  const own = signers.filter((accepted) => isSigner(signer, accepted));
  const [first] = own;
  if (first === undefined) {
    const accepted = signers.length === 0 ? 'no signer' : inCode(signers.map(acceptedName));
    const why = `the ${source} was signed by \`${signerName(signer)}\`; the policy accepts ${accepted}`;
    return [missing(asset, why, TRUST, 'danger')];
  }
  const policyOf = ({ policies }: AcceptedSigner) => policies ?? [policyDigest];
  const same = own.filter((accepted) => policyOf(accepted).includes(found));
  if (same.length === 0) {
    const accepted = inCode(own.flatMap(policyOf));
    return [
      missing(
        asset,
        `the ${source} is about the policy \`${found}\`, not about ${accepted}`,
        SAME_POLICY,
      ),
    ];
  }
  const days = Math.max(...same.map(({ max_age_days }) => max_age_days));
  if (now.getTime() - Date.parse(verified_at) > days * DAY_MS) {
    const why = `the ${source} is about a verification at ${verified_at}, more than ${days} days ago`;
    return [missing(asset, why, NEWER)];
  }
  return [];
}

type AcceptedSigner = AttestationTerms['signers'][number];

function isSigner(signer: Signer, { issuer, repository, workflow, ref }: AcceptedSigner): boolean {
  const file = workflow.startsWith('.github/') ? `${repository}/${workflow}` : workflow;
  const expected = file.includes('@') ? file : `${file}@${ref}`;
  return (
    signer.issuer === issuer &&
    signer.ref === ref &&
    plain(signer.repository) === plain(repository) &&
    plain(signer.workflow) === plain(expected)
  );
}

/** Names of repositories do not depend on case; the paths and refs after them do. */
function plain(name: string): string {
  return name.replace(/^[^/]+\/[^/]+/, (repository) => repository.toLowerCase());
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
  const what = `says that the verification ${result === 'FAILED' ? 'failed' : 'did not run all commands'}`;
  return finding(
    'validation-failed',
    { source: `attestation \`${source}\``, what },
    placeOf(asset),
  );
}

const NONE = 'none has its `asset_id` as a subject';
const VALIDATE =
  'Validate this version with the gate, sign its verification summary with `actions/attest`, and pass the bundle with `--attestation`';
const TRUST =
  'If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy';
const SAME_POLICY =
  'Run the gate with the policy of the promotion, or add the digest of the other policy to `policies` of this signer in `a2a.attestation`';
const NEWER =
  'Validate the asset again with the gate, or increase `max_age_days` of this signer in `a2a.attestation`';

/** @param fix what to do, as an imperative */
function missing(asset: Asset, why: string, fix: string, harm: Harm = 'bookkeeping'): Finding {
  const { type, id } = asset;
  const args = { what: 'attestation', type, id, why, fix };
  return finding('evidence-missing', args, { ...placeOf(asset), harm });
}

function attestedBy(
  { subjects: _, validated: __, result, ...said }: VerifiedAttestation,
  assetId: string,
): Attested {
  return { ...said, result: result === 'WARNED' ? 'WARNED' : 'PASSED', asset_id: assetId };
}
