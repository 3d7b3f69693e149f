import { bundleFromJSON } from '@sigstore/bundle';
import { ASN1Obj } from '@sigstore/core';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import {
  type SignedEntity,
  type Signer as SigstoreSigner,
  toSignedEntity,
  toTrustMaterial,
  Verifier,
} from '@sigstore/verify';
import type { Json } from '../assets/asset.ts';
import { attempt } from '../ground/attempt.ts';
import type { Signer } from './promotion.ts';
import { type NamedBytes, strictJson, unusable } from './strict-json.ts';

/** The payload type of signed in-toto statements. */
const IN_TOTO = 'application/vnd.in-toto+json';

/** Extensions of Fulcio's certificates (fulcio/docs/oid-info.md), as DER-encoded UTF-8 strings. */
const SOURCE_REPOSITORY = '1.3.6.1.4.1.57264.1.12';
const SOURCE_REF = '1.3.6.1.4.1.57264.1.14';
const UTF8_STRING = 0x0c;

/** The host of workflows; only its issuer can put these addresses into a certificate. */
const HOST = 'https://github.com/';

/** A bundle that is read, and not verified yet. */
export interface ReadBundle {
  readonly payload: Buffer;
  readonly payloadType: string;
  readonly entity: SignedEntity;
}

/** Reads a Sigstore bundle. @throws Error with a clause if it is none, or signs no statement */
export function parseBundle(value: Json): ReadBundle {
  try {
    const { content, ...bundle } = bundleFromJSON(value);
    if (content.$case !== 'dsseEnvelope') throw new Error('it signs a file, not a statement');
    const signed = { ...bundle, content } as Parameters<typeof toSignedEntity>[0];
    const { payload, payloadType } = content.dsseEnvelope;
    return { payload, payloadType, entity: toSignedEntity(signed) };
  } catch (error) {
    throw new Error(`it is not a Sigstore bundle of a statement (${sentenceOf(error)})`);
  }
}

/**
 * Verifies a bundle by any of the roots: its signature, certificate, transparency log and time.
 * @returns the signer, and the milliseconds since 1970 of the earliest time confirmed by a log or an authority
 * @throws Error with a clause if it proves nothing
 */
export function verifyBundle(
  { payloadType, entity }: ReadBundle,
  roots: readonly Verifier[],
): { readonly signer: Signer; readonly signedAt: number } {
  if (payloadType !== IN_TOTO)
    throw new Error(`its payload type is ${JSON.stringify(payloadType.slice(0, 80))}`);
  const signer = readSigner(verifyEntity(entity, roots));
  if (signer === undefined) throw new Error('its certificate names no workflow of GitHub');
  return { signer, signedAt: signedAt(entity) };
}

function verifyEntity(entity: SignedEntity, roots: readonly Verifier[]): SigstoreSigner {
  const errors: unknown[] = [];
  for (const root of roots) {
    try {
      return root.verify(entity);
    } catch (error) {
      errors.push(error);
    }
  }
  throw new Error(`its signature cannot be verified (${errors.map(sentenceOf).join('; ')})`);
}

function signedAt({ timestamps }: SignedEntity): number {
  const times = timestamps.map((each) =>
    each.$case === 'timestamp-authority'
      ? each.timestamp.signingTime.getTime()
      : Number(each.tlogEntry.integratedTime) * 1000,
  );
  return Math.min(...times);
}

function sentenceOf(error: unknown): string {
  const { message, cause } = error as Error;
  const words = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return words.replaceAll(/\s+/g, ' ').slice(0, 200);
}

/** Returns the signer in a verified certificate; undefined if it names no workflow of GitHub. */
function readSigner({ identity }: SigstoreSigner): Signer | undefined {
  const issuer = identity?.extensions?.issuer;
  const workflow = withoutHost(identity?.subjectAlternativeName);
  const repository = withoutHost(extension(identity, SOURCE_REPOSITORY));
  const ref = extension(identity, SOURCE_REF);
  if (!issuer || !workflow || !repository || !ref) return undefined;
  return { issuer, repository, workflow, ref };
}

function withoutHost(url: string | undefined): string | undefined {
  return url?.startsWith(HOST) ? url.slice(HOST.length) : undefined;
}

/** @returns undefined if the extension is missing, occurs twice, or is no string */
function extension(identity: SigstoreSigner['identity'], id: string): string | undefined {
  const [only, ...more] = identity?.oids?.filter(({ oid }) => oid?.id.join('.') === id) ?? [];
  if (only === undefined || more.length > 0) return undefined;
  const parsed = attempt(() => ASN1Obj.parseBuffer(Buffer.from(only.value)));
  return parsed?.tag.number === UTF8_STRING ? parsed.value.toString('utf8') : undefined;
}

/** Of Sigstore's trusted roots. */
const MEDIA_TYPE =
  /^application\/vnd\.dev\.sigstore\.trustedroot(\+json;version=0\.\d|\.v0\.\d\+json)$/;

/**
 * Reads trusted roots, as printed by `gh attestation trusted-root`: one or several, as JSON or JSON
 * Lines. Each verifier requires what its root can prove: an entry in a transparency log if the root has
 * one, a timestamp of the certificate log if it has one, and always a signed time.
 * @throws GateError `input_invalid` for anything else
 */
export function readTrustedRoots(file: NamedBytes): readonly Verifier[] {
  return strictJson(file, ROOTS).map((value, index) => {
    try {
      return verifierOf(value);
    } catch (error) {
      const why = `root ${index + 1} is malformed (${(error as Error).message})`;
      throw unusable(file, ROOTS, why);
    }
  });
}

const ROOTS = {
  what: 'a trusted root',
  hint: 'Write the file with `gh attestation trusted-root > trusted-root.jsonl`.',
};

function verifierOf(value: Json): Verifier {
  const root = TrustedRoot.fromJSON(value);
  if (!MEDIA_TYPE.test(root.mediaType)) throw new Error('its media type is unknown');
  const material = toTrustMaterial(root);
  const { certificateAuthorities, tlogs, ctlogs } = material;
  if (certificateAuthorities.length === 0) throw new Error('it has no certificate authority');
  return new Verifier(material, {
    tlogThreshold: tlogs.length > 0 ? 1 : 0,
    ctlogThreshold: ctlogs.length > 0 ? 1 : 0,
    timestampThreshold: 1,
  });
}
