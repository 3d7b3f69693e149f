import { type Asset, subjectOf } from '../assets/asset.ts';
import { broadcastFindings } from '../audit/claims/broadcast.ts';
import { type LoggedEvent, streakCounter } from '../audit/claims/proven-streak.ts';
import type { AssetType } from '../model/asset.ts';
import type { Eligibility } from '../model/evidence.ts';
import type { Policy } from '../policy/policy.ts';
import { eligibilityOf, isMissingEvidence } from '../rules/eligibility-of.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import { decideBundles } from './bundle.ts';
import type { Candidate } from './candidates.ts';
import { type Evidence, type EvidenceTerms, evidenceOf } from './evidence/judge-evidence.ts';
import { exchangeFindings, isSameAsset, unhashedFindings } from './identity.ts';
import { assetKey, type KnownAssets } from './known.ts';
import { MOST_LISTED, withoutUnlisted } from './listed.ts';
import type { PromotionOutcome } from './promotion.ts';
import type { Revocations } from './revocation.ts';
import { nearDuplicatesOf } from './value/near-duplicate.ts';
import { type Environment, otherEnvironment } from './value/other-environment.ts';
import { staleEvidence } from './value/stale-evidence.ts';

/** The inputs of a decision other than the candidates. */
export interface DecisionTerms {
  readonly policy: Policy;
  /** The existing assets. */
  readonly known: KnownAssets;
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

/** The types that agents exchange (reference engine 1.29.8). */
const EXCHANGED: ReadonlySet<AssetType> = new Set(['Gene', 'Capsule', 'EvolutionEvent']);

const OUTCOME_OF: Readonly<Record<Eligibility, PromotionOutcome>> = {
  eligible: 'promoted',
  unproven: 'quarantined',
  refuted: 'rejected',
};

/**
 * Decides about each candidate, in order: a promoted candidate exists for the candidates after it.
 * Pure: the same candidates and terms produce the same decisions.
 */
export function decide(candidates: readonly Candidate[], terms: DecisionTerms): Decisions {
  const { policy } = terms;
  const there = new Map(terms.known);
  const logged = new Set(terms.events.map(({ value }) => value.id));
  const streakOf = streakCounter(terms.events, true);
  const alike = nearDuplicatesOf(terms.known.values());
  const staleIn = staleEvidence(terms.events, {
    now: terms.now,
    days: policy.a2a.stale_after_days,
  });
  const decided: Decision[] = [];
  const skipped: Skip[] = [];
  let rejected = 0;

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
      ...findingsByType(asset),
      ...exchangeFindings(asset),
      ...unhashedFindings(asset),
      ...evidence.findings,
      ...alike.findingsAbout(asset),
      ...staleIn(asset, evidence),
      ...otherEnvironment(asset, evidence, terms.environment),
    ];
    const decision = settle(asset, evidence, found, policy.fail_on);
    if (decision.outcome === 'rejected') rejected += 1;
    decided.push(rejected > MOST_LISTED ? withoutUnlisted(decision) : decision);
    if (decision.outcome !== 'promoted') continue;
    there.set(assetKey(asset), asset);
    alike.add(asset);
  }
  return { decided: decideBundles(decided), skipped };

  function findingsByType(asset: Asset): Finding[] {
    switch (asset.type) {
      case 'Capsule':
        return broadcastFindings(asset, streakOf(asset), policy.a2a);
      case 'EvolutionEvent':
        return parentFindings(asset);
      default:
        return [];
    }
  }

  /** An event is appended to a log, so its parent must exist. */
  function parentFindings(event: Asset): Finding[] {
    const { parent } = event.value;
    const isKnown =
      typeof parent !== 'string' ||
      there.has(assetKey({ type: 'EvolutionEvent', id: parent })) ||
      logged.has(parent);
    if (isKnown) return [];
    const place = { location: event.locate(['parent']), subject: subjectOf(event) };
    return [finding('event-parent-unknown', { event: event.id, parent }, place)];
  }
}

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
  const missing = failing.filter(isMissingEvidence);
  const told = new Set(failing.map(keyOf));
  return {
    asset,
    outcome: OUTCOME_OF[eligibility],
    eligibility,
    evidence,
    // Joined by `concat`, which reserves no space for more: there can be 50,000 decisions.
    reasons: failing
      .filter((each) => !isMissingEvidence(each))
      // What is refuted does not have to be proven.
      .concat(
        missing.filter(({ rule }) => eligibility === 'unproven' || rule !== 'evidence-too-low'),
      ),
    notices: distinct(found.filter((each) => !fails(each) && !told.has(keyOf(each)))),
  };
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [keyOf(each), each])).values()];
}

function keyOf({ rule, args }: Finding): string {
  return JSON.stringify([rule, args]);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

/** Whether readers could take something else from a candidate than the equal asset that exists. */
function contradictsItself({ rule }: Finding): boolean {
  return rule === 'envelope-contradicts-asset' || rule === 'content-hash-mismatch';
}

/** @param existing the asset with its type and id that it may be equal to */
function reasonToSkip(asset: Asset, existing: Asset | undefined): Finding | undefined {
  const { type, id } = asset;
  const place = { location: asset.locate(), subject: subjectOf(asset) };
  if (!EXCHANGED.has(type)) return finding('not-exchanged', { type, id }, place);
  if (existing === undefined || !isSameAsset(asset, existing)) return undefined;
  return finding('already-promoted', { type, id, place: existing.path }, place);
}

function conflict(asset: Asset, existing: Asset): Finding {
  const { type, id } = asset;
  const place = { location: asset.locate(['id']), subject: subjectOf(asset) };
  return finding('promotion-conflict', { type, id, place: existing.path }, place);
}
