import type { Verifier } from '@sigstore/verify';
import { type Asset, isJsonObject, type Json } from '../../assets/asset.ts';
import type { Client } from '../../github/client.ts';
import { listBundles } from '../../github/repository-data.ts';
import { GateError } from '../../ground/error.ts';
import type { LoadedPolicy } from '../../policy/policy.ts';
import { type NamedBytes, strictJson } from '../strict-json.ts';
import type { CheckedAttestation } from './judge-attestation.ts';
import { type AttestationJudge, attestationJudge } from './judge-attestation.ts';
import { readTrustedRoots, verifyBundle } from './sigstore.ts';

/** Where the attestations of a promotion come from; at least one of the two. */
export interface AttestationOptions {
  readonly file?: NamedBytes | undefined;
  /** Asks GitHub about each candidate, in the repositories of the accepted signers. */
  readonly client?: Client | undefined;
  readonly trustedRoot: NamedBytes;
}

/** Requests that are sent to GitHub at the same time. */
const AT_ONCE = 8;
/** A token of a workflow has 1,000 requests an hour. */
const MAX_REQUESTS = 500;

/**
 * Reads and verifies attestations for a promotion. This module and what it imports is large, so it is
 * loaded only if there are attestations.
 *
 * @returns a judge for these candidates
 * @throws GateError `input_invalid` if a file cannot be used; `usage` if the policy accepts no signer
 *   that GitHub could be asked about, or there are too many candidates; `github_unavailable`
 */
export async function judgeByAttestations(
  candidates: readonly Asset[],
  { file, client, trustedRoot }: AttestationOptions,
  { policy, digest }: Pick<LoadedPolicy, 'policy' | 'digest'>,
): Promise<AttestationJudge> {
  const roots = readTrustedRoots(trustedRoot);
  const signers = policy.a2a.attestation;
  const repositories = [...new Set(signers.map(({ repository }) => repository))];
  const attestations = [
    ...(file ? readAttestations(file, roots) : []),
    ...(client ? await fetchAttestations(client, repositories, candidates, roots) : []),
  ];
  return attestationJudge(attestations, { signers, policyDigest: digest, now: new Date() });
}

/**
 * Verifies the attestations of a file: a Sigstore bundle, several as an array or JSON Lines, or
 * GitHub's answer about an asset (`{ "attestations": [{ "bundle": … }] }`).
 *
 * @param roots from `readTrustedRoots`
 * @returns one result for each bundle; a bundle that cannot be verified does not end the others
 * @throws GateError `input_invalid` if the file contains no bundle
 */
export function readAttestations(
  { name, bytes }: NamedBytes,
  roots: readonly Verifier[],
): CheckedAttestation[] {
  const read = strictJson({ name, bytes });
  if ('problem' in read) throw unusable(name, read.problem);
  const bundles = read.values.flatMap(bundlesIn);
  if (bundles.length === 0) throw unusable(name, 'it contains no bundle');
  return bundles.map((bundle, index) =>
    verifyBundle(bundles.length === 1 ? name : `${name}, bundle ${index + 1}`, bundle, roots),
  );
}

function bundlesIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value;
  if (isJsonObject(value) && Array.isArray(value.attestations)) {
    return value.attestations.map((each) => (isJsonObject(each) ? (each.bundle ?? null) : null));
  }
  return [value];
}

function unusable(name: string, why: string): GateError {
  return new GateError(
    'input_invalid',
    `${name} is not a file of attestations: ${why}.`,
    'Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.',
  );
}

async function fetchAttestations(
  client: Client,
  repositories: readonly string[],
  candidates: readonly Asset[],
  roots: readonly Verifier[],
): Promise<CheckedAttestation[]> {
  const ids = candidates.map(({ value }) => value.asset_id).filter(isDigest);
  const requests = [...new Set(ids)].flatMap((id) =>
    repositories.map((repository) => ({ repository, id })),
  );
  if (repositories.length === 0) {
    throw new GateError(
      'usage',
      'promote --fetch requires a policy that accepts a signer.',
      'Add the repository and workflow to `a2a.attestation` in the policy.',
    );
  }
  if (requests.length > MAX_REQUESTS) {
    throw new GateError(
      'usage',
      `promote --fetch would send ${requests.length} requests to GitHub; ${MAX_REQUESTS} is the limit.`,
      'Pass the bundles with --attestation, or promote fewer candidates at once.',
    );
  }
  const found: CheckedAttestation[] = [];
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const batch = requests.slice(at, at + AT_ONCE).map(async ({ repository, id }) => {
      const [owner = '', repo = ''] = repository.split('/');
      const bundles = await listBundles({ client, owner, repo }, id);
      const name = (index: number) => `${repository}, attestation ${index + 1} of ${id}`;
      return bundles.map((bundle, index) => verifyBundle(name(index), bundle as Json, roots));
    });
    found.push(...(await Promise.all(batch)).flat());
  }
  return found;
}

function isDigest(id: unknown): id is string {
  return typeof id === 'string' && /^sha256:[0-9a-f]{64}$/.test(id);
}
