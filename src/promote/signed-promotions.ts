import type { Verifier } from '@sigstore/verify';
import * as z from 'zod';
import { type Asset, type Json, placeOf } from '../assets/asset.ts';
import { contentHash } from '../audit/claims/content-hash.ts';
import { digestOf } from '../ground/digest.ts';
import { HOME } from '../ground/tool.ts';
import { firstProblem } from '../ground/zod-path.ts';
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
import { parseBundle, readTrustedRoots, verifyBundle } from './sigstore.ts';
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
  const bundles = strictJson(file, BUNDLES);
  // An unverifiable bundle does not end the others.
  const promotions = bundles.map((bundle, index) => {
    const source = bundles.length === 1 ? file.name : `${file.name}, bundle ${index + 1}`;
    return readBundle(source, bundle, roots);
  });
  return (asset) => judge(asset, promotions, (signed) => objectionTo(asset, signed, policy, now));
}

const BUNDLES = {
  what: 'a file of attestations',
  hint: 'Pass a Sigstore bundle, such as the output `bundle-path` of `actions/attest`.',
};

/** For differing clocks and the time of signing. */
const SKEW_MS = 10 * 60_000;

function readBundle(source: string, bundle: Json, roots: readonly Verifier[]): ReadPromotion {
  let promotion: Promotion | undefined;
  try {
    const parsed = parseBundle(bundle);
    promotion = readStatement(parsed.payload);
    const { signer, signedAt } = verifyBundle(parsed, roots);
    if (Date.parse(promotion.decided_at) > signedAt + SKEW_MS)
      throw new Error('it was signed before the time that it states');
    return { source, promotion, signer, digest: digestOf(parsed.payload) };
  } catch (error) {
    const refused = (error as Error).message.replace(/\.$/, '');
    return { source, ...(promotion && { promotion }), refused };
  }
}

/** @throws Error for a payload that is no promotion */
function readStatement(bytes: Buffer): Promotion {
  const [value, ...more] = strictJson(
    { name: 'its payload', bytes },
    { what: 'unambiguous JSON', hint: '' },
  );
  if (more.length > 0) throw new Error('its payload is not one JSON value');
  const { data, error } = statementSchema.safeParse(value);
  if (data) return data.predicate;
  throw new Error(`its payload is not the statement of a promotion: ${firstProblem(error)}`);
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
