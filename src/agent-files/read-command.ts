import { posix } from 'node:path';
import type { Tree } from '../repo/tree.ts';
import { findDangers } from '../shell/dangers.ts';
import {
  isDynamic,
  readShellText,
  type SimpleCommand,
  withoutReserved,
} from '../shell/shell-text.ts';
import type { AgentEntry, AgentFile, WrittenCommand } from './entry.ts';
import { isInterpreter, nameOf, type Part, programTargets } from './program-targets.ts';
import { ProjectFiles } from './project-files.ts';
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
  { commands }: Pick<AgentEntry, 'commands'>,
  file: Pick<AgentFile, 'root' | 'format'>,
  tree: Tree | undefined,
): Promise<readonly Target[]> {
  const reader = new CommandReader(file, tree);
  const found: Target[] = [];
  for (const command of commands) found.push(...(await reader.read(command)));
  return [...new Map(found.map((each) => [`${each.kind} ${each.name}`, each])).values()];
}

const RUNS_DOWNLOAD: Target = { kind: 'download', name: 'it runs what it downloads' };
const HOME = /\$(?:HOME\b|\{(?:env:)?HOME\}|\{userHome\})|%USERPROFILE%/g;

class CommandReader {
  readonly #files: ProjectFiles;
  readonly #roots: RegExp;
  /** Files that an earlier command downloads. */
  readonly #downloaded = new Set<string>();

  constructor({ root, format }: Pick<AgentFile, 'root' | 'format'>, tree: Tree | undefined) {
    const { directories = [''], roots } = format;
    // A tool can be opened above the project of the file, too.
    this.#files = new ProjectFiles(tree, [
      ...directories.map((each) => posix.join(root, each)),
      '',
    ]);
    const names = roots.join('|');
    this.#roots = new RegExp(
      `\\$(?:(?:${names})\\b|\\{(?:env:)?(?:${names})(?::?-[^}]*)?\\}|\\((?:git rev-parse --show-toplevel|pwd)(?: 2>/dev/null)?\\))`,
      'g',
    );
  }

  async read(command: WrittenCommand): Promise<readonly Target[]> {
    if ('address' in command) return [{ kind: 'address', name: command.address }];
    if ('unread' in command) return [{ kind: 'unread', name: command.unread }];
    const { directory, environment = [] } = command;
    const files = directory ? this.#files.into(this.#bind(directory)) : this.#files;
    const found =
      'shell' in command
        ? await this.#shell(command.shell, files, 0)
        : await this.#start(this.#partsOf(command.argv), files, 0);
    // On Windows, a shell reads `\` as a part of a path.
    const paths = 'shell' in command ? command.shell.split(/["'|;&]/) : [];
    const values = [...environment, ...paths.filter((each) => each.includes('\\'))];
    return [...found, ...this.#named(values, files)];
  }

  #partsOf(words: readonly string[]): readonly Part[] {
    return words.map((word) => {
      const text = this.#bind(word);
      const isKnown = !/\$\{|\$\w/.test(text);
      return { text, shown: text, quoted: true, span: { start: 0, end: 0 }, isKnown };
    });
  }

  /** The files that values of variables name, such as the module of `--require ./x.js`. */
  #named(values: readonly string[], files: ProjectFiles): readonly Target[] {
    const words = values.flatMap((value) => this.#bind(value).split(/[\s=:,]+/));
    return words.flatMap((word) => files.named(word));
  }

  /** A variable that stands for the project is a path, and that of the home directory leads outside. */
  #bind(text: string): string {
    return text.replace(this.#roots, '.').replace(HOME, '~');
  }

  async #shell(text: string, files: ProjectFiles, depth: number): Promise<readonly Target[]> {
    if (depth > MAX_DEPTH) return [{ kind: 'unread', name: 'it is nested too deeply' }];
    const bound = this.#bind(text);
    const commands = readShellText(bound);
    if (commands.length === 0 && bound.trim() !== '')
      return [{ kind: 'unread', name: 'it is too long' }];
    // Some file systems do not tell `curl.exe` from `curl`.
    const plain = readShellText(bound.replace(/\.exe\b/gi, ''));
    const isDownload = findDangers(plain).some(({ name }) => name === 'remote_code_execution');
    return [
      ...(isDownload || POWERSHELL.test(bound) ? [RUNS_DOWNLOAD] : []),
      ...(await this.#list(commands, bound, files, depth)),
    ];
  }

  async #list(
    commands: readonly SimpleCommand[],
    text: string,
    from: ProjectFiles,
    depth: number,
  ): Promise<readonly Target[]> {
    const found: Target[] = [];
    let files = from;
    for (const command of commands) {
      found.push(...(await this.#list(command.inside, text, files, depth)));
      if (command.subshell !== undefined) continue;
      if (command.defines) {
        found.push({ kind: 'unread', name: 'it defines a function' });
        continue;
      }
      const { words, assignments } = withoutReserved(command);
      const parts = words.map((word) => ({
        ...word,
        shown: text.slice(word.span.start, word.span.end),
        isKnown: !isDynamic(command, word),
      }));
      const [first, second] = parts;
      const values = assignments.map(({ value }) => value);
      found.push(...this.#named(values, files));
      if (this.#runsDownload(parts)) found.push(RUNS_DOWNLOAD);
      this.#noteDownload(parts, command);
      if (first?.text === 'cd' || first?.text === 'pushd')
        files = files.into(second?.isKnown ? second.text : undefined);
      else found.push(...(await this.#start(parts, files, depth)));
    }
    return found;
  }

  #start(parts: readonly Part[], files: ProjectFiles, depth: number): Promise<readonly Target[]> {
    const shell = (text: string, inside = files) => this.#shell(text, inside, depth + 1);
    return programTargets(parts, { files, shell });
  }

  /** Whether the program, or the script of an interpreter, was downloaded by an earlier command. */
  #runsDownload([first, ...rest]: readonly Part[]): boolean {
    if (first === undefined) return false;
    const run = isInterpreter(first.text) ? rest : [first];
    return run.some(({ text }) => this.#downloaded.has(posix.normalize(text)));
  }

  #noteDownload(parts: readonly Part[], { redirections }: SimpleCommand): void {
    if (!DOWNLOADER.test(nameOf(parts[0]?.text ?? ''))) return;
    const outputs = redirections.flatMap(({ target }) => target ?? []);
    // Behind an address stands the name of the file that it is saved as.
    // Behind an address stands the name of the file that it is saved as.
    for (const { text } of [...parts.slice(1), ...outputs])
      if (!text.startsWith('-'))
        this.#downloaded.add(/:\/\//.test(text) ? posix.basename(text) : posix.normalize(text));
  }
}

const DOWNLOADER = /^(?:aria2c|bitsadmin|certutil|curl|fetch|invoke-webrequest|irm|iwr|wget)$/i;

const FETCHES = '(?:irm|iwr|invoke-(?:restmethod|webrequest)|downloadstring)\\b';
const RUNS = '(?:iex|invoke-expression)\\b';
/** A download that PowerShell runs, in both orders. */
const POWERSHELL = new RegExp(`\\b${FETCHES}[^]*\\b${RUNS}|\\b${RUNS}[^]*\\b${FETCHES}`, 'i');
