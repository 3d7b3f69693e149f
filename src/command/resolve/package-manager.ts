import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import type { ProgramFamily } from '../../programs/table.ts';
import { filesNamed } from '../../repo/per-tree.ts';
import { isProgram, isToolName, wordProblem } from '../invocation/parsed.ts';
import type { Invocation } from '../reading.ts';
import { resolveTool } from './npm.ts';
import { foldersUpFrom } from './npm-project.ts';
import { resolveRun } from './npm-script.ts';
import { inspectNpmrc } from './npmrc.ts';
import { inspectShadows } from './own-binaries.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';
import { fails, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { inspectEmpty, runsIn } from './scripts-that-run.ts';

/**
 * The scripts or the local binary that pnpm, Yarn or Bun would run, read as npm's are. They differ in
 * whether pre and post scripts run and in how they select packages: every script that may run is
 * judged, and where packages are selected by a pattern, those of all packages.
 */
export async function resolvePackageManager(
  invocation: Invocation,
  family: ProgramFamily,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const { subcommand, operands, flags } = invocation;
  const [first] = operands;
  if (first === undefined) return NOTHING;
  const { text, span } = first;
  const settings = join([
    await inspectNpmrc({ ...place, directory: '' }, span),
    place.directory === '' ? NOTHING : await inspectNpmrc(place, span),
  ]);
  // It is resolved as what the invocation launches.
  const isLaunched = isProgram(text) || place.families?.allowed.has(text) === true;
  if (subcommand === 'exec') {
    const tool = isLaunched ? NOTHING : await resolveTool(place, invocation, first);
    return join([settings, tool]);
  }
  const selects = selectsPackages(invocation, family);
  const packages = await packagesOf(place, selects, span);
  if ('problems' in packages) return join([settings, packages]);
  const having = packages.filter(({ manifest }) => manifest.scripts.has(text));
  if (having.length > 0) {
    const runs = having.map((each) => scriptsOf(each, invocation, place, trail));
    return join([settings, ...(await Promise.all(runs))]);
  }
  if (subcommand === 'script-or-tool' && isLaunched) return settings;
  if (subcommand === 'script-or-tool' && /^(?!@)[^\\/]*[\\/]/.test(text)) {
    const problems = [wordProblem('outside-code', family.program, first)];
    return join([settings, { targets: [], problems }]);
  }
  if (subcommand === 'script-or-tool' && isToolName(text)) {
    const tool = await resolveTool(place, { ...invocation, subcommand: 'exec' }, first);
    return join([settings, tool]);
  }
  if (subcommand === 'script-or-tool' && !/^[\w:.-]*\w[\w:.-]*$/.test(text)) {
    const problems = [wordProblem('outside-code', family.program, first)];
    return join([settings, { targets: [], problems }]);
  }
  const passes = flags.some(({ name }) => name === '--if-present');
  return join([settings, fails('npm-script-missing', span, { script: text, passes })]);
}

/** Whether a program runs scripts of package.json. */
export function isPackageManager({ data }: ProgramFamily): boolean {
  return data.starts === 'script-or-tool' || data.starts === 'script-tool-or-file';
}

/** Whether a command selects packages by a pattern, so that a script of any of them may run. */
export function selectsPackages(
  { anyPackage, flags, passthrough }: Invocation,
  { data }: ProgramFamily,
): boolean {
  const words = [...flags.map(({ name }) => name), ...passthrough.map(({ text }) => text)];
  return (
    anyPackage === true ||
    words.some((each) => data.selecting_flags.includes(each.replace(/=.*/s, '')))
  );
}

interface Package {
  readonly directory: string;
  readonly manifest: PackageJson;
}

/** The package that a package manager takes for its own, or every one of the commit. */
async function packagesOf(
  { tree, directory }: Place,
  all: boolean,
  span: Span,
): Promise<readonly Package[] | Resolved> {
  const nearest = foldersUpFrom(directory).filter(
    (each) => tree.stat(posix.join(each, 'package.json')) !== undefined,
  );
  const directories = all ? everyPackage(tree) : nearest.slice(0, 1);
  if (directories.length === 0) return fails('package-json-missing', span, { directory });
  const packages: Package[] = [];
  for (const each of directories) {
    const manifest = await readPackageJson(tree, each);
    if (manifest === INVALID) {
      return fails('package-json-invalid', span, { path: posix.join(each, 'package.json') });
    }
    if (manifest !== undefined) packages.push({ directory: each, manifest });
  }
  return packages;
}

/** The directories of the commit that have a package.json, without those of dependencies. */
function everyPackage(tree: Place['tree']): string[] {
  const directories: string[] = [];
  for (const { path } of filesNamed(tree, 'package.json')) {
    if (!path.split('/').includes('node_modules')) {
      directories.push(posix.dirname(path).replace(/^\.$/, ''));
    }
  }
  return directories;
}

async function scriptsOf(
  { directory, manifest }: Package,
  { operands: [named], passthrough }: Invocation,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const here = { ...place, directory };
  const { text: event = '', span = { start: 0, end: 0 } } = named ?? {};
  const results = [await inspectShadows(here, span)];
  const runs = runsIn(manifest, directory, { event, words: passthrough });
  for (const run of runs) results.push(await resolveRun(here, run, span, trail));
  const problems = inspectEmpty(runs, event, here, span);
  results.push({ targets: [], problems });
  const changed = place.changed.has(manifest.path);
  if (changed) results.push(fails('target-changed', span, { path: manifest.path }));
  return join(results);
}
