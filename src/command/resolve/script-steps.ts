import type { Invocation, NpmScripts, ScriptStep } from '../reading.ts';
import { exportedConfig, mayChangeMode } from './npm-config.ts';
import { readSettings } from './npm-settings.ts';
import { readNpmrc } from './npmrc.ts';
import { packageEnv } from './package-env.ts';
import { INVALID, readJsonFile, readPackageJson } from './package-json.ts';
import { from, type Place } from './place.ts';
import { scriptCommand } from './script-command.ts';
import { type ScriptRun, scriptsThatRun, scriptText } from './scripts-that-run.ts';

const SPAN = { start: 0, end: 0 };

/**
 * The scripts that an npm command runs, ready to run without npm.
 *
 * @returns undefined for a command that runs no script, or whose scripts only npm itself runs as it
 *   would: because it checks `devEngines` first, lists the binaries of a folder, or sets `NODE_ENV`
 */
export async function npmScripts(
  invocation: Invocation,
  place: Place,
): Promise<NpmScripts | undefined> {
  const { subcommand, flags } = invocation;
  if (subcommand === undefined || subcommand === 'pack') return undefined;
  const { project, selected, runs, packages } = await scriptsThatRun(invocation, place, SPAN);
  if (project === undefined) return undefined;
  const npmrc = await readNpmrc({ ...place, directory: project });
  const manifest = await jsonOf(place, project);
  if ('unread' in npmrc || manifest === undefined) return undefined;
  const { settings } = npmrc;
  if (manifest.devEngines !== undefined || mayChangeMode(flags, settings)) return undefined;
  const steps: ScriptStep[] = [];
  for (const directory of packages) {
    const json = await jsonOf(place, directory);
    if (json === undefined || listsBinaries(json)) return undefined;
    const own = runs.filter((run) => run.directory === directory);
    const missing = own.length === 0 ? await missingIn(invocation, place, directory) : undefined;
    if (missing !== undefined) steps.push({ ...identityOf(json), ...missing, directory });
    for (const run of own) steps.push({ ...identityOf(json), ...(await stepOf(run, place)) });
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

async function jsonOf(
  place: Place,
  directory: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const json = await readJsonFile(place.tree, from({ directory }, 'package.json'));
  return json === INVALID ? undefined : (json as Record<string, unknown> | undefined);
}

/** npm takes the files of that folder for binaries. */
function listsBinaries({ bin, directories }: Readonly<Record<string, unknown>>): boolean {
  return !bin && typeof directories === 'object' && directories !== null && 'bin' in directories;
}

function identityOf(json: Readonly<Record<string, unknown>>) {
  const { name, version } = json;
  return {
    packageId: name && version ? `${String(name)}@${String(version)}` : '',
    packageEnv: packageEnv(json),
  };
}

async function stepOf(run: ScriptRun, place: Place) {
  const { directory, event, body } = run;
  const text = scriptText(run);
  const command = await scriptCommand(text, { ...place, directory });
  const words = run.words.map((word) => word.text);
  return { directory, event, body, words, text, ...(command && { command }) };
}

/** npm fails for a script that is missing, but not for one whose text is empty. */
async function missingIn(invocation: Invocation, { tree }: Place, directory: string) {
  const event =
    invocation.subcommand === 'run' ? invocation.operands[0]?.text : invocation.subcommand;
  const manifest = await readPackageJson(tree, directory);
  const known = manifest !== undefined && manifest !== INVALID && manifest.scripts.has(event ?? '');
  if (event === undefined || known || readSettings(invocation).ifPresent) return undefined;
  return { event, words: [], text: '' };
}
