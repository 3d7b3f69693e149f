import type { Asset, Json, JsonObject } from '../assets/asset.ts';
import { subjectOf } from '../assets/subject.ts';
import { assetNotJudged } from '../audit/check.ts';
import { broadcastFindings } from '../audit/claims/broadcast.ts';
import { successStreak } from '../audit/claims/streak.ts';
import type { AssetType } from '../model/asset.ts';
import type { Policy } from '../policy/policy.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Candidate } from './candidates.ts';
import { type EvidenceTerms, judgeEvidence } from './evidence/judge-evidence.ts';
import { exchangeFindings, isSameAsset } from './identity.ts';
import { assetKey, type KnownAssets } from './known.ts';

/** The inputs of a decision other than the candidates. */
export interface DecisionTerms {
  readonly policy: Policy;
  /** The existing assets. */
  readonly known: KnownAssets;
  /** The log from which successes are counted, in the order in which it was written. */
  readonly events: readonly JsonObject[];
  /** The findings about each gene, from the audit and from the run if there was one. */
  readonly genes: ReadonlyMap<Asset, readonly Finding[]>;
  /** If present, each gene needs a report that is accepted. */
  readonly evidence?: EvidenceTerms & { readonly reports: readonly JsonObject[] };
}

/** A candidate that is not promoted, and why; the first reason is the one to fix first. */
export interface Rejection {
  readonly asset: Asset;
  readonly reasons: readonly Finding[];
}

/** A candidate that needs no decision. */
export interface Skip {
  readonly asset: Asset;
  readonly reason: Finding;
}

export interface Decisions {
  readonly promoted: readonly Asset[];
  readonly rejected: readonly Rejection[];
  readonly skipped: readonly Skip[];
  /** The reports that were accepted as evidence. */
  readonly accepted: readonly JsonObject[];
}

/** The types that agents exchange (reference engine 1.29.8). */
const EXCHANGED: ReadonlySet<AssetType> = new Set(['Gene', 'Capsule', 'EvolutionEvent']);

/**
 * Decides about each candidate, in order: a promoted candidate exists for the candidates after it.
 * Pure: the same candidates and terms produce the same decisions.
 */
export function decide(candidates: readonly Candidate[], terms: DecisionTerms): Decisions {
  const { policy, evidence } = terms;
  const there = new Map(terms.known);
  const logged = new Set(terms.events.map(({ id }) => id));
  const eventsOfCapsule = byCapsule(terms.events);
  const promoted: Asset[] = [];
  const rejected: Rejection[] = [];
  const skipped: Skip[] = [];
  const accepted: JsonObject[] = [];

  for (const { asset, findings } of candidates) {
    const existing = there.get(assetKey(asset));
    const reason = reasonToSkip(asset, existing);
    if (reason !== undefined) {
      skipped.push({ asset, reason });
      continue;
    }
    const found = [
      ...findings,
      ...(existing ? [conflict(asset, existing)] : []),
      ...findingsByType(asset),
    ];
    const judged = asset.type === 'Gene' && evidence ? evidenceFor(asset, evidence) : undefined;
    const reasons = refusing([
      ...found,
      ...(judged && 'findings' in judged ? judged.findings : []),
    ]);
    if (reasons.length > 0) {
      rejected.push({ asset, reasons });
      continue;
    }
    promoted.push(asset);
    there.set(assetKey(asset), asset);
    if (judged && 'accepted' in judged) accepted.push(judged.accepted);
  }
  return { promoted, rejected, skipped, accepted };

  function evidenceFor(gene: Asset, { reports, ...evidenceTerms }: NonNullable<typeof evidence>) {
    return judgeEvidence(gene, reports, evidenceTerms);
  }

  function findingsByType(asset: Asset): Finding[] {
    switch (asset.type) {
      case 'Gene':
        return [
          ...(terms.genes.get(asset) ?? [assetNotJudged(asset, 'the audit returned no result')]),
          ...exchangeFindings(asset),
        ];
      case 'Capsule':
        return [
          ...broadcastFindings(
            asset,
            { count: successStreak(asset.id, eventsOfCapsule.get(asset.id) ?? []) },
            policy.a2a,
          ),
          ...exchangeFindings(asset),
        ];
      default:
        return [...exchangeFindings(asset), ...parentFindings(asset)];
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

  /** Returns the findings that fail under the policy's `fail_on`, without duplicates. */
  function refusing(findings: readonly Finding[]): Finding[] {
    const failing = findings.filter((each) => severityVerdict([each], policy.fail_on) === 'fail');
    const distinct = new Map(failing.map((each) => [JSON.stringify([each.rule, each.args]), each]));
    return [...distinct.values()];
  }
}

/** Groups events by the Capsule that they name, so that each Capsule is compared with its own. */
function byCapsule(events: readonly JsonObject[]): ReadonlyMap<Json | undefined, JsonObject[]> {
  const groups = new Map<Json | undefined, JsonObject[]>();
  for (const event of events) {
    const group = groups.get(event.capsule_id);
    if (group) group.push(event);
    else groups.set(event.capsule_id, [event]);
  }
  return groups;
}

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
