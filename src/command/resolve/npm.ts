import { posix } from 'node:path';
import { refusalOf, toolOf } from '../../families/tools/index.ts';
import type { Span } from '../../model/finding.ts';
import { isToolName } from '../invocation/npm.ts';
import type { Invocation, Word } from '../reading.ts';
import { resolveBinary } from './binary.ts';
import { foldersUpFrom } from './npm-project.ts';
import { resolveRun } from './npm-script.ts';
import { inspectNpmrc } from './npmrc.ts';
import { fails, join, NOTHING, type Place, type Resolved } from './place.ts';
import { scriptsThatRun } from './scripts-that-run.ts';
import { resolveToolFiles } from './tool-files.ts';
import type { Trail } from './trail.ts';

/** The scripts or the local binary that npm or npx would run. */
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
    const here = { ...place, directory };
    const own = runs.filter((run) => run.directory === directory);
    if (own.length > 0) results.push(shadows(here, span));
    for (const run of own) results.push(await resolveRun(here, run, span, trail));
    const path = posix.join(directory, 'package.json');
    if (place.changed.has(path)) results.push(fails('target-changed', span, { path }));
  }
  const root = posix.join(project, 'package.json');
  // Its `workspaces` decides whose scripts run.
  if (selected && !packages.includes(project) && place.changed.has(root)) {
    results.push(fails('target-changed', span, { path: root }));
  }
  return join([...results, { targets: [], problems }]);
}

/** The local binary. An npm script is reviewed as text, so the tools that it names need not be known. */
export async function resolveTool(
  place: Place,
  invocation: Invocation,
  { text: name, span }: Word,
): Promise<Resolved> {
  // Another address than a plain name is refused as a download, whatever is installed.
  if (!isToolName(name)) return NOTHING;
  const isFile = invocation.starts === 'file';
  const binary = isFile ? NOTHING : await resolveBinary(place, name, span);
  if (!isFile && binary.targets.length === 0) return binary;
  const files = await resolveToolFiles(invocation, place);
  const isSilent = toolOf(name) || refusalOf(name) || place.via !== undefined;
  return join([binary, isSilent ? NOTHING : fails('tool-unknown', span, { tool: name }), files]);
}

/** npm puts `node_modules/.bin` first in a script's PATH: a `node` there is the node that runs. */
export function shadows({ tree, directory }: Place, span: Span): Resolved {
  const path = foldersUpFrom(directory)
    .flatMap((folder) =>
      ['node', 'npm', 'npx', 'sh'].map((name) => posix.join(folder, 'node_modules/.bin', name)),
    )
    .find((candidate) => tree.stat(candidate) !== undefined);
  return path === undefined ? NOTHING : fails('path-shadowed', span, { path });
}
