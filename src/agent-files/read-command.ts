import { posix } from 'node:path';
import { findDangers } from '../command/dangers.ts';
import { readShellText, type SimpleCommand } from '../command/shell-text.ts';
import type { Tree } from '../repo/tree.ts';
import type { AgentEntry, AgentFile, WrittenCommand } from './entry.ts';
import {
  fileNamedBy,
  interpreterOf,
  nameOf,
  type Part,
  programTargets,
  RESERVED,
} from './program-targets.ts';
import { type Directories, into, ProjectFiles } from './project-files.ts';
import type { Target } from './target.ts';

/** Texts in texts that are read. */
const MAX_DEPTH = 4;

/**
 * Finds what an entry runs. It follows words, `cd`, root variables, shells in shells and scripts of package.json,
 * and says of all else that it could not be read. It permits nothing and makes no Plan.
 *
 * @param tree the files of the commit; without them, no file is looked for
 */
export async function targetsOf(
  { address, unread, commands }: Pick<AgentEntry, 'commands' | 'address' | 'unread'>,
  file: Pick<AgentFile, 'root' | 'format'>,
  tree: Tree | undefined,
): Promise<readonly Target[]> {
  const reader = new CommandReader(file, tree);
  const found: Target[] = [
    ...(address === undefined ? [] : [{ kind: 'address', name: address } as const]),
    ...(unread === undefined ? [] : [{ kind: 'unread', name: unread } as const]),
  ];
  for (const command of commands) found.push(...(await reader.read(command)));
  return [...new Map(found.map((each) => [`${each.kind} ${each.name}`, each])).values()];
}

const RUNS_DOWNLOAD: Target = { kind: 'download', name: 'it runs what it downloads' };

class CommandReader {
  readonly #files: ProjectFiles;
  readonly #directories: readonly string[];
  readonly #roots: RegExp;
  /** Files that an earlier command downloads. */
  readonly #downloaded = new Set<string>();

  constructor({ root, format }: Pick<AgentFile, 'root' | 'format'>, tree: Tree | undefined) {
    this.#files = new ProjectFiles(tree);
    // A tool can be opened above the project of the file, too.
    this.#directories = [...format.directories.map((each) => posix.join(root, each)), ''];
    const names = format.roots.join('|');
    this.#roots = new RegExp(
      `\\$(?:(?:${names})\\b|\\{(?:env:)?(?:${names})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,
      'g',
    );
  }

  async read(command: WrittenCommand): Promise<readonly Target[]> {
    const directory = command.directory && this.#bind(command.directory);
    const directories = directory ? into(this.#directories, directory) : this.#directories;
    const { environment = [] } = command;
    return [...(await this.#read(command, directories)), ...this.#named(environment, directories)];
  }

  #read(command: WrittenCommand, directories: Directories): Promise<readonly Target[]> {
    if ('shell' in command) return this.#shell(command.shell, directories, 0);
    const parts = command.argv.map((word) => {
      const text = this.#bind(word);
      const isKnown = !/\$\{|\$\w/.test(text);
      return { text, shown: text, quoted: true, span: { start: 0, end: 0 }, isKnown };
    });
    return this.#start(parts, directories, 0);
  }

  /** The files that values of variables name, such as the module of `--require ./x.js`. */
  #named(values: readonly string[], directories: Directories): readonly Target[] {
    const words = values.flatMap((value) => this.#bind(value).split(/[\s=:,]+/));
    return words.flatMap((text) => fileNamedBy({ text }, { files: this.#files, directories }));
  }

  /** A variable that stands for the project is a path, and that of the home directory leads outside. */
  #bind(text: string): string {
    return text
      .replace(this.#roots, '.')
      .replace(/\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g, '~');
  }

  async #shell(text: string, directories: Directories, depth: number): Promise<readonly Target[]> {
    const bound = this.#bind(text);
    const commands = readShellText(bound);
    if (commands.length === 0 && bound.trim() !== '')
      return [{ kind: 'unread', name: 'it is too long' }];
    const isDownload = findDangers(commands).some(({ name }) => name === 'remote_code_execution');
    return [
      ...(isDownload || POWERSHELL.test(bound) ? [RUNS_DOWNLOAD] : []),
      ...(await this.#list(commands, bound, directories, depth)),
    ];
  }

  async #list(
    commands: readonly SimpleCommand[],
    text: string,
    from: Directories,
    depth: number,
  ): Promise<readonly Target[]> {
    const found: Target[] = [];
    let directories = from;
    for (const command of commands) {
      found.push(...(await this.#list(command.inside, text, directories, depth)));
      if (command.subshell !== undefined) continue;
      if (command.defines) {
        found.push({ kind: 'unread', name: 'it defines a function' });
        continue;
      }
      const parts = partsOf(command, text);
      const [first, second] = parts;
      const values = command.assignments.map(({ value }) => value);
      found.push(...this.#named(values, directories));
      if (this.#runsDownload(parts)) found.push(RUNS_DOWNLOAD);
      this.#noteDownload(parts, command);
      if (first?.text === 'cd' || first?.text === 'pushd')
        directories = second?.isKnown ? into(directories, second.text) : undefined;
      else found.push(...(await this.#start(parts, directories, depth)));
    }
    return found;
  }

  #start(
    parts: readonly Part[],
    directories: Directories,
    depth: number,
  ): Promise<readonly Target[]> {
    const shell = async (text: string, inside = directories): Promise<readonly Target[]> =>
      depth === MAX_DEPTH
        ? [{ kind: 'unread', name: 'it is nested too deeply' }]
        : this.#shell(text, inside, depth + 1);
    return programTargets(parts, { files: this.#files, directories, shell });
  }

  /** Whether the program, or the script of an interpreter, was downloaded by an earlier command. */
  #runsDownload([first, ...rest]: readonly Part[]): boolean {
    if (first === undefined) return false;
    const run = interpreterOf(nameOf(first.text)) === undefined ? [first] : rest;
    return run.some(({ text }) => this.#downloaded.has(posix.normalize(text)));
  }

  #noteDownload(parts: readonly Part[], { redirections }: SimpleCommand): void {
    if (!DOWNLOADER.test(nameOf(parts[0]?.text ?? ''))) return;
    const outputs = redirections.flatMap(({ target }) => target ?? []);
    for (const { text } of [...parts.slice(1), ...outputs])
      if (!/^-|:\/\//.test(text)) this.#downloaded.add(posix.normalize(text));
  }
}

const DOWNLOADER = /^(?:curl|wget|aria2c|fetch|iwr|irm|invoke-webrequest)$/i;

const FETCHES = '(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b';
const RUNS = '(?:iex|invoke-expression)\\b';
/** A download that PowerShell runs, in both orders. */
const POWERSHELL = new RegExp(`\\b${FETCHES}[^]*\\b${RUNS}|\\b${RUNS}[^]*\\b${FETCHES}`, 'i');

/** The words of a command, without those of the shell before its program. */
function partsOf({ words, substituted }: SimpleCommand, text: string): readonly Part[] {
  const from = words.findIndex((word) => word.quoted || !RESERVED.test(word.text));
  return words.slice(from < 0 ? words.length : from).map((word) => {
    const { start, end } = word.span;
    const shown = text.slice(start, end);
    const isReplaced = substituted.some((each) => each.start < end && each.end > start);
    const isKnown = !isReplaced && (!/[$`]/.test(shown) || /^'[^']*'$/.test(shown));
    return { ...word, shown, isKnown };
  });
}
