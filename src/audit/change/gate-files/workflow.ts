import { join } from 'node:path/posix';
import { parse } from 'yaml';
import { attempt } from '../../../ground/attempt.ts';
import { isMapping, isNestedTooDeep, type Mapping, objectIn } from '../../../ground/mapping.ts';
import { normalise } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';

/** GitHub reads workflows in this directory, not below it. */
export const WORKFLOWS = '.github/workflows';

/** GitHub's own limit is far lower. */
const MAX_BYTES = 1024 * 1024;

/** A workflow, or the action.yml of a local action; its text if GitHub would also reject it. */
type ActionsFile = Mapping | string;

/** Reads one file; undefined if it is no regular file. */
export async function readActionsFile(tree: Tree, path: string): Promise<ActionsFile | undefined> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind)) return undefined;
  const text = size > MAX_BYTES ? '' : (await tree.read(path)).toString('utf8');
  return parseMapping(text) ?? text;
}

/** Undefined for invalid YAML, a duplicate key, or no mapping. */
export function parseMapping(text: string): Mapping | undefined {
  const read = () => parse(text, { prettyErrors: false, logLevel: 'error' });
  const value: unknown = isNestedTooDeep(text) ? undefined : attempt(read);
  return isMapping(value) ? value : undefined;
}

/** The jobs that are mappings, by id. */
export function jobsOf(workflow: unknown): ReadonlyMap<string, Mapping> {
  const jobs = Object.entries(objectIn(objectIn(workflow).jobs));
  return new Map(jobs.filter((entry): entry is [string, Mapping] => isMapping(entry[1])));
}

/** Returns all mappings with a `run` or `uses`, at any depth: steps, and jobs that call a workflow. */
export function partsIn(value: unknown): readonly Mapping[] {
  if (typeof value !== 'object' || value === null) return [];
  const { run, uses } = objectIn(value);
  if (typeof run === 'string' || typeof uses === 'string') return [value as Mapping];
  return Object.values(value).flatMap(partsIn);
}

/** Returns the paths that GitHub tries for a `uses` in the repository: a workflow or a local action. */
export function calledPaths(value: unknown): readonly string[] {
  return partsIn(value).flatMap((part) => {
    const uses = String(part.uses);
    const path = uses.startsWith('./') ? normalise(uses.split('@')[0] ?? '') : undefined;
    return path === undefined ? [] : [path, join(path, 'action.yml'), join(path, 'action.yaml')];
  });
}

export async function readWorkflows(tree: Tree): Promise<ReadonlyMap<string, ActionsFile>> {
  const files = new Map<string, ActionsFile>();
  const paths = new Set(tree.list(WORKFLOWS).map(({ path }) => path));
  // Iterating over a Set includes added elements.
  for (const path of paths) {
    const file = /\.ya?ml$/.test(path) ? await readActionsFile(tree, path) : undefined;
    if (file !== undefined) files.set(path, file);
    for (const called of calledPaths(file)) paths.add(called);
  }
  return files;
}
