import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import type { Invocation } from '../reading.ts';
import { readNpmrc } from './npmrc.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';
import { fails, type Place } from './resolution.ts';
import { findPackages, type NpmSettings, type Packages, readSettings } from './workspaces.ts';

/** One text that npm passes to a shell. */
export interface ScriptRun {
  /** Where the shell starts, from the tree's root. */
  readonly directory: string;
  /** npm's `npm_lifecycle_event`. */
  readonly event: string;
  /** As in package.json. */
  readonly body: string;
  /** Appended by npm. */
  readonly words: readonly Word[];
}

/** In order, if each one passes. */
interface ScriptsThatRun {
  /** The package whose `.npmrc` npm reads; undefined if npm runs no script. */
  readonly project?: string;
  /** True if flags or the working directory select workspaces. */
  readonly selected: boolean;
  readonly runs: readonly ScriptRun[];
  /** Packages whose package.json was read. */
  readonly packages: readonly string[];
  readonly problems: readonly Problem[];
}

const NONE: ScriptsThatRun = { selected: false, runs: [], packages: [], problems: [] };

export function scriptText({ body, words }: Pick<ScriptRun, 'body' | 'words'>): string {
  return [body, ...words.map(({ text }) => quoteForScript(text))].join(' ');
}

/**
 * Finds the scripts that an invocation of npm starts, with packages and words, by npm's own rules (`npm
 * run` and its short forms). Reads no configuration file.
 * @param span for problems about missing scripts
 */
export async function scriptsThatRun(
  invocation: Invocation,
  place: Place,
  span: Span,
): Promise<ScriptsThatRun> {
  const flags = readSettings(invocation);
  const event = eventOf(invocation);
  if (flags.informs || event === undefined) return NONE;
  const find = (at: Place) => findPackages(flags, at, span);
  const found = await find(place);
  if ('problems' in found) return { ...NONE, problems: found.problems };
  const { project, selected, directories: packages } = found;
  const ignoreScripts =
    flags.ignoreScripts ?? (await ignoresScripts({ ...place, directory: project }));
  const runs: ScriptRun[] = [];
  const problems = [...(await leftOut(found, place, span, find))];
  let isLacking = false;
  for (const directory of packages) {
    const manifest = await readPackageJson(place.tree, directory);
    if (manifest === INVALID) {
      const path = posix.join(directory, 'package.json');
      problems.push(...fails('package-json-invalid', span, { path }).problems);
    } else if (manifest === undefined) {
      problems.push(...fails('package-json-missing', span, { directory }).problems);
    } else if (manifest.scripts.has(event)) {
      const main = { event, words: invocation.passthrough };
      const own = runsIn(manifest, directory, main, { ignoreScripts });
      runs.push(...own);
      problems.push(...inspectEmpty(own, event, { ...place, directory }, span));
    } else {
      isLacking = true;
    }
  }
  if (isLacking) {
    const args = { script: event, passes: flags.ifPresent };
    const runsNothing = flags.ifPresent && runs.length === 0 && place.via === undefined;
    // Without a script, `npm start` runs server.js.
    const isGrave = event === 'start' || runsNothing;
    problems.push(problemAt('npm-script-missing', span, args, isGrave ? 'error' : undefined));
  }
  return { project, selected, runs, packages, problems };
}

/** Reports packages that run at the base but that a changed `workspaces` excludes. */
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
 * Reports a script of only white space and comments, which passes.
 * @param place of its package
 */
export function inspectEmpty(
  runs: readonly ScriptRun[],
  script: string,
  { via, directory }: Place,
  span: Span,
): readonly Problem[] {
  if (runs.some(({ event, body }) => event === script && !isBlank(body))) return [];
  const args = { script, path: posix.join(directory, 'package.json') };
  return [problemAt('npm-script-empty', span, args, via === undefined ? 'error' : 'warning')];
}

export function isBlank(body: string): boolean {
  return body.split('\n').every((line) => /^\s*(?:#|$)/.test(line));
}

/** True if the project's `.npmrc` disables pre and post scripts; other values are an error elsewhere. */
async function ignoresScripts(place: Place): Promise<boolean> {
  const npmrc = await readNpmrc(place);
  return 'settings' in npmrc && npmrc.settings['ignore-scripts'] === true;
}

/** Returns the script named by an npm invocation. Pre and post scripts may surround it. */
export function eventOf({ subcommand, operands }: Invocation): string | undefined {
  switch (subcommand) {
    case 'run':
      return operands[0]?.text;
    case 'test':
    case 'start':
    case 'stop':
      return subcommand;
    default:
      return undefined;
  }
}

/** Returns the scripts of an event. Only the main script gets the words; empty scripts are skipped. */
export function runsIn(
  { scripts }: PackageJson,
  directory: string,
  { event, words }: Pick<ScriptRun, 'event' | 'words'>,
  { ignoreScripts }: Pick<NpmSettings, 'ignoreScripts'> = {},
): readonly ScriptRun[] {
  const around = ignoreScripts ? [event] : [`pre${event}`, event, `post${event}`];
  return around.flatMap((each) => {
    const body = scripts.get(each);
    return body ? [{ directory, event: each, body, words: each === event ? words : [] }] : [];
  });
}

/** Characters that npm's shell could interpret. */
const SPECIAL = /[\t\n\r "#$&'()*;<>?\\`|~]/;

/**
 * Quotes a word that npm appends to a script (`@npmcli/promise-spawn`, POSIX). Leaves `[`, `{` and `!`,
 * which a shell may expand.
 */
export function quoteForScript(word: string): string {
  if (word === '') return "''";
  if (!SPECIAL.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`
    .replace(/^(?:'')+(?!$)/, '')
    .replaceAll(`\\'''`, `\\'`);
}
