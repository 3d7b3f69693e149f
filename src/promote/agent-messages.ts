import type { JsonObject } from '../assets/asset.ts';
import { PROTOCOL } from '../assets/message.ts';
import type { AssetType } from '../model/asset.ts';
import { jsonLine } from '../report/escape.ts';
import type { Promotion, PromotionOutcome, Reason } from './promotion.ts';

/** The kinds of messages in which a promotion answers other agents. */
export const EMITTED = ['decision', 'report', 'revoke'] as const;
export type Emitted = (typeof EMITTED)[number];

/** Who sends messages, and when. */
export interface Sender {
  /** The id of this node, as in `A2A_NODE_ID` of the reference engine. */
  readonly id: string;
  readonly now: Date;
  /** Returns 4 random bytes in hexadecimal digits, for the id of a message. */
  random(): string;
}

/** What the payload of every message begins with: the asset by the ids under which it is known. */
interface Target {
  readonly target_asset_id: string | null;
  readonly target_local_id: string | null;
}

/** The words of the decision (reference engine 1.20.4, `buildDecision`). */
const DECISIONS: Readonly<Record<PromotionOutcome, string>> = {
  promoted: 'accept',
  quarantined: 'quarantine',
  rejected: 'reject',
};

/** The reasons of an accepted asset (reference engine 1.20.4, `a2a_promote.js`). */
const ACCEPTED: Readonly<Partial<Record<string, string>>> = {
  Gene: 'gene promoted after safety audit',
  Capsule: 'capsule promoted after validation',
  EvolutionEvent: 'event promoted for provenance tracking',
} satisfies Partial<Record<AssetType, string>>;

/**
 * Returns the messages of the protocol that tell other agents about a promotion, as JSONL: a decision
 * about each candidate, each ValidationReport, or each revoked asset of the repository. A decision and a
 * report name the hash under which the asset was received, because the sender knows no other.
 */
export function* messageLines(
  promotion: Promotion,
  kind: Emitted,
  sender: Sender,
): Generator<string> {
  for (const payload of PAYLOADS[kind](promotion)) {
    yield `${jsonLine(messageOf(kind, payload, sender))}\n`;
  }
}

/** The fields in the order of the reference engine. */
function messageOf(kind: Emitted, payload: object, { id, now, random }: Sender): object {
  return {
    protocol: PROTOCOL,
    protocol_version: '1.0.0',
    message_type: kind,
    message_id: `msg_${now.getTime()}_${random()}`,
    sender_id: id,
    timestamp: now.toISOString(),
    payload,
  };
}

const PAYLOADS: Readonly<Record<Emitted, (promotion: Promotion) => Iterable<object>>> = {
  decision: decisionPayloads,
  report: ({ reports }) => reports.map(reportPayload),
  revoke: ({ revoked = [] }) =>
    revoked.map(({ reason, ...asset }) => ({ ...targetOf(asset), reason: reason.message })),
};

function* decisionPayloads({ decisions, skipped }: Promotion): Generator<object> {
  for (const { outcome, reasons, type, ...asset } of decisions) {
    yield {
      ...targetOf(asset),
      decision: DECISIONS[outcome],
      reason: outcome === 'promoted' ? (ACCEPTED[type] ?? null) : reasonText(reasons),
    };
  }
  for (const { reason, ...asset } of skipped) {
    // The sender may not have received the first answer.
    if (reason.rule !== 'already-promoted') continue;
    yield { ...targetOf(asset), decision: DECISIONS.promoted, reason: reason.message };
  }
}

function targetOf({ asset_id, id }: Pick<Promotion['skipped'][number], 'asset_id' | 'id'>): Target {
  return { target_asset_id: asset_id, target_local_id: id };
}

/** A report names the content of its gene, if it was made by a gate. */
function reportPayload(report: JsonObject | Promotion['reports'][number]): object {
  const { gene_asset_id: assetId, gene_id: id } = report as JsonObject;
  return {
    target_asset_id: typeof assetId === 'string' ? assetId : null,
    target_local_id: typeof id === 'string' ? id : null,
    validation_report: report,
  };
}

function reasonText([first]: readonly Reason[]): string | null {
  return first === undefined ? null : `${first.message} (${first.rule})`;
}
