import { randomBytes } from 'node:crypto';
import { PROTOCOL } from '../assets/envelope.ts';
import type { AssetType } from '../model/asset.ts';
import { jsonLine } from '../report/escape.ts';
import type { Promotion, PromotionDecision, PromotionOutcome } from './promotion.ts';

/** The reference engine's words (1.20.4, `buildDecision`). */
const DECISIONS: Readonly<Record<PromotionOutcome, string>> = {
  promoted: 'accept',
  quarantined: 'quarantine',
  rejected: 'reject',
};

const ACCEPTED = 'promoted after safety audit';

/**
 * Returns the decisions as messages of the protocol, as JSONL. They name the hash that the sender knows.
 * @param sender this node's id, as in `A2A_NODE_ID` of the reference engine
 */
export function decisionLines(promotion: Promotion, sender: string): string[] {
  const { decisions, skipped, decided_at: timestamp } = promotion;
  const payloads = [...decisions.map(decisionPayload), ...skipped.flatMap(repeatedPayload)];
  return payloads.map((payload) =>
    // In the order of the reference engine.
    line({
      protocol: PROTOCOL,
      protocol_version: '1.0.0',
      message_type: 'decision',
      message_id: `msg_${Date.parse(timestamp)}_${randomBytes(4).toString('hex')}`,
      sender_id: sender,
      timestamp,
      payload,
    }),
  );
}

function decisionPayload(decided: PromotionDecision): object {
  const { outcome, reasons } = decided;
  const [first] = reasons;
  const reason = first === undefined ? ACCEPTED : `${first.message} (${first.rule})`;
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
