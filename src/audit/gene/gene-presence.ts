import { type Asset, placeOf, subjectOf } from '../../assets/asset.ts';
import { finding } from '../../rules/finding.ts';
import type { AuditSubject, ChangeSubject, ReadGene } from '../subject.ts';

/** Reports a gene with a syntax error inside; other checks do not report what it seems to lack. */
export function incompleteGene(_: AuditSubject, { asset: gene }: { readonly asset: Asset }) {
  return gene.cut ? [finding('gene-incomplete', { gene: gene.id }, placeOf(gene))] : [];
}

/** Reports that the change removes a gene. */
export function removedGene(_: ChangeSubject, { asset }: ReadGene) {
  return [finding('gene-removed', { gene: asset.id }, { subject: subjectOf(asset) })];
}
