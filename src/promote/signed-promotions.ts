import type { Verifier } from '@sigstore/verify';
import * as z from 'zod';
import { type Asset, type Json, placeOf } from '../assets/asset.ts';
import { contentHash } from '../audit/claims/content-hash.ts';
import { GateError } from '../ground/error.ts';
import { HOME } from '../ground/tool.ts';
import { isAtLeast } from '../model/evidence.ts';
import type { Harm } from '../model/finding.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { inCode } from '../rules/quoted.ts';
import {
  type Promotion,
  type PromotionDecision,
  promotionSchema,
  type SignedDecision,
  type Signer,
} from './promotion.ts';
import { readTrustedRoots, verifyBundle } from './sigstore.ts';
import { type NamedBytes, strictJson } from './strict-json.ts';

/**
 * The statement that `actions/attest` signs over a `promotion.json`: its subject is the file and its
 * predicate the content of the file.
 */
const statementSchema = z.looseObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  predicateType: z.literal(`${HOME}/promotion/v1`),
  predicate: promotionSchema,
});

/** A signed promotion, or a bundle that proves nothing. */
type ReadPromotion = {
  /** For messages. */
  readonly source: string;
} & (
  | { readonly promotion: Promotion; readonly signer: Signer; readonly digest: string }
  /** A clause. An unreadable promotion could be about every asset. */
  | { readonly refused: string; readonly promotion?: Promotion }
);
type SignedPromotion = Exclude<ReadPromotion, { readonly refused: string }>;

/** Returns the proof of an asset by signed promotions, or why there is none. */
export type SignedJudge = (
  asset: Asset,
) => { readonly accepted: SignedDecision } | { readonly findings: readonly Finding[] };

/** Reads and verifies signed promotions: Sigstore bundles, one or several as JSON Lines. */
export function judgeBySignatures(
  file: NamedBytes,
  trustedRoot: NamedBytes,
  policy: Pick<LoadedPolicy, 'policy' | 'digest'>,
  now: Date,
): SignedJudge {
  const roots = readTrustedRoots(trustedRoot);
  const read = strictJson(file);
  if ('problem' in read) throw unusable(file, read.problem);
  if (read.values.length === 0) throw unusable(file, 'it contains no bundle');
  // An unverifiable bundle does not end the others.
  const promotions = read.values.map((bundle, index) => {
    const source = read.values.length === 1 ? file.name : `${file.name}, bundle ${index + 1}`;
    return readBundle(source, bundle, roots);
  });
  return (asset) => judge(asset, promotions, (signed) => objectionTo(asset, signed, policy, now));
}

function unusable({ name }: NamedBytes, why: string): GateError {
  const hint = 'Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.';
  return new GateError('input_invalid', `${name} is not a file of attestations: ${why}.`, hint);
}

/** For differing clocks and the time of signing. */
const SKEW_MS = 10 * 60_000;

function readBundle(source: string, bundle: Json, roots: readonly Verifier[]): ReadPromotion {
  const verified = verifyBundle(bundle, roots);
  const statement = verified.payload && readStatement(verified.payload);
  const read = typeof statement === 'object' ? { promotion: statement } : {};
  const refuse = (refused: string) => ({ source, ...read, refused });
  if ('refused' in verified) return refuse(verified.refused);
  if (typeof statement !== 'object') return refuse(`${statement}`);
  const { signer, signedAt, digest } = verified;
  if (Date.parse(statement.decided_at) > signedAt + SKEW_MS)
    return refuse('it was signed before the time that it states');
  return { source, promotion: statement, signer, digest };
}

/** @returns why the payload is no promotion, as a clause */
function readStatement(payload: Buffer): Promotion | string {
  const read = strictJson({ name: 'payload', bytes: payload });
  if ('problem' in read) return `its statement is ambiguous: ${read.problem}`;
  if (read.values.length !== 1) return 'its payload is not one JSON value';
  const { data, error } = statementSchema.safeParse(read.values[0]);
  if (data) return data.predicate;
  const [issue] = error.issues;
  return `its payload is not the statement of a promotion: ${issue?.path.join('.')}: ${issue?.message}`;
}

/** Of the acceptable decisions about an asset's content, the newest counts; at the same time, a refusal. */
function judge(
  asset: Asset,
  promotions: readonly ReadPromotion[],
  objectionOf: (signed: ReadPromotion) => Finding | undefined,
): ReturnType<SignedJudge> {
  const content = contentHash(asset.value);
  const objections: Finding[] = [];
  const trusted: { readonly signed: SignedPromotion; readonly decision: PromotionDecision }[] = [];
  for (const signed of promotions) {
    const decisions = signed.promotion?.decisions.filter(
      ({ hash, promoted_asset_id: promoted }) => hash.content === content || promoted === content,
    );
    if (decisions?.length === 0) continue;
    const objection = objectionOf(signed);
    if (objection) objections.push(objection);
    else if (!('refused' in signed))
      trusted.push(...(decisions ?? []).map((decision) => ({ signed, decision })));
  }
  const [newest] = trusted.sort(
    (a, b) =>
      Date.parse(b.signed.promotion.decided_at) - Date.parse(a.signed.promotion.decided_at) ||
      Number(a.decision.outcome === 'promoted') - Number(b.decision.outcome === 'promoted'),
  );
  if (newest === undefined) {
    const none = missing(asset, 'none is about its content', SIGN);
    return { findings: objections.length > 0 ? objections : [none] };
  }
  const { promotion, signer, digest, source } = newest.signed;
  const { outcome, evidence } = newest.decision;
  if (outcome === 'promoted' && (asset.type !== 'Gene' || isAtLeast(evidence.level, 'gate'))) {
    const { policy, decided_at } = promotion;
    return { accepted: { source, digest, policy_digest: policy.digest, decided_at, signer } };
  }
  const what = `says that it is ${outcome}, with the evidence \`${evidence.level}\``;
  const named = sourceOf(newest.signed);
  if (outcome !== 'rejected') return { findings: [missing(asset, `the ${named} ${what}`, SIGN)] };
  return { findings: [finding('validation-failed', { source: named, what }, placeOf(asset))] };
}

function sourceOf({ source }: ReadPromotion): string {
  return `attestation \`${source}\``;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type AcceptedSigner = Policy['a2a']['attestation'][number];

/** Returns why a promotion is not signed, or its signer, policy or age is not acceptable. */
function objectionTo(
  asset: Asset,
  signed: ReadPromotion,
  { policy, digest }: Pick<LoadedPolicy, 'policy' | 'digest'>,
  now: Date,
): Finding | undefined {
  const source = sourceOf(signed);
  if ('refused' in signed)
    return finding('evidence-invalid', { source, why: signed.refused }, placeOf(asset));
  const { promotion, signer } = signed;
  const signers = policy.a2a.attestation;
  const own = signers.filter((accepted) => isSigner(signer, accepted));
  if (own.length === 0) {
    const accepted = signers.length === 0 ? 'no signer' : inCode(signers.map(signerName));
    const why = `the ${source} was signed by \`${signerName(signer)}, confirmed by ${signer.issuer}\`; the policy accepts ${accepted}`;
    return missing(asset, why, TRUST, 'danger');
  }
  const policiesOf = ({ policies }: AcceptedSigner) => policies ?? [digest];
  const same = own.filter((accepted) => policiesOf(accepted).includes(promotion.policy.digest));
  if (same.length === 0) {
    const why = `the ${source} is about the policy \`${promotion.policy.digest}\`, not about ${inCode(own.flatMap(policiesOf))}`;
    return missing(asset, why, SAME_POLICY);
  }
  const days = Math.max(...same.map(({ max_age_days }) => max_age_days));
  if (now.getTime() - Date.parse(promotion.decided_at) <= days * DAY_MS) return undefined;
  const why = `the ${source} is about a decision at ${promotion.decided_at}, more than ${days} days ago`;
  return missing(asset, why, NEWER);
}

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

/** Names of repositories ignore case; the paths and refs after them do not. */
function plain(name: string): string {
  return name.replace(/^[^/]+\/[^/]+/, (repository) => repository.toLowerCase());
}

function signerName({ repository, workflow, ref }: Omit<Signer, 'issuer'>): string {
  return `${workflow} for ${repository} at ${ref}`;
}

const SIGN =
  'Promote this version with the report of a gate, sign the `promotion.json` with `actions/attest`, and pass the bundle with `--attestation`';

const TRUST =
  'If you trust this workflow, add its repository, file and ref to `a2a.attestation` in the policy';
const SAME_POLICY =
  'Promote with the policy of this promotion, or add the digest of the other policy to `policies` of this signer in `a2a.attestation`';
const NEWER =
  'Promote and sign the asset again, or increase `max_age_days` of this signer in `a2a.attestation`';

/** @param fix an imperative */
function missing(asset: Asset, why: string, fix: string, harm: Harm = 'bookkeeping'): Finding {
  const { type, id } = asset;
  const args = { what: 'attestation', type, id, why, fix };
  return finding('evidence-missing', args, { ...placeOf(asset), harm });
}
