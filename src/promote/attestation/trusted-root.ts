import { TrustedRoot } from '@sigstore/protobuf-specs';
import { type TrustMaterial, toTrustMaterial, Verifier } from '@sigstore/verify';
import { GateError } from '../../ground/error.ts';
import { type NamedBytes, strictJson } from '../strict-json.ts';

/** The media types of Sigstore's trusted roots. */
const MEDIA_TYPE =
  /^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;

/**
 * Reads trusted roots, as `gh attestation trusted-root` prints them: one or several, as JSON or JSON
 * Lines. Each verifier requires what its root can prove: an entry in a transparency log if the root has
 * one, a timestamp of the certificate log if it has one, and always a signed time.
 *
 * @returns a verifier for each root
 * @throws GateError `input_invalid` if the file is anything else
 */
export function readTrustedRoots({ name, bytes }: NamedBytes): readonly Verifier[] {
  const read = strictJson({ name, bytes });
  if ('problem' in read) throw unusable(name, read.problem);
  if (read.values.length === 0) throw unusable(name, 'it is empty');
  return read.values.map((value, index) => {
    let material: TrustMaterial;
    try {
      const root = TrustedRoot.fromJSON(value);
      if (!MEDIA_TYPE.test(root.mediaType)) throw new Error('its media type is unknown');
      material = toTrustMaterial(root);
    } catch (error) {
      throw unusable(name, `root ${index + 1} is malformed (${(error as Error).message})`);
    }
    const { certificateAuthorities, tlogs, ctlogs } = material;
    if (certificateAuthorities.length === 0) {
      throw unusable(name, `root ${index + 1} has no certificate authority`);
    }
    return new Verifier(material, {
      tlogThreshold: tlogs.length > 0 ? 1 : 0,
      ctlogThreshold: ctlogs.length > 0 ? 1 : 0,
      timestampThreshold: 1,
    });
  });
}

function unusable(name: string, why: string): GateError {
  return new GateError(
    'input_invalid',
    `${name} is not a trusted root: ${why}.`,
    'Write the file with `gh attestation trusted-root > trusted-root.jsonl`.',
  );
}
