import type { Span } from '../../model/finding.ts';
import { normalise, resolveInTree } from '../../repo/paths.ts';
import { SCRIPT_RUNNERS } from '../families/tools.ts';
import type { Invocation, Word } from '../reading.ts';
import { resolveBinary } from './binary.ts';
import { resolveScript } from './file.ts';
import { resolveNpmScript, type WhenMissing } from './npm-script.ts';
import { inspectNpmrc } from './npmrc.ts';
import { INVALID, readPackageJson } from './package-json.ts';
import { fails, from, join, NOTHING, type Place, type Resolved } from './place.ts';
import type { Trail } from './trail.ts';
import { listWorkspaces, type NpmWorkspace, selectWorkspaces } from './workspaces.ts';

/** The scripts or the local binary that npm or npx would run. */
export async function resolveNpm(
  invocation: Invocation,
  place: Place,
  trail: Trail,
  within?: Span,
): Promise<Resolved> {
  const { subcommand, operands, flags } = invocation;
  const [operand] = operands;
  const span = within ?? operand?.span ?? flags[0]?.span ?? { start: 0, end: 0 };
  if (subcommand === 'exec') {
    return operand === undefined ? NOTHING : resolveTool(invocation, operand, place, span);
  }
  const scripts = scriptsNamedBy(invocation);
  if (scripts.length === 0 || flags.some(({ name }) => INFORMS.has(name))) return NOTHING;
  const prefixed = withPrefix(invocation, place, span);
  if ('problems' in prefixed) return prefixed;
  const npmrc = await inspectNpmrc(prefixed, span);
  const places = await workspacePlaces(invocation, prefixed, span);
  if ('problems' in places) return join([npmrc, places]);
  const whenMissing = whenScriptMissing(invocation);
  const results: Resolved[] = [];
  for (const each of places) {
    results.push(shadows(each, span));
    for (const script of scripts) {
      results.push(await resolveNpmScript(each, script, span, whenMissing, trail));
    }
  }
  return join([npmrc, ...results]);
}

const INFORMS: ReadonlySet<string> = new Set(['--usage', '--version', '--versions']);

/** The scripts that a subcommand runs; `pack` runs its own even when it is dry. */
function scriptsNamedBy({ subcommand, operands }: Invocation): readonly string[] {
  switch (subcommand) {
    case 'run':
      return operands[0] === undefined || operands[0].text === 'env' ? [] : [operands[0].text];
    case 'test':
    case 'start':
    case 'stop':
    case 'restart':
      return [subcommand];
    case 'pack':
      return ['prepack', 'prepare', 'postpack'];
    default:
      return [];
  }
}

function whenScriptMissing({ subcommand, flags }: Invocation): WhenMissing {
  if (subcommand === 'pack') return 'silent';
  return flags.some(({ name }) => name === '--if-present') ? 'passes' : 'fails';
}

/** The local binary, and the file that it runs if running files is what it does. */
async function resolveTool(
  { passthrough }: Invocation,
  tool: Word,
  place: Place,
  span: Span,
): Promise<Resolved> {
  const binary = await resolveBinary(place, tool.text, span);
  const [script] = passthrough;
  const runs =
    SCRIPT_RUNNERS.has(tool.text) && script !== undefined && !script.text.startsWith('-');
  return runs ? join([binary, await resolveScript(place, script.text, span)]) : binary;
}

/** `--prefix DIR` moves npm to another package of the repository; the last one wins. */
function withPrefix({ flags }: Invocation, place: Place, span: Span): Place | Resolved {
  const prefix = flags.findLast(({ name }) => name === '--prefix')?.value;
  if (prefix === undefined) return place;
  if (normalise(prefix) === undefined) return NOTHING;
  const found = resolveInTree(place.tree, from(place, prefix));
  switch (found.kind) {
    case 'inside':
      return { ...place, directory: found.path };
    case 'outside':
      return fails('target-outside', span, { path: prefix, reason: 'symlink' });
    case 'missing':
      return fails('target-missing', span, { path: prefix });
    case 'loop':
      return fails('target-not-a-file', span, { path: prefix, reason: 'loop' });
  }
}

/** The packages whose script runs: the one at the place, or the workspaces that flags select. */
async function workspacePlaces(
  { flags }: Invocation,
  place: Place,
  span: Span,
): Promise<readonly Place[] | Resolved> {
  const wanted = flags.flatMap(({ name, value }) =>
    name === '--workspace' && value ? [value] : [],
  );
  const all = flags.some(({ name }) => name === '--workspaces');
  if (wanted.length === 0 && !all) return [place];
  const manifest = await readPackageJson(place.tree, place.directory);
  if (manifest === INVALID || manifest === undefined) return [place];
  const workspaces = await listWorkspaces(place.tree, manifest);
  if ('unclear' in workspaces) {
    return fails('target-outside', span, { path: workspaces.unclear, reason: 'workspace' });
  }
  const chosen: NpmWorkspace[] = all ? [...workspaces] : [];
  for (const name of wanted) {
    const selected = selectWorkspaces(workspaces, name);
    if (selected.length === 0) return fails('workspace-missing', span, { workspace: name });
    chosen.push(...selected);
  }
  if (chosen.length === 0) return fails('workspace-missing', span, { workspace: '' });
  return [...new Set(chosen.map(({ directory }) => directory))].map((directory) => ({
    ...place,
    directory,
  }));
}

/** npm puts `node_modules/.bin` first in a script's PATH: a `node` there is the node that runs. */
function shadows({ tree, directory }: Place, span: Span): Resolved {
  const at = directory === '' ? '' : `${directory}/`;
  const path = ['node', 'npm', 'npx', 'sh']
    .map((name) => `${at}node_modules/.bin/${name}`)
    .find((candidate) => tree.stat(candidate) !== undefined);
  return path === undefined ? NOTHING : fails('path-shadowed', span, { path });
}
