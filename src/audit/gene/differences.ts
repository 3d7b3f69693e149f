import type { Asset, AssetChange } from '../../assets/asset.ts';
import { validationCommands } from '../../assets/validation.ts';
import type { GeneDifference } from '../../model/asset.ts';
import { isWithin } from '../../repo/paths.ts';
import { readConstraints } from './gene-limits.ts';

/** Lists the changes to the commands and limits of a gene; empty for a new, removed or incomplete gene. */
export function geneDifferences({ kind, asset, before }: AssetChange): GeneDifference[] {
  if (before === undefined || asset.cut || (kind !== 'added' && kind !== 'modified')) return [];
  return [...commandDifferences(before, asset), ...constraintDifferences(before, asset)];
}

function commandDifferences(before: Asset, after: Asset): GeneDifference[] {
  const [base, head] = [commandsOf(before), commandsOf(after)];
  const field = 'validation';
  return [
    ...[...base]
      .filter((command) => !head.has(command))
      .map((command) => ({ kind: 'command_removed', field, base: command, head: null }) as const),
    ...[...head]
      .filter((command) => !base.has(command))
      .map((command) => ({ kind: 'command_added', field, base: null, head: command }) as const),
  ];
}

function commandsOf(gene: Asset): ReadonlySet<string> {
  const field = validationCommands(gene);
  const values = field.kind === 'list' ? field.entries.map(({ value }) => value) : [];
  return new Set(values.filter((value) => typeof value === 'string'));
}

function constraintDifferences(before: Asset, after: Asset): GeneDifference[] {
  const { constraints: base } = readConstraints(before.value.constraints);
  const { constraints: head } = readConstraints(after.value.constraints);
  const differences: GeneDifference[] = [];
  if (head.maxFiles !== base.maxFiles) {
    differences.push({
      kind: head.maxFiles > base.maxFiles ? 'constraint_loosened' : 'constraint_tightened',
      field: 'constraints.max_files',
      base: String(base.maxFiles),
      head: String(head.maxFiles),
    });
  }
  const field = 'constraints.forbidden_paths';
  for (const path of uncovered(base.forbiddenPaths, head.forbiddenPaths)) {
    differences.push({ kind: 'constraint_loosened', field, base: path, head: null });
  }
  for (const path of uncovered(head.forbiddenPaths, base.forbiddenPaths)) {
    differences.push({ kind: 'constraint_tightened', field, base: null, head: path });
  }
  return differences;
}

/** Returns the entries of `paths` that no entry of `by` covers. */
export function uncovered(paths: readonly string[], by: readonly string[]): string[] {
  return paths.filter((path) => !by.some((entry) => isWithin(path, entry)));
}
