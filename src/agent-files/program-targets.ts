import { posix } from 'node:path';
import { objectIn, textIn } from '../command/resolve/lock/lock-entry.ts';
import type { Mapping } from '../ground/mapping.ts';
import { isCode } from '../programs/file-names.ts';
import { isShell } from '../shell/programs.ts';
import { startedWords } from '../shell/started-words.ts';
import type { Word } from '../shell/word.ts';
import type { ProjectFiles } from './project-files.ts';
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
  readonly shell: (text: string, files?: ProjectFiles) => Promise<readonly Target[]>;
}

type Targets = readonly Target[];

/** Finds what one program with its words runs. */
export async function programTargets(words: readonly Part[], start: Start): Promise<Targets> {
  const [first, ...rest] = words.slice(words.length - startedWords(words).length);
  if (first === undefined || WITHOUT_TARGETS.has(first.text)) return [];
  const name = nameOf(first.text);
  if (!first.isKnown) return [{ kind: 'unread', name: `it starts ${first.shown}` }];
  if (name === 'cmd' && /^\/[ck]$/i.test(rest[0]?.text ?? ''))
    return programTargets(rest.slice(1), start);
  const textAt = rest.findIndex(({ text }) => /^-\w*c$/.test(text));
  if (isShell(name) && textAt >= 0) return textTargets(rest[textAt + 1], start);
  if (name === 'eval') return textTargets(joined(rest), start);
  const namesScript = rest.some(({ text }) => isPath(text) || isProgram(text));
  if (INTERPRETERS.test(name) && (namesScript || !SCRIPT_RUNNERS.has(name)))
    return scriptTargets(name, rest, start);
  const { files, left } = movedBy(rest, start.files);
  const texts = left.map(({ text }) => text);
  const isFile = isPath(first.text) && !SYSTEM.test(first.text);
  const own = isFile
    ? [start.files.script(first.text)]
    : await toolTargets(name, texts, { ...start, files });
  const programs = texts.filter(isProgram).flatMap((word) => {
    const there = files.named(word);
    return there.length > 0 ? there : start.files.named(word);
  });
  const inside = PROJECT_RUNNERS.test(name)
    ? left.findIndex(({ text }) => isInterpreter(text))
    : -1;
  const inner = inside < 0 ? [] : await programTargets(left.slice(inside), { ...start, files });
  return [...own, ...inner, ...programs];
}

/** The words of `eval`, which are one text. */
function joined(words: readonly Part[]): Part | undefined {
  const [first] = words;
  const text = words.map((word) => word.text).join(' ');
  return first && { ...first, text, isKnown: words.every(({ isKnown }) => isKnown) };
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

/** What a shell runs that is handed a text. */
function textTargets(text: Part | undefined, { shell }: Start): Targets | Promise<Targets> {
  // Only a text that is one variable, or one substitution, says nothing.
  const isText = text !== undefined && (text.isKnown || /\s/.test(text.text));
  return isText ? shell(text.text) : [{ kind: 'unread', name: 'a shell runs what it is handed' }];
}

/** What an interpreter runs: the files that its words name, or else its first operand. */
function scriptTargets(name: string, rest: readonly Part[], { files }: Start): Targets {
  const named = rest.flatMap(({ text }) => files.named(text));
  const [, inline] = INLINE.find(([programs]) => programs.test(name)) ?? [];
  const isInline = !isShell(name) && rest.some(({ text }) => inline?.test(text));
  if (isInline) return [{ kind: 'inline', name }, ...named];
  const operands = rest.filter(({ text }) => !text.startsWith('-'));
  const script = operands.find(({ text }) => isPath(text) || isProgram(text)) ?? operands[0];
  const program: Target = { kind: 'program', name };
  if (named.length > 0 || script === undefined) return named.length > 0 ? named : [program];
  const { text } = script;
  if (!script.isKnown) return [{ kind: 'unread', name: `it runs ${script.shown}` }];
  if (/^\w{2,}:/.test(text))
    return [{ kind: 'package', name: text, isExact: /@v?\d+\.\d+/.test(text) }];
  if (rest[rest.indexOf(script) - 1]?.text !== '-m') return [files.script(text, SUFFIXES)];
  const module = files.named(text.replaceAll('.', '/'), SUFFIXES);
  return module.length > 0 ? module : [program];
}

/** What a program of the machine runs: scripts of package.json, a file that it finds, or what it fetches. */
async function toolTargets(
  name: string,
  own: readonly string[],
  { files, shell }: Start,
): Promise<Targets> {
  const manifest = await files.manifest();
  const script = SCRIPT_RUNNERS.has(name) ? scriptIn(own) : undefined;
  const scripts = scriptsOf(script).flatMap((each): Target[] => {
    const text = textIn(objectIn(manifest.scripts), each);
    return text === '' ? [] : [{ kind: 'npm_script', name: each, text }];
  });
  const started = await Promise.all(scripts.map(({ text = '' }) => shell(text, files)));
  const others =
    scripts.length > 0 && !INSTALLS.test(script ?? '')
      ? []
      : otherTargets([name, ...own], manifest, files);
  return [...scripts, ...started.flat(), ...others];
}

function otherTargets(words: readonly string[], manifest: Mapping, files: ProjectFiles): Targets {
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

const INSTALLS = /^(?:add|ci|clean-install|i|install)$/;

/** The scripts that run with one, in the order of npm: https://docs.npmjs.com/cli/using-npm/scripts. */
function scriptsOf(script: string | undefined): readonly string[] {
  if (script === undefined) return [];
  const around = (each: string) => [`pre${each}`, each, `post${each}`];
  return INSTALLS.test(script)
    ? [...new Set([script, 'install', 'prepare'].flatMap(around)), 'prepublish']
    : around(script);
}

const INTERPRETERS =
  /^(?:node(?:js)?|bun|deno|tsx|ts-node|jiti|(?:python|pypy)[\d.]*w?|py|perl|ruby|php|lua|osascript|powershell|pwsh|source|\.|(?:ba|da|k|z|a|fi|c|tc)?sh)$/;
/** The flags of programs behind which code stands. */
const INLINE: readonly (readonly [programs: RegExp, flags: RegExp])[] = [
  [/^(?:powershell|pwsh)$/, /^-(?:c|command|e|ec|enc|encodedcommand)$/i],
  [/^php$/, /^-r/],
  [/^perl$/, /^-\w*[eE]/],
  [/./, /^(?:-\w*[cep]|--eval|--print|eval)(?:=|$)/],
];
/** What they add to the name of a script or a module. */
const SUFFIXES = [
  ...['', '.js', '.mjs', '.cjs', '.ts', '/index.js'],
  ...['.py', '/__main__.py', '/__init__.py'],
];

/** Whether a program runs the files that its words name. */
export function isInterpreter(program: string): boolean {
  return INTERPRETERS.test(nameOf(program));
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

/** Package managers that run scripts of package.json. */
const SCRIPT_RUNNERS: ReadonlySet<string> = new Set(['npm', 'pnpm', 'yarn', 'bun']);

/** Words of a shell, and programs that run nothing of the repository. */
const WITHOUT_TARGETS: ReadonlySet<string> = new Set(
  `: [ [[ ]] } ) break case continue done echo esac exit export false fi for function in local
  printf pwd read return set shift test true trap unset wait`.split(/\s+/),
);

/** Returns the name of a program, as `npx` of `/usr/bin/npx` and `npx.cmd`. */
export function nameOf(program: string): string {
  const name = posix.basename(program.replaceAll('\\', '/')).replace(/\.(?:exe|cmd|bat)$/i, '');
  return name === '' ? program : name;
}
