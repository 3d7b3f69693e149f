import { findGate, lateGate } from '../audit/change/gate-files/gate.ts';
import { GATE } from '../audit/change/gate-files/words.ts';
import {
  type ActionsFile,
  jobsOf,
  parseMapping,
  stepsOf,
} from '../audit/change/gate-files/workflow.ts';
import { isMapping, type Mapping } from '../ground/mapping.ts';
import type { Tree } from '../repo/tree.ts';
import { describe, finding } from '../rules/finding.ts';
import type { DoctorAnswer } from './doctor-answer.ts';

type Lacks = DoctorAnswer['workflow']['lacks'];

/** A key of the template that a workflow lacks, or one that it should not have. */
type LackingKey = Omit<Lacks[number], 'path'>;

/**
 * Compares the workflows that run the gate with the one that `gene-gate init` would write.
 *
 * @param template its text
 */
export async function workflowAnswer(
  tree: Tree,
  template: string,
): Promise<DoctorAnswer['workflow']> {
  const gate = await findGate(tree);
  const late = lateGate(gate);
  const jobsIn = (file: ActionsFile) =>
    gate.jobs.flatMap((job) => (job.file === file ? [job.id] : []));
  const found = [...gate.files.values()].filter((file) => jobsIn(file).length > 0);
  const wanted = parseMapping(template) ?? {};
  return {
    paths: found.map(({ path }) => path),
    ...(late && { late: describe(finding('gate-runs-late', late)) }),
    lacks: found.flatMap((workflow) => lacksOf(workflow, jobsIn(workflow), wanted)),
  };
}

function lacksOf(workflow: ActionsFile, ids: readonly string[], wanted: Mapping): Lacks {
  const [wantedJob = {}] = jobsOf({ value: wanted }).values();
  const jobs = [...jobsOf(workflow)].filter(([id, job]) => ids.includes(id) && isPlain(job));
  if (jobs.length === 0) return [];
  const { value = {} } = workflow;
  const keys = [
    ...lackingEvents(wanted.on, value.on),
    ...jobs.flatMap(([, job]) => [
      ...lackingPermissions(
        wantedJob.permissions ?? wanted.permissions,
        job.permissions ?? value.permissions,
      ),
      ...sharedGroup(value.on, job.concurrency ?? value.concurrency),
      ...lackingSteps(wantedJob, job),
    ]),
  ];
  const distinct = new Map(keys.map((each) => [each.key, each]));
  return [...distinct.values()].map((each) => ({ path: workflow.path, ...each }));
}

/** A review in the group of a push ends the run of that push. */
function sharedGroup(on: unknown, concurrency: unknown): LackingKey[] {
  if (!isMapping(concurrency) || !eventsOf(on).has('pull_request_review')) return [];
  const { group, 'cancel-in-progress': ends = false } = concurrency;
  if (ends === false || /github\.event_name/.test(String(group))) return [];
  const what = 'Add `${{ github.event_name }}` to the group; a review ends the run of a push.';
  return [{ key: 'concurrency.group', what }];
}

/** A job of a matrix, of `mode: publish` or of a reusable workflow has another shape than the template. */
function isPlain(job: Mapping): boolean {
  const inputs = stepsOf(job).flatMap(({ uses, with: given }) =>
    typeof uses === 'string' && GATE.test(uses) ? [isMapping(given) ? given : {}] : [],
  );
  return job.uses === undefined && inputs.every(({ mode = 'gate' }) => mode === 'gate');
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
      ...PATH_FILTERS.filter((filter) => isMapping(now) && filter in now).map((filter) => ({
        key: `${key}.${filter}`,
        what: 'Remove the filter.',
      })),
    ];
  });
}

/** Returns the events of `on` with their filters: it is a name, a list of names, or a mapping. */
function eventsOf(on: unknown): ReadonlyMap<string, unknown> {
  if (!isMapping(on)) return new Map([on ?? []].flat().map((event) => [String(event), {}]));
  return new Map(Object.entries(on).map(([event, filters]) => [event, filters ?? {}]));
}

const PATH_FILTERS = ['paths', 'paths-ignore'] as const;

/** The types that start a workflow; none if they are not known. Without `types`, most events have all. */
function typesOf(event: string, filters: unknown): readonly string[] {
  const types = isMapping(filters) ? filters.types : undefined;
  if (types !== undefined) return [types].flat().map(String);
  return /^pull_request(?:_target)?$/.test(event) ? ['opened', 'synchronize', 'reopened'] : [];
}

/** From none to all that a permission can allow. */
const ACCESS = ['none', 'read', 'write'];

/** Compares the permissions of a job, or of its workflow, with those of the template. */
function lackingPermissions(wanted: unknown, actual: unknown): readonly LackingKey[] {
  if (!isMapping(wanted)) return [];
  const access = (name: string) => ACCESS.indexOf(accessOf(actual, name));
  const missing = Object.entries(wanted).filter(
    ([name, level]) => access(name) < ACCESS.indexOf(String(level)),
  );
  return missing.map(([name, level]) => ({
    key: `permissions.${name}`,
    what: `Add \`${name}: ${level}\` to \`permissions\`.`,
  }));
}

/** A permission that is not in the list is none; without a list, the repository decides. */
function accessOf(permissions: unknown, name: string): string {
  if (typeof permissions === 'string') return permissions.replace('-all', '');
  return isMapping(permissions) ? String(permissions[name] ?? 'none') : 'none';
}

/** Compares the steps of a job with those of the template, action by action. */
function lackingSteps(wanted: Mapping, actual: Mapping): readonly LackingKey[] {
  const steps = stepsOf(actual).filter(({ uses }) => typeof uses === 'string');
  return stepsOf(wanted).flatMap(({ uses, with: inputs }) => {
    const [action = ''] = String(uses ?? '').split('@');
    if (GATE.test(action)) return lackingPrepare(inputs, actual);
    if (action === '' || steps.some((each) => String(each.uses).split('@')[0] === action))
      return [];
    return [{ key: `steps.${action}`, what: `Add a step with \`${action}\`.` }];
  });
}

/** What installs packages in a step of its own. */
const INSTALLS = /\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\b|\byarn *$/m;

/** The gate itself can be started in several ways; only the action prepares what its commands need. */
function lackingPrepare(wanted: unknown, actual: Mapping): LackingKey[] {
  const lines = isMapping(wanted) ? String(wanted.prepare ?? '').trim() : '';
  const steps = stepsOf(actual);
  const gates = steps.filter(({ uses }) => typeof uses === 'string' && GATE.test(uses));
  const isPrepared = gates.some(({ with: given }) => isMapping(given) && 'prepare' in given);
  const isInstalled = steps.some(({ run }) => typeof run === 'string' && INSTALLS.test(run));
  if (lines === '' || gates.length === 0 || isPrepared || isInstalled) return [];
  const value = lines.replaceAll('\n', ' && ');
  const what = `Set \`prepare: ${value}\`; commands of genes use tools of the dependencies.`;
  return [{ key: 'with.prepare', what }];
}
