import { findGate } from '../audit/change/gate-files/gate.ts';
import { GATE } from '../audit/change/gate-files/gate-step.ts';
import { jobsOf, parseMapping, partsIn } from '../audit/change/gate-files/workflow.ts';
import { isMapping, type Mapping, objectIn, textIn } from '../ground/mapping.ts';
import type { Tree } from '../repo/tree.ts';
import { describe, finding } from '../rules/finding.ts';
import type { DoctorAnswer } from './doctor-answer.ts';

type Lacks = DoctorAnswer['workflow']['lacks'];

/** A key of the template that a workflow lacks, or one that it should not have. */
type LackingKey = Omit<Lacks[number], 'path'>;

/** Compares the workflows that run the gate with the one that `gene-gate init` would write. */
export async function workflowAnswer(
  tree: Tree,
  template: string,
): Promise<DoctorAnswer['workflow']> {
  const { jobs, late } = await findGate(tree);
  const wanted = parseMapping(template) ?? {};
  const workflows = new Map(jobs.map(({ path, workflow }) => [path, workflow]));
  const jobsIn = (path: string) =>
    jobs.flatMap((each) => (each.path === path && isPlain(each.job) ? [each.job] : []));
  return {
    paths: [...workflows.keys()],
    ...(late && { late: describe(finding('gate-runs-late', late)) }),
    lacks: [...workflows].flatMap(([path, workflow]) =>
      lackingKeys(workflow, jobsIn(path), wanted).map((key) => ({ path, ...key })),
    ),
  };
}

function lackingKeys(
  workflow: Mapping,
  jobs: readonly Mapping[],
  wanted: Mapping,
): readonly LackingKey[] {
  const [wantedJob = {}] = jobsOf(wanted).values();
  // Each job can have settings in place of those of its workflow.
  const lacking = jobs.flatMap((job) => {
    const [now, then] = [
      { ...workflow, ...job },
      { ...wanted, ...wantedJob },
    ];
    return [
      ...lackingEvents(then.on, now.on),
      ...lackingPermissions(then.permissions, now.permissions),
      ...endedRuns(then.concurrency, now.concurrency, eventsOf(now.on)),
      ...lackingSteps(then, now),
    ];
  });
  return [...new Map(lacking.map((each) => [each.key, each])).values()];
}

/** A job of a matrix, of `mode: publish` or of a reusable workflow has another shape than the template. */
function isPlain(job: Mapping): boolean {
  const gates = partsIn(job.steps).filter((step) => GATE.test(textIn(step, 'uses')));
  return job.uses === undefined && gates.every((step) => modeOf(step) === 'gate');
}

function modeOf(step: Mapping): string {
  return textIn(objectIn(step.with), 'mode') || 'gate';
}

/** A review in the group of a push ends the run of that push, and so does a new title or description. */
function endedRuns(
  wanted: unknown,
  actual: unknown,
  on: ReadonlyMap<string, unknown>,
): readonly LackingKey[] {
  const { group: name, 'cancel-in-progress': ends = false } = objectIn(actual);
  if (ends === false) return [];
  const isShared = on.has('pull_request_review') && !/github\.event_name/.test(String(name));
  const isEdited = typesOf('pull_request', on.get('pull_request')).includes('edited');
  const value = textIn(objectIn(wanted), 'cancel-in-progress');
  const isEnded = isEdited && value !== '' && !/github\.event\.action/.test(String(ends));
  const group = 'Add `${{ github.event_name }}` to the group; a review ends the run of a push.';
  const condition = `Set it to \`${value}\`; a new description ends the run of a push.`;
  return [
    ...(isShared ? [{ key: 'concurrency.group', what: group }] : []),
    ...(isEnded ? [{ key: 'concurrency.cancel-in-progress', what: condition }] : []),
  ];
}

/**
 * Compares the events of a workflow with those of the template. A filter by path is named, too: GitHub
 * leaves a required check pending if a filter skips its workflow.
 */
function lackingEvents(wanted: unknown, actual: unknown): readonly LackingKey[] {
  const found = eventsOf(actual);
  return [...eventsOf(wanted)].flatMap(([event, filters]) => {
    const key = `on.${event}`;
    const now = found.get(event);
    const why = event === 'push' ? ': the last changes came without a pull request' : '';
    if (now === undefined) return [{ key, what: `Add the event \`${event}\`${why}.` }];
    const types = typesOf(event, now);
    const missing = typesOf(event, filters).filter((type) => !types.includes(type));
    return [
      ...(missing.length > 0
        ? [{ key: `${key}.types`, what: `Add the types \`${missing.join('`, `')}\`.` }]
        : []),
      ...['paths', 'paths-ignore']
        .filter((filter) => filter in objectIn(now))
        .map((filter) => ({ key: `${key}.${filter}`, what: 'Remove the filter.' })),
    ];
  });
}

/** Returns the events of `on` with their filters: it is a name, a list of names, or a mapping. */
function eventsOf(on: unknown): ReadonlyMap<string, unknown> {
  if (!isMapping(on)) return new Map([on ?? []].flat().map((event) => [String(event), {}]));
  return new Map(Object.entries(on).map(([event, filters]) => [event, filters ?? {}]));
}

/** The types that start a workflow; none if they are not known. Without `types`, most events have all. */
function typesOf(event: string, filters: unknown): readonly string[] {
  const { types } = objectIn(filters);
  if (types !== undefined) return [types].flat().map(String);
  return /^pull_request(?:_target)?$/.test(event) ? ['opened', 'synchronize', 'reopened'] : [];
}

/** From none to all that a permission can allow. */
const ACCESS = ['none', 'read', 'write'];

/** A permission that is not in the list is none; without a list, the repository decides. */
function lackingPermissions(wanted: unknown, actual: unknown): readonly LackingKey[] {
  const all = typeof actual === 'string' ? actual.replace('-all', '') : undefined;
  const access = (name: string) =>
    ACCESS.indexOf(all ?? (textIn(objectIn(actual), name) || 'none'));
  return Object.entries(objectIn(wanted)).flatMap(([name, level]) =>
    access(name) < ACCESS.indexOf(String(level))
      ? [{ key: `permissions.${name}`, what: `Add \`${name}: ${level}\` to \`permissions\`.` }]
      : [],
  );
}

/** What installs packages in a step of its own. */
const INSTALLS = /\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;

/**
 * Compares the steps of a job with those of the template, action by action. The gate itself can be started in
 * several ways; only the action prepares what its commands need.
 */
function lackingSteps(wanted: Mapping, actual: Mapping): readonly LackingKey[] {
  const nameOf = (step: Mapping) => textIn(step, 'uses').split('@')[0] ?? '';
  const steps = partsIn(actual.steps);
  const gates = steps.filter((step) => GATE.test(nameOf(step)));
  const isPrepared =
    gates.length === 0 ||
    gates.some((step) => 'prepare' in objectIn(step.with)) ||
    steps.some((step) => INSTALLS.test(textIn(step, 'run')));
  return partsIn(wanted.steps).flatMap((step) => {
    const action = nameOf(step);
    if (!GATE.test(action)) {
      const isThere = action === '' || steps.some((each) => nameOf(each) === action);
      return isThere ? [] : [{ key: `steps.${action}`, what: `Add a step with \`${action}\`.` }];
    }
    const lines = textIn(objectIn(step.with), 'prepare').trim();
    if (lines === '' || isPrepared) return [];
    const value = lines.replaceAll('\n', ' && ');
    const what = `Set \`prepare: ${value}\`; commands of genes use tools of the dependencies.`;
    return [{ key: 'with.prepare', what }];
  });
}
