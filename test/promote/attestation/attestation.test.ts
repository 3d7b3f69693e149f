import { beforeAll, describe, expect, it } from 'vitest';
import { GateError } from '../../../src/ground/error.ts';
import type { CheckedAttestation } from '../../../src/promote/attestation/judge-attestation.ts';
import { attestationJudge } from '../../../src/promote/attestation/judge-attestation.ts';
import { readAttestations } from '../../../src/promote/attestation/judge-by-attestations.ts';
import { readTrustedRoots } from '../../../src/promote/attestation/sigstore.ts';
import { describe as inWords } from '../../../src/rules/finding.ts';
import { parsePolicy } from '../../policy/from-text.ts';
import { assetsOf, capsule, gene } from '../fixture.ts';
import { type Authority, type MutableBundle, type Signing, startAuthority } from './authority.ts';
import { COMMIT, POLICY, summary, testResult } from './statements.ts';

const [GENE, CAPSULE] = assetsOf(gene('gene_a'), capsule('capsule_1'));
if (GENE === undefined || CAPSULE === undefined) throw new Error('no assets');
const ID = String(GENE.value.asset_id);
const OTHER = `sha256:${'b'.repeat(64)}`;
const ACCEPTED = '- { repository: agents/genes, workflow: .github/workflows/gene-gate.yml }';
const REUSABLE = 'agents/shared/.github/workflows/gate.yml@refs/tags/v1';
const NOW = new Date();
const DAY_MS = 24 * 60 * 60 * 1000;

let authority: Authority;
let other: Authority;
let withoutLogs: Authority;
beforeAll(async () => {
  authority = await startAuthority();
  other = await startAuthority();
  withoutLogs = await startAuthority('timestamps');
});

function checked(bundles: MutableBundle, root = authority.root): CheckedAttestation[] {
  const bytes = Buffer.from(typeof bundles === 'string' ? bundles : JSON.stringify(bundles));
  const roots = readTrustedRoots({ name: 'root.json', bytes: root });
  return readAttestations({ name: 'bundle.json', bytes }, roots);
}

/** `accepted`, or the first reason with its message. */
function judged(
  attestations: CheckedAttestation[],
  { signers = ACCEPTED, policyDigest = POLICY, now = NOW, asset = GENE } = {},
): string {
  if (asset === undefined) throw new Error('no asset');
  const policy = parsePolicy(
    `a2a: { attestation: [${signers.replaceAll(/^- /gm, '')}] }`,
    'policy',
  );
  const judge = attestationJudge(attestations, {
    ...{ signers: policy.a2a.attestation, policyDigest, now },
  });
  const judgement = judge(asset);
  if ('accepted' in judgement) return 'accepted';
  const [first] = judgement.findings;
  return first === undefined ? 'nothing' : `${first.rule}: ${inWords(first).message}`;
}

describe('an attestation that actions/attest would sign', () => {
  it('proves what it says about an asset of its subjects', async () => {
    const [attestation] = checked(await authority.sign(summary([ID])));
    expect(attestation).toMatchObject({
      source: 'bundle.json',
      predicate_type: 'https://slsa.dev/verification_summary/v1',
      result: 'PASSED',
      commit: COMMIT,
      policy_digest: POLICY,
      gate: { id: 'https://github.com/gene-gate/gene-gate', version: '0.1.0' },
      signer: {
        issuer: 'https://token.actions.githubusercontent.com',
        repository: 'agents/genes',
        workflow: 'agents/genes/.github/workflows/gene-gate.yml@refs/heads/main',
        ref: 'refs/heads/main',
      },
    });
    expect(judged(attestation ? [attestation] : [])).toBe('accepted');
  });

  it.each<[string, () => Promise<MutableBundle>]>([
    ['a test result', () => authority.sign(testResult([ID]))],
    ['a warned test result', () => authority.sign(testResult([ID], { result: 'WARNED' }))],
    [
      'a statement with the commit as gitCommit',
      () =>
        authority.sign(
          summary([], {
            subject: [
              { name: 'commit', digest: { gitCommit: COMMIT } },
              { digest: { sha256: ID.slice(7) } },
            ],
          }),
        ),
    ],
    ['an array', async () => [await authority.sign(summary([ID]))]],
    [
      'JSON Lines',
      async () => `${JSON.stringify(await authority.sign(summary([ID])))}\n`.repeat(2),
    ],
    [
      'the answer of GitHub',
      async () => ({
        attestations: [{ bundle: await authority.sign(summary([ID])), repository_id: 1 }],
      }),
    ],
    [
      'a reusable workflow of another repository',
      () => authority.sign(summary([ID]), { workflow: REUSABLE }),
    ],
  ])('is accepted: %s', async (_, bundle) => {
    const signers = `${ACCEPTED}, { repository: agents/genes, workflow: ${REUSABLE} }`;
    expect(judged(checked(await bundle()), { signers })).toBe('accepted');
  });

  it('is accepted with a signed time alone, if the root has no logs', async () => {
    const bundle = await withoutLogs.sign(summary([ID]));
    expect(judged(checked(bundle, withoutLogs.root))).toBe('accepted');
    const roots = Buffer.concat([authority.root, Buffer.from('\n'), withoutLogs.root]);
    expect(judged(checked(bundle, roots))).toBe('accepted');
  });

  it('compares names of repositories without regard to case', async () => {
    const bundle = await authority.sign(summary([ID]), { repository: 'Agents/Genes' });
    expect(judged(checked(bundle))).toBe('accepted');
  });
});

const material = (bundle: MutableBundle) => bundle.verificationMaterial;
const entry = (bundle: MutableBundle) => material(bundle).tlogEntries[0];
const signatures = (bundle: MutableBundle) => bundle.dsseEnvelope.signatures;

describe('a forged attestation', () => {
  const forged: [string, RegExp, Signing][] = [
    [
      'a changed payload',
      /payload hash mismatch/,
      { replacedBy: JSON.stringify(summary([ID, OTHER])) },
    ],
    ['another key', /signature verification failed/, { otherKey: true }],
    ['a certificate that expired before', /certificate chain/, { loggedAfter: 11 }],
    ['a certificate that was not valid yet', /certificate chain/, { loggedAfter: -5 }],
    ['another payload type', /payload type is "text\/plain"/, { payloadType: 'text/plain' }],
    [
      'a payload type replaced after signing',
      /signature verification failed/,
      {
        payloadType: 'text/plain',
        edit: (bundle) => {
          bundle.dsseEnvelope.payloadType = 'application/vnd.in-toto+json';
        },
      },
    ],
    [
      'no entry in the transparency log, and no time',
      /expected 1 timestamps, got 0/,
      { edit: (bundle) => (material(bundle).tlogEntries = []) },
    ],
    [
      'no inclusion promise and no other time',
      /expected 1 timestamps, got 0/,
      { edit: (bundle) => delete entry(bundle).inclusionPromise },
    ],
    [
      'no inclusion proof',
      /not a Sigstore bundle.*inclusionProof|invalid bundle/,
      { edit: (bundle) => delete entry(bundle).inclusionProof },
    ],
    [
      'a forged inclusion promise',
      /inclusion promise could not be verified/,
      {
        edit: (bundle) => {
          entry(bundle).inclusionPromise.signedEntryTimestamp =
            Buffer.from('forged').toString('base64');
        },
      },
    ],
    [
      'another time in the log',
      /inclusion promise could not be verified/,
      {
        edit: (bundle) =>
          (entry(bundle).integratedTime = String(Math.floor(Date.now() / 1000) + 60)),
      },
    ],
    [
      'two signatures',
      /a Sigstore bundle/,
      { edit: (bundle) => signatures(bundle).push(signatures(bundle)[0]) },
    ],
    [
      'no signature',
      /a Sigstore bundle/,
      { edit: (bundle) => (bundle.dsseEnvelope.signatures = []) },
    ],
    [
      'no certificate',
      /a Sigstore bundle/,
      { edit: (bundle) => delete material(bundle).certificate },
    ],
    [
      'a public key in place of the certificate',
      /key not found/,
      {
        edit: (bundle) => {
          delete material(bundle).certificate;
          material(bundle).publicKey = { hint: 'a' };
        },
      },
    ],
    [
      'a signed file in place of a statement',
      /it signs a file/,
      {
        edit: (bundle) => {
          delete bundle.dsseEnvelope;
          bundle.messageSignature = {
            messageDigest: { algorithm: 'SHA2_256', digest: 'AAAA' },
            signature: 'AAAA',
          };
        },
      },
    ],
    ['another media type', /a Sigstore bundle/, { edit: (bundle) => (bundle.mediaType = 'a/b') }],
    ['a certificate without a repository', /names no workflow/, { without: ['repository'] }],
    ['a certificate without a ref', /names no workflow/, { without: ['ref'] }],
    ['a certificate without an issuer', /names no workflow/, { without: ['issuer'] }],
  ];

  it.each(forged)('is refused: %s', async (_, reason, signing) => {
    const attestations = checked(await authority.sign(summary([ID]), signing));
    expect(judged(attestations)).toMatch(/^evidence-invalid: The attestation `bundle.json`/);
    expect(judged(attestations)).toMatch(reason);
  });

  it('is refused if another root signed it', async () => {
    const bundle = await other.sign(summary([ID]));
    expect(judged(checked(bundle))).toMatch(/^evidence-invalid: /);
    expect(judged(checked(bundle, other.root))).toBe('accepted');
  });

  it('is refused if only a timestamp is there where the root has logs', async () => {
    const bundle = await withoutLogs.sign(summary([ID]));
    expect(judged(checked(bundle))).toMatch(/^evidence-invalid: /);
  });

  it('does not hide a valid one', async () => {
    const [good, bad] = await Promise.all([
      authority.sign(summary([ID])),
      other.sign(summary([ID])),
    ]);
    expect(judged(checked([bad, good, { mediaType: 'nothing' }, null]))).toBe('accepted');
  });
});

describe('a signed statement that proves nothing', () => {
  const statement = (text: string) => () => authority.sign(text);
  it.each<[string, RegExp, () => Promise<MutableBundle>]>([
    [
      'another predicate type',
      /predicate type is "https:\/\/slsa.dev\/provenance\/v1"/,
      () => authority.sign(summary([ID], { predicateType: 'https://slsa.dev/provenance/v1' })),
    ],
    [
      'another verifier',
      /verifier.id/,
      () => authority.sign(summary([ID], { predicate: { verifier: { id: 'https://a.example' } } })),
    ],
    [
      'no policy digest',
      /policy/,
      () => authority.sign(summary([ID], { predicate: { policy: { uri: 'a:b' } } })),
    ],
    [
      'no result',
      /verificationResult/,
      () => authority.sign(summary([ID], { predicate: { verificationResult: undefined } })),
    ],
    [
      'an unknown result',
      /verificationResult/,
      () => authority.sign(summary([ID], { predicate: { verificationResult: 'passed' } })),
    ],
    [
      'a resource that is not a subject',
      /resource is not one of its subjects/,
      () => authority.sign(summary([ID], { predicate: { resourceUri: 'gitoid:commit:sha1:aaa' } })),
    ],
    [
      'a time in the future',
      /signed before the time/,
      () => authority.sign(summary([ID], { predicate: { timeVerified: '2099-01-01T00:00:00Z' } })),
    ],
    [
      'duplicate keys',
      /ambiguous/,
      () => authority.sign(JSON.stringify(summary([ID])).replace('{', '{"_type":"x",')),
    ],
    [
      'duplicate keys of the result, deep inside',
      /ambiguous/,
      () =>
        authority.sign(
          JSON.stringify(summary([ID], { predicate: { verificationResult: 'FAILED' } })).replace(
            '"verificationResult"',
            '"verificationResult":"PASSED","verificationResult"',
          ),
        ),
    ],
    [
      'a key spelled with an escape',
      /ambiguous/,
      () =>
        authority.sign(
          JSON.stringify(summary([ID])).replace('"_type"', '"\\u005ftype":"x","_type"'),
        ),
    ],
    ['two JSON values', /not one JSON value|ambiguous/, statement('{}{}')],
    ['no JSON', /ambiguous/, statement('hello')],
    [
      'an empty list of subjects',
      /in-toto statement: subject/,
      () => authority.sign(summary([], { subject: [] })),
    ],
    [
      'another statement type',
      /_type/,
      () => authority.sign({ ...summary([ID]), _type: 'https://in-toto.io/Statement/v0.1' }),
    ],
    [
      'a test result of two policies',
      /configuration/,
      () =>
        authority.sign(
          testResult([ID], {
            configuration: [POLICY, OTHER].map((each) => ({ digest: { sha256: each.slice(7) } })),
          }),
        ),
    ],
  ])('is refused: %s', async (_, reason, bundle) => {
    expect(judged(checked(await bundle()))).toMatch(reason);
    expect(judged(checked(await bundle()))).toMatch(/^evidence-invalid: /);
  });
});

describe('a valid attestation', () => {
  it.each<[string, RegExp, Signing | undefined, Parameters<typeof judged>[1]]>([
    [
      'of another repository',
      /^evidence-missing: .*stranger\/genes/,
      { repository: 'stranger/genes' },
      {},
    ],
    [
      'whose repository begins like the accepted one',
      /^evidence-missing/,
      { repository: 'agents/genes2' },
      {},
    ],
    ['of another workflow', /^evidence-missing/, { workflow: '.github/workflows/other.yml' }, {}],
    [
      'of a workflow of the same path elsewhere',
      /^evidence-missing/,
      { workflow: 'stranger/genes/.github/workflows/gene-gate.yml@refs/heads/main' },
      {},
    ],
    ['of a pull request', /^evidence-missing/, { ref: 'refs/pull/7/merge' }, {}],
    ['of another branch', /^evidence-missing/, { ref: 'refs/heads/main2' }, {}],
    ['of another issuer', /^evidence-missing/, { issuer: 'https://accounts.example' }, {}],
    [
      'of a reusable workflow at another ref',
      /^evidence-missing/,
      { workflow: REUSABLE.replace('v1', 'v2') },
      { signers: `{ repository: agents/genes, workflow: ${REUSABLE} }` },
    ],
    [
      'where the policy accepts no signer',
      /^evidence-missing: .*accepts no signer/,
      {},
      { signers: '' },
    ],
    ['about another policy', /^evidence-missing/, {}, { policyDigest: OTHER }],
    [
      'about another policy than those listed',
      /^evidence-missing/,
      {},
      { signers: ACCEPTED.replace(' }', `, policies: ["${OTHER}"] }`) },
    ],
    [
      'that is too old',
      /^evidence-missing: .*more than 90 days/,
      {},
      { now: new Date(NOW.getTime() + 90.1 * DAY_MS) },
    ],
    [
      'that is older than the policy says',
      /^evidence-missing/,
      {},
      {
        signers: ACCEPTED.replace(' }', ', max_age_days: 2 }'),
        now: new Date(NOW.getTime() + 2.1 * DAY_MS),
      },
    ],
    ['about another asset', /^evidence-missing: .*Capsule `capsule_1`/, {}, { asset: CAPSULE }],
  ])('is not evidence %s', async (_, reason, signing, terms) => {
    expect(judged(checked(await authority.sign(summary([ID]), signing)), terms)).toMatch(reason);
  });

  it('may be about a policy that the policy names', async () => {
    const signers = ACCEPTED.replace(' }', `, policies: ["${POLICY}"] }`);
    const attestations = checked(await authority.sign(summary([ID])));
    expect(judged(attestations, { signers, policyDigest: OTHER })).toBe('accepted');
  });

  it.each<[string, RegExp, Readonly<Record<string, unknown>>]>([
    [
      'that the verification failed',
      /^validation-failed: .*failed/,
      { verificationResult: 'FAILED', verifiedLevels: ['FAILED'] },
    ],
    [
      'that nothing ran',
      /^validation-failed: .*did not run/,
      { verifiedLevels: ['GENE_GATE_AUDITED'] },
    ],
  ])('may say %s', async (_, reason, predicate) => {
    const bundle = await authority.sign(summary([ID], { predicate }));
    expect(judged(checked(bundle))).toMatch(reason);
  });

  it.each([
    [[], [], false],
    [[], ['gene_a: npm test'], true],
  ])(
    'counts a test result with the passed tests %j and those with a warning %j: %s',
    async (...tests) => {
      const [passedTests, warnedTests, counts] = tests;
      const bundle = await authority.sign(testResult([ID], { passedTests, warnedTests }));
      const said = expect(judged(checked(bundle)));
      if (counts) said.not.toMatch(/^validation-failed/);
      else said.toMatch(/^validation-failed/);
    },
  );

  it('does not count a test result with a command that did not run', async () => {
    const bundle = await authority.sign(testResult([ID], { skippedTests: ['gene_a: node b.js'] }));
    expect(judged(checked(bundle))).toMatch(/^validation-failed: .*did not run/);
  });

  it('counts only if it is the newest about the content', async () => {
    const at = (minutes: number, verificationResult: string) =>
      authority.sign(
        summary([ID], {
          predicate: {
            verificationResult,
            timeVerified: new Date(NOW.getTime() - minutes * 60_000).toISOString(),
          },
        }),
      );
    const [passed, failed, again] = await Promise.all([
      at(60, 'PASSED'),
      at(30, 'FAILED'),
      at(10, 'PASSED'),
    ]);
    expect(judged(checked([passed, failed]))).toMatch(/^validation-failed/);
    expect(judged(checked([failed, passed, again]))).toBe('accepted');
  });

  it('is about a Capsule even if no command ran', async () => {
    const predicate = { verifiedLevels: ['GENE_GATE_AUDITED'] };
    const bundle = await authority.sign(summary([String(CAPSULE?.value.asset_id)], { predicate }));
    expect(judged(checked(bundle), { asset: CAPSULE })).toBe('accepted');
  });
});

describe('a file that is no attestation or no root', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['an empty list', '[]'],
    ['an answer without attestations', '{"attestations":[]}'],
    ['duplicate keys', '{"mediaType":"a","mediaType":"b"}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1')],
  ])('is an error: %s', (_, text) => {
    const bytes = Buffer.from(text, 'latin1');
    const roots = readTrustedRoots({ name: 'root.json', bytes: authority.root });
    const read = () => readAttestations({ name: 'bundle.json', bytes }, roots);
    expect(read).toThrow(GateError);
    expect(read).toThrow(/^bundle.json is not a file of attestations: /);
  });

  it.each<[string, (root: MutableBundle) => void]>([
    ['another media type', (root) => (root.mediaType = 'a/b')],
    ['no authorities', (root) => (root.certificateAuthorities = [])],
    [
      'a broken certificate',
      (root) => (root.certificateAuthorities[0].certChain.certificates[0].rawBytes = 'AAAA'),
    ],
    ['a broken key', (root) => (root.tlogs[0].publicKey.rawBytes = 'AAAA')],
    ['a certificate authority that is no object', (root) => (root.certificateAuthorities = [null])],
  ])('is an error: a root with %s', async (_, edit) => {
    const bundle = await authority.sign(summary([ID]));
    const root = JSON.parse(authority.root.toString());
    edit(root);
    expect(() => checked(bundle, Buffer.from(JSON.stringify(root)))).toThrow(
      /^root.json is not a trusted root: /,
    );
  });

  it('is an error: an empty root', async () => {
    const bundle = await authority.sign(summary([ID]));
    expect(() => checked(bundle, Buffer.of())).toThrow(
      /^root.json is not a trusted root: it is empty/,
    );
  });
});
