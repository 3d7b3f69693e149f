import { PROTOCOL } from '../assets/envelope.ts';
import type { AssetType } from '../model/asset.ts';
import { jsonLine } from '../report/escape.ts';
import type { Promotion, PromotionDecision, PromotionOutcome } from './promotion.ts';

export interface Sender {
  /** This node's id, as in `A2A_NODE_ID` of the reference engine. */
  readonly id: string;
  readonly now: Date;
  /** Hexadecimal digits for the id of a message. */
  random(): string;
}

/** The reference engine's words (1.20.4, `buildDecision`). */
const DECISIONS: Readonly<Record<PromotionOutcome, string>> = {
  promoted: 'accept',
  quarantined: 'quarantine',
  rejected: 'reject',
};

/** The reference engine's reasons for accepting an asset (1.20.4, `a2a_promote.js`). */
const ACCEPTED: Readonly<Partial<Record<string, string>>> = {
  Gene: 'gene promoted after safety audit',
  Capsule: 'capsule promoted after validation',
  EvolutionEvent: 'event promoted for provenance tracking',
} satisfies Partial<Record<AssetType, string>>;

/** Returns the decisions as messages of the protocol, as JSONL. They name the hash that the sender knows. */
export function decisionLines(
  { decisions, skipped }: Pick<Promotion, 'decisions' | 'skipped'>,
  { id, now, random }: Sender,
): string[] {
  const payloads = [...decisions.map(decisionPayload), ...skipped.flatMap(repeatedPayload)];
  return payloads.map((payload) =>
    // In the order of the reference engine.
    line({
      protocol: PROTOCOL,
      protocol_version: '1.0.0',
      message_type: 'decision',
      message_id: `msg_${now.getTime()}_${random()}`,
      sender_id: id,
      timestamp: now.toISOString(),
      payload,
    }),
  );
}

function decisionPayload(decided: PromotionDecision): object {
  const { outcome, type } = decided;
  const [first] = decided.reasons;
  const refusal = first === undefined ? null : `${first.message} (${first.rule})`;
  const reason = outcome === 'promoted' ? (ACCEPTED[type] ?? null) : refusal;
  return { ...targetOf(decided), decision: DECISIONS[outcome], reason };
}

/** Accepts existing assets again: the sender may not have received the first answer. */
function repeatedPayload(skip: Promotion['skipped'][number]): object[] {
  const { rule, message } = skip.reason;
  if (rule !== 'already-promoted') return [];
  return [{ ...targetOf(skip), decision: DECISIONS.promoted, reason: message }];
}

/** The start of every payload: the asset by its known ids. */
function targetOf({ asset_id, id }: { asset_id: string | null; id: string }) {
  return { target_asset_id: asset_id, target_local_id: id };
}

/** Beside the files of an engine's store, under names that no engine reads. */
const FILES = {
  Gene: 'promoted-genes.jsonl',
  Capsule: 'promoted-capsules.jsonl',
  EvolutionEvent: 'promoted-events.jsonl',
} satisfies Partial<Record<AssetType, string>>;

export function promotedFiles({ promoted }: Pick<Promotion, 'promoted'>): [string, string[]][] {
  return Object.entries(FILES).map(([type, name]) => [
    name,
    promotedLines({ promoted: promoted.filter((each) => each.type === type) }),
  ]);
}

export function promotedLines({ promoted }: Pick<Promotion, 'promoted'>): string[] {
  return promoted.map(line);
}

function line(value: object): string {
  return `${jsonLine(value)}\n`;
}

/** Returns the quarantined candidates as JSONL, as received, in a message if their sender is known. */
export function quarantinedLines({ quarantined }: Pick<Promotion, 'quarantined'>): string[] {
  return quarantined.map(({ asset, sender_id }) =>
    sender_id === undefined
      ? line(asset)
      : line({ protocol: PROTOCOL, message_type: 'publish', sender_id, payload: { asset } }),
  );
}
