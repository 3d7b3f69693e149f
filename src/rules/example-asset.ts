import type { AssetType } from '../model/asset.ts';

/** The fields of an asset that matter for an example; undefined for one that is left out. */
export type AssetFields = Readonly<Record<string, unknown>>;

/**
 * An asset of an example. What its schema requires besides is added by the test, and so is its hash;
 * on the page `…` stands for both.
 */
export type ExampleAsset = AssetFields & { readonly type: AssetType };

/** Where a repository has its genes, its Capsules and the log of its events. */
export const GENES = 'assets/gep/genes.json';
export const CAPSULES = 'assets/gep/capsules.json';
export const LOG = 'assets/gep/events.jsonl';

/** In place of a hash: the right one, which the test computes. */
export const RIGHT_HASH = {
  own: '<hash of this content>',
  gene: '<asset_id of the gene>',
  policy: '<hash of the policy that the promotion uses>',
} as const;
/** In place of a hash: one that is right for something else only. */
export const WRONG_HASH = '<hash of something else>';

export function gene(fields: AssetFields = {}): ExampleAsset {
  return { type: 'Gene', id: 'gene_a', ...fields };
}

export function capsule(fields: AssetFields = {}): ExampleAsset {
  return { type: 'Capsule', id: 'capsule_1', ...fields };
}

export function event(fields: AssetFields = {}): ExampleAsset {
  return { type: 'EvolutionEvent', id: 'evt_1', ...fields };
}

export function validationReport(fields: AssetFields = {}): ExampleAsset {
  return { type: 'ValidationReport', id: 'vr_1', ...fields };
}

/** A repository whose one file of genes has these. */
export function genes(...fields: readonly AssetFields[]): { head: { [GENES]: ExampleAsset[] } } {
  return { head: { [GENES]: fields.map(gene) } };
}

/** A repository whose log has these events. */
export function log(...fields: readonly AssetFields[]): { head: { [LOG]: ExampleAsset[] } } {
  return { head: { [LOG]: fields.map(event) } };
}

/** In characters; what is longer has a line for each field. */
const LONGEST_LINE = 104;

/**
 * An asset as its page shows it.
 *
 * @param oneLine however long that is, as in JSONL
 */
export function assetText(asset: ExampleAsset, oneLine: boolean): string {
  const fields = Object.entries(asset)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${JSON.stringify(name)}: ${spaced(value)}`);
  const without = Object.keys(asset).filter((name) => asset[name] === undefined);
  const remark = without.length === 0 ? '' : `   // without ${without.join(', ')}`;
  const line = `{ ${[...fields, '…'].join(', ')} }${remark}`;
  if (oneLine || line.length <= LONGEST_LINE) return line;
  return `{\n${[...fields, '…'].map((field) => `  ${field}`).join(',\n')}\n}${remark}`;
}

/** JSON on one line, with a blank where a person would put one. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/(\[)\n *|\n *(\])/g, '$1$2')
    .replaceAll(/\n */g, ' ');
}
