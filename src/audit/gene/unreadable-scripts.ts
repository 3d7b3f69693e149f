import { subjectOf } from '../../assets/asset.ts';
import { whyUnreadable } from '../../command/resolve/tree-file.ts';
import type { Tree } from '../../repo/tree.ts';
import { finding } from '../../rules/finding.ts';
import type { AuditedCommand } from '../audited.ts';
import type { ReadGeneChange } from '../subject.ts';

/**
 * Marks the commands that launch a script that nobody can read, if the change adds it or makes it so. They
 * wait for a person, like a dangerous command.
 *
 * @param changed the paths that the change touches
 */
export async function markUnreadable(
  genes: readonly ReadGeneChange[],
  changed: ReadonlySet<string>,
  { tree, baseTree }: { readonly tree: Tree; readonly baseTree: Tree },
): Promise<readonly ReadGeneChange[]> {
  const launched = genes.flatMap(({ commands }) => commands.flatMap(launchedFiles));
  const unreadable = new Map<string, string>();
  for (const path of new Set(launched)) {
    const why = changed.has(path) ? await whyUnreadable(tree, path) : undefined;
    if (why && (await whyUnreadable(baseTree, path)) === undefined) unreadable.set(path, why);
  }
  if (unreadable.size === 0) return genes;
  return genes.map((gene) => ({
    ...gene,
    commands: gene.commands.map((command) => marked(gene, command, unreadable)),
  }));
}

/** Returns the files that a command runs. */
export function launchedFiles({ reading }: Pick<AuditedCommand, 'reading'>): string[] {
  return reading.targets.flatMap(({ path }) => path ?? []);
}

function marked(
  { asset }: ReadGeneChange,
  command: AuditedCommand,
  unreadable: ReadonlyMap<string, string>,
): AuditedCommand {
  const { location, verdict, confirmation } = command;
  const place = { location, subject: { ...subjectOf(asset), command: command.command } };
  const found = [...new Set(launchedFiles(command))].flatMap((path) => {
    const why = unreadable.get(path);
    return why === undefined ? [] : [finding('script-unreadable', { path, why }, place)];
  });
  if (found.length === 0) return command;
  return {
    ...command,
    verdict: verdict === 'allow' ? 'warn' : verdict,
    confirmation: confirmation === 'standard' ? 'strong' : confirmation,
    findings: [...command.findings, ...found],
  };
}
