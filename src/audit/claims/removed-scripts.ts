import type { Asset, AssetChanges } from '../../assets/asset.ts';
import { subjectOf } from '../../assets/subject.ts';
import { validationCommands } from '../../assets/validation.ts';
import { namedPaths } from '../../command/named-paths.ts';
import type { Change } from '../../repo/change.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { defineChangeCheck } from '../check.ts';

/** Checks the files that the change removes but that a gene names which it does not change. */
export const removedScripts = defineChangeCheck({
  name: 'removed-scripts',
  find: ({ change, assets }) => removedScriptFindings(change, assets),
});

/** Finds files that a change removes or renames, and that commands of genes outside of it name. */
export function removedScriptFindings(
  { files }: Change,
  { changes, present }: Pick<AssetChanges, 'changes' | 'present'>,
): Finding[] {
  const removed = new Set(
    files.flatMap(({ status, path, oldPath }) => (status === 'deleted' ? path : (oldPath ?? []))),
  );
  for (const { path, status } of files) if (status !== 'deleted') removed.delete(path);
  if (removed.size === 0) return [];
  // The commands of these are judged.
  const judged = new Set(changes.map(({ asset }) => asset));
  const genes = present.filter((asset) => asset.type === 'Gene' && !judged.has(asset));
  const naming = new Map<string, { readonly gene: Asset; readonly entry: number; more: number }>();
  for (const gene of genes) {
    const field = validationCommands(gene);
    const named = new Map<string, number>();
    for (const { value, pointer } of field.kind === 'list' ? field.entries : []) {
      const paths = typeof value === 'string' ? namedPaths(value) : [];
      for (const path of paths) if (removed.has(path)) named.set(path, pointer[1]);
    }
    for (const [path, entry] of named) {
      const first = naming.get(path);
      if (first) first.more += 1;
      else naming.set(path, { gene, entry, more: 0 });
    }
  }
  return [...naming].map(([path, { gene, entry, more }]) =>
    finding(
      'script-still-named',
      { path, gene: gene.id, more },
      { location: gene.locate(['validation', entry]), subject: subjectOf(gene) },
    ),
  );
}
