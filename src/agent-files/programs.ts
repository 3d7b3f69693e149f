import { posix } from 'node:path';

/** An interpreter: how it takes code, and what it adds to the name of a script. */
export interface Interpreter {
  /** Flags behind which code stands. */
  readonly inline: RegExp;
  readonly suffixes: readonly string[];
  /** The flag behind which the name of a module stands. */
  readonly module?: string;
}

const JAVASCRIPT: Interpreter = {
  inline: /^(?:-\w*[ep]|--eval|--print|eval)(?:=|$)/,
  suffixes: ['', '.js', '.mjs', '.cjs', '.ts', '/index.js'],
};
const PYTHON: Interpreter = {
  inline: /^-\w*c$/,
  suffixes: ['', '/__main__.py'],
  module: '-m',
};
const OTHERS: Interpreter = { inline: /^-(?:\w*[ecrE]|Command|EncodedCommand)$/i, suffixes: [''] };

const INTERPRETERS: ReadonlyMap<string, Interpreter> = new Map([
  ...'node nodejs bun deno tsx ts-node jiti'.split(' ').map((name) => [name, JAVASCRIPT] as const),
  ...'perl ruby php lua osascript powershell pwsh source .'
    .split(' ')
    .map((name) => [name, OTHERS] as const),
]);

/** The shells, which take text behind `-c`. */
export const SHELL = /^(?:ba|da|k|z|a|fi)?sh$/;

/** Returns how a program takes code; undefined if it is no interpreter. */
export function interpreterOf(program: string): Interpreter | undefined {
  if (/^(?:python|pypy)[\d.]*w?$|^py$/.test(program)) return PYTHON;
  return SHELL.test(program) ? OTHERS : INTERPRETERS.get(program);
}

/** A program that fetches a package or an image and runs it, with the flags that have a value. */
interface Fetcher {
  readonly exact: RegExp;
  readonly takes: RegExp;
}

const NO_VALUES = /^$/;
const OF_NPM: Fetcher = {
  exact: /.@\d+\.\d+\.\d+[\w.+-]*$/,
  takes: /^(?:-c|--call|-w|--workspace|--prefix|--registry)$/,
};
const OF_PYPI: Fetcher = {
  exact: /(?:==|@)\d+(?:\.\d+)+\w*$/,
  takes: /^(?:--with|--python|-p|--index-url|--directory)$/,
};
const IMAGES: Fetcher = {
  exact: /@sha256:[0-9a-f]{64}$/,
  takes:
    /^(?:-[eluvwp]|--(?:add-host|entrypoint|env|env-file|label|mount|name|network|platform|publish|user|volume|workdir))$/,
};

const FETCHERS: ReadonlyMap<string, Fetcher> = new Map([
  ...[
    ...['npx', 'bunx', 'pnpx', 'pnpm dlx', 'yarn dlx', 'npm exec', 'npm x', 'bun x'],
    ...['npm install', 'npm i', 'npm add', 'pnpm add', 'yarn add', 'bun add'],
  ].map((name) => [name, OF_NPM] as const),
  ...['uvx', 'uv tool run', 'pipx run', 'pip install', 'pip3 install', 'uv pip install'].map(
    (name) => [name, OF_PYPI] as const,
  ),
  ...['docker run', 'podman run', 'docker container run'].map((name) => [name, IMAGES] as const),
  ...['go run', 'go install', 'cargo install', 'gem install'].map(
    (name) => [name, { exact: /@v\d+\.\d+\.\d+\S*$/, takes: NO_VALUES }] as const,
  ),
]);

/** A commit, which nobody can move. */
const COMMIT = /[#@][0-9a-f]{40}$/;

/** What a program fetches: a package or image, and whether it is always the same one. */
export interface Fetched {
  readonly name: string;
  readonly isExact: boolean;
}

/** Returns what a program fetches to run it; undefined if it fetches nothing. */
export function fetchedBy(words: readonly string[]): Fetched | undefined {
  const plain = words.filter((word) => !word.startsWith('-'));
  const length = [3, 2, 1].find((count) => FETCHERS.has(plain.slice(0, count).join(' ')));
  const fetcher = length && FETCHERS.get(plain.slice(0, length).join(' '));
  if (!length || !fetcher) return undefined;
  const from = words.indexOf(plain[length - 1] ?? '') + 1;
  const name = words
    .slice(from)
    .find((word, at, all) => !word.startsWith('-') && !fetcher.takes.test(all[at - 1] ?? ''));
  if (name === undefined) return undefined;
  return { name, isExact: fetcher.exact.test(name) || COMMIT.test(name) };
}

/** A path in the place of a package. */
export const FETCHED_FILES = /^[./]/;

/** Files that a program finds by their names. */
export const FOUND_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['GNUmakefile', 'makefile', 'Makefile']],
  ['just', ['justfile', 'Justfile', '.justfile']],
  ['task', ['Taskfile.yml', 'Taskfile.yaml']],
]);

/** Package managers that run scripts of package.json. */
export const SCRIPT_RUNNERS: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Words of a shell before a program. */
export const RESERVED = /^(?:!|\{|do|elif|else|if|then|time|until|while)$/;

/** Words of a shell, and programs that run nothing of the repository. */
export const WITHOUT_TARGETS: ReadonlySet<string> = new Set(
  ': [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local printf pwd read return set shift test true trap unset wait'.split(
    ' ',
  ),
);

/** The name of a program, as `npx` of `/usr/bin/npx` and `npx.cmd`. */
export function nameOf(program: string): string {
  const name = posix.basename(program.replaceAll('\\', '/')).replace(/\.(?:exe|cmd|bat)$/i, '');
  return name === '' ? program : name;
}
