import { isDeepStrictEqual } from 'node:util';
import { startedFiles } from '../../command/reading.ts';
import { objectIn } from '../../command/resolve/lock/lock-entry.ts';
import { readJsonFile } from '../../command/resolve/package-json.ts';
import { toolThatFinds } from '../../families/default-configuration.ts';
import { isTest } from '../../families/test-files.ts';
import type { FileChange } from '../../repo/change.ts';
import type { Tree } from '../../repo/tree.ts';
import { type Finding, finding } from '../../rules/finding.ts';
import type { ChangeSubject, ReadGeneChange } from '../subject.ts';

/** What decides what a check means, and how grave it is that the change touches it. */
interface Deciding {
  readonly path: string;
  readonly why: string;
  readonly isNew: boolean;
  readonly isWarning?: boolean;
}

/**
 * Returns the files that the change touches and that decide what its checks mean: for a person to read.
 * Nothing of them is judged.
 */
export async function decidingFiles(subject: ChangeSubject): Promise<readonly Finding[]> {
  const genes = subject.genes.filter(({ change }) => change.kind !== 'removed');
  if (!genes.some(({ commands }) => commands.length > 0)) return [];
  const launched = launchedBy(genes);
  const keepsCommand = genes.some(hasOldCommand);
  const found = await Promise.all(
    subject.change.files.map((file) => decidesHow(file, subject, { launched, keepsCommand })),
  );
  return found
    .flat()
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
    .map(({ path, why, isNew, isWarning }) => {
      const size = subject.tree.stat(path)?.size;
      const args = { path, why, isNew, bytes: size ?? -1 };
      // A deleted file has no line to point at.
      const place = size === undefined ? {} : { location: { path, line: 1, column: 1 } };
      const each = finding('check-decided-by', args, place);
      return isWarning ? { ...each, severity: 'warning' } : each;
    });
}

/** What the genes of a change say about its files. */
interface Uses {
  /** The scripts that commands start, with a command of each. */
  readonly launched: ReadonlyMap<string, string>;
  /** Whether a gene has a command that it had before. */
  readonly keepsCommand: boolean;
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
  { tree, baseTree }: ChangeSubject,
  { launched, keepsCommand }: Uses,
): Promise<readonly Deciding[]> {
  const { path, status, oldPath } = file;
  const isNew = status === 'added';
  const gone = status === 'renamed' ? oldPath : status === 'deleted' ? path : undefined;
  if (gone !== undefined && isTest(gone) && (status === 'deleted' || !isTest(path))) {
    const why = status === 'deleted' ? 'it was deleted' : `it is now \`${path}\``;
    return [{ path: gone, why: `a test: ${why}`, isNew: false, isWarning: true }];
  }
  const command = launched.get(path);
  if (command !== undefined) return [{ path, why: `\`${command}\` starts it`, isNew }];
  if (/(?:^|\/)package\.json$/.test(path)) return packageChanges(path, isNew, tree, baseTree);
  const tool = toolThatFinds(path);
  if (tool === undefined) return [];
  const why = `${tool} finds it by its name${status === 'deleted' ? '; it was deleted' : ''}`;
  // A new one can point a command elsewhere that reads as before.
  return [{ path, why, isNew, isWarning: isNew && keepsCommand }];
}

/** Fields of package.json that decide which files a check runs. */
const FIELDS = ['scripts', 'imports', 'exports', 'main', 'jest', 'mocha', 'ava', 'c8', 'nyc'];

async function packageChanges(
  path: string,
  isNew: boolean,
  tree: Tree,
  baseTree: Tree,
): Promise<readonly Deciding[]> {
  const before = objectIn(await readJsonFile(baseTree, path));
  const after = objectIn(await readJsonFile(tree, path));
  const changed = FIELDS.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (changed.length === 0) return [];
  return [{ path, why: `its ${changed.map((name) => `\`${name}\``).join(', ')} differ`, isNew }];
}
