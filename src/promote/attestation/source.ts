import type { Verifier } from '@sigstore/verify';
import type { Asset, Json } from '../../assets/asset.ts';
import { listBundles } from '../../github/attestations.ts';
import type { Client } from '../../github/client.ts';
import { GateError } from '../../ground/error.ts';
import type { LoadedPolicy } from '../../policy/policy.ts';
import type { CheckedAttestation } from './attestation.ts';
import { type AttestationJudge, attestationJudge } from './judge-attestation.ts';
import { type NamedBytes, readAttestations } from './read-attestations.ts';
import { readTrustedRoots } from './trusted-root.ts';
import { verifyBundle } from './verify.ts';

/** Where the attestations of a promotion come from; at least one of the two. */
export interface AttestationOptions {
  readonly file?: NamedBytes;
  /** Asks GitHub about each candidate, in the repositories of the accepted signers. */
  readonly client?: Client;
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
  const roots = readTrustedRoots(trustedRoot.name, trustedRoot.bytes);
  const signers = policy.a2a.attestation;
  const repositories = [...new Set(signers.map(({ repository }) => repository))];
  const attestations = [
    ...(file ? readAttestations(file, roots) : []),
    ...(client ? await fetchAttestations(client, repositories, candidates, roots) : []),
  ];
  return attestationJudge(attestations, { signers, policyDigest: digest, now: new Date() });
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
