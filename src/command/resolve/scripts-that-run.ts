import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/finding.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation } from '../reading.ts';
import { findPackages, type NpmSettings, type Packages, readSettings } from './npm-project.ts';
import { readNpmrc } from './npmrc.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';
import { fails, from, type Place, type Resolved } from './resolution.ts';
import { entryFrom } from './tree-file.ts';

/** One text that npm hands to a shell. */
export interface ScriptRun {
  /** Of the package, which is where the shell starts; from the tree's root. */
  readonly directory: string;
  /** npm's `npm_lifecycle_event`. */
  readonly event: string;
  /** The script as package.json has it, or npm's own. */
  readonly body: string;
  /** What npm appends to it. */
  readonly words: readonly Word[];
  /** npm's own script, where package.json has none. */
  readonly builtIn?: 'restart' | 'server';
}

/** What npm runs, in its order, if every script before passes. */
interface ScriptsThatRun {
  /** The package whose `.npmrc` npm reads; undefined if npm runs no script. */
  readonly project?: string;
  /** Whether flags or the place select workspaces. */
  readonly selected: boolean;
  readonly runs: readonly ScriptRun[];
  /** Packages whose package.json was asked. */
  readonly packages: readonly string[];
  readonly problems: readonly Problem[];
}

const NONE: ScriptsThatRun = { selected: false, runs: [], packages: [], problems: [] };

/** The whole text that a shell gets. */
export function scriptText({ body, words }: Pick<ScriptRun, 'body' | 'words'>): string {
  return [body, ...words.map(({ text }) => quoteForScript(text))].join(' ');
}

/**
 * Which scripts an invocation of npm starts, in which packages, with which words: npm's own choice
 * (`npm run` and its short forms, `npm pack`), followed in the tree and not in any configuration file.
 *
 * @param span what is named where something is missing
 */
export async function scriptsThatRun(
  invocation: Invocation,
  place: Place,
  span: Span,
): Promise<ScriptsThatRun> {
  const flags = readSettings(invocation);
  const event = eventOf(invocation);
  if (flags.informs || (event === undefined && invocation.subcommand !== 'pack')) return NONE;
  const named = event === undefined && !packsHere(invocation);
  const find = (at: Place) => findPackages(flags, at, span, named);
  const found = await find(place);
  if ('problems' in found) return { ...NONE, problems: found.problems };
  const { project, selected } = found;
  const ignoreScripts =
    flags.ignoreScripts ?? (await ignoresScripts({ ...place, directory: project }));
  const settings = { ...flags, ignoreScripts };
  const asked = event ?? 'pack';
  const packed =
    event === undefined
      ? packedBy(invocation, place, selected ? found.directories : undefined)
      : [];
  if ('problems' in packed) return { ...NONE, project, selected, problems: packed.problems };
  const packages = event === undefined ? packed : found.directories;
  const runs: ScriptRun[] = [];
  const problems = [...found.missing, ...(await leftOut(found, place, span, find))];
  for (const directory of packages) {
    const manifest = await readPackageJson(place.tree, directory);
    const at = { ...place, directory };
    if (manifest === INVALID || manifest === undefined) {
      const path = posix.join(directory, 'package.json');
      const fault = manifest
        ? fails('package-json-invalid', span, { path })
        : fails('package-json-missing', span, { directory });
      problems.push(...fault.problems);
    } else if (event === undefined) {
      runs.push(...packingIn(manifest, directory, settings));
    } else if (canRun(manifest, at, asked)) {
      const own = runsIn(manifest, at, { event: asked, words: invocation.passthrough }, settings);
      runs.push(...own);
      problems.push(...inspectEmpty(own, asked, at, span));
    } else {
      const args = { script: asked, passes: settings.ifPresent };
      problems.push(...fails('npm-script-missing', span, args).problems);
    }
  }
  return { project, selected, runs, packages, problems };
}

/** Packages whose scripts npm would run at the base, and that a changed `workspaces` leaves out. */
async function leftOut(
  { project, directories }: Packages,
  { base, ...place }: Place,
  span: Span,
  find: (at: Place) => ReturnType<typeof findPackages>,
): Promise<readonly Problem[]> {
  const path = posix.join(project, 'package.json');
  if (base === undefined || !place.changed.has(path)) return [];
  const before = await find({ ...place, tree: base });
  if ('problems' in before) return [];
  const lost = before.directories.filter((each) => !directories.includes(each));
  return lost.length === 0 ? [] : [problemAt('workspaces-changed', span, { path, lost })];
}

/**
 * Reports a script in which nothing stands but white space and comments, so that npm passes.
 *
 * @param place of its package
 */
export function inspectEmpty(
  runs: readonly ScriptRun[],
  script: string,
  { via, directory }: Place,
  span: Span,
): readonly Problem[] {
  if (runs.some(({ event, body }) => event === script && !isBlank(body))) return [];
  const rule = via === undefined ? 'npm-script-empty' : 'npm-script-empty-part';
  return [problemAt(rule, span, { script, path: posix.join(directory, 'package.json') })];
}

/** Returns whether only white space and comments stand in a script. */
export function isBlank(body: string): boolean {
  return body.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}

/** Whether the `.npmrc` of the project turns pre and post scripts off; what is no boolean is an error. */
async function ignoresScripts(place: Place): Promise<boolean> {
  const npmrc = await readNpmrc(place);
  return 'settings' in npmrc && npmrc.settings['ignore-scripts'] === true;
}

/** Returns the script that an invocation of npm names; it can have others before and after it. */
export function eventOf({ subcommand, operands }: Invocation): string | undefined {
  switch (subcommand) {
    case 'run':
      return operands[0]?.text;
    case 'test':
    case 'start':
    case 'stop':
    case 'restart':
      return subcommand;
    default:
      return undefined;
  }
}

function canRun({ scripts }: PackageJson, place: Place, event: string): boolean {
  if (scripts.has(event) || event === 'restart' || event === 'env') return true;
  return event === 'start' && isServer(place);
}

/** What decides whether pre and post scripts run; by default they do. */
type ScriptSettings = Pick<NpmSettings, 'ignoreScripts'>;

/** The main script has the words; pre and post scripts have none. An empty script is passed over. */
export function runsIn(
  manifest: PackageJson,
  place: Place,
  { event, words }: Pick<ScriptRun, 'event' | 'words'>,
  settings: ScriptSettings = {},
): readonly ScriptRun[] {
  const { directory } = place;
  const text = manifest.scripts.get(event) ?? '';
  const main = text === '' ? builtIn(event, place) : { body: text };
  return [
    ...hooksOf(manifest, directory, [`pre${event}`], settings),
    ...(main ? [{ directory, event, words, ...main }] : []),
    ...hooksOf(manifest, directory, [`post${event}`], settings),
  ];
}

function builtIn(event: string, place: Place): Pick<ScriptRun, 'body' | 'builtIn'> | undefined {
  if (event === 'restart')
    return { body: 'npm stop --if-present && npm start', builtIn: 'restart' };
  if (event === 'start' && isServer(place)) return { body: 'node server.js', builtIn: 'server' };
  return event === 'env' ? { body: 'env' } : undefined;
}

function isServer(place: Place): boolean {
  const found = resolveInTree(place.tree, from(place, 'server.js'));
  // What leads out of the tree may be a file, too; it is judged where it is followed.
  return found.kind === 'outside' || (found.kind === 'inside' && isRegular(found.entry.kind));
}

const PACKING = ['prepack', 'prepare', 'postpack'] as const;

/** npm 10 runs `prepare` even if scripts are to be ignored. */
function packingIn(
  manifest: PackageJson,
  directory: string,
  { ignoreScripts }: ScriptSettings,
): readonly ScriptRun[] {
  return hooksOf(manifest, directory, ignoreScripts ? ['prepare'] : PACKING, {});
}

function hooksOf(
  { scripts }: PackageJson,
  directory: string,
  events: readonly string[],
  { ignoreScripts }: ScriptSettings,
): readonly ScriptRun[] {
  if (ignoreScripts) return [];
  return events.flatMap((event) => {
    const body = scripts.get(event);
    return body ? [{ directory, event, body, words: [] }] : [];
  });
}

/** Whether `npm pack` means the package where it was started, or the workspaces that flags select. */
function packsHere({ operands }: Invocation): boolean {
  return operands.length === 0 || operands.some(({ text }) => text === '.');
}

/**
 * The packages that `npm pack` makes archives of: those that its words name, or that flags select, or
 * the one where npm was started. A word that is no directory is fetched from somewhere.
 */
function packedBy(
  { operands }: Invocation,
  place: Place,
  selected: readonly string[] | undefined,
): readonly string[] | Resolved {
  const directories: string[] = selected ? [...selected] : [];
  if (!selected && operands.length === 0) directories.push(place.directory);
  for (const { text, span } of operands) {
    if (selected && text === '.') continue;
    if (!/^\.{0,2}(?:\/|$)/.test(text)) {
      return fails('downloads', span, { program: 'npm', flag: text });
    }
    const entry = entryFrom(place, text, span);
    if ('problems' in entry) return entry;
    if (entry.kind !== 'directory') {
      return fails('target-not-a-file', span, { path: text, reason: 'archive' });
    }
    directories.push(entry.path);
  }
  return directories;
}

/** What npm's shell could take for more than a part of a word. */
const SPECIAL = /[\t\n\r "#$&'()*;<>?\\`|~]/;

/**
 * Quotes a word as npm does where it appends one to a script's text (`@npmcli/promise-spawn`, POSIX).
 * It leaves `[`, `{` and `!` as they are, which a shell may expand.
 */
export function quoteForScript(word: string): string {
  if (word === '') return "''";
  if (!SPECIAL.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`
    .replace(/^(?:'')+(?!$)/, '')
    .replaceAll(`\\'''`, `\\'`);
}
