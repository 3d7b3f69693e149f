import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import type { ProgramFamily } from '../../programs/table.ts';
import { filesNamed } from '../../repo/tree.ts';
import { isProgram, isToolName, wordProblem } from '../invocation/parsed.ts';
import type { Invocation } from '../reading.ts';
import { resolveTool } from './npm.ts';
import { resolveRuns } from './npm-script.ts';
import { inspectNpmrc } from './npmrc.ts';
import { INVALID, type PackageJson, readPackageJson } from './package-json.ts';
import { fails, join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { inspectEmpty, runsIn } from './scripts-that-run.ts';
import { foldersUpFrom } from './workspaces.ts';

/**
 * Resolves the scripts or the local binary for pnpm, Yarn or Bun, as for npm. They differ in pre and post
 * scripts and in selecting packages, so every script that may run is judged; a pattern of packages selects all.
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
  // It is resolved as a launched invocation.
  const isLaunched = isProgram(text) || place.families?.allowed.has(text) === true;
  const tool = { ...invocation, subcommand: 'exec' };
  if (subcommand === 'exec')
    return join([settings, isLaunched ? NOTHING : await resolveTool(place, tool, first)]);
  const packages = await packagesOf(place, selectsPackages(invocation, family), span);
  if ('problems' in packages) return join([settings, packages]);
  const having = packages.filter(({ manifest }) => manifest.scripts.has(text));
  if (having.length > 0) {
    const runs = having.map((each) => scriptsOf(each, invocation, place, trail));
    return join([settings, ...(await Promise.all(runs))]);
  }
  // Without a script, they start server.js.
  const isStart = text === 'start';
  if (subcommand === 'script-or-tool' && !isStart) {
    if (isLaunched) return settings;
    if (isToolName(text)) return join([settings, await resolveTool(place, tool, first)]);
    if (!/^[:.-]*\w[\w:.-]*$/.test(text)) {
      const problems = [wordProblem('outside-code', family.program, first)];
      return join([settings, { targets: [], problems }]);
    }
  }
  const args = { script: text, passes: flags.some(({ name }) => name === '--if-present') };
  return join([settings, fails('npm-script-missing', span, args, isStart ? 'error' : undefined)]);
}

export function isPackageManager({ data }: ProgramFamily): boolean {
  return data.starts === 'script-or-tool' || data.starts === 'script-tool-or-file';
}

/** True if a pattern selects packages, so any package's script may run. */
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

/** Returns the package manager's current package, or all packages of the commit. */
async function packagesOf(
  { tree, directory }: Place,
  all: boolean,
  span: Span,
): Promise<readonly Package[] | Resolved> {
  const manifests = filesNamed(tree, 'package.json').flatMap(({ path }) =>
    path.split('/').includes('node_modules') ? [] : posix.dirname(path).replace(/^\.$/, ''),
  );
  const isPackage = (folder: string) => tree.stat(posix.join(folder, 'package.json')) !== undefined;
  const directories = all ? manifests : foldersUpFrom(directory).filter(isPackage).slice(0, 1);
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

async function scriptsOf(
  { directory, manifest }: Package,
  { operands: [named], passthrough }: Invocation,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const here = { ...place, directory };
  const { text: event = '', span = { start: 0, end: 0 } } = named ?? {};
  const runs = runsIn(manifest, directory, { event, words: passthrough });
  return join([
    await resolveRuns(here, runs, span, trail),
    { targets: [], problems: inspectEmpty(runs, event, here, span) },
  ]);
}
