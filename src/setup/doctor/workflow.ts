import { findGateUses, GATE } from '../../audit/change/gate-files/gate-uses.ts';
import {
  type ActionsFile,
  isMapping,
  jobsOf,
  type Mapping,
  parseMapping,
  readWorkflows,
  stepsOf,
} from '../../audit/change/gate-files/workflow.ts';
import type { Tree } from '../../repo/tree.ts';
import {
  type LackingKey,
  lackingEvents,
  lackingPermissions,
  lackingSteps,
} from './lacking-keys.ts';

/** Something that the template has and a workflow of the repository does not. */
export interface Lack extends LackingKey {
  /** The path of the workflow. */
  readonly path: string;
  readonly why: string;
}

/** The workflows of a repository that run the gate, and what they lack. */
export interface WorkflowAnswer {
  readonly paths: readonly string[];
  readonly lacks: readonly Lack[];
}

/**
 * Compares the workflows that run the gate with the one that `gene-gate init` would write.
 *
 * @param template its text
 */
export async function workflowAnswer(tree: Tree, template: string): Promise<WorkflowAnswer> {
  const workflows = await readWorkflows(tree);
  const { jobs } = await findGateUses(tree, workflows);
  const found = workflows.filter(({ path }) => jobs.has(path));
  const wanted = parseMapping(template) ?? {};
  return {
    paths: found.map(({ path }) => path),
    lacks: found.flatMap((workflow) =>
      lacksOf(workflow, jobs.get(workflow.path) ?? new Set(), wanted),
    ),
  };
}

function lacksOf(workflow: ActionsFile, ids: ReadonlySet<string>, wanted: Mapping): Lack[] {
  const [wantedJob = {}] = jobsOf({ value: wanted }).values();
  const jobs = [...jobsOf(workflow)].filter(([id, job]) => ids.has(id) && isPlain(job));
  if (jobs.length === 0) return [];
  const { value = {} } = workflow;
  const keys = [
    ...lackingEvents(wanted.on, value.on),
    ...jobs.flatMap(([, job]) => [
      ...lackingPermissions(wantedJob.permissions ?? wanted.permissions, permissionsOf(job, value)),
      ...lackingKeys([wantedJob, wanted], [job, value]),
      ...lackingSteps(wantedJob, job),
    ]),
  ];
  const distinct = new Map(keys.map((each) => [each.key, each]));
  return [...distinct.values()].map((each) => ({ path: workflow.path, ...each, why: whyOf(each) }));
}

function permissionsOf(job: Mapping, workflow: Mapping): unknown {
  return job.permissions ?? workflow.permissions;
}

/** Keys that stand in the job or in the workflow. */
function lackingKeys(wanted: readonly Mapping[], actual: readonly Mapping[]): LackingKey[] {
  return ['concurrency', 'timeout-minutes']
    .filter((key) => wanted.some((each) => key in each) && !actual.some((each) => key in each))
    .map((key) => ({ key, what: `Set \`${key}\`.` }));
}

/** A job of a matrix, of `mode: publish` or of a reusable workflow has another shape than the template. */
function isPlain(job: Mapping): boolean {
  const inputs = stepsOf(job).flatMap(({ uses, with: given }) =>
    typeof uses === 'string' && GATE.test(uses) ? [isMapping(given) ? given : {}] : [],
  );
  return job.uses === undefined && inputs.every(({ mode = 'gate' }) => mode === 'gate');
}

/** Why a key is in the template, by the start of its name; the first that fits. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^on\..*\.paths/, 'A required check stays pending if a filter skips its workflow.'],
  [
    /^on\.pull_request\.types/,
    'A pull request with another base, or a closed one, is judged again.',
  ],
  [/^on\.pull_request_review/, 'An approval makes the check run again.'],
  [/^on\.merge_group/, 'A merge queue waits for the check of the merged commit.'],
  [/^on\.pull_request$/, 'Pull requests are what the gate judges.'],
  [/^permissions\.checks/, 'The gate publishes a check run.'],
  [/^permissions\.pull-requests/, 'The gate publishes a comment and reads reviews.'],
  [/^permissions\.contents/, 'The checkout reads the repository.'],
  [/^concurrency/, 'A new push ends the run of the old one.'],
  [/^timeout-minutes/, 'A job that hangs would take six hours.'],
  [/\.fetch-depth$/, 'The gate needs the merge base.'],
  [/\.persist-credentials$/, 'Commands must not find a token in the checkout.'],
  [/@$/, 'A tag can be moved to other code.'],
  [/upload-artifact/, 'The comment links the report as a page.'],
  [/^steps\./, 'The gate reads the checkout.'],
];

function whyOf({ key }: LackingKey): string {
  return REASONS.find(([pattern]) => pattern.test(key))?.[1] ?? 'The template has it.';
}
