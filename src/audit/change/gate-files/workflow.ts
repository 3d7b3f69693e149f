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

/**
 * Reads the workflows of a tree and the files that they call, by path. One that GitHub rejects has only
 * its text, as `invalid`.
 */
export async function readWorkflows(tree: Tree): Promise<ReadonlyMap<string, Mapping>> {
  const files = new Map<string, Mapping>();
  const paths = new Set(tree.list(WORKFLOWS).map(({ path }) => path));
  // Iterating over a Set includes added elements.
  for (const path of paths) {
    const text = /\.ya?ml$/.test(path) ? await smallFile(tree, path) : undefined;
    if (text === undefined) continue;
    const file = parseMapping(text) ?? { invalid: text };
    files.set(path, file);
    for (const called of calledPaths(file)) paths.add(called);
  }
  return files;
}

/** Returns the text of a regular file; undefined if it is too large. */
export async function smallFile(tree: Tree, path: string): Promise<string | undefined> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind) || size > MAX_BYTES) return undefined;
  return (await tree.read(path)).toString('utf8');
}

/** Undefined for invalid YAML, a duplicate key, or no mapping. */
export function parseMapping(text: string): Mapping | undefined {
  const read = () => parse(text, { prettyErrors: false, logLevel: 'error' });
  const value: unknown = isNestedTooDeep(text) ? undefined : attempt(read);
  return isMapping(value) ? value : undefined;
}

/** By id. */
export function jobsOf(workflow: Mapping): ReadonlyMap<string, Mapping> {
  const jobs = Object.entries(objectIn(workflow.jobs));
  return new Map(jobs.map(([id, job]) => [id, objectIn(job)]));
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
