import { beforeAll, describe, expect, it } from 'vitest';
import { GateError } from '../../src/ground/error.ts';
import { judgeBySignatures } from '../../src/promote/signed-promotions.ts';
import { describe as inWords } from '../../src/rules/finding.ts';
import { parsePolicy } from '../policy/from-text.ts';
import { type Authority, type MutableBundle, type Signing, startAuthority } from './authority.ts';
import { assetsOf, capsule, file, gene, jsonl, POLICY_DIGEST } from './fixture.ts';
import { decision, statement } from './statements.ts';

const GENE = gene('gene_a');
const CAPSULE = capsule('capsule_1');
const OTHER = `sha256:${'b'.repeat(64)}`;
const ACCEPTED = '{ repository: agents/genes, workflow: .github/workflows/gene-gate.yml }';
const REUSABLE = 'agents/shared/.github/workflows/gate.yml@refs/tags/v1';
const NOW = new Date();
const DAY_MS = 24 * 60 * 60 * 1000;
const GOOD = statement([decision(GENE)]);

let authority: Authority;
let other: Authority;
let withoutLogs: Authority;
beforeAll(async () => {
  authority = await startAuthority();
  other = await startAuthority();
  withoutLogs = await startAuthority('timestamps');
});

/** `accepted`, or the first reason with its message. */
function judged(
  bundles: MutableBundle,
  {
    root = authority.root,
    signers = ACCEPTED,
    digest = POLICY_DIGEST,
    now = NOW,
    asset = GENE,
  } = {},
): string {
  const content = typeof bundles === 'string' ? bundles : jsonl([bundles].flat());
  const policy = parsePolicy(`a2a: { attestation: [${signers}] }`, 'policy');
  const [bundle, trusted] = [file(content, 'bundle.json'), file(root, 'root.json')];
  const judge = judgeBySignatures(bundle, trusted, { policy, digest }, now);
  const [candidate] = assetsOf(asset);
  if (candidate === undefined) throw new Error('no asset');
  const judgement = judge(candidate);
  if ('accepted' in judgement) return 'accepted';
  const [first] = judgement.findings;
  return first === undefined ? 'nothing' : `${first.rule}: ${inWords(first).message}`;
}

describe('a promotion that actions/attest signed', () => {
  it.each<[string, () => Promise<MutableBundle>]>([
    ['one bundle', () => authority.sign(GOOD)],
    ['JSON Lines', async () => `${JSON.stringify(await authority.sign(GOOD))}\n`.repeat(2)],
    ['a workflow of another repository', () => authority.sign(GOOD, { workflow: REUSABLE })],
    ['another case of the name', () => authority.sign(GOOD, { repository: 'Agents/Genes' })],
  ])('is accepted: %s', async (_, bundle) => {
    const signers = `${ACCEPTED}, { repository: agents/genes, workflow: ${REUSABLE} }`;
    expect(judged(await bundle(), { signers })).toBe('accepted');
  });

  it('is accepted with a signed time alone, if the root has no logs', async () => {
    const bundle = await withoutLogs.sign(GOOD);
    expect(judged(bundle, { root: withoutLogs.root })).toBe('accepted');
    const root = Buffer.concat([authority.root, Buffer.from('\n'), withoutLogs.root]);
    expect(judged(bundle, { root })).toBe('accepted');
    expect(judged(bundle)).toMatch(/^evidence-invalid: /);
  });
});

const material = (bundle: MutableBundle) => bundle.verificationMaterial;
const entry = (bundle: MutableBundle) => material(bundle).tlogEntries[0];
const signatures = (bundle: MutableBundle) => bundle.dsseEnvelope.signatures;
const promise = (bundle: MutableBundle) => entry(bundle).inclusionPromise;
const IN_TOTO = 'application/vnd.in-toto+json';
const LONGER = JSON.stringify(statement([decision(GENE), decision(CAPSULE)]));
const SOON = String(Math.floor(Date.now() / 1000) + 60);
const FAILED = /signature verification failed/;
const NO_TIME = /expected 1 timestamps, got 0/;
const PROMISE = /inclusion promise could not be verified/;
const BUNDLE = /a Sigstore bundle/;

describe('a forged attestation', () => {
  const forged: [string, RegExp, Signing][] = [
    ['a changed payload', /payload hash mismatch/, { replacedBy: LONGER }],
    ['another key', /signature verification failed/, { otherKey: true }],
    ['a certificate that expired before', /certificate chain/, { loggedAfter: 11 }],
    ['a certificate that was not valid yet', /certificate chain/, { loggedAfter: -5 }],
    ['another payload type', /payload type is "text\/plain"/, { payloadType: 'text/plain' }],
    ['a certificate without a repository', /names no workflow/, { without: ['repository'] }],
    ['a certificate without a ref', /names no workflow/, { without: ['ref'] }],
    ['a certificate without an issuer', /names no workflow/, { without: ['issuer'] }],
  ];

  const SENT: Signing = { payloadType: 'text/plain' };
  const edited: [string, RegExp, NonNullable<Signing['edit']>, Signing?][] = [
    ['a replaced type', FAILED, (one) => (one.dsseEnvelope.payloadType = IN_TOTO), SENT],
    ['no log entry and no time', NO_TIME, (one) => (material(one).tlogEntries = [])],
    ['no promise and no other time', NO_TIME, (one) => delete entry(one).inclusionPromise],
    ['no inclusion proof', /inclusionProof|invalid/, (one) => delete entry(one).inclusionProof],
    ['a forged promise', PROMISE, (one) => (promise(one).signedEntryTimestamp = 'Zm9yZ2Vk')],
    ['another time in the log', PROMISE, (one) => (entry(one).integratedTime = SOON)],
    ['two signatures', BUNDLE, (one) => signatures(one).push(signatures(one)[0])],
    ['no signature', BUNDLE, (one) => (one.dsseEnvelope.signatures = [])],
    ['no certificate', BUNDLE, (one) => delete material(one).certificate],
    ['another media type', BUNDLE, (one) => (one.mediaType = 'a/b')],
    [
      'a public key in place of the certificate',
      /key not found/,
      (one) => {
        delete material(one).certificate;
        material(one).publicKey = { hint: 'a' };
      },
    ],
    [
      'a signed file in place of a statement',
      /it signs a file/,
      (one) => {
        delete one.dsseEnvelope;
        const messageDigest = { algorithm: 'SHA2_256', digest: 'AAAA' };
        one.messageSignature = { messageDigest, signature: 'AAAA' };
      },
    ],
  ];
  const all = [
    ...forged,
    ...edited.map(([name, reason, edit, more]) => [name, reason, { ...more, edit }] as const),
  ];

  it.each(all)('is refused: %s', async (_, reason, signing) => {
    const said = judged(await authority.sign(GOOD, signing));
    expect(said).toMatch(/^evidence-invalid: The attestation `bundle.json`/);
    expect(said).toMatch(reason);
  });

  it('is refused if another root signed it', async () => {
    const bundle = await other.sign(GOOD);
    expect(judged(bundle)).toMatch(/^evidence-invalid: /);
    expect(judged(bundle, { root: other.root })).toBe('accepted');
    // It claims nothing about another asset.
    expect(judged(bundle, { asset: CAPSULE })).toMatch(/^evidence-missing: /);
  });

  it('does not hide a valid one', async () => {
    const [good, bad] = await Promise.all([authority.sign(GOOD), other.sign(GOOD)]);
    expect(judged([bad, good, { mediaType: 'nothing' }, null])).toBe('accepted');
  });
});

describe('a signed statement that is no promotion', () => {
  const text = JSON.stringify(GOOD);
  const escaped = text.replace('"_type"', '"\\u005ftype":"x","_type"');
  const twice = text.replace('"outcome"', '"outcome":"rejected","outcome"');
  const predicateType = 'https://slsa.dev/verification_summary/v1';
  const of = (fields: object, outcome = {}) => statement([decision(GENE, outcome)], fields);
  it.each<[string, RegExp, object | string]>([
    ['another predicate type', /predicateType/, { ...GOOD, predicateType }],
    ['another statement type', /_type/, { ...GOOD, _type: 'https://in-toto.io/Statement/v0.1' }],
    ['another version', /schema_version/, of({ schema_version: '2.0.0' })],
    ['no policy', /policy/, of({ policy: undefined })],
    ['no decisions', /decisions/, of({ decisions: undefined })],
    ['an unknown outcome', /outcome/, of({}, { outcome: 'PROMOTED' })],
    ['a time in the future', /signed before the time/, of({ decided_at: '2099-01-01T00:00:00Z' })],
    ['duplicate keys', /ambiguous/, text.replace('{', '{"_type":"x",')],
    ['duplicate keys, deep inside', /ambiguous/, twice],
    ['a key spelled with an escape', /ambiguous/, escaped],
    ['two JSON values', /not one JSON value|ambiguous/, '{}{}'],
    ['no JSON', /ambiguous/, 'hello'],
  ])('is refused: %s', async (_, reason, payload) => {
    const said = judged(await authority.sign(payload));
    expect(said).toMatch(reason);
    expect(said).toMatch(/^evidence-invalid: /);
  });
});

describe('a signed promotion', () => {
  type Terms = Parameters<typeof judged>[1];
  const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
  const accepting = (terms: string) => ({ signers: ACCEPTED.replace(' }', `, ${terms} }`) });
  const YOUNG = accepting('max_age_days: 2');
  const elsewhere = 'stranger/genes/.github/workflows/gene-gate.yml@refs/heads/main';
  const reusable = { signers: `{ repository: agents/genes, workflow: ${REUSABLE} }` };
  const edited = gene('gene_a', { summary: 'x' });
  it.each<[string, RegExp, Signing, Terms?]>([
    ['of another repository', /stranger\/genes/, { repository: 'stranger/genes' }],
    ['whose repository begins like the accepted one', /./, { repository: 'agents/genes2' }],
    ['of another workflow', /other.yml/, { workflow: '.github/workflows/other.yml' }],
    ['of a workflow of the same path elsewhere', /stranger/, { workflow: elsewhere }],
    ['of a pull request', /refs\/pull/, { ref: 'refs/pull/7/merge' }],
    ['of another branch', /main2/, { ref: 'refs/heads/main2' }],
    ['of another issuer', /accounts/, { issuer: 'https://accounts.example' }],
    ['at another ref', /tags\/v2/, { workflow: REUSABLE.replace('v1', 'v2') }, reusable],
    ['where the policy accepts no signer', /accepts no signer/, {}, { signers: '' }],
    ['by another policy', /about the policy/, {}, { digest: OTHER }],
    ['by a policy that is not listed', /about the policy/, {}, accepting(`policies: ["${OTHER}"]`)],
    ['that is too old', /more than 90 days/, {}, { now: later(90.1) }],
    ['that is older than the policy says', /more than 2 days/, {}, { ...YOUNG, now: later(2.1) }],
    ['about another asset', /Capsule `capsule_1`/, {}, { asset: CAPSULE }],
    ['about other content of the same id', /Gene `gene_a`: none/, {}, { asset: edited }],
  ])('is not evidence %s', async (_, reason, signing, terms) => {
    const said = judged(await authority.sign(GOOD, signing), terms);
    expect(said).toMatch(/^evidence-missing/);
    expect(said).toMatch(reason);
  });

  it('may be decided by a policy that the policy names', async () => {
    const signers = ACCEPTED.replace(' }', `, policies: ["${POLICY_DIGEST}"] }`);
    expect(judged(await authority.sign(GOOD), { signers, digest: OTHER })).toBe('accepted');
  });

  const claimed = { evidence: { level: 'claimed' } };
  const quarantined = { ...claimed, outcome: 'quarantined', promoted_asset_id: null };
  const rejected = { ...quarantined, outcome: 'rejected' };
  const ofForgery = { ...rejected, hash: { ...decision(GENE).hash, form: null, content: OTHER } };
  const asReceived = { hash: decision(gene('gene_a', { summary: 'as it was received' })).hash };
  const ofCapsule = { ...decision(CAPSULE), ...claimed };
  const signed = { evidence: { level: 'signed' } };
  const REJECTED = /^validation-failed: .*rejected/;
  /** The fields of decisions, each half an hour after the one before it. */
  it.each<[string, RegExp, readonly object[], object?]>([
    ['a rejection', REJECTED, [rejected]],
    ['a quarantine', /^evidence-missing: .*quarantined/, [quarantined]],
    ['a promotion without the report of a gate', /^evidence-missing: .*`claimed`/, [claimed]],
    ['a signed promotion', /^accepted/, [signed]],
    ['a later rejection', REJECTED, [{}, rejected]],
    ['a rejection at the same time', REJECTED, [[{}, rejected]]],
    ['a later promotion', /^accepted/, [rejected, {}]],
    ['a rejection of other content', /^evidence-missing/, [ofForgery]],
    ['a later rejection of other content', /^accepted/, [{}, ofForgery]],
    ['the form in which it was promoted', /^accepted/, [asReceived]],
    ['a Capsule without a report', /^accepted/, [ofCapsule], CAPSULE],
  ])('counts by what it says: %s', async (_, said, decisions, asset = GENE) => {
    const bundles = decisions.toReversed().flatMap((together, index) => {
      const decided_at = new Date(NOW.getTime() - (index + 1) * 1_800_000).toISOString();
      return [together].flat().map((fields) => {
        return authority.sign(statement([decision(GENE, fields)], { decided_at }));
      });
    });
    expect(judged(await Promise.all(bundles), { asset: { ...asset } })).toMatch(said);
  });
});

describe('a file that is no attestation or no root', () => {
  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['duplicate keys', '{"mediaType":"a","mediaType":"b"}'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1')],
  ])('is an error: %s', (_, text) => {
    const bundle = file(Buffer.from(text, 'latin1'), 'bundle.json');
    const root = file(authority.root, 'root.json');
    const policy = { policy: parsePolicy('', 'policy'), digest: OTHER };
    const read = () => judgeBySignatures(bundle, root, policy, NOW);
    expect(read).toThrow(GateError);
    expect(read).toThrow(/^bundle.json is not a file of attestations: /);
  });

  const [certificate, key] = [/("certificates":\[{"rawBytes":")/, /("publicKey":{"rawBytes":")/];
  const authorities = (...list: unknown[]) => ({ certificateAuthorities: list });
  it.each<[string, RegExp, (root: MutableBundle) => unknown]>([
    ['another media type', /media type/, (root) => ({ ...root, mediaType: 'a/b' })],
    ['no authorities', /no certificate authority/, (root) => ({ ...root, ...authorities() })],
    ['a broken certificate', /malformed/, (root) => broken(root, certificate)],
    ['a broken key', /malformed/, (root) => broken(root, key)],
    ['an authority of null', /malformed/, (root) => ({ ...root, ...authorities(null) })],
    ['nothing', /it is empty/, () => undefined],
  ])('is an error: a root with %s', async (_, reason, edit) => {
    const bundle = await authority.sign(GOOD);
    const root = JSON.stringify(edit(JSON.parse(authority.root.toString()))) ?? '';
    const judge = () => judged(bundle, { root: Buffer.from(root) });
    expect(judge).toThrow(/^root.json is not a trusted root: /);
    expect(judge).toThrow(reason);
  });

  function broken(root: object, place: RegExp): unknown {
    return JSON.parse(JSON.stringify(root).replace(place, '$1AAAA'));
  }
});
