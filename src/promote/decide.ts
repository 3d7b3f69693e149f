import { type Asset, type Json, placeOf } from '../assets/asset.ts';
import { broadcastFindings } from '../audit/claims/capsules.ts';
import { type LoggedEvent, streakCounter } from '../audit/claims/success-streak.ts';
import { groupBy } from '../ground/group-by.ts';
import type { AssetType } from '../model/asset.ts';
import type { Eligibility } from '../model/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { eligibilityOf, type Finding, finding, isMissingEvidence } from '../rules/finding.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Candidate } from './candidates.ts';
import { assetKey } from './existing-assets.ts';
import { type Evidence, type EvidenceTerms, evidenceOf } from './judge-evidence.ts';
import type { PromotionOutcome } from './promotion.ts';
import {
  exchangeFindings,
  isSameAsset,
  type Revocations,
  traceFindings,
  unhashedFindings,
} from './revocation.ts';

export interface DecisionTerms {
  readonly policy: Policy;
  readonly known: readonly Asset[];
  /** The logs for counting successes, in the order of writing. */
  readonly events: readonly LoggedEvent[];
  /** Findings about a candidate, from the audit and any run. */
  readonly audited: (asset: Asset) => readonly Finding[];
  readonly revocations: Revocations;
  readonly evidence: EvidenceTerms;
}

/** A candidate that needs no decision. */
export interface Skip {
  readonly asset: Asset;
  readonly reason: Finding;
}

export interface Decisions {
  readonly decided: readonly Decision[];
  readonly skipped: readonly Skip[];
}

/** Decides about each candidate, in order: a promoted one exists for the later ones. Pure. */
export function decide(candidates: readonly Candidate[], terms: DecisionTerms): Decisions {
  const { policy } = terms;
  // Of several with the same id, the first.
  const there = new Map(terms.known.toReversed().map((asset) => [assetKey(asset), asset]));
  const claimsOf = claimFindings(terms, there);
  const decided: Decision[] = [];
  const skipped: Skip[] = [];
  for (const { asset, findings } of candidates) {
    const existing = there.get(assetKey(asset));
    const revoked = terms.revocations(asset);
    const audited = terms.audited(asset);
    // Readers could find something other in it than the existing equal asset.
    const isDoubtful =
      findings.some(({ severity }) => severity === 'error') ||
      audited.some(({ rule }) => ruleOf(rule).otherAsset);
    const reason = revoked ? undefined : reasonToSkip(asset, isDoubtful ? undefined : existing);
    if (reason !== undefined) {
      skipped.push({ asset, reason });
      continue;
    }
    const evidence = evidenceOf(asset, terms.evidence);
    const found = [
      ...(revoked ? [revoked] : []),
      ...idFindings(asset, existing),
      ...findings,
      ...audited,
      ...claimsOf(asset),
      ...exchangeFindings(asset),
      ...unhashedFindings(asset),
      ...traceFindings(asset),
      ...evidence.findings,
    ];
    const decision = settle(asset, evidence, found, policy.fail_on);
    decided.push(decision);
    if (decision.outcome === 'promoted') there.set(assetKey(asset), asset);
  }
  const bundles = new Map(candidates.map(({ asset, bundle }) => [asset, bundle]));
  const known = new Set(terms.known.map(assetKey));
  return { decided: decideBundles(decided, bundles, known), skipped };
}

function claimFindings(
  { events, policy }: DecisionTerms,
  there: ReadonlyMap<string, Asset>,
): (asset: Asset) => Finding[] {
  const logged = new Set(events.map(({ value }) => value.id));
  const streakOf = streakCounter(events, true);
  return (asset) => {
    if (asset.type === 'Capsule') return broadcastFindings(asset, streakOf(asset), policy.a2a);
    const { parent } = asset.value;
    if (asset.type !== 'EvolutionEvent' || typeof parent !== 'string') return [];
    // An event is appended to a log, so its parent must exist.
    if (logged.has(parent) || there.has(assetKey({ type: asset.type, id: parent }))) return [];
    const where = 'neither a candidate nor in the log';
    const fix =
      'Also pass the events before it, or pass the log that contains them with `--events`';
    const args = { event: asset.id, parent, where, fix };
    return [finding('event-parent-missing', args, placeOf(asset, ['parent']))];
  };
}

/** Control characters, including direction controls and characters that no text has. */
const CONTROL = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** In UTF-16 units. */
const LONGEST_ID = 200;

/** Finds an id that is unreadable in a log or a report, or that another asset has. */
function idFindings(asset: Asset, existing: Asset | undefined): Finding[] {
  const { type, id } = asset;
  const whys = [
    CONTROL.test(id) && 'has control characters',
    id.length > LONGEST_ID && `has ${id.length} characters, more than ${LONGEST_ID}`,
    existing &&
      !isSameAsset(asset, existing) &&
      `is that of another ${type} with different content in \`${existing.path}\`, which is kept`,
  ];
  return whys.flatMap((why) =>
    why ? [finding('id-unusable', { type, id, why }, placeOf(asset, ['id']))] : [],
  );
}

/** The types that agents exchange (reference engine 1.29.8). */
const EXCHANGED: ReadonlySet<AssetType> = new Set(['Gene', 'Capsule', 'EvolutionEvent']);

/** @param existing the asset with its type and id */
function reasonToSkip(asset: Asset, existing: Asset | undefined): Finding | undefined {
  const { type, id } = asset;
  if (!EXCHANGED.has(type)) {
    return finding('nothing-to-promote', { what: `The ${type} \`${id}\`` }, placeOf(asset));
  }
  if (existing === undefined || !isSameAsset(asset, existing)) return undefined;
  return finding('already-promoted', { type, id, place: existing.path }, placeOf(asset));
}

export interface Decision {
  readonly asset: Asset;
  readonly outcome: PromotionOutcome;
  readonly eligibility: Eligibility;
  readonly evidence: Evidence;
  /** Why it is not promoted, in the order of fixing. */
  readonly reasons: readonly Finding[];
  /** Do not prevent the promotion. */
  readonly notices: readonly Finding[];
}

const OUTCOME_OF: Readonly<Record<Eligibility, PromotionOutcome>> = {
  eligible: 'promoted',
  unproven: 'quarantined',
  refuted: 'rejected',
};

/** Decides by the findings about a candidate: refuting ones come before missing evidence. */
function settle(
  asset: Asset,
  evidence: Evidence,
  found: readonly Finding[],
  failOn: Policy['fail_on'],
): Decision {
  const fails = (each: Finding) => ['fail', 'error'].includes(severityVerdict([each], failOn));
  const failing = distinct(found.filter(fails));
  const eligibility = eligibilityOf(failing);
  const told = new Set(failing.map(keyOf));
  // A refuted candidate needs no evidence.
  const isNeeded = ({ rule }: Finding) => eligibility === 'unproven' || rule !== 'evidence-too-low';
  const reasons = [
    ...failing.filter((each) => !isMissingEvidence(each)),
    ...failing.filter(isMissingEvidence).filter(isNeeded),
  ];
  const notices = distinct(found.filter((each) => !fails(each) && !told.has(keyOf(each))));
  return { asset, outcome: OUTCOME_OF[eligibility], eligibility, evidence, reasons, notices };
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [keyOf(each), each])).values()];
}

function keyOf({ rule, args }: Finding): string {
  return JSON.stringify([rule, args]);
}

/**
 * Decides about each bundle as a whole: a Gene and the Capsules that name it and were sent with it are promoted
 * together or not at all. Every other Capsule needs its Gene, promoted or existing; a Gene needs no Capsule.
 */
function decideBundles(
  decided: readonly Decision[],
  bundles: ReadonlyMap<Asset, unknown>,
  there: ReadonlySet<string>,
): readonly Decision[] {
  const bundleOf = ({ asset }: Decision) => bundles.get(asset);
  const ofGenes = decided.filter(({ asset }) => asset.type === 'Gene');
  const genes = groupBy(ofGenes, ({ asset: { id } }) => id as Json);
  const genesOf = ({ asset: { type, value } }: Decision) =>
    type === 'Capsule' ? (genes.get(value.gene ?? null) ?? []) : [];
  const genesWith = (decision: Decision) => {
    const bundle = bundleOf(decision);
    return bundle ? genesOf(decision).filter((each) => bundleOf(each) === bundle) : [];
  };
  const sent = groupBy(decided, (decision) => genesWith(decision)[0]);
  const isHeld = ({ outcome }: Decision) => outcome !== 'promoted';
  /** What keeps a Gene and its bundle from being promoted. */
  const obstacles = new Map(
    ofGenes.map((gene) => [gene, [gene, ...(sent.get(gene) ?? [])].find(isHeld)] as const),
  );
  return decided.map((decision) => {
    if (isHeld(decision)) return decision;
    const together = decision.asset.type === 'Gene' ? [decision] : genesWith(decision);
    const others = genesOf(decision).filter(({ asset }) => !there.has(assetKey(asset)));
    const needed = together.length > 0 ? together : others;
    const [first] = needed;
    const obstacle = first && obstacles.get(first);
    if (obstacle === undefined || !needed.every((gene) => obstacles.get(gene))) return decision;
    const { type, id } = decision.asset;
    const args = { type, id, otherType: obstacle.asset.type, other: obstacle.asset.id };
    const reason = finding('bundle-incomplete', args, placeOf(decision.asset));
    return { ...decision, outcome: 'quarantined', eligibility: 'unproven', reasons: [reason] };
  });
}
