import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Asset } from '../../assets/asset.ts';
import { commandsToRun } from '../../assets/validation.ts';
import { startedFiles } from '../../command/reading.ts';
import { readJsonFile } from '../../command/resolve/package-json.ts';
import { changedKeys, objectIn } from '../../ground/mapping.ts';
import { isLockfile, isTest, toolThatFinds } from '../../programs/file-names.ts';
import type { FileChange } from '../../repo/change.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import { inCode } from '../../rules/quoted.ts';
import type { ChangeSubject, ReadGeneChange } from '../subject.ts';
import { countedFiles, markHiddenFiles } from './counted-files.ts';
import { alwaysForbidden } from './protected-paths.ts';

/** A file that decides the meaning of a check, and the severity of touching it. */
interface Deciding {
  readonly path: string;
  readonly why: string;
  readonly isNew: boolean;
  readonly isWarning?: boolean;
}

/**
 * Reports touched files that decide the meaning of checks, of the change's genes and of unchanged ones,
 * for a person to read. Their content is not judged.
 */
export async function decidingFiles(subject: ChangeSubject): Promise<readonly Finding[]> {
  const genes = subject.genes.filter(({ change }) => change.kind !== 'removed');
  const others = unchangedGenes(subject);
  const warns = genes.some(({ commands }) => commands.length > 0);
  if (!warns && others.length === 0) return [];
  const uses = {
    launched: new Map([...(await launchedByOthers(others, subject)), ...launchedBy(genes)]),
    hidden: await hiddenFiles(subject),
    keepsCommand: genes.some(hasOldCommand),
    warns,
  };
  const found = await Promise.all(
    subject.change.files
      .filter(({ path }) => alwaysForbidden(path) === undefined)
      .map((file) => decidesHow(file, subject, uses)),
  );
  return found
    .filter((each) => each !== undefined)
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
    .map(({ path, why, isNew, isWarning }) => {
      const size = subject.tree.stat(path)?.size;
      const args = { path, why, isNew, bytes: size ?? -1 };
      // A deleted file has no line.
      const place = {
        ...(size !== undefined && { location: { path, line: 1, column: 1 } }),
        ...(isWarning && { severity: 'warning' as const }),
      };
      return finding('check-decided-by', args, place);
    });
}

interface Uses {
  /** The started scripts, each with one command. */
  readonly launched: ReadonlyMap<string, string>;
  readonly keepsCommand: boolean;
  /** True for a change with commands. Effects on other genes are never warnings. */
  readonly warns: boolean;
  /** The files whose diff git hides. */
  readonly hidden: ReadonlySet<string>;
}

/** Returns the genes with commands that the change leaves unchanged. */
function unchangedGenes({ assets, genes }: ChangeSubject): Asset[] {
  const own = new Set(genes.map(({ asset }) => asset));
  return assets.present.filter(
    (asset) => asset.type === 'Gene' && !own.has(asset) && commandsToRun(asset).length > 0,
  );
}

/** Programs that do not name the files they start. */
const INDIRECT = /^\s*(?:np[mx]|pnpm|yarn|bun)\b/;

/** Returns the scripts that unchanged genes start, reading only commands that may concern the change. */
async function launchedByOthers(
  genes: readonly Asset[],
  { judge, clock, change }: ChangeSubject,
): Promise<ReadonlyMap<string, string>> {
  const names = change.files.map(({ path }) => /([^/.][^/]*?)(?:\.\w+)?$/.exec(path)?.[1] ?? path);
  const launched = new Map<string, string>();
  const seen = new Set<string>();
  for (const gene of genes) {
    const own = judge.forFile(gene.path);
    for (const command of commandsToRun(gene)) {
      if (!INDIRECT.test(command) && !names.some((name) => command.includes(name))) continue;
      const key = JSON.stringify([own.terms.cwd, own.terms.checkoutAs, command]);
      if (seen.has(key)) continue;
      seen.add(key);
      await clock.tick();
      const { reading } = await own.command(command);
      for (const path of startedFiles(reading)) launched.set(path, command);
    }
  }
  return launched;
}

async function hiddenFiles({ change, exempt, tree }: ChangeSubject): Promise<ReadonlySet<string>> {
  const marked = await markHiddenFiles(countedFiles(change, exempt, tree), tree);
  const hidden = marked.filter(({ veil, lines }) => veil === 'no_diff' && lines > 0);
  return new Set(hidden.map(({ path }) => path));
}

function launchedBy(genes: readonly ReadGeneChange[]): ReadonlyMap<string, string> {
  const commands = genes.flatMap((gene) => gene.commands);
  return new Map(
    commands.flatMap(({ command, reading }) =>
      startedFiles(reading).map((path) => [path, command] as const),
    ),
  );
}

function hasOldCommand({ change: { before }, commands }: ReadGeneChange): boolean {
  const validation = before?.value.validation;
  return Array.isArray(validation) && commands.some(({ command }) => validation.includes(command));
}

async function decidesHow(
  file: FileChange,
  trees: ChangeSubject,
  uses: Uses,
): Promise<Deciding | undefined> {
  const found = await decidesVisibly(file, trees, uses);
  if (!uses.hidden.has(file.path)) return found;
  const why = 'git does not show its difference (`.gitattributes`)';
  if (found) return { ...found, why: `${found.why}; ${why}` };
  return { path: file.path, isNew: file.status === 'added', why };
}

async function decidesVisibly(
  { path, status, oldPath }: FileChange,
  { tree, baseTree }: ChangeSubject,
  { launched, keepsCommand, warns }: Uses,
): Promise<Deciding | undefined> {
  const isNew = status === 'added';
  const gone = status === 'renamed' ? oldPath : status === 'deleted' ? path : undefined;
  if (gone !== undefined && isTest(gone) && (status === 'deleted' || !isTest(path))) {
    const why = status === 'deleted' ? 'it was deleted' : `it is now \`${path}\``;
    return { path: gone, why: `a test: ${why}`, isNew: false, isWarning: warns };
  }
  const command = launched.get(path);
  if (command !== undefined) return { path, why: `\`${command}\` starts it`, isNew };
  if (/(?:^|\/)package\.json$/.test(path)) {
    const parts = await packageChanges(path, tree, baseTree);
    return parts === '' ? undefined : { path, why: `its ${parts} differ`, isNew };
  }
  if (isLockfile(posix.basename(path)))
    return { path, why: 'it decides which dependencies checks load', isNew };
  const tool = toolThatFinds(path);
  if (tool === undefined) return undefined;
  const why = `${tool} finds it by its name${status === 'deleted' ? '; it was deleted' : ''}`;
  // A new file can redirect an unchanged command.
  return { path, why, isNew, isWarning: isNew && keepsCommand };
}

/** Fields of package.json that decide which files a check runs. */
const FIELDS = ['imports', 'exports', 'main', 'jest', 'mocha', 'ava', 'c8', 'nyc'];

async function packageChanges(path: string, tree: Tree, baseTree: Tree): Promise<string> {
  const before = objectIn(await readJsonFile(baseTree, path));
  const after = objectIn(await readJsonFile(tree, path));
  const changed = FIELDS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const scripts = changedKeys(objectIn(before.scripts), objectIn(after.scripts));
  const parts = [
    scripts.length > 0 ? `npm scripts ${inCode(scripts)}` : '',
    changed.length > 0 ? inCode(changed) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
