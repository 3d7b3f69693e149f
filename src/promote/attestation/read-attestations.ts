import type { Verifier } from '@sigstore/verify';
import { isJsonObject, type Json } from '../../assets/asset.ts';
import { GateError } from '../../ground/error.ts';
import type { CheckedAttestation } from './attestation.ts';
import { strictJson } from './strict-json.ts';
import { verifyBundle } from './verify.ts';

/** A file that the user names. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Verifying a bundle takes about a millisecond. */
const MAX_BUNDLES = 10_000;

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
  const read = strictJson(name, bytes);
  if ('problem' in read) throw unusable(name, read.problem);
  const bundles = read.values.flatMap(bundlesIn);
  if (bundles.length === 0) throw unusable(name, 'it contains no bundle');
  if (bundles.length > MAX_BUNDLES) throw unusable(name, `it has more than ${MAX_BUNDLES} bundles`);
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
