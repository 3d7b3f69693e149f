import type { AssetType } from '../model/asset.ts';
import { ASSET_TYPES } from '../model/asset-types.ts';
import { isJsonObject, type Json, type JsonObject, withArticle } from './asset.ts';
import type { JsonNode } from './json.ts';
import { isMessage } from './message.ts';
import type { Pointer } from './pointer.ts';
import type { Problems } from './problems.ts';
import { described, statementsIn } from './wrapper.ts';

/** Keys of lists of assets. */
const LISTS: ReadonlyMap<string, AssetType> = new Map(
  Object.entries({
    genes: 'Gene',
    capsules: 'Capsule',
    events: 'EvolutionEvent',
    evolution_events: 'EvolutionEvent',
    validation_reports: 'ValidationReport',
    mutations: 'Mutation',
  } as const),
);

/** Keys of lists of any assets: in a bundle, and in the answer of a hub, which can wrap each asset. */
const MIXED_LISTS: ReadonlySet<string> = new Set(['assets', 'results']);

/** Keys of single assets in an engine's output. */
const SINGLES: ReadonlyMap<string, AssetType> = new Map(
  Object.entries({
    gene: 'Gene',
    capsule: 'Capsule',
    event: 'EvolutionEvent',
    evolution_event: 'EvolutionEvent',
    validation_report: 'ValidationReport',
    mutation: 'Mutation',
  } as const),
);

/** Types of the protocol that occur next to assets in stores and logs, but make no claims. */
const COMPANIONS: ReadonlySet<string> = new Set([
  'PersonalityState',
  'MemoryGraphEvent',
  'Selector',
  'Task',
]);

/**
 * What is expected at the position of a value: an asset of a type (an element of `genes`), any asset
 * (a top-level value of a file), or anything.
 */
type Slot = AssetType | 'some_asset' | 'anything';

/** A value to judge as an asset of a type. */
export interface AssetNode {
  readonly node: JsonNode;
  /** The keys and indices that lead to it, starting at the list of top-level values. */
  readonly pointer: Pointer;
  readonly value: JsonObject;
  readonly type: AssetType;
  /** The message between agents that contains it. */
  readonly envelope?: JsonObject;
  /** What the objects that wrap it state about it, the innermost first. */
  wrappers?: readonly JsonObject[];
}

/** What a file contains. */
export interface FoundAssets {
  readonly candidates: readonly AssetNode[];
  /** The messages between agents. */
  readonly messages: readonly JsonNode[];
}

/**
 * Finds the assets among the values of a file in any known structure: `{genes: []}`, a bare array,
 * JSONL, one object with `gene` and `capsule`, a message envelope. Any other value in the position of
 * an asset is a `not_an_asset` problem. An object without a type that is in the position of an asset,
 * or that has commands, is still audited as one. If an error has split a value, only assets are taken
 * from its pieces, because the error is already reported.
 *
 * Inside an asset, only lists such as `genes` are searched: readers of a store accept them without
 * checking the type of their parent.
 */
export function findCandidates(values: readonly JsonNode[], problems: Problems): FoundAssets {
  const candidates: AssetNode[] = [];
  const messages: JsonNode[] = [];
  let envelope: JsonObject | undefined;
  /** Number of lists of assets, because an empty list is valid too. */
  let lists = 0;
  let inPieces = false;
  for (const [index, value] of values.entries()) {
    inPieces ||= value.cut === true;
    visit(value, 'some_asset', [index]);
  }
  return { candidates, messages };

  function add(node: JsonNode, pointer: Pointer, value: JsonObject, type: AssetType): AssetNode {
    const asset = { node, pointer, value, type, ...(envelope && { envelope }) };
    candidates.push(asset);
    return asset;
  }

  /** Returns the asset that a value is, or wraps. */
  function visit(node: JsonNode, slot: Slot, at: Pointer): AssetNode | undefined {
    if (isJsonObject(node.value)) return visitObject(node, node.value, slot, at);
    if (Array.isArray(node.value)) visitItems(node, slot, at);
    else if (slot !== 'anything') report(node, slot, describeScalar(node.value));
    return undefined;
  }

  function visitItems({ children = [] }: JsonNode, slot: Slot, at: Pointer): void {
    for (const [index, item] of children.entries()) visit(item, slot, [...at, index]);
  }

  function visitObject(
    node: JsonNode,
    value: JsonObject,
    slot: Slot,
    at: Pointer,
  ): AssetNode | undefined {
    const { type } = value;
    if (!isAssetType(type) && !isCompanion(type)) return visitUntyped(node, value, slot, at);
    const asset = isAssetType(type) ? add(node, at, value, type) : undefined;
    visitLists(node, at);
    return asset;
  }

  function visitUntyped(
    node: JsonNode,
    value: JsonObject,
    slot: Slot,
    at: Pointer,
  ): AssetNode | undefined {
    const found = describeType(value.type);
    const type = isAssetType(slot) ? slot : Array.isArray(value.validation) ? 'Gene' : undefined;
    if (type) {
      report(node, slot, `${found}; it is audited as ${withArticle(type)}`);
      const asset = add(node, at, value, type);
      visitLists(node, at);
      return asset;
    }
    const outer = envelope;
    const inMessage = isMessage(value);
    if (inMessage) {
      messages.push(node);
      envelope = value;
    }
    const before = candidates.length + lists;
    const members = (node.children ?? []).flatMap((child) => {
      const key = child.key?.name ?? '';
      const asset = visitMember(child, [...at, key]);
      return asset ? [{ key, asset }] : [];
    });
    envelope = outer;
    const isEmpty = candidates.length + lists === before && !inMessage;
    if (isEmpty && slot === 'some_asset') report(node, slot, found);
    const wrapped = described(members);
    const stated = statementsIn(value);
    if (stated) {
      for (const asset of wrapped) asset.wrappers = [...(asset.wrappers ?? []), stated];
    }
    return wrapped.length === 1 ? wrapped[0] : undefined;
  }

  function visitMember(child: JsonNode, at: Pointer): AssetNode | undefined {
    const list = LISTS.get(child.key?.name ?? '');
    const single = SINGLES.get(child.key?.name ?? '');
    if (list) {
      lists += 1;
      if (!Array.isArray(child.value)) report(child, list, 'no list');
    }
    if (list && Array.isArray(child.value)) return visit(child, list, at);
    if (MIXED_LISTS.has(child.key?.name ?? '')) return visitMixed(child, at);
    return visit(child, single && isJsonObject(child.value) ? single : 'anything', at);
  }

  function visitMixed(child: JsonNode, at: Pointer): AssetNode | undefined {
    return visit(child, Array.isArray(child.value) ? 'some_asset' : 'anything', at);
  }

  function visitLists(asset: JsonNode, at: Pointer): void {
    for (const { key, value, children = [] } of asset.children ?? []) {
      const type = LISTS.get(key?.name ?? '');
      if (!type || !Array.isArray(value)) continue;
      for (const [index, item] of children.entries()) {
        if (isJsonObject(item.value)) visit(item, type, [...at, key?.name ?? '', index]);
      }
    }
  }

  function report(node: JsonNode, slot: Slot, found: string): void {
    if (inPieces) return;
    const wanted = isAssetType(slot) ? withArticle(slot) : 'an asset';
    problems.add('not-an-asset', node, `expected ${wanted}, found ${found}`);
  }
}

export function isAssetType(type: Json | undefined): type is AssetType {
  return (ASSET_TYPES as readonly unknown[]).includes(type);
}

/** Whether a type of the protocol occurs next to assets, but makes no claims. */
export function isCompanion(type: Json | undefined): boolean {
  return typeof type === 'string' && COMPANIONS.has(type);
}

/** Whether a value is an asset that contains no further ones. */
export function isPlainAsset(value: Json): boolean {
  return isJsonObject(value) && isAssetType(value.type) && !hasAssetLists(value);
}

/** Whether an asset contains lists of further assets. */
export function hasAssetLists(value: JsonObject): boolean {
  return Object.keys(value).some((key) => LISTS.has(key) && Array.isArray(value[key]));
}

function describeScalar(value: Json): string {
  return value === null ? 'null' : `a ${typeof value}`;
}

function describeType(type: Json | undefined): string {
  if (type === undefined) return 'an object without a "type"';
  if (typeof type !== 'string') return 'an object whose "type" is not a string';
  return `an object of type ${JSON.stringify(type.slice(0, 40))}`;
}
