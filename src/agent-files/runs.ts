import { posix } from 'node:path';
import { ProjectFiles, type Run } from '../command/resolve/project-files.ts';
import { textRuns, valueRuns, wordRuns } from '../command/resolve/text-runs.ts';
import { isCode } from '../programs/file-names.ts';
import { resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import type { AgentEntry, AgentFile, WrittenCommand } from './entry.ts';

const HOME = /\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;

/**
 * Finds what an entry runs, with the variables that stand for the project filled in.
 *
 * @param tree the files of the commit; without them, no file is looked for
 */
export async function runsOf(
  { commands }: Pick<AgentEntry, 'commands'>,
  { path, root, format }: Pick<AgentFile, 'path' | 'root' | 'format'>,
  tree: Tree | undefined,
): Promise<readonly Run[]> {
  const { directories = [''], roots } = format;
  // A tool can be opened above the project of the file, too, and some start in the folder of the file.
  const starts = [...directories.map((each) => posix.join(root, each)), '', posix.dirname(path)];
  const files = new ProjectFiles(tree, starts);
  const names = roots.join('|');
  const variables = new RegExp(
    `\\$(?:(?:${names})\\b|\\{(?:env:)?(?:${names})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,
    'g',
  );
  // A variable that stands for the project is a path, and that of the home directory leads outside.
  const bind = (text: string) => text.replace(variables, '.').replace(HOME, '~');
  const found: Run[] = [];
  for (const command of commands)
    found.push(
      ...('file' in command
        ? filesAt(bind(command.file), tree)
        : await commandRuns(command, files, bind)),
    );
  return [...new Map(found.map((each) => [`${each.kind} ${each.name}`, each])).values()];
}

/** A file; of a folder, the programs in it. What is not there is a word of a text. */
function filesAt(path: string, tree: Tree | undefined): readonly Run[] {
  if (!tree) return [];
  const found = resolveInTree(tree, path.replace(/\/$/, ''));
  if (found.kind !== 'inside') return [];
  const below = ({ path: name, kind }: TreeEntry): readonly string[] => {
    if (kind === 'directory') return tree.list(name).flatMap(below);
    return kind === 'executable' || (kind === 'file' && isCode(name)) ? [name] : [];
  };
  const isFolder = path.endsWith('/');
  const names = isFolder ? below(found.entry) : isRegular(found.entry.kind) ? [found.path] : [];
  return names.map((name) => ({ kind: 'file', name }));
}

async function commandRuns(
  command: Exclude<WrittenCommand, { file: string }>,
  project: ProjectFiles,
  bind: (text: string) => string,
): Promise<readonly Run[]> {
  if ('address' in command) return [{ kind: 'address', name: command.address }];
  if ('unread' in command) return [{ kind: 'unread', name: command.unread }];
  const { directory, environment = [] } = command;
  const files = directory ? project.into(bind(directory)) : project;
  // On Windows, a shell reads `\` as a part of a path.
  const paths = 'shell' in command ? command.shell.split(/["'|;&]/) : [];
  const values = [...environment, ...paths.filter((each) => each.includes('\\'))].map(bind);
  const started =
    'shell' in command
      ? await textRuns(bind(command.shell), files)
      : await wordRuns(
          command.argv.map((word) => partOf(bind(word))),
          files,
        );
  return [...started, ...valueRuns(values, files)];
}

/** A word of a list is what the program gets, but for variables that the tool fills in. */
function partOf(text: string) {
  const isKnown = !/\$\{|\$\w/.test(text);
  return { text, shown: text, quoted: true, span: { start: 0, end: 0 }, isKnown };
}
