import { PROTOCOL } from '../assets/message.ts';
import { jsonLine } from '../report/escape.ts';
import { assetSubject, type Subject } from '../report/in-toto/statement.ts';
import type { Promotion } from './promotion.ts';

/** Returns the promoted assets as JSONL to append to a store or a log; empty if there are none. */
export function promotedLines({ promoted }: Pick<Promotion, 'promoted'>): string {
  return promoted.map((asset) => `${jsonLine(asset)}\n`).join('');
}

/** Returns the promoted assets as the subjects of a statement. */
export function promotedSubjects({ promoted }: Pick<Promotion, 'promoted'>): Subject[] {
  return promoted.flatMap(({ id, asset_id: assetId }) =>
    typeof assetId === 'string' ? [assetSubject(id, assetId)] : [],
  );
}

/**
 * Returns the quarantined candidates as JSONL, to be decided again with other evidence: as they were
 * received, in a message if their sender is known.
 */
export function quarantinedLines({ quarantined }: Pick<Promotion, 'quarantined'>): string {
  return quarantined
    .map(({ asset, sender_id }) =>
      sender_id === undefined
        ? asset
        : { protocol: PROTOCOL, message_type: 'publish', sender_id, payload: { asset } },
    )
    .map((line) => `${jsonLine(line)}\n`)
    .join('');
}
