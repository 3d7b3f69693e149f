import { type Mapping, objectIn, textIn } from '../ground/mapping.ts';
import { isCode } from '../programs/file-names.ts';
import {
  baseName,
  changesShell,
  isWithoutEffect,
  type KnownProgram,
  programNamed,
  runsCode,
} from '../shell/programs.ts';
import {
  isDynamic,
  readShellText,
  type SimpleCommand,
  withoutReserved,
} from '../shell/shell-text.ts';
import { startedWords, textHanded } from '../shell/started-words.ts';
import type { Word } from '../shell/word.ts';
import { dangersInShell } from './dangers.ts';
import type { ProjectFiles, Run } from './project-files.ts';

type Runs = readonly Run[];

const MAX_DEPTH = 4;

/**
 * Finds what shell text runs. Follows words, `cd`, nested shells and scripts of package.json, and
 * reports everything else as unread. It permits nothing and makes no Plan.
 * @param files the files where it starts
 */
export async function textRuns(text: string, files: ProjectFiles, depth = 0): Promise<Runs> {
  if (depth > MAX_DEPTH) return [unread('it is nested too deeply')];
  const commands = readShellText(text);
  if (commands.length === 0 && text.trim() !== '') return [unread('it is too long')];
  const dangers = new Set(dangersInShell(text).map(({ does }) => does));
  return [
    ...[...dangers].map((name): Run => ({ kind: 'danger', name })),
    ...(await listRuns(commands, text, files, depth)),
  ];
}

async function listRuns(
  commands: readonly SimpleCommand[],
  text: string,
  from: ProjectFiles,
  depth: number,
): Promise<Runs> {
  const found: Run[] = [];
  let files = from;
  for (const command of commands) {
    found.push(...(await listRuns(command.inside, text, files, depth)));
    if (command.subshell !== undefined) continue;
    if (command.defines) {
      found.push(unread('it defines a function'));
      continue;
    }
    const { words, assignments } = withoutReserved(command);
    const parts = words.map((word) => ({
      ...word,
      shown: text.slice(word.span.start, word.span.end),
      isKnown: !isDynamic(command, word),
    }));
    found.push(...assignments.flatMap(({ value }) => valueRuns(value, files)));
    const [first, second] = parts;
    if (first?.text === 'cd' || first?.text === 'pushd')
      files = files.into(second?.isKnown ? second.text : undefined);
    else found.push(...(await wordRuns(parts, files, depth)));
  }
  return found;
}

/** Finds the files in the value of a variable, such as the module of `--require ./x.js`. */
export function valueRuns(value: string, files: ProjectFiles): Runs {
  return value.split(/[\s=:,]+/).flatMap((word) => files.named(word));
}

interface Part extends Word {
  readonly isKnown: boolean;
  /** As in the source. */
  readonly shown: string;
}

/**
 * Finds what one program with its arguments runs, without a shell: files of the commit, package scripts,
 * packages, or others.
 */
export async function wordRuns(
  words: readonly Part[],
  start: ProjectFiles,
  depth = 0,
): Promise<Runs> {
  const started = startedWords(words);
  const [first, ...rest] = started;
  if (first === undefined || runsNothing(first.text)) return [];
  if (!first.isKnown) return [unread(`it starts ${first.shown}`)];
  const program = programNamed(first.text) ?? { name: baseName(first.text), kind: 'system' };
  const handed = textHanded(started);
  if (program.kind === 'shell' && handed) {
    // A text that is only one variable or substitution is unknown.
    const isText = handed.words.every(({ isKnown }) => isKnown) || /\s/.test(handed.text);
    return isText
      ? textRuns(handed.text, start, depth + 1)
      : [unread('a shell runs what it is handed')];
  }
  const namesScript = rest.some(({ text }) => isPath(text) || isProgram(text));
  if (runsCode(first.text) && (namesScript || !program.runsScripts))
    return scriptRuns(baseName(first.text), rest, handed !== undefined, start);
  const { files, left } = movedBy(rest, start);
  const texts = left.map(({ text }) => text);
  const isFile = isPath(first.text) && !SYSTEM.test(first.text);
  // Windows also looks for a program in the working directory.
  const beside = isProgram(first.text) ? start.named(first.text) : [];
  const own = isFile
    ? [start.script(first.text)]
    : beside.length > 0
      ? beside
      : await toolRuns(program, texts, files, depth);
  const programs = texts.filter(isProgram).flatMap((word) => {
    const there = files.named(word);
    return there.length > 0 ? there : start.named(word);
  });
  const inside = program.runsInside ? left.findIndex(({ text }) => runsCode(text)) : -1;
  const inner = inside < 0 ? [] : await wordRuns(left.slice(inside), files, depth);
  return [...own, ...inner, ...programs];
}

/** True for a word of a shell that starts no program. */
function runsNothing(word: string): boolean {
  return isWithoutEffect(word) || (changesShell(word) && programNamed(word) === undefined);
}

function unread(name: string): Run {
  return { kind: 'unread', name };
}

const MOVES = /^(?:-C|--(?:cwd|dir|directory|prefix|workspace))(?:=(.*))?$/s;

/** Returns the files in a tool's directory, and its arguments without the flag for it. */
function movedBy(words: readonly Part[], files: ProjectFiles) {
  const at = words.findIndex(({ text }) => MOVES.test(text));
  if (at < 0) return { files, left: words };
  const value = MOVES.exec(words[at]?.text ?? '')?.[1];
  const left = words.toSpliced(at, value === undefined ? 2 : 1);
  return { files: files.into(value ?? words[at + 1]?.text), left };
}

/** Returns an interpreter's runs: the files in its arguments, or else its first operand. */
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

/**
 * Returns the runs of a program of the machine: scripts of package.json, a file that it finds, or a download.
 */
async function toolRuns(
  program: KnownProgram,
  words: readonly string[],
  files: ProjectFiles,
  depth: number,
): Promise<Runs> {
  const manifest = await files.manifest();
  const script = program.runsScripts && scriptIn(words);
  const scripts = lifecycleOf(script).flatMap((each): Run[] => {
    const text = textIn(objectIn(manifest.scripts), each);
    return text === '' ? [] : [{ kind: 'npm_script', name: each, text }];
  });
  const started = await Promise.all(
    scripts.map(({ text = '' }) => textRuns(text, files, depth + 1)),
  );
  const isOnlyScript = scripts.length > 0 && !INSTALLS.test(script ?? '');
  const others = isOnlyScript ? [] : otherRuns(program, words, manifest, files);
  return [...scripts, ...started.flat(), ...others];
}

function otherRuns(
  program: KnownProgram,
  words: readonly string[],
  manifest: Mapping,
  files: ProjectFiles,
): Runs {
  const { name, finds = '' } = program;
  const found = finds.split(' ').flatMap((path) => files.named(path));
  if (found.length > 0) return found;
  const fetched = fetchedBy(program, words);
  if (fetched === undefined) return [{ kind: 'program', name }];
  const file = files.named(fetched.name);
  // A path in place of a package.
  if (file.length > 0 || /^[./]/.test(fetched.name))
    return file.length > 0 ? file : [{ kind: 'program', name }];
  // The project's lockfile fixes its dependencies.
  const { dependencies, devDependencies } = manifest;
  const isOwn = [dependencies, devDependencies].some((each) => fetched.name in objectIn(each));
  return [isOwn ? { kind: 'program', name: fetched.name } : { kind: 'package', ...fetched }];
}

const SYSTEM = /^\/(?:usr\/(?:local\/)?|opt\/homebrew\/)?s?bin\/[^/]+$/;

function isProgram(text: string): boolean {
  return isCode(text) || /\.(?:exe|jar)$/i.test(text);
}

function isPath(text: string): boolean {
  return /^[.~]{0,2}[\\/]|^[A-Za-z]:[\\/]|^[\w.@-]+[\\/]/.test(text) && !text.includes('://');
}

/** Returns the script of package.json that a package manager runs: `npm run build`, `npm test`. */
function scriptIn(words: readonly string[]): string | undefined {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  return first === 'run' || first === 'run-script' ? second : first;
}

const INSTALLS = /^(?:add|ci|clean-install|i|install)$/;

/** In npm's order: https://docs.npmjs.com/cli/using-npm/scripts. */
function lifecycleOf(script: string | undefined): readonly string[] {
  if (script === undefined) return [];
  const around = (each: string) => [`pre${each}`, each, `post${each}`];
  return INSTALLS.test(script)
    ? [...new Set([script, 'install', 'prepare'].flatMap(around)), 'prepublish']
    : around(script);
}

/** Endings that interpreters add to the name of a script or module. */
const SUFFIXES = ['', ...'.js .mjs .cjs .ts /index.js .py /__main__.py /__init__.py'.split(' ')];

/** Flags with a value, of programs that download. `-p` takes a package for npx, and a number for others. */
const TAKES =
  /^(?:-[celuvw]|--(?:add-host|call|directory|entrypoint|env|env-file|index-url|label|mount|name|network|platform|prefix|publish|python|registry|user|volume|with|workdir|workspace))$/;

/** A fixed version, digest or commit. */
const EXACT =
  /.@v?\d+\.\d+\.\d+[\w.+-]*$|==\d+(?:\.\d+)+(?!\d)\w*$|@sha256:[0-9a-f]{64}$|[#@][0-9a-f]{40}$/;

/** Returns the package or image that a program downloads to run it; undefined if none. */
function fetchedBy(
  { fetches }: KnownProgram,
  words: readonly string[],
): Pick<Run, 'name' | 'isExact'> | undefined {
  const plain = words.filter((word) => !word.startsWith('-'));
  const length = [2, 1, 0].find(
    (count) => count <= plain.length && fetches?.test(plain.slice(0, count).join(' ')),
  );
  if (length === undefined) return undefined;
  const behind = length === 0 ? 0 : words.indexOf(plain[length - 1] ?? '') + 1;
  const name = words
    .slice(behind)
    .map((word) => word.replace(/^--(?:from|package)=/, ''))
    .find((word, at, all) => !/^(?:-|[\d.:]+\w?$)/.test(word) && !TAKES.test(all[at - 1] ?? ''));
  return name === undefined ? undefined : { name, isExact: EXACT.test(name) };
}
