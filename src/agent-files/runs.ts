import { posix } from 'node:path';
import { readText } from '../command/resolve/tree-file.ts';
import { isCode } from '../programs/file-names.ts';
import { resolveInTree } from '../repo/paths.ts';
import { isRegular, type Tree, type TreeEntry } from '../repo/tree.ts';
import { dangersInScript, dangersInShell } from './dangers.ts';
import type { AgentEntry, AgentFile, WrittenCommand } from './entry.ts';
import { ProjectFiles, type Run } from './project-files.ts';
import { textOf } from './read-value.ts';
import { textRuns, valueRuns, wordRuns } from './text-runs.ts';

const HOME = /\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;

/**
 * Finds what an entry runs, with the project's variables filled in, and the dangers in its scripts.
 * @param tree needed to find files
 * @param changed paths that the change touches; an unresolved path in the command counts as the changed
 *   file whose end it is
 */
export async function runsOf(
  { commands }: Pick<AgentEntry, 'commands'>,
  { path, root, format }: Pick<AgentFile, 'path' | 'root' | 'format'>,
  tree: Tree | undefined,
  changed: ReadonlySet<string> = new Set(),
): Promise<readonly Run[]> {
  const { directories = [''], roots } = format;
  // A tool can be opened above the file's project, and some tools start in the file's folder.
  const starts = [...directories.map((each) => posix.join(root, each)), '', posix.dirname(path)];
  const files = new ProjectFiles(tree, starts);
  const bind = binding(roots.join('|'));
  const found: Run[] = [];
  for (const command of commands)
    found.push(
      ...('file' in command
        ? filesAt(bind(command.file), tree)
        : await commandRuns(command, files, bind)),
    );
  const isHere = ({ name }: Run) => isRegular(tree?.stat(name)?.kind);
  const all = [...found, ...mentioned(commands, found, changed).filter(isHere)];
  const scripts = new Set(all.flatMap(({ kind, name }) => (kind === 'file' ? [name] : [])));
  for (const script of scripts) all.push(...(tree ? await dangersOf(tree, script) : []));
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}

/** Equal for the same run before and after a change. */
export function keyOf({ kind, name, script, text }: Run): string {
  return JSON.stringify([kind, name, ...(kind === 'danger' ? [script, text] : [])]);
}

/** Replaces variables of the project by a path, and of the home directory by `~`, which leads outside. */
function binding(names: string): (text: string) => string {
  const variables = new RegExp(
    `\\$(?:(?:env:)?(?:${names})\\b|\\{(?:env:)?(?:${names})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))|%(?:${names})%`,
    'g',
  );
  return (text) => text.replace(variables, '.').replace(HOME, '~');
}

/** A possible path of a script in a command: with a directory or a suffix. */
const PATH =
  /(?<![\w.@+-])(?:[\w.@+-]+[\\/])+[\w.@+-]+|(?=[\w@+-])(?<=(?<![\w.@+-])\.*)[\w@+-][\w.@+-]*\.(?:[cm]?[jt]s|sh|bash|zsh|py|rb|pl|php|ps1|bat|cmd)\b/g;

/** Values known only at run time: shell variables and substitutions. */
const VALUES = /\$(?:env:)?\w+|\$\{[^}]{0,500}\}|\$\([^)]{0,500}\)|%\w+%/g;

/** Returns the changed files that an unresolved path in a command can mean. */
function mentioned(
  commands: readonly WrittenCommand[],
  found: readonly Run[],
  changed: ReadonlySet<string>,
): readonly Run[] {
  if (changed.size === 0) return [];
  const texts = commands.flatMap((each) => ('environment' in each ? (each.environment ?? []) : []));
  const paths = [...commands.map(textOf), ...texts]
    .flatMap((text) => text.replace(VALUES, '').match(PATH) ?? [])
    .map((path) => path.replaceAll('\\', '/').replace(/^(?:\.{1,2}\/)+/, ''));
  const isEnd = (path: string, end: string) => path === end || path.endsWith(`/${end}`);
  const open = paths.filter(
    (end) => !found.some(({ kind, name }) => kind === 'file' && isEnd(name, end)),
  );
  return [...changed]
    .filter((path) => open.some((end) => isEnd(path, end)))
    .map((name) => ({ kind: 'file', name }));
}

/** Limit for scripts; `whyUnreadable` reports longer ones. */
const MOST_BYTES = 200_000;

async function dangersOf(tree: Tree, path: string): Promise<readonly Run[]> {
  const read = await readText(tree, path, MOST_BYTES);
  if (read === undefined || 'unread' in read) return [];
  const lines = read.text.split('\n');
  return dangersInScript(path, read.text).map(({ does, at }): Run => {
    const line = read.text.slice(0, at).split('\n').length;
    return { kind: 'danger', name: does, script: path, line, text: lines[line - 1]?.trim() ?? '' };
  });
}

/** Returns a file, or the programs in a folder. A missing path is only a word of a text. */
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
  // A shell of Windows reads `\` as part of a path.
  const paths = 'shell' in command ? command.shell.split(/["'|;&]/) : [];
  const values = [...environment, ...paths.filter((each) => each.includes('\\'))].map(bind);
  const started =
    'shell' in command
      ? await textRuns(bind(command.shell), files)
      : [
          ...dangersInShell(textOf(command)).map(
            ({ does }): Run => ({ kind: 'danger', name: does }),
          ),
          ...(await wordRuns(
            command.argv.map((word) => partOf(bind(word))),
            files,
          )),
        ];
  return [...started, ...values.flatMap((value) => valueRuns(value, files))];
}

/** Words of a list reach the program unchanged, except for variables that the tool fills in. */
function partOf(text: string) {
  const isKnown = !/\$\{|\$\w/.test(text);
  return { text, shown: text, quoted: true, span: { start: 0, end: 0 }, isKnown };
}
