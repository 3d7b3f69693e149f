import { createHash, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { initializeCA, initializeCTLog, initializeTLog, initializeTSA } from '@sigstore/mock';

const IN_TOTO = 'application/vnd.in-toto+json';

/** What a certificate says about the workflow that signs. */
export interface Workflow {
  readonly issuer?: string;
  readonly repository?: string;
  readonly workflow?: string;
  readonly ref?: string;
  /** Extensions to leave out of the certificate. */
  readonly without?: readonly string[];
}

/** How a bundle is made; the default is what `actions/attest` makes of a statement. */
export interface Signing extends Workflow {
  readonly payloadType?: string;
  /** Replaces the payload after it was signed. */
  readonly replacedBy?: string;
  /** Minutes from the certificate to the entry in the transparency log. */
  readonly loggedAfter?: number;
  /** Signs with another key than that of the certificate. */
  readonly otherKey?: true;
  /** Changes the finished bundle. */
  readonly edit?: (bundle: MutableBundle) => void;
}

// The tests break any part of it.
// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
export type MutableBundle = any;

/** A local Sigstore instance: certificate authority, certificate log, and transparency log. */
export interface Authority {
  /** The trusted root, as a file. */
  readonly root: Buffer;
  /** Signs a statement, given as an object or as the text of the payload. */
  sign(statement: object | string, signing?: Signing): Promise<MutableBundle>;
}

/** `timestamps`: without logs, like the instance that GitHub uses for private repositories. */
export async function startAuthority(kind: 'logs' | 'timestamps' = 'logs'): Promise<Authority> {
  const logs = kind === 'logs';
  const keys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const logKeys = keys();
  const ctlog = await initializeCTLog(keys());
  const ca = await initializeCA(keys(), logs ? ctlog : undefined);
  // Its times have no fractions of a second, and are within the ten minutes of later certificates.
  const soon = new Date((Math.floor(Date.now() / 1000) + 120) * 1000);
  const tsa = await initializeTSA(keys(), soon);
  const publicKey = logKeys.publicKey.export({ format: 'der', type: 'spki' });
  const logId = createHash('sha256').update(publicKey).digest();
  const start = new Date(Date.now() - 60_000).toISOString();
  const log = (key: Buffer, id: Buffer, baseUrl: string) => ({
    baseUrl,
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: key.toString('base64'),
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor: { start },
    },
    logId: { keyId: id.toString('base64') },
  });
  const chain = (...certificates: ArrayBufferView[]) => ({
    subject: { organization: 'sigstore.mock', commonName: 'sigstore' },
    uri: 'https://sigstore.example',
    certChain: { certificates: certificates.map((each) => ({ rawBytes: base64(each) })) },
    validFor: { start },
  });
  const root = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: logs ? [log(publicKey, logId, 'https://rekor.example')] : [],
    certificateAuthorities: [chain(ca.rootCertificate)],
    ctlogs: logs
      ? [log(ctlog.publicKey, Buffer.from(bytesOf(ctlog.logID)), 'https://ctfe.example')]
      : [],
    timestampAuthorities: logs ? [] : [chain(tsa.intCertificate, tsa.rootCertificate)],
  };

  async function sign(
    statement: object | string,
    {
      loggedAfter = 0,
      payloadType = IN_TOTO,
      replacedBy,
      otherKey,
      edit,
      ...workflow
    }: Signing = {},
  ): Promise<MutableBundle> {
    const payload = Buffer.from(
      typeof statement === 'string' ? statement : JSON.stringify(statement),
    );
    const pair = keys();
    const certificate = await ca.issueCertificate({
      publicKey: pair.publicKey.export({ format: 'der', type: 'spki' }),
      ...identityOf(workflow),
    });
    const signer = otherKey ? keys().privateKey : pair.privateKey;
    const signature = signBytes('sha256', preAuthEncoding(payloadType, payload), signer);
    const bundle = {
      mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
      verificationMaterial: {
        certificate: { rawBytes: base64(certificate) },
        tlogEntries: logs ? [await logged(payload, signature, certificate, loggedAfter)] : [],
        timestampVerificationData: {
          rfc3161Timestamps: logs ? [] : [{ signedTimestamp: await timestamp(signature) }],
        },
      },
      dsseEnvelope: {
        payload: (replacedBy === undefined ? payload : Buffer.from(replacedBy)).toString('base64'),
        payloadType,
        signatures: [{ sig: signature.toString('base64') }],
      },
    };
    edit?.(bundle);
    return bundle;
  }

  async function logged(
    payload: Buffer,
    signature: Buffer,
    certificate: ArrayBufferView,
    minutes: number,
  ): Promise<object> {
    const clock = new Date(Date.now() + minutes * 60_000);
    const tlog = await initializeTLog('https://rekor.example', logKeys, clock);
    const pem = `-----BEGIN CERTIFICATE-----\n${base64(certificate)}\n-----END CERTIFICATE-----\n`;
    const hash = createHash('sha256').update(payload).digest('hex');
    const answer = await tlog.log({
      apiVersion: '0.0.1',
      kind: 'dsse',
      spec: {
        payloadHash: { algorithm: 'sha256', value: hash },
        signatures: [
          {
            signature: signature.toString('base64'),
            verifier: Buffer.from(pem).toString('base64'),
          },
        ],
      },
    });
    const [entry]: MutableBundle[] = Object.values(answer);
    const proof = entry.verification.inclusionProof;
    return {
      logIndex: String(entry.logIndex),
      logId: { keyId: logId.toString('base64') },
      kindVersion: { kind: 'dsse', version: '0.0.1' },
      integratedTime: String(entry.integratedTime),
      inclusionPromise: { signedEntryTimestamp: entry.verification.signedEntryTimestamp },
      inclusionProof: {
        logIndex: String(proof.logIndex),
        rootHash: Buffer.from(proof.rootHash, 'hex').toString('base64'),
        treeSize: String(proof.treeSize),
        hashes: [],
        checkpoint: { envelope: proof.checkpoint },
      },
      canonicalizedBody: entry.body,
    };
  }

  async function timestamp(signature: Buffer): Promise<string> {
    return base64(
      await tsa.timestamp({
        artifactHash: createHash('sha256').update(signature).digest(),
        hashAlgorithmOID: '2.16.840.1.101.3.4.2.1',
        nonce: 1,
        policyOID: '1.3.6.1.4.1.57264.2',
      }),
    );
  }

  return { root: Buffer.from(JSON.stringify(root)), sign };
}

/** Fulcio's extensions, by name (fulcio/docs/oid-info.md). */
const OIDS = {
  issuer: '1.3.6.1.4.1.57264.1.8',
  repository: '1.3.6.1.4.1.57264.1.12',
  ref: '1.3.6.1.4.1.57264.1.14',
} as const;

function identityOf({
  issuer = 'https://token.actions.githubusercontent.com',
  repository = 'agents/genes',
  workflow = '.github/workflows/gene-gate.yml',
  ref = 'refs/heads/main',
  without = [],
}: Workflow) {
  const file = workflow.startsWith('.github/') ? `${repository}/${workflow}@${ref}` : workflow;
  const values = { issuer, repository: `https://github.com/${repository}`, ref };
  const extensions = Object.entries(values)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => ({ oid: OIDS[name as keyof typeof OIDS], value }));
  return { subjectAltName: `https://github.com/${file}`, extensions };
}

/** The bytes that are signed (DSSE 1.0). */
function preAuthEncoding(type: string, payload: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

function base64(bytes: ArrayBufferView): string {
  return bytesOf(bytes).toString('base64');
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
