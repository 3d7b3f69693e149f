import { ASN1Obj } from '@sigstore/core';
import type { Signer as SigstoreSigner } from '@sigstore/verify';
import type { Signer } from './attestation.ts';

/** Extensions of Fulcio's certificates (fulcio/docs/oid-info.md), as DER-encoded UTF-8 strings. */
const SOURCE_REPOSITORY = '1.3.6.1.4.1.57264.1.12';
const SOURCE_REF = '1.3.6.1.4.1.57264.1.14';

/** The host of workflows; only its issuer can put these addresses into a certificate. */
const HOST = 'https://github.com/';

/**
 * Reads who signed, from the certificate of a verified signature.
 *
 * @returns undefined if the certificate names no workflow of GitHub
 */
export function readSigner({ identity }: SigstoreSigner): Signer | undefined {
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
  const found = identity?.oids?.filter(({ oid }) => oid?.id.join('.') === id) ?? [];
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  try {
    const { tag, value } = ASN1Obj.parseBuffer(Buffer.from(only.value));
    return tag.number === UTF8_STRING ? value.toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}

const UTF8_STRING = 0x0c;
