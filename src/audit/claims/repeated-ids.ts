import { posix } from 'node:path';
import { canonicalize } from '@evomap/gep-sdk';
import { type Asset, placeOf } from '../../assets/asset.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { AuditSubject } from '../subject.ts';

/** What a store begins with; its genes may have changed since. */
const SEED = /(?:\.seed\.json|\/default_genes\.json)$/;

/** Finds new and modified genes whose id another file of the same directory has, with other content. */
export function repeatedIds({ assets: { changes, present } }: AuditSubject): Finding[] {
  const changed = changes.filter(({ kind }) => kind === 'added' || kind === 'modified');
  const genes = changed.map(({ asset }) => asset).filter(isStored);
  if (genes.length === 0) return [];
  const ids = new Set(genes.map(({ id }) => id));
  const others = present.filter((asset) => isStored(asset) && ids.has(asset.id));
  return genes.flatMap((asset) => {
    const other = others.find((each) => isOther(each, asset));
    if (other === undefined) return [];
    return [
      finding('id-in-two-files', { id: asset.id, other: other.path }, placeOf(asset, ['id'])),
    ];
  });
}

function isStored({ type, path }: Asset): boolean {
  return type === 'Gene' && !SEED.test(`/${path}`);
}

/** A document and the log of its name are one store, of which the log counts. */
function isOther(one: Asset, asset: Asset): boolean {
  return (
    one.id === asset.id &&
    one.path.replace(/l$/, '') !== asset.path.replace(/l$/, '') &&
    posix.dirname(one.path) === posix.dirname(asset.path) &&
    canonicalize(one.value) !== canonicalize(asset.value)
  );
}
