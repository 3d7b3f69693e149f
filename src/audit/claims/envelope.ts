import type { Asset, Json, JsonObject } from '../../assets/asset.ts';
import { payloadOf, senderOf } from '../../assets/message.ts';
import { subjectOf } from '../../assets/subject.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineCheck } from '../check.ts';
import { contentHash } from './content-hash.ts';

/** Checks the message between agents that contains an asset. */
export const envelope = defineCheck<[{ readonly asset: Asset }]>({
  name: 'envelope',
  find: (_, { asset }) => envelopeFindings(asset),
});

/**
 * Reports where the message that contains an asset contradicts it, has no sender, or is signed: the
 * protocol signs with a secret that only the sender and the hub know, so nobody else can verify it.
 */
function envelopeFindings(asset: Asset): Finding[] {
  const { type, id, envelope: message } = asset;
  const place = { location: asset.locate(), subject: subjectOf(asset) };
  const name = { type, id };
  const signed = [asset.value, ...(message ? [message, payloadOf(message)] : [])].some(isSigned);
  return [
    ...(message ? contradictions(asset, message) : []),
    ...(message && senderOf(message) === undefined
      ? [finding('envelope-sender-missing', name, place)]
      : []),
    ...(signed ? [finding('signature-not-verified', name, place)] : []),
  ];
}

function isSigned({ signature }: JsonObject): boolean {
  return signature !== undefined && signature !== null && signature !== '';
}

/** Only a message about one asset describes it beside the asset. */
function contradictions(asset: Asset, message: JsonObject): Finding[] {
  const { type, id } = asset;
  const place = { location: asset.locate(), subject: subjectOf(asset) };
  return statements(asset, payloadOf(message)).flatMap(([field, stated, actual]) =>
    stated === undefined || stated === null || stated === actual
      ? []
      : [
          finding(
            'envelope-contradicts-asset',
            { type, id, field, stated: shown(stated), actual: shown(actual) },
            place,
          ),
        ],
  );
}

type Statement = readonly [field: string, stated: Json | undefined, actual: Json | undefined];

function statements({ type, id, value }: Asset, payload: JsonObject): readonly Statement[] {
  if (payload.asset === value) {
    return [
      ['asset_type', payload.asset_type, type],
      ['asset_id', payload.asset_id, value.asset_id ?? contentHash(value)],
      ['content_hash', payload.content_hash, value.asset_id ?? contentHash(value)],
      ['local_id', payload.local_id, id],
    ];
  }
  if (payload.validation_report === value) {
    return [
      ['target_asset_id', payload.target_asset_id, value.gene_asset_id ?? payload.target_asset_id],
      ['target_local_id', payload.target_local_id, value.gene_id],
    ];
  }
  return [];
}

function shown(value: Json | undefined): string {
  return JSON.stringify(value ?? null).slice(0, 100);
}
