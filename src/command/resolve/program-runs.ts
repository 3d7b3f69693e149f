import { type Mapping, objectIn, textIn } from '../../ground/mapping.ts';
import { isCode } from '../../programs/file-names.ts';
import { baseName, programNamed, runsCode } from '../../shell/programs.ts';
import { startedWords, textHanded } from '../../shell/started-words.ts';
import type { Word } from '../../shell/word.ts';
import type { ProjectFiles, Run } from './project-files.ts';

/** A word, and whether its text is all that there is to know. */
export interface Part extends Word {
  readonly isKnown: boolean;
  /** As it is written. */
  readonly shown: string;
}

/** Where a program starts, and how text is read that it hands to a shell. */
export interface Start {
  readonly files: ProjectFiles;
  readonly shell: (text: string, files?: ProjectFiles) => Promise<readonly Run[]>;
}

type Runs = readonly Run[];

/** Finds what one program with its words runs: files of the commit, package scripts, packages, or what is elsewhere. */
export async function programRuns(words: readonly Part[], start: Start): Promise<Runs> {
  const started = startedWords(words);
  const [first, ...rest] = started;
  if (first === undefined || WITHOUT_RUNS.has(first.text)) return [];
  if (!first.isKnown) return [unread(`it starts ${first.shown}`)];
  const name = baseName(first.text);
  const program = programNamed(first.text);
  const handed = textHanded(started);
  if (program?.kind === 'shell' && handed) {
    // Only a text that is one variable, or one substitution, says nothing.
    const isText = handed.words.every(({ isKnown }) => isKnown) || /\s/.test(handed.text);
    return isText ? start.shell(handed.text) : [unread('a shell runs what it is handed')];
  }
  const namesScript = rest.some(({ text }) => isPath(text) || isProgram(text));
  if (runsCode(first.text) && (namesScript || !SCRIPT_RUNNERS.has(name)))
    return scriptRuns(name, rest, handed !== undefined, start.files);
  const { files, left } = movedBy(rest, start.files);
  const texts = left.map(({ text }) => text);
  const isFile = isPath(first.text) && !SYSTEM.test(first.text);
  const own = isFile
    ? [start.files.script(first.text)]
    : await toolRuns(name, texts, { ...start, files });
  const programs = texts.filter(isProgram).flatMap((word) => {
    const there = files.named(word);
    return there.length > 0 ? there : start.files.named(word);
  });
  const inside = PROJECT_RUNNERS.test(name) ? left.findIndex(({ text }) => runsCode(text)) : -1;
  const inner = inside < 0 ? [] : await programRuns(left.slice(inside), { ...start, files });
  return [...own, ...inner, ...programs];
}

function unread(name: string): Run {
  return { kind: 'unread', name };
}

/** Flags with the directory in which a tool works. */
const MOVES = /^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;

/** Returns the files where a tool works, and its words without the flag that says where. */
function movedBy(words: readonly Part[], files: ProjectFiles) {
  const at = words.findIndex(({ text }) => MOVES.test(text));
  if (at < 0) return { files, left: words };
  const value = MOVES.exec(words[at]?.text ?? '')?.[1];
  const left = words.toSpliced(at, value === undefined ? 2 : 1);
  return { files: files.into(value ?? words[at + 1]?.text), left };
}

/** Returns the runs of an interpreter: the files that its words name, or else its first operand. */
function scriptRuns(
  name: string,
  rest: readonly Part[],
  isInline: boolean,
  files: ProjectFiles,
): Runs {
  const named = rest.flatMap(({ text }) => files.named(text));
  if (isInline) return [{ kind: 'inline', name }, ...named];
  const operands = rest.filter(({ text }) => !text.startsWith('-'));
  const script = operands.find(({ text }) => isPath(text) || isProgram(text)) ?? operands[0];
  const program: Run = { kind: 'program', name };
  if (named.length > 0 || script === undefined) return named.length > 0 ? named : [program];
  const { text } = script;
  if (!script.isKnown) return [unread(`it runs ${script.shown}`)];
  if (/^\w{2,}:/.test(text))
    return [{ kind: 'package', name: text, isExact: /@v?\d+\.\d+/.test(text) }];
  if (rest[rest.indexOf(script) - 1]?.text !== '-m') return [files.script(text, SUFFIXES)];
  const module = files.named(text.replaceAll('.', '/'), SUFFIXES);
  return module.length > 0 ? module : [program];
}

/** Returns the runs of a program of the machine: scripts of package.json, a file that it finds, or what it fetches. */
async function toolRuns(
  name: string,
  own: readonly string[],
  { files, shell }: Start,
): Promise<Runs> {
  const manifest = await files.manifest();
  const script = SCRIPT_RUNNERS.has(name) ? scriptIn(own) : undefined;
  const scripts = lifecycleOf(script).flatMap((each): Run[] => {
    const text = textIn(objectIn(manifest.scripts), each);
    return text === '' ? [] : [{ kind: 'npm_script', name: each, text }];
  });
  const started = await Promise.all(scripts.map(({ text = '' }) => shell(text, files)));
  const isOnlyScript = scripts.length > 0 && !INSTALLS.test(script ?? '');
  const others = isOnlyScript ? [] : otherRuns([name, ...own], manifest, files);
  return [...scripts, ...started.flat(), ...others];
}

function otherRuns(words: readonly string[], manifest: Mapping, files: ProjectFiles): Runs {
  const [name = ''] = words;
  const found = (BUILD_FILES.get(name) ?? []).flatMap((path) => files.named(path));
  if (found.length > 0) return found;
  const fetched = fetchedBy(words);
  if (fetched === undefined) return [{ kind: 'program', name }];
  const file = files.named(fetched.name);
  // A path in the place of a package.
  if (file.length > 0 || /^[./]/.test(fetched.name))
    return file.length > 0 ? file : [{ kind: 'program', name }];
  // The lockfile of the project decides about its dependencies.
  const { dependencies, devDependencies } = manifest;
  const isOwn = [dependencies, devDependencies].some((each) => fetched.name in objectIn(each));
  return [isOwn ? { kind: 'program', name: fetched.name } : { kind: 'package', ...fetched }];
}

/** Directories of the programs of a system. */
const SYSTEM = /^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;

function isProgram(text: string): boolean {
  return isCode(text) || /\.(?:exe|jar)$/i.test(text);
}

function isPath(text: string): boolean {
  return /^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.test(text) && !text.includes('://');
}

/** Package managers that run scripts of package.json. */
const SCRIPT_RUNNERS: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** The script of package.json that a package manager runs: `npm run build`, `npm test`. */
function scriptIn(words: readonly string[]): string | undefined {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  return first === 'run' || first === 'run-script' ? second : first;
}

const INSTALLS = /^(?:add|ci|clean-install|i|install)$/;

/** The lifecycle scripts of one, in the order of npm: https://docs.npmjs.com/cli/using-npm/scripts. */
function lifecycleOf(script: string | undefined): readonly string[] {
  if (script === undefined) return [];
  const around = (each: string) => [`pre${each}`, each, `post${each}`];
  return INSTALLS.test(script)
    ? [...new Set([script, 'install', 'prepare'].flatMap(around)), 'prepublish']
    : around(script);
}

/** Endings that interpreters add to the name of a script or a module. */
const SUFFIXES = [
  ...['', '.js', '.mjs', '.cjs', '.ts', '/index.js'],
  ...['.py', '/__main__.py', '/__init__.py'],
];

/** Words that fetch the package or image behind them and run it, or install it. */
const FETCHES =
  /^(?:npx|bunx|pnpx|uvx|(?:pnpm|yarn) dlx|npm (?:exec|x|i|install|add)|bun x|(?:pnpm|yarn|bun) add|uv tool run|pipx run|(?:uv )?pip3? install|(?:docker|podman)(?: container)? run|go (?:run|install)|(?:cargo|gem) install)$/;

/** Their flags with a value; that of `-p` is a package for npx, else a number. */
const TAKES =
  /^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/;

/** A version, a digest or a commit, which nobody can move. */
const EXACT =
  /.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;

/** Returns the package or image that a program fetches to run it; undefined if it fetches nothing. */
function fetchedBy(words: readonly string[]): Pick<Run, 'name' | 'isExact'> | undefined {
  const plain = words.filter((word) => !word.startsWith('-'));
  const length = [3, 2, 1].find(
    (count) => count <= plain.length && FETCHES.test(plain.slice(0, count).join(' ')),
  );
  if (length === undefined) return undefined;
  const name = words
    .slice(words.indexOf(plain[length - 1] ?? '') + 1)
    .map((word) => word.replace(/^--(?:from|package)=/, ''))
    .find((word, at, all) => !/^(?:-|[\d.:]+\w?$)/.test(word) && !TAKES.test(all[at - 1] ?? ''));
  return name === undefined ? undefined : { name, isExact: EXACT.test(name) };
}

/** Files that a program finds by their names. */
const BUILD_FILES: ReadonlyMap<string, readonly string[]> = new Map([
  ['make', ['GNUmakefile', 'makefile', 'Makefile']],
  ['just', ['justfile', 'Justfile', '.justfile']],
  ['task', ['Taskfile.yml', 'Taskfile.yaml']],
]);

/** Programs that run the program behind `run` with the packages of the project. */
const PROJECT_RUNNERS = /^(?:conda|hatch|mise|pdm|pipenv|pixi|poetry|rye|uv)$/;

/** Words of a shell, and programs that run nothing of the repository. */
const WITHOUT_RUNS: ReadonlySet<string> = new Set(
  `: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/),
);
