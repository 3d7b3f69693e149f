import {
  type Asset,
  type AssetChange,
  type Pointer,
  pointerText,
  subjectOf,
} from '../../assets/asset.ts';
import { namesOf } from '../../assets/gene-references.ts';
import { packagesAbove, type Start, shownRoot } from '../../assets/store.ts';
import { isBlankEntry, type ValidationField, validationCommands } from '../../assets/validation.ts';
import { whyUnreadable } from '../../command/resolve/tree-file.ts';
import type { Judge } from '../../judge/judge.ts';
import { type CommandJudgement, missingPaths } from '../../judge/judge-reading.ts';
import { isCheckoutName } from '../../policy/schema/assets.ts';
import { withEdits } from '../../remedy/edits.ts';
import type { Tree } from '../../repo/tree.ts';
import { finding } from '../../rules/finding.ts';
import type { AuditedCommand } from '../audited.ts';
import type { CorrectorOf, ReadGene, ReadGeneChange } from '../subject.ts';

export async function readGene(
  gene: Asset,
  judge: Judge,
  correctorOf: CorrectorOf,
): Promise<ReadGene> {
  const validation = validationCommands(gene);
  const commands = await judgeCommands(gene, validation, judge, correctorOf);
  return { asset: gene, store: judge.storeOf(gene.path), binds: false, validation, commands };
}

/** A removed gene has no commands to run. */
export async function readGeneChange(
  change: AssetChange,
  applied: ReadonlySet<string>,
  judge: Judge,
  correctorOf: CorrectorOf,
): Promise<ReadGeneChange> {
  const { kind, asset, before } = change;
  // Otherwise a gene could be replaced by one with another id and looser limits.
  const isApplied = namesOf(asset).some((name) => applied.has(name));
  const binds = !['applied', 'unchanged'].includes(kind) || isApplied;
  const isOnlyAdded = kind === 'added' && before === undefined && !isApplied;
  const validation = validationCommands(asset);
  const commands =
    kind === 'removed' ? [] : await judgeCommands(asset, validation, judge, correctorOf);
  return {
    ...{ asset, store: judge.storeOf(asset.path), change },
    ...{ binds, isOnlyAdded, validation, commands },
  };
}

async function judgeCommands(
  gene: Asset,
  validation: ValidationField,
  everywhere: Judge,
  correctorOf: CorrectorOf,
): Promise<readonly AuditedCommand[]> {
  if (validation.kind !== 'list') return [];
  const judge = everywhere.forFile(gene.path);
  const entries = validation.entries.filter(
    (entry) => typeof entry.value === 'string' && !isBlankEntry(entry),
  );
  const judged = await Promise.all(entries.map(({ value }) => judge.command(value)));
  const edited = await withEdits(judged, judge, correctorOf(gene) === 'fix');
  const remarked = await Promise.all(edited.map((each) => withOtherRoot(each, gene, everywhere)));
  return remarked.map((judgement, index) =>
    placed(gene, judgement, entries[index]?.pointer ?? ['validation']),
  );
}

/** Adds that another possible root of the store would accept a refused command. */
async function withOtherRoot(
  judgement: CommandJudgement,
  { path }: Asset,
  judge: Judge,
): Promise<CommandJudgement> {
  const store = judge.storeOf(path);
  const { tree } = judge.terms;
  if (judgement.verdict !== 'block' || tree === undefined) return judgement;
  const above = new Set(missingPaths(judgement).map((each) => each.replace(/\/.*/, '')));
  const others: Start[] = [
    ...[...new Set([...packagesAbove(tree, store.path), ''])].map((root) => ({ root })),
    ...[...above].filter(isCheckoutName).map((checkoutAs) => ({ root: '', checkoutAs })),
  ];
  for (const other of others) {
    if (other.root === store.root && other.checkoutAs === store.checkoutAs) continue;
    const { verdict } = await judge.startingIn(other).command(judgement.reading.command);
    if (verdict === 'block') continue;
    const { checkoutAs } = other;
    const remark = finding('store-root-unclear', {
      store: store.path || '.',
      root: shownRoot(store),
      others: [shownRoot(other)],
      because: 'accepts',
      ...(checkoutAs !== undefined && { checkoutAs }),
    });
    return { ...judgement, findings: [...judgement.findings, remark] };
  }
  return judgement;
}

function placed(
  gene: Asset,
  { findings, ...judgement }: CommandJudgement,
  pointer: Pointer,
): AuditedCommand {
  const { command } = judgement.reading;
  const subject = { ...subjectOf(gene), command };
  const place = { path: gene.path, pointer: pointerText([...gene.pointer, ...pointer]) };
  return {
    ...judgement,
    command,
    location: gene.locate(pointer),
    findings: findings.map(({ edit, ...finding }) => ({
      ...finding,
      location: gene.locate(pointer, finding.span),
      subject,
      ...(edit && { edit: { ...place, ...edit } }),
    })),
  };
}

/**
 * Marks commands that launch a new or newly unreadable script. They wait for a person, like a dangerous
 * command.
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
