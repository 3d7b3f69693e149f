import { posix } from 'node:path';
import { ProjectFiles, type Run } from '../command/resolve/project-files.ts';
import { textRuns, valueRuns, wordRuns } from '../command/resolve/text-runs.ts';
import type { Tree } from '../repo/tree.ts';
import type { AgentEntry, AgentFile, WrittenCommand } from './entry.ts';

const HOME = /\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;

/**
 * Finds what an entry runs, with the variables that stand for the project filled in.
 *
 * @param tree the files of the commit; without them, no file is looked for
 */
export async function runsOf(
  { commands }: Pick<AgentEntry, 'commands'>,
  { root, format }: Pick<AgentFile, 'root' | 'format'>,
  tree: Tree | undefined,
): Promise<readonly Run[]> {
  const { directories = [''], roots } = format;
  // A tool can be opened above the project of the file, too.
  const files = new ProjectFiles(tree, [...directories.map((each) => posix.join(root, each)), '']);
  const names = roots.join('|');
  const variables = new RegExp(
    `\\$(?:(?:${names})\\b|\\{(?:env:)?(?:${names})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,
    'g',
  );
  // A variable that stands for the project is a path, and that of the home directory leads outside.
  const bind = (text: string) => text.replace(variables, '.').replace(HOME, '~');
  const found: Run[] = [];
  for (const command of commands) found.push(...(await commandRuns(command, files, bind)));
  return [...new Map(found.map((each) => [`${each.kind} ${each.name}`, each])).values()];
}

async function commandRuns(
  command: WrittenCommand,
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
