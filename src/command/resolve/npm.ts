import { posix } from 'node:path';
import type { Span } from '../../model/finding.ts';
import { isKnownTool } from '../../programs/table.ts';
import { isWithin, resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { type Problem, problemAt } from '../../rules/problem.ts';
import type { Word } from '../../shell/word.ts';
import { isToolName } from '../invocation/parsed.ts';
import type { Invocation } from '../reading.ts';
import {
  inspectDependency,
  inspectOrigin,
  isUnverified,
  ownerOf,
  packageOf,
  resolveAtHome,
} from './dependency.ts';
import { manifestChange, resolveRuns } from './npm-script.ts';
import { inspectNpmrc } from './npmrc.ts';
import { ownBinaries, ownPackages } from './own-binaries.ts';
import {
  INVALID,
  type PackageJson,
  readLocks,
  readPackageJson,
  usablePackageJson,
} from './package-json.ts';
import type { Trail } from './resolution.ts';
import { fails, from, join, NOTHING, type Place, type Resolved, target } from './resolution.ts';
import { scriptsThatRun } from './scripts-that-run.ts';
import { resolveToolFiles } from './tool-files.ts';
import { firstLineOf, resolveCommitted } from './tree-file.ts';

/** Resolves the scripts or the local binary that npm or npx would run. */
export async function resolveNpm(
  invocation: Invocation,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const { subcommand, operands, flags } = invocation;
  const [operand] = operands;
  const span = operand?.span ?? flags[0]?.span ?? { start: 0, end: 0 };
  if (subcommand === 'exec') {
    return operand === undefined ? NOTHING : resolveTool(place, invocation, operand);
  }
  const { project, selected, runs, packages, problems } = await scriptsThatRun(
    invocation,
    place,
    span,
  );
  if (project === undefined) return { targets: [], problems };
  const results = [await inspectNpmrc({ ...place, directory: project }, span)];
  for (const directory of packages) {
    const own = runs.filter((run) => run.directory === directory);
    results.push(await resolveRuns({ ...place, directory }, own, span, trail));
  }
  // The project's `workspaces` decides which packages' scripts run.
  if (selected && !packages.includes(project))
    results.push(manifestChange({ ...place, directory: project }, span));
  return join([...results, { targets: [], problems }]);
}

/** Resolves the local binary. An npm script is reviewed as text, so its tools need not be known. */
export async function resolveTool(
  place: Place,
  invocation: Invocation,
  { text: name, span }: Word,
): Promise<Resolved> {
  // Any other address is refused as a download, even if installed.
  if (!isToolName(name)) return NOTHING;
  const isFile = invocation.starts === 'file';
  const binary = isFile
    ? NOTHING
    : await resolveAtHome(place, (home) => resolveBinary(home, name, span));
  if (!isFile && binary.targets.length === 0) return binary;
  const files = await resolveToolFiles(invocation, place);
  return join([
    binary,
    isKnownTool(place.families.tools, name) ? NOTHING : fails('tool-unknown', span, { tool: name }),
    files,
  ]);
}

/**
 * Resolves the local file of `npx NAME`, which is then run without npx: `node_modules/.bin/NAME` of the
 * root, whose real path is in a declared and locked dependency. Everything else that npx tries (the
 * change's own `bin`, parent directories, the registry) is a problem.
 */
async function resolveBinary(place: Place, name: string, span: Span): Promise<Resolved> {
  const { tree } = place;
  const manifest = await readPackageJson(tree, '');
  const own = (await ownBinaries(tree)).get(name);
  if (own !== undefined && place.via !== undefined && tree.stat('node_modules') === undefined) {
    return resolveCommitted(place, { text: own.file, span });
  }
  if (manifest === INVALID) return fails('package-json-invalid', span, { path: 'package.json' });
  if (manifest?.binaries.has(name)) {
    return fails('binary-shadowed', span, { name, path: manifest.path });
  }
  const nearer = from(place, `node_modules/.bin/${name}`);
  if (place.directory !== '' && tree.stat(nearer) !== undefined) {
    return fails('dependency-unverified', span, { name, path: nearer, fault: 'elsewhere' });
  }
  const modules = tree.stat('node_modules');
  if (modules === undefined) return notInstalled(place, manifest, name, span);
  const path = await linkOf(tree, name);
  const link = tree.stat(path);
  const found = resolveInTree(tree, path);
  if (link === undefined || found.kind === 'missing')
    return fails('binary-missing', span, { name });
  if (found.kind !== 'inside') return fails('target-outside', span, { path, reason: 'symlink' });
  const owner = packageOf(found.path);
  const isCommitted = modules.tracked || link.tracked;
  const isOwn = !isCommitted && found.entry.tracked && (await isLinked(tree, found.path));
  if ((owner === undefined && !isOwn) || !isRegular(found.entry.kind)) {
    return fails('dependency-unverified', span, { name, path: found.path, fault: 'elsewhere' });
  }
  if (!isOwn && (isCommitted || found.entry.tracked)) {
    const args = { name: owner ?? name, path: found.path, fault: 'committed' };
    return fails('dependency-unverified', span, args);
  }
  const problems = isOwn
    ? await inspectOrigin(place, linkedPackage(tree, path) ?? name, span)
    : await inspectOwner(place, name, found.path, span);
  if (problems.some(isUnverified)) return { targets: [], problems };
  if (!(await isForNode(tree, found.path))) {
    return fails('binary-not-node', span, { name, path: found.path });
  }
  if (isOwn && place.changed.has(found.path)) {
    problems.push(problemAt('target-changed', span, { path: found.path }));
  }
  const parts = { kind: 'package_binary', name, path: found.path } as const;
  return { targets: [target(place, parts)], problems };
}

/** Inspects the file's package, and the package named like the tool. */
async function inspectOwner(
  place: Place,
  name: string,
  path: string,
  span: Span,
): Promise<Problem[]> {
  const owner = packageOf(path) ?? name;
  const file = path.slice(`node_modules/${owner}/`.length);
  const binary = { name: name.startsWith('@') ? undefined : name, file };
  const problems = await inspectDependency(place, { name: owner, path, binary }, span);
  if (owner === name || !(await readLocks(place.tree)).npm?.packages.has(name)) return problems;
  // The namesake does not run, so it need not be declared: `npx ajv` runs ajv-cli, which uses ajv.
  return [...problems, ...(await inspectOrigin(place, name, span))];
}

/** True for a directory that package managers link: code of the commit itself. */
async function isLinked(tree: Tree, path: string): Promise<boolean> {
  return (await ownPackages(tree)).some((folder) => isWithin(path, folder));
}

/** Returns the package that a link in `.bin` points to, before further links. */
function linkedPackage(tree: Tree, path: string): string | undefined {
  return packageOf(posix.join(posix.dirname(path), tree.readlink(path) ?? ''));
}

/**
 * Returns the link for `npx @scope/tool`, which names a package: its only binary, or the one with the
 * package's name without scope.
 */
async function linkOf(tree: Tree, name: string): Promise<string> {
  const path = `node_modules/.bin/${name}`;
  if (!name.startsWith('@')) return path;
  const manifest = await usablePackageJson(tree, `node_modules/${name}`);
  if (manifest === undefined) return path;
  const [only] = manifest.binaries.keys();
  const single = manifest.binaries.size === 1 ? only : undefined;
  return `node_modules/.bin/${single ?? name.replace(/^@[^/]*\//, '')}`;
}

/** True if node runs a binary: by its extension, or by the interpreter in its first line. */
async function isForNode(tree: Tree, path: string): Promise<boolean> {
  return /\.[cm]?js$/.test(path) || /^#!.*[/ ]node\b/.test(await firstLineOf(tree, path));
}

async function notInstalled(
  place: Place,
  manifest: PackageJson | undefined,
  name: string,
  span: Span,
): Promise<Resolved> {
  const owner = await ownerOf(place.tree, name, manifest?.dependencies ?? new Set());
  if (owner === undefined) return fails('binary-missing', span, { name });
  const parts = { kind: 'package_binary', name } as const;
  const problems = await inspectDependency(place, { name: owner, path: name }, span);
  return {
    targets: [target(place, parts)],
    problems: [
      place.tree.isPending?.('node_modules')
        ? problemAt('target-not-judged', span, { path: name })
        : problemAt('not-installed', span, { name }),
      ...problems,
    ],
  };
}
