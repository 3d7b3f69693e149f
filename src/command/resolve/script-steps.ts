import { type Mapping, objectIn } from '../../ground/mapping.ts';
import { lex } from '../../shell/lex.ts';
import { changesShell, isWithoutEffect } from '../../shell/programs.ts';
import type { Flag, Invocation, NpmScripts, ScriptCommand, ScriptStep } from '../reading.ts';
import { effectOf, readNpmrc } from './npmrc.ts';
import { INVALID, readJsonFile, usablePackageJson } from './package-json.ts';
import { from, type Place } from './resolution.ts';
import { eventOf, type ScriptRun, scriptsThatRun, scriptText } from './scripts-that-run.ts';
import { readSettings } from './workspaces.ts';

const SPAN = { start: 0, end: 0 };

/**
 * Returns the scripts of an npm command, ready to run without npm.
 * @returns undefined for a command without scripts, or if only npm runs them correctly: it checks
 *   `devEngines` first, lists the binaries of a directory, or sets `NODE_ENV`
 */
export async function npmScripts(
  invocation: Invocation,
  place: Place,
): Promise<NpmScripts | undefined> {
  const { subcommand, flags } = invocation;
  if (subcommand === undefined) return undefined;
  const { project, selected, runs, packages } = await scriptsThatRun(invocation, place, SPAN);
  if (project === undefined) return undefined;
  const npmrc = await readNpmrc({ ...place, directory: project });
  const manifest = await jsonOf(place, project);
  if ('unread' in npmrc || manifest === undefined) return undefined;
  const { settings } = npmrc;
  const setsMode = SETS_MODE.some((key) => key in settings);
  if (manifest.devEngines !== undefined || setsMode) return undefined;
  const steps: ScriptStep[] = [];
  for (const directory of packages) {
    const json = await jsonOf(place, directory);
    // npm treats the files of `directories.bin` as binaries.
    const listsBinaries = json && !json.bin && 'bin' in objectIn(json.directories);
    if (json === undefined || listsBinaries) return undefined;
    const own = runs.filter((run) => run.directory === directory);
    const missing = own.length === 0 ? await missingIn(invocation, place, directory) : undefined;
    if (missing !== undefined) steps.push({ ...identityOf(json), ...missing, directory });
    steps.push(...own.map((run) => ({ ...identityOf(json), ...stepOf(run) })));
  }
  const nodeOptions = settings['node-options'];
  const { prefix } = readSettings(invocation);
  return {
    subcommand,
    directory: place.directory,
    project,
    prefixed: prefix !== undefined,
    inWorkspaces: selected,
    config: exportedConfig(flags, settings),
    ...(typeof nodeOptions === 'string' && { nodeOptions }),
    steps,
  };
}

async function jsonOf({ tree }: Place, directory: string): Promise<Mapping | undefined> {
  const json = await readJsonFile(tree, from({ directory }, 'package.json'));
  return json === undefined || json === INVALID ? undefined : objectIn(json);
}

function identityOf(json: Mapping) {
  const { name, version } = json;
  return {
    packageId: name && version ? `${String(name)}@${String(version)}` : '',
    packageEnv: packageEnv(json),
  };
}

function stepOf(run: ScriptRun): Omit<ScriptStep, 'packageId' | 'packageEnv'> {
  const { directory, event, body } = run;
  const text = scriptText(run);
  const command = scriptCommand(text);
  const words = run.words.map((word) => word.text);
  return { directory, event, body, words, text, ...(command && { command }) };
}

/** npm fails for a missing script, but not for an empty one. */
async function missingIn(invocation: Invocation, { tree }: Place, directory: string) {
  const event = eventOf(invocation);
  const known = (await usablePackageJson(tree, directory))?.scripts.has(event ?? '');
  if (event === undefined || known || readSettings(invocation).ifPresent) return undefined;
  return { event, words: [], text: '' };
}

/** `nohup` is a word of ksh, and a program for other shells. */
function isOfShell(word: string): boolean {
  return changesShell(word) || isWithoutEffect(word) || word === 'nohup';
}

/**
 * Returns how a script starts as one program, without a shell.
 * @returns undefined if it is more than one simple command, or needs the shell for another reason
 */
function scriptCommand(text: string): ScriptCommand | undefined {
  const { words, assignments, refused, problems } = lex(text);
  const isSimple = problems.every(
    ({ rule, severity }) =>
      rule === 'assignment-refused' ||
      // Only the shell knows the files at run time.
      (severity === 'warning' && rule !== 'unquoted-glob'),
  );
  const assigned = problems.filter(({ rule }) => rule === 'assignment-refused').length;
  const [first] = words;
  if (!isSimple || assigned !== refused.length || first === undefined) return undefined;
  if (isOfShell(first.text) || first.text.includes('=')) return undefined;
  const set = [...assignments, ...refused].sort((a, b) => a.span.start - b.span.start);
  // PATH decides which program the name means.
  if (set.some(({ name }) => name === 'PATH')) return undefined;
  const env = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  return { argv: words.map((word) => word.text), env };
}

/**
 * Settings not exported, as by npm (deprecated ones, and one package's own), or because the gate's
 * environment decides them.
 */
const NOT_EXPORTED: ReadonlySet<string> = new Set(
  `browser cache cache-max cache-min fetch-retries if-present include-workspace-root init.author.email
  init.author.name init.author.url init.license init.version legacy-bundling min-release-age offline
  prefix update-notifier workspace workspaces`.split(/\s+/),
);

/** Settings by which npm may set `NODE_ENV`, in combination. */
const SETS_MODE = ['also', 'dev', 'include', 'omit', 'only', 'optional', 'production'] as const;

/**
 * Returns the `npm_config_…` variables that npm sets for scripts: harmless settings of its flags and
 * the project's `.npmrc` (`set-envs.js` of `@npmcli/config`), even repeated defaults.
 * @param npmrc the settings as `ini` parses them
 */
function exportedConfig(flags: readonly Flag[], npmrc: Mapping): Readonly<Record<string, string>> {
  const kept = Object.entries(npmrc).filter(([key, value]) =>
    ['harmless', 'honoured'].includes(effectOf(key, value)),
  );
  const given = flags.map(({ name, value, negated }): [string, unknown] => [
    name.slice(2),
    value ?? negated !== true,
  ]);
  const exported = [...kept, ...given].filter(([key]) => !NOT_EXPORTED.has(key));
  return Object.fromEntries(
    exported.map(([key, value]) => [
      `npm_config_${key.replaceAll('-', '_').toLowerCase()}`,
      textOf(value),
    ]),
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n\n');
  return value === null || value === undefined || value === false ? '' : String(value).trim();
}

/**
 * Returns the `npm_package_…` variables (`package-envs.js` of `@npmcli/run-script`): the fields in
 * npm's RFC 21 but `bin`, without names that a shell would not pass on.
 * @param json the content of package.json
 */
function packageEnv(json: Mapping): Record<string, string> {
  const { name, version, config, engines } = json;
  const env: Record<string, string> = {};
  flatten({ name, version, config, engines }, 'npm_package_', env);
  return Object.fromEntries(Object.entries(env).filter(([key]) => /^[A-Za-z_]\w*$/.test(key)));
}

function flatten(values: object, prefix: string, env: Record<string, string>): void {
  for (const [key, value] of Object.entries(values) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value === null || value === false) {
      env[`${prefix}${key}`] = '';
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        flatten({ [`${key}_${index}`]: item as unknown }, prefix, env);
      }
    } else if (typeof value === 'object') {
      flatten(value, `${prefix}${key}_`, env);
    } else {
      env[`${prefix}${key}`] = String(value);
    }
  }
}
