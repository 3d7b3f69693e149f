import { posix } from 'node:path';
import type { Word } from '../command/reading.ts';
import { objectIn, textIn } from '../command/resolve/lock/lock-entry.ts';
import { isShell, startedWords } from '../command/started-words.ts';
import { isCode } from '../families/file-names.ts';
import { type Directories, into, type ProjectFiles } from './project-files.ts';
import type { Target } from './target.ts';

/** A word, and whether its text is all that there is to know. */
export interface Part extends Word {
  readonly isKnown: boolean;
  /** As it is written. */
  readonly shown: string;
}

/** Where a program starts, and how the texts are read that it hands to a shell. */
interface Start {
  readonly files: ProjectFiles;
  readonly directories: Directories;
  readonly shell: (text: string, directories?: Directories) => Promise<readonly Target[]>;
}

type Targets = readonly Target[];

/** Finds what one program with its words runs. */
export async function programTargets(words: readonly Part[], start: Start): Promise<Targets> {
  const parts = words.slice(words.length - startedWords(words).length);
  const [first, ...rest] = parts;
  if (first === undefined || WITHOUT_TARGETS.has(first.text)) return [];
  const name = nameOf(first.text);
  if (!first.isKnown) return [{ kind: 'unread', name: `it starts ${first.shown}` }];
  if (name === 'cmd' && /^\/[ck]$/i.test(rest[0]?.text ?? ''))
    return programTargets(rest.slice(1), start);
  const textAt = rest.findIndex(({ text }) => /^-\w*c$/.test(text));
  if (isShell(name) && textAt >= 0) return textTargets(rest[textAt + 1], start);
  const interpreter = interpreterOf(name);
  const namesScript = rest.some(({ text }) => isPath(text) || isProgram(text));
  if (interpreter !== undefined && (namesScript || !SCRIPT_RUNNERS.has(name)))
    return scriptTargets(name, rest, interpreter, start);
  const named = rest
    .filter(({ text }) => isProgram(text))
    .flatMap((part) => fileNamedBy(part, start));
  if (isPath(first.text) && !SYSTEM.test(first.text))
    return [start.files.script(first.text, start.directories), ...named];
  return [...(await toolTargets(name, rest, start)), ...named];
}

/** The file of the commit that a word names, wherever it stands; also as the value of a flag. */
export function fileNamedBy(
  { text }: Pick<Part, 'text'>,
  { files, directories }: Pick<Start, 'files' | 'directories'>,
): Targets {
  const name = files.find(text.replace(/^-{1,2}[\w-]+=/, ''), directories);
  return name === undefined ? [] : [{ kind: 'file', name }];
}

/** What a shell runs that is handed a text. */
function textTargets(text: Part | undefined, { shell }: Start): Targets | Promise<Targets> {
  // Only a text that is one variable, or one substitution, says nothing.
  const isText = text !== undefined && (text.isKnown || /\s/.test(text.text));
  return isText ? shell(text.text) : [{ kind: 'unread', name: 'a shell runs what it is handed' }];
}

function scriptTargets(
  name: string,
  rest: readonly Part[],
  { inline, suffixes, module }: Interpreter,
  start: Start,
): Targets {
  const { files, directories } = start;
  const named = rest.flatMap((part) => fileNamedBy(part, start));
  if (rest.some(({ text }) => inline.test(text))) return [{ kind: 'inline', name }, ...named];
  const moduleAt = module === undefined ? -1 : rest.findIndex(({ text }) => text === module);
  if (moduleAt >= 0) {
    const path = rest[moduleAt + 1]?.text.replaceAll('.', '/') ?? '';
    const file = files.find(path, directories, ['.py', '/__main__.py', '/__init__.py']);
    return [file ? { kind: 'file', name: file } : { kind: 'program', name }];
  }
  if (named.length > 0) return named;
  const operands = rest.filter(({ text }) => !text.startsWith('-'));
  const script = operands.find(({ text }) => isPath(text) || isProgram(text)) ?? operands[0];
  if (script === undefined) return [{ kind: 'program', name }];
  if (!script.isKnown) return [{ kind: 'unread', name: `it runs ${script.shown}` }];
  if (/^\w{2,}:/.test(script.text))
    return [{ kind: 'package', name: script.text, isExact: /@v?\d+\.\d+/.test(script.text) }];
  return [files.script(script.text, directories, suffixes)];
}

/** What a program of the machine runs: a script of package.json, a file that it finds, or what it fetches. */
async function toolTargets(name: string, rest: readonly Part[], start: Start): Promise<Targets> {
  const { files, shell } = start;
  const { words: own, directories } = withDirectory(rest, start.directories);
  const words = [name, ...own];
  const { scripts, dependencies, devDependencies } = await files.manifest(directories);
  const script = SCRIPT_RUNNERS.has(name) ? scriptIn(words.slice(1)) : undefined;
  const text = script === undefined ? '' : textIn(objectIn(scripts), script);
  if (script !== undefined && text !== '')
    return [{ kind: 'npm_script', name: script, text }, ...(await shell(text, directories))];
  const found = (FOUND_FILES.get(name) ?? []).flatMap(
    (path) => files.find(path, directories) ?? [],
  );
  if (found.length > 0) return found.map((path) => ({ kind: 'file', name: path }));
  const fetched = fetchedBy(words);
  if (fetched === undefined) return [{ kind: 'program', name }];
  const file = files.find(fetched.name, directories);
  if (file !== undefined || FETCHED_FILES.test(fetched.name))
    return [file ? { kind: 'file', name: file } : { kind: 'program', name }];
  // The lockfile of the project decides about its dependencies.
  const isDependency = [dependencies, devDependencies].some(
    (each) => fetched.name in objectIn(each),
  );
  return [isDependency ? { kind: 'program', name: fetched.name } : { kind: 'package', ...fetched }];
}

/** The words of a package manager without the directory in which it works, and that directory. */
function withDirectory(rest: readonly Part[], from: Directories) {
  const words = rest.map(({ text }) => text);
  const at = words.findIndex((word) => /^(?:-C|--cwd|--dir|--prefix)$/.test(word));
  if (at < 0) return { words, directories: from };
  return { words: words.toSpliced(at, 2), directories: into(from, words[at + 1] ?? '') };
}

/** Directories of the programs of a system. */
const SYSTEM = /^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;

/** Whether a word is the name of a program. */
function isProgram(text: string): boolean {
  return isCode(text) || /\.(?:exe|jar)$/i.test(text);
}

function isPath(text: string): boolean {
  return /^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.test(text) && !text.includes('://');
}

/** The script of package.json that a package manager runs: `npm run build`, `npm test`. */
function scriptIn(words: readonly string[]): string | undefined {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  return first === 'run' || first === 'run-script' ? second : first;
}

/** Interpreters: behind which flags code or the name of a module stands, and what they add to that of a script. */
const INTERPRETERS: readonly Interpreter[] = [
  {
    programs: /^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti)$/,
    inline: /^(?:-\w*[ep]|--eval|--print|eval)(?:=|$)/,
    suffixes: ['', '.js', '.mjs', '.cjs', '.ts', '/index.js'],
  },
  {
    programs: /^(?:python|pypy)[\d.]*w?$|^py$/,
    inline: /^-\w*c$/,
    suffixes: ['', '/__main__.py'],
    module: '-m',
  },
  {
    programs:
      /^(?:perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/,
    inline: /^-(?:\w*[ecrE]|Command|EncodedCommand)$/i,
    suffixes: [''],
  },
];

interface Interpreter {
  readonly programs: RegExp;
  readonly inline: RegExp;
  readonly module?: string;
  readonly suffixes: readonly string[];
}

/** Returns how a program takes code; undefined if it is no interpreter. */
export function interpreterOf(program: string): Interpreter | undefined {
  return INTERPRETERS.find(({ programs }) => programs.test(program));
}

/** Words that fetch the package or image behind them and run it, or install it. */
const FETCHES =
  /^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/;

/** Their flags with a value; that of `-p` is a package for npx, else a number. */
const TAKES =
  /^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/;

/** A version, a digest or a commit, which nobody can move. */
const EXACT =
  /.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;

/** Returns what a program fetches to run it; undefined if it fetches nothing. */
function fetchedBy(words: readonly string[]): Pick<Target, 'name' | 'isExact'> | undefined {
  const plain = words.filter((word) => !word.startsWith('-'));
  const length = [3, 2, 1].find((count) => FETCHES.test(plain.slice(0, count).join(' ')));
  if (length === undefined) return undefined;
  const name = words
    .slice(words.indexOf(plain[length - 1] ?? '') + 1)
    .find((word, at, all) => !/^(?:-|\d)/.test(word) && !TAKES.test(all[at - 1] ?? ''));
  return name === undefined ? undefined : { name, isExact: EXACT.test(name) };
}

/** A path in the place of a package. */
const FETCHED_FILES = /^[./]/;

/** Files that a program finds by their names. */
const FOUND_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['GNUmakefile', 'makefile', 'Makefile']],
  ['just', ['justfile', 'Justfile', '.justfile']],
  ['task', ['Taskfile.yml', 'Taskfile.yaml']],
]);

/** Package managers that run scripts of package.json. */
const SCRIPT_RUNNERS: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Words of a shell before a program. */
export const RESERVED = /^(?:!|\{|do|elif|else|if|then|time|until|while)$/;

/** Words of a shell, and programs that run nothing of the repository. */
const WITHOUT_TARGETS: ReadonlySet<string> = new Set(
  ': [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local printf pwd read return set shift test true trap unset wait'.split(
    ' ',
  ),
);

/** The name of a program, as `npx` of `/usr/bin/npx` and `npx.cmd`. */
export function nameOf(program: string): string {
  const name = posix.basename(program.replaceAll('\\', '/')).replace(/\.(?:exe|cmd|bat)$/i, '');
  return name === '' ? program : name;
}
