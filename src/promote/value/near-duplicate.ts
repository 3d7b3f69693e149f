import { hash } from 'node:crypto';
import { type Asset, type Json, placeOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { normalizeSignals } from '../../select/error-signature.ts';

/** Finds the assets that say the same as others, although they have other ids. */
export interface NearDuplicates {
  /** Adds an asset that exists, or that is promoted. */
  add(asset: Asset): void;
  /** Returns a notice if an added asset with another id says the same. */
  findingsAbout(asset: Asset): Finding[];
}

/**
 * Starts with the assets of a store: of those that say the same, the first is named.
 *
 * @returns what compares Genes by their signals and strategy, and Capsules by their triggers, Gene and
 *   summary; in any case and order of signals, and with any spaces
 */
export function nearDuplicatesOf(assets: Iterable<Asset>): NearDuplicates {
  const firsts = new Map<string, Asset>();
  const add = (asset: Asset) => {
    const key = contentKey(asset);
    if (key !== undefined && !firsts.has(key)) firsts.set(key, asset);
  };
  for (const asset of assets) add(asset);
  return {
    add,
    findingsAbout(asset) {
      const key = firsts.size === 0 ? undefined : contentKey(asset);
      const other = key === undefined ? undefined : firsts.get(key);
      if (other === undefined || other.id === asset.id) return [];
      const { type, id } = asset;
      const args = { type, id, other: other.id, place: other.path };
      return [finding('near-duplicate', args, placeOf(asset))];
    },
  };
}

/** Returns a short key that is the same for assets that say the same; undefined if one says nothing. */
function contentKey({ type, value }: Asset): string | undefined {
  const said =
    type === 'Gene'
      ? [signalsIn(value.signals_match), textsIn(value.strategy)]
      : type === 'Capsule'
        ? [signalsIn(value.trigger), textsIn(value.gene), textsIn(value.summary)]
        : [];
  if (said.length === 0 || said.some((texts) => texts.length === 0)) return undefined;
  return hash('sha256', JSON.stringify([type, said]), 'base64');
}

function signalsIn(value: Json | undefined): string[] {
  const signals = normalizeSignals(stringsIn(value)).map(plain);
  return [...new Set(signals)].sort();
}

function textsIn(value: Json | undefined): string[] {
  return stringsIn(value)
    .map(plain)
    .filter((text) => text !== '');
}

function stringsIn(value: Json | undefined): string[] {
  return [value].flat().filter((each) => typeof each === 'string');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/[.;]$/, '');
}
