import type { AssetType } from '../model/asset.ts';
import { isJsonObject, type Json, type JsonObject, type Pointer, withArticle } from './asset.ts';
import { described, isMessage, statementsIn } from './envelope.ts';
import type { JsonNode } from './json.ts';
import { isAssetType, isCompanion, LISTS, MIXED_LISTS, SINGLES } from './shapes.ts';
import type { Problems } from './source.ts';

/**
 * The expected kind of a value: an asset of a type (an element of `genes`), any asset (a top-level
 * value of a file), or anything.
 */
type Slot = AssetType | 'some_asset' | 'anything';

export interface AssetNode {
  readonly node: JsonNode;
  /** Starts at the list of top-level values. */
  readonly pointer: Pointer;
  readonly value: JsonObject;
  readonly type: AssetType;
  readonly envelope?: JsonObject;
  wrappers?: readonly JsonObject[];
}

export interface FoundAssets {
  readonly candidates: readonly AssetNode[];
  readonly messages: readonly JsonNode[];
}

/**
 * Finds the assets in values of any known structure: `{genes: []}`, a bare array, JSONL, one object with `gene`
 * and `capsule`, a message envelope. Any other value in the position of an asset is a `not_an_asset` problem.
 * An object without a type in the position of an asset, or with commands, is still audited as one. If an error
 * has split a value, only assets are taken from its pieces, because the error is already reported.
 *
 * Inside an asset, only lists such as `genes` are searched: readers of a store accept them without checking the
 * type of their parent.
 */
export function findCandidates(values: readonly JsonNode[], problems: Problems): FoundAssets {
  const search = new Search(problems);
  for (const [index, value] of values.entries()) search.visitTop(value, index);
  return search;
}

class Search implements FoundAssets {
  readonly candidates: AssetNode[] = [];
  readonly messages: JsonNode[] = [];
  readonly #problems: Problems;
  #envelope: JsonObject | undefined;
  /** An empty list is valid too. */
  #lists = 0;
  #inPieces = false;

  constructor(problems: Problems) {
    this.#problems = problems;
  }

  visitTop(value: JsonNode, index: number): void {
    this.#inPieces ||= value.cut === true;
    this.#visit(value, 'some_asset', [index]);
  }

  #add(node: JsonNode, pointer: Pointer, value: JsonObject, type: AssetType): AssetNode {
    const asset = {
      node,
      pointer,
      value,
      type,
      ...(this.#envelope && { envelope: this.#envelope }),
    };
    this.candidates.push(asset);
    return asset;
  }

  /** Returns the asset in or around a value. */
  #visit(node: JsonNode, slot: Slot, at: Pointer): AssetNode | undefined {
    if (isJsonObject(node.value)) return this.#visitObject(node, node.value, slot, at);
    if (Array.isArray(node.value)) this.#visitItems(node, slot, at);
    else if (slot !== 'anything') this.#report(node, slot, describeScalar(node.value));
    return undefined;
  }

  #visitItems({ children = [] }: JsonNode, slot: Slot, at: Pointer): void {
    for (const [index, item] of children.entries()) this.#visit(item, slot, [...at, index]);
  }

  #visitObject(node: JsonNode, value: JsonObject, slot: Slot, at: Pointer): AssetNode | undefined {
    const { type } = value;
    const isKnown = isAssetType(type) || isCompanion(type);
    if (!isKnown || hidesCommands(value, slot)) return this.#visitUntyped(node, value, slot, at);
    const asset = isAssetType(type) ? this.#add(node, at, value, type) : undefined;
    this.#visitLists(node, at);
    return asset;
  }

  #visitUntyped(node: JsonNode, value: JsonObject, slot: Slot, at: Pointer): AssetNode | undefined {
    const type = isAssetType(slot) ? slot : Array.isArray(value.validation) ? 'Gene' : undefined;
    if (type === undefined) return this.#visitWrapper(node, value, slot, at);
    const found = describeType(value.type);
    this.#report(node, slot, `${found}; it is audited as ${withArticle(type)}`);
    const asset = this.#add(node, at, value, type);
    this.#visitLists(node, at);
    return asset;
  }

  #visitWrapper(node: JsonNode, value: JsonObject, slot: Slot, at: Pointer): AssetNode | undefined {
    const found = describeType(value.type);
    const outer = this.#envelope;
    const inMessage = isMessage(value);
    if (inMessage) {
      this.messages.push(node);
      this.#envelope = value;
    }
    const before = this.candidates.length + this.#lists;
    const members = (node.children ?? []).flatMap((child) => {
      const key = child.key?.name ?? '';
      const asset = this.#visitMember(child, [...at, key]);
      return asset ? [{ key, asset }] : [];
    });
    this.#envelope = outer;
    const isEmpty = this.candidates.length + this.#lists === before && !inMessage;
    if (isEmpty && slot === 'some_asset') this.#report(node, slot, found);
    const wrapped = described(members);
    const stated = statementsIn(value);
    if (stated) {
      for (const asset of wrapped) asset.wrappers = [...(asset.wrappers ?? []), stated];
    }
    return wrapped.length === 1 ? wrapped[0] : undefined;
  }

  #visitMember(child: JsonNode, at: Pointer): AssetNode | undefined {
    const list = LISTS.get(child.key?.name ?? '');
    const single = SINGLES.get(child.key?.name ?? '');
    if (list) {
      this.#lists += 1;
      if (!Array.isArray(child.value)) this.#report(child, list, 'no list');
    }
    if (list && Array.isArray(child.value)) return this.#visit(child, list, at);
    if (MIXED_LISTS.has(child.key?.name ?? '')) return this.#visitMixed(child, at);
    return this.#visit(child, single && isJsonObject(child.value) ? single : 'anything', at);
  }

  #visitMixed(child: JsonNode, at: Pointer): AssetNode | undefined {
    return this.#visit(child, Array.isArray(child.value) ? 'some_asset' : 'anything', at);
  }

  #visitLists(asset: JsonNode, at: Pointer): void {
    for (const { key, value, children = [] } of asset.children ?? []) {
      const type = LISTS.get(key?.name ?? '');
      if (!type || !Array.isArray(value)) continue;
      for (const [index, item] of children.entries()) {
        if (isJsonObject(item.value)) this.#visit(item, type, [...at, key?.name ?? '', index]);
      }
    }
  }

  #report(node: JsonNode, slot: Slot, found: string): void {
    if (this.#inPieces) return;
    const wanted = isAssetType(slot) ? withArticle(slot) : 'an asset';
    this.#problems.add('not-an-asset', node, `expected ${wanted}, found ${found}`);
  }
}

/** Readers of a store do not check the type of its genes, and would take other types' commands. */
function hidesCommands({ type, validation }: JsonObject, slot: Slot): boolean {
  if (!Array.isArray(validation) || validation.length === 0) return false;
  return type !== 'Gene' && (slot === 'Gene' || isCompanion(type) || type === 'AntiGene');
}

function describeScalar(value: Json): string {
  return value === null ? 'null' : `a ${typeof value}`;
}

function describeType(type: Json | undefined): string {
  if (type === undefined) return 'an object without a "type"';
  if (typeof type !== 'string') return 'an object whose "type" is not a string';
  return `an object of type ${JSON.stringify(type.slice(0, 40))}`;
}
