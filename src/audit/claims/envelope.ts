import { type Asset, type Json, type JsonObject, placeOf } from '../../assets/asset.ts';
import { senderOf } from '../../assets/envelope.ts';
import type { AssetType } from '../../model/asset.ts';
import { ASSET_TYPES } from '../../model/word-lists.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditSubject } from '../subject.ts';
import { contentHash, matchContentHash } from './content-hash.ts';

/**
 * Checks the container of an asset, an agent's message or an object with its ids, for contradictions and a
 * missing sender. Its signature uses a secret of the sender and the hub, so nobody else can verify it.
 */
export function envelope(_: AuditSubject, { asset }: { readonly asset: Asset }) {
  const { type, id, envelope: message } = asset;
  return [
    ...contradictions(asset),
    ...(message && senderOf(message) === undefined
      ? [finding('schema-field', { type, id, ...NO_SENDER }, placeOf(asset))]
      : []),
  ];
}

/** Without a sender, the origin of the asset is unknown, and nobody can ask its author. */
const NO_SENDER = {
  field: 'sender_id',
  where: "'s message",
  fault: 'is missing',
  fix: 'Store the message with its `sender_id`',
};

function contradictions(asset: Asset): Finding[] {
  const { type, id, wrappers = [] } = asset;
  const place = placeOf(asset);
  return wrappers.flatMap((wrapper) =>
    statements(asset, wrapper).flatMap(([field, actual]) => {
      const stated = wrapper[field];
      if (stated === undefined || stated === actual) return [];
      const args = { type, id, field, stated: shown(stated), actual: shown(actual) };
      return [finding('envelope-contradicts-asset', args, place)];
    }),
  );
}

type Statement = readonly [field: string, actual: Json | undefined];

function statements(asset: Asset, wrapper: JsonObject): readonly Statement[] {
  const { type, id, value } = asset;
  const statements: Statement[] = [
    ['asset_type', type],
    ['asset_id', hashFor(asset, wrapper.asset_id)],
    ['content_hash', hashFor(asset, wrapper.content_hash)],
    ['local_id', id],
  ];
  if (namesOtherType(wrapper.type, type)) statements.unshift(['type', type]);
  if (type !== 'ValidationReport') return statements;
  const target = value.gene_asset_id ?? wrapper.target_asset_id;
  return [['target_asset_id', target], ['target_local_id', value.gene_id], ...statements];
}

/** True for another asset type's name. Other names are the wrapper's own. */
function namesOtherType(stated: Json | undefined, type: AssetType): boolean {
  if (typeof stated !== 'string') return false;
  const name = stated.toLowerCase();
  return name !== type.toLowerCase() && ASSET_TYPES.some((each) => each.toLowerCase() === name);
}

/** An asset without a hash can have it in the wrapper, in each accepted form. */
function hashFor({ type, value }: Asset, stated: Json | undefined): Json | undefined {
  if (value.asset_id !== undefined || stated === undefined) return value.asset_id;
  const named = { type, value: { ...value, asset_id: stated } };
  return matchContentHash(named) === undefined ? contentHash(value) : stated;
}

function shown(value: Json | undefined): string {
  return JSON.stringify(value ?? null).slice(0, 100);
}
