import { PROTOCOL } from '../assets/message.ts';
import { jsonLine } from '../report/escape.ts';
import { assetSubject, type Subject } from '../report/in-toto/statement.ts';
import type { Promotion } from './promotion.ts';

/** Returns the promoted assets as lines of JSONL to append to a store or a log. */
export function* promotedLines({ promoted }: Pick<Promotion, 'promoted'>): Generator<string> {
  for (const asset of promoted) yield `${jsonLine(asset)}\n`;
}

/** Returns the promoted assets as the subjects of a statement. */
export function promotedSubjects({ promoted }: Pick<Promotion, 'promoted'>): Subject[] {
  const subjects: Subject[] = [];
  for (const { id, asset_id: assetId } of promoted) {
    if (typeof assetId === 'string') subjects.push(assetSubject(id, assetId));
  }
  return subjects;
}

/**
 * Returns the quarantined candidates as lines of JSONL, to be decided again with other evidence: as they
 * were received, in a message if their sender is known.
 */
export function* quarantinedLines({
  quarantined,
}: Pick<Promotion, 'quarantined'>): Generator<string> {
  for (const { asset, sender_id } of quarantined) {
    const line =
      sender_id === undefined
        ? asset
        : { protocol: PROTOCOL, message_type: 'publish', sender_id, payload: { asset } };
    yield `${jsonLine(line)}\n`;
  }
}
