import { posix } from 'node:path';
import { canonicalize } from '@evomap/gep-sdk';
import { type Asset, placeOf } from '../../assets/asset.ts';
import { declaredId } from '../../assets/file.ts';
import { asciiOf } from '../../repo/look-alike.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { visible } from '../../shell/deceptive-text.ts';
import type { AuditSubject } from '../subject.ts';

/**
 * Finds new assets whose id differs from another of the same type only in case, in invisible or look-alike
 * characters, or in its Unicode form. People and file systems confuse them, but each has its own limits.
 */
export function lookAlikeIds({ assets: { changes, present } }: AuditSubject): Finding[] {
  const added = changes.filter(({ kind }) => kind === 'added').map(({ asset }) => asset);
  if (added.length === 0) return [];
  const types = new Set(added.map(({ type }) => type));
  const known = new Map<string, Set<string>>();
  for (const { type, value } of present) {
    const id = types.has(type) ? declaredId(value) : undefined;
    if (id === undefined) continue;
    for (const key of keysOf(type, id)) known.set(key, (known.get(key) ?? new Set()).add(id));
  }
  return added.flatMap((asset) => {
    const { type, id } = asset;
    const others = keysOf(type, id).flatMap((key) => [...(known.get(key) ?? [])].slice(0, 2));
    const other = others.find((each) => each !== id);
    if (other === undefined) return [];
    const place = placeOf(asset, ['id']);
    return [finding('look-alike-id', { type, id: visible(id), other: visible(other) }, place)];
  });
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns keys that are equal for confusable ids: ignoring case, and as drawn by fonts. */
function keysOf(type: string, id: string): readonly [string, string] {
  const plain = /^[\w.-]*$/.test(id) ? id : withoutStyle(id);
  const drawn = plain.replaceAll(/[I1|]/g, 'l').replaceAll('0', 'O').replaceAll('rn', 'm');
  return [`${type} case ${foldCase(plain)}`, `${type} drawn ${foldCase(drawn)}`];
}

function withoutStyle(id: string): string {
  const visibleOnly = id.normalize('NFKC').replace(INVISIBLE, '');
  return asciiOf(visibleOnly.replace(/\p{Pd}/gu, '-'));
}

/** Upper case first, then lower case: only this order makes `ſ` equal `s`. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/** The initial content of a store, whose genes may have changed since. */
const SEED = /(?:\.seed\.json|\/default_genes\.json)$/;

/** Finds new and modified genes with the id of another gene with other content in the same directory. */
export function repeatedIds({ assets: { changes, present } }: AuditSubject): Finding[] {
  const changed = changes.filter(({ kind }) => kind === 'added' || kind === 'modified');
  const genes = changed.map(({ asset }) => asset).filter(isStored);
  if (genes.length === 0) return [];
  const ids = new Set(genes.map(({ id }) => id));
  const others = present.filter((asset) => isStored(asset) && ids.has(asset.id));
  return genes.flatMap((asset) => {
    const other = others.find((each) => isOther(each, asset));
    if (other === undefined) return [];
    const detail = `the gene \`${asset.id}\`, also in \`${other.path}\` with other content`;
    const place = { ...placeOf(asset, ['id']), severity: 'warning' } as const;
    return [finding('duplicate-id', { detail }, place)];
  });
}

function isStored({ type, path }: Asset): boolean {
  return type === 'Gene' && !SEED.test(`/${path}`);
}

/** A document and the log of the same name are one store, in which the log counts. */
function isOther(one: Asset, asset: Asset): boolean {
  return (
    one.id === asset.id &&
    one.path.replace(/l$/, '') !== asset.path.replace(/l$/, '') &&
    posix.dirname(one.path) === posix.dirname(asset.path) &&
    canonicalize(one.value) !== canonicalize(asset.value)
  );
}
