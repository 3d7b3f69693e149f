import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { isMapping, type Mapping } from '../../../ground/mapping.ts';
import { isNestedTooDeep } from '../../../ground/nesting.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';

/** A file of GitHub Actions. */
export interface ActionsFile {
  readonly path: string;
  readonly text: string;
  /** Undefined if GitHub would not read it either: not YAML, a key that occurs twice, no mapping. */
  readonly value: Mapping | undefined;
}

/** The directory that GitHub reads workflows from, without the directories below it. */
const WORKFLOWS = '.github/workflows';

/** GitHub's own limit is far lower. */
const MAX_BYTES = 1024 * 1024;

/** Reads the workflows of a tree. */
export async function readWorkflows(tree: Tree): Promise<ActionsFile[]> {
  const paths = tree.list(WORKFLOWS).map(({ path }) => path);
  const files = await Promise.all(
    paths.filter((path) => /\.ya?ml$/.test(path)).map((path) => readActionsFile(tree, path)),
  );
  return files.filter((file) => file !== undefined);
}

/** Reads one file; undefined if there is no regular file. */
export async function readActionsFile(tree: Tree, path: string): Promise<ActionsFile | undefined> {
  const { kind, size = 0 } = tree.stat(path) ?? {};
  if (!isRegular(kind)) return undefined;
  if (size > MAX_BYTES) return { path, text: '', value: undefined };
  const text = (await tree.read(path)).toString('utf8');
  return { path, text, value: parseMapping(text) };
}

/** Parses a workflow or an action; undefined if GitHub would not read it either. */
export function parseMapping(text: string): Mapping | undefined {
  if (isNestedTooDeep(text)) return undefined;
  try {
    const document = parseDocument(text, { prettyErrors: false });
    if (document.errors.length > 0) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return isMapping(value) ? value : undefined;
  } catch {
    // Aliases without end.
    return undefined;
  }
}

/** The jobs of a workflow that are mappings, by id. */
export function jobsOf({ value }: Pick<ActionsFile, 'value'>): ReadonlyMap<string, Mapping> {
  const jobs = isMapping(value?.jobs) ? Object.entries(value.jobs) : [];
  return new Map(jobs.filter((entry): entry is [string, Mapping] => isMapping(entry[1])));
}

/** The steps of a job, or of the `runs` of a composite action. */
export function stepsOf({ steps }: Mapping): readonly Mapping[] {
  return Array.isArray(steps) ? steps.filter(isMapping) : [];
}

/** The jobs that a job needs, also through others. */
export function neededBy(job: Mapping, jobs: ReadonlyMap<string, Mapping>): readonly Mapping[] {
  const found = new Set<Mapping>();
  const add = ({ needs }: Mapping) => {
    for (const id of Array.isArray(needs) ? needs : [needs]) {
      const other = jobs.get(String(id));
      if (other === undefined || found.has(other)) continue;
      found.add(other);
      add(other);
    }
  };
  add(job);
  return [...found];
}

/** Returns the events of `on` with their filters: it is a name, a list of names, or a mapping. */
export function eventsOf(on: unknown): ReadonlyMap<string, unknown> {
  if (typeof on === 'string') return new Map([[on, {}]]);
  if (Array.isArray(on)) return new Map(on.map((event) => [String(event), {}]));
  if (!isMapping(on)) return new Map();
  return new Map(Object.entries(on).map(([event, filters]) => [event, filters ?? {}]));
}

/** The name that GitHub shows, and that `workflow_run` waits for. */
export function workflowName({ path, value }: ActionsFile): string {
  return typeof value?.name === 'string' ? value.name : path;
}

/**
 * Lists the keys that differ in two workflows or two actions, the names of steps aside. A value that is no
 * mapping, or a list whose length differs, is one key.
 */
export function changedKeys(before: Mapping, after: Mapping): readonly string[] {
  return keysIn(withoutStepNames(before), withoutStepNames(after), '');
}

function keysIn(before: unknown, after: unknown, at: string): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isMapping(before) && isMapping(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      keysIn(before[key], after[key], at === '' ? key : `${at}.${key}`),
    );
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((each, index) => keysIn(each, after[index], `${at}[${index}]`));
  }
  if (before === undefined) return [`\`${at}\` is added`];
  return [`\`${at}\` ${after === undefined ? 'is removed' : 'changes'}`];
}

/** Steps are those of the jobs of a workflow, and of the `runs` of a composite action. */
function withoutStepNames(file: Mapping): Mapping {
  const { jobs, runs } = file;
  const nameless = isMapping(jobs)
    ? Object.fromEntries(Object.entries(jobs).map(([id, job]) => [id, ofJob(job)]))
    : jobs;
  return { ...file, jobs: nameless, runs: ofJob(runs) };
}

function ofJob(job: unknown): unknown {
  if (!isMapping(job) || !Array.isArray(job.steps)) return job;
  const steps = job.steps.map((step: unknown) => (isMapping(step) ? { ...step, name: '' } : step));
  return { ...job, steps };
}
