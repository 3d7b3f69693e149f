import { type Asset, placeOf } from '../assets/asset.ts';
import { broadcastFindings } from '../audit/claims/broadcast.ts';
import { type LoggedEvent, streakCounter } from '../audit/claims/success-streak.ts';
import type { AssetType } from '../model/asset.ts';
import type { Eligibility } from '../model/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import { eligibilityOf, isMissingEvidence } from '../rules/eligibility-of.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import { exchangeFindings, isSameAsset, unhashedFindings } from './asset-identity.ts';
import type { Candidate } from './candidates.ts';
import { type Evidence, type EvidenceTerms, evidenceOf } from './evidence/judge-evidence.ts';
import { assetKey } from './existing-assets.ts';
import type { PromotionOutcome } from './promotion.ts';
import type { Revocations } from './revocation.ts';
import {
  type Environment,
  nearDuplicatesOf,
  otherEnvironment,
  staleEvidence,
} from './value-notices.ts';

/** The inputs of a decision other than the candidates. */
export interface DecisionTerms {
  readonly policy: Policy;
  /** The existing assets. */
  readonly known: readonly Asset[];
  /** The logs from which successes are counted, in the order in which they were written. */
  readonly events: readonly LoggedEvent[];
  /** Returns the findings about a candidate, from the audit and from the run if there was one. */
  readonly audited: (asset: Asset) => readonly Finding[];
  readonly revocations: Revocations;
  readonly evidence: EvidenceTerms;
  /** The time of the promotion. */
  readonly now: Date;
  readonly environment: Environment;
}

/** A candidate that needs no decision. */
export interface Skip {
  readonly asset: Asset;
  readonly reason: Finding;
}

export interface Decisions {
  /** In the order of the candidates. */
  readonly decided: readonly Decision[];
  readonly skipped: readonly Skip[];
}

/**
 * Decides about each candidate, in order: a promoted candidate exists for the candidates after it.
 * Pure: the same candidates and terms produce the same decisions.
 */
export function decide(candidates: readonly Candidate[], terms: DecisionTerms): Decisions {
  const { policy, environment, now } = terms;
  // Of several with the same id, the first.
  const there = new Map(terms.known.toReversed().map((asset) => [assetKey(asset), asset]));
  const claimsOf = claimFindings(terms, there);
  const alike = nearDuplicatesOf(terms.known);
  const staleIn = staleEvidence(terms.events, { now, days: policy.a2a.stale_after_days });
  const decided: Decision[] = [];
  const skipped: Skip[] = [];
  for (const { asset, findings } of candidates) {
    const existing = there.get(assetKey(asset));
    const revoked = terms.revocations(asset);
    const audited = terms.audited(asset);
    const isSound = !findings.some(isError) && !audited.some(contradictsItself);
    const reason = revoked ? undefined : reasonToSkip(asset, isSound ? existing : undefined);
    if (reason !== undefined) {
      skipped.push({ asset, reason });
      continue;
    }
    const evidence = evidenceOf(asset, terms.evidence);
    const found = [
      ...(revoked ? [revoked] : []),
      ...findings,
      ...(existing && !isSameAsset(asset, existing) ? [conflict(asset, existing)] : []),
      ...audited,
      ...claimsOf(asset),
      ...exchangeFindings(asset),
      ...unhashedFindings(asset),
      ...evidence.findings,
      ...alike.findingsAbout(asset),
      ...staleIn(asset, evidence),
      ...otherEnvironment(asset, evidence, environment),
    ];
    const decision = settle(asset, evidence, found, policy.fail_on);
    decided.push(decision);
    if (decision.outcome !== 'promoted') continue;
    there.set(assetKey(asset), asset);
    alike.add(asset);
  }
  return { decided: decideBundles(decided), skipped };
}

/** Returns what finds a Capsule that has not proven itself, and an event without its parent. */
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
    return [
      finding('event-parent-unknown', { event: asset.id, parent }, placeOf(asset, ['parent'])),
    ];
  };
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** Whether readers could take something else from a candidate than the equal asset that exists. */
function contradictsItself({ rule }: Finding): boolean {
  return rule === 'envelope-contradicts-asset' || rule === 'content-hash-mismatch';
}

/** The types that agents exchange (reference engine 1.29.8). */
const EXCHANGED: ReadonlySet<AssetType> = new Set(['Gene', 'Capsule', 'EvolutionEvent']);

/** @param existing the asset with its type and id that it may be equal to */
function reasonToSkip(asset: Asset, existing: Asset | undefined): Finding | undefined {
  const { type, id } = asset;
  if (!EXCHANGED.has(type)) return finding('not-exchanged', { type, id }, placeOf(asset));
  if (existing === undefined || !isSameAsset(asset, existing)) return undefined;
  return finding('already-promoted', { type, id, place: existing.path }, placeOf(asset));
}

function conflict(asset: Asset, { path }: Asset): Finding {
  const { type, id } = asset;
  return finding('promotion-conflict', { type, id, place: path }, placeOf(asset, ['id']));
}

/** The decision about a candidate. */
export interface Decision {
  readonly asset: Asset;
  readonly outcome: PromotionOutcome;
  readonly eligibility: Eligibility;
  readonly evidence: Evidence;
  /** Why it is not promoted; the first reason is the one to fix first. */
  readonly reasons: readonly Finding[];
  /** What does not prevent the promotion. */
  readonly notices: readonly Finding[];
}

const OUTCOME_OF: Readonly<Record<Eligibility, PromotionOutcome>> = {
  eligible: 'promoted',
  unproven: 'quarantined',
  refuted: 'rejected',
};

/** Decides by the findings about a candidate; what refutes it comes before missing evidence. */
function settle(
  asset: Asset,
  evidence: Evidence,
  found: readonly Finding[],
  failOn: Policy['fail_on'],
): Decision {
  const fails = (each: Finding) => {
    const verdict = severityVerdict([each], failOn);
    return verdict === 'fail' || verdict === 'error';
  };
  const failing = distinct(found.filter(fails));
  const eligibility = eligibilityOf(failing);
  const told = new Set(failing.map(keyOf));
  return {
    asset,
    outcome: OUTCOME_OF[eligibility],
    eligibility,
    evidence,
    reasons: [
      ...failing.filter((each) => !isMissingEvidence(each)),
      ...failing
        .filter(isMissingEvidence)
        // What is refuted does not have to be proven.
        .filter(({ rule }) => eligibility === 'unproven' || rule !== 'evidence-too-low'),
    ],
    notices: distinct(found.filter((each) => !fails(each) && !told.has(keyOf(each)))),
  };
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [keyOf(each), each])).values()];
}

function keyOf({ rule, args }: Finding): string {
  return JSON.stringify([rule, args]);
}

/**
 * Decides a Gene and the Capsules that name it together: none of them is promoted unless all are, as
 * agents publish them in one bundle. A Gene that is no candidate is in no bundle: it exists already, or
 * its absence is a reason of its own. Of several candidates with the same id, the first is meant.
 */
function decideBundles(decided: readonly Decision[]): readonly Decision[] {
  const first = new Map<string, Decision>();
  for (const decision of decided) {
    const key = assetKey(decision.asset);
    if (!first.has(key)) first.set(key, decision);
  }
  /** For each Gene, the decision that keeps its bundle from being promoted. */
  const obstacles = new Map<Decision, Decision>();
  for (const decision of first.values()) {
    const gene = geneOf(decision, first);
    if (gene === undefined || obstacles.has(gene)) continue;
    const obstacle = [gene, decision].find(({ outcome }) => outcome !== 'promoted');
    if (obstacle !== undefined) obstacles.set(gene, obstacle);
  }
  return decided.map((decision) => {
    if (first.get(assetKey(decision.asset)) !== decision) return decision;
    const obstacle = obstacles.get(geneOf(decision, first) ?? decision);
    if (obstacle === undefined || decision.outcome !== 'promoted') return decision;
    return heldBack(decision, obstacle);
  });
}

/** Returns the decision about the Gene that a Capsule names. */
function geneOf(
  { asset: { type, value } }: Decision,
  decisions: ReadonlyMap<string, Decision>,
): Decision | undefined {
  if (type !== 'Capsule' || typeof value.gene !== 'string') return undefined;
  return decisions.get(assetKey({ type: 'Gene', id: value.gene }));
}

function heldBack(decision: Decision, { asset: other }: Decision): Decision {
  const { type, id } = decision.asset;
  const args = { type, id, otherType: other.type, other: other.id };
  const reason = finding('bundle-incomplete', args, placeOf(decision.asset));
  return { ...decision, outcome: 'quarantined', eligibility: 'unproven', reasons: [reason] };
}
