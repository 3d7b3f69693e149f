import { readJsonFile } from '../../../command/resolve/package-json.ts';
import { isMapping, type Mapping, objectIn } from '../../../ground/mapping.ts';
import { normalise } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import {
  commandOf,
  type EarlyStep,
  earlySteps,
  localAction,
  placeOf,
  RUNS_PACKAGES,
  textOf,
} from './early-step.ts';
import {
  type ActionsFile,
  eventsOf,
  jobsOf,
  neededBy,
  readActionsFile,
  stepsOf,
} from './workflow.ts';

/** What runs the gate in a tree. */
export interface GateUses {
  /** By the path of the workflow and the id of the job: what can decide about the gate before it starts. */
  readonly jobs: ReadonlyMap<string, ReadonlyMap<string, readonly EarlyStep[]>>;
  /** The scripts through which a job uses it. */
  readonly files: ReadonlySet<string>;
}

/** The name of the action, of the command line and of the package. */
export const GATE = /gene-gate/i;

/** Local actions can use others; GitHub allows ten levels. */
const MAX_DEPTH = 10;

/**
 * Finds the jobs that use the gate: the action, the command line, or anything of the repository that
 * uses one of them: a reusable workflow, a composite action, a script, a script of package.json.
 */
export async function findGateUses(
  tree: Tree,
  workflows: readonly ActionsFile[],
): Promise<GateUses> {
  const manifest = objectIn(await readJsonFile(tree, 'package.json'));
  const search = new GateSearch(tree, workflows, manifest);
  const jobs = new Map<string, ReadonlyMap<string, readonly EarlyStep[]>>();
  for (const workflow of workflows) {
    const found = await search.jobsOf(workflow);
    // What is no YAML here can be YAML for GitHub.
    const isUnclear = workflow.value === undefined && GATE.test(workflow.text);
    if (found.size > 0 || isUnclear) jobs.set(workflow.path, found);
  }
  return { jobs, files: search.files };
}

class GateSearch {
  readonly files = new Set<string>();
  readonly #tree: Tree;
  readonly #byPath: ReadonlyMap<string, ActionsFile>;
  readonly #gateScripts: ReadonlySet<string>;

  constructor(tree: Tree, workflows: readonly ActionsFile[], manifest: Mapping) {
    this.#tree = tree;
    this.#byPath = new Map(workflows.map((workflow) => [workflow.path, workflow]));
    this.#gateScripts = gateScripts(manifest);
  }

  async jobsOf(workflow: ActionsFile, depth = 0): Promise<Map<string, readonly EarlyStep[]>> {
    const found = new Map<string, readonly EarlyStep[]>();
    const jobs = jobsOf(workflow);
    const around = [workflow.value?.defaults, workflow.value?.env];
    for (const [id, job] of jobs) {
      const called = typeof job.uses === 'string' && (await this.#isGate(job.uses, depth));
      const early = await this.#untilGate(id, job, around);
      if (!called && early === undefined) continue;
      const { needs: _, ...rest } = job;
      // A job that it needs can switch it off by an output.
      const needed = /\bneeds\b/.test(textOf(rest)) ? neededBy(job, jobs) : [];
      const before = [...jobs]
        .filter(([, each]) => needed.includes(each))
        .flatMap(([other, each]) => earlySteps(other, this.#allSteps(each), around));
      found.set(id, startsFromDefault(workflow) ? [] : [...before, ...(early ?? [])]);
    }
    return found;
  }

  /** The steps of a job, also those of the workflow that it calls. */
  #allSteps(job: Mapping, depth = 0): readonly Mapping[] {
    const called = this.#byPath.get(calledPath(job.uses) ?? '');
    const jobs = called && depth < MAX_DEPTH ? [...jobsOf(called).values()] : [];
    return [...stepsOf(job), ...jobs.flatMap((each) => this.#allSteps(each, depth + 1))];
  }

  /** @returns what runs before the last step that uses the gate; undefined without one */
  async #untilGate(
    id: string,
    job: Mapping,
    around: readonly unknown[],
  ): Promise<readonly EarlyStep[] | undefined> {
    const steps = stepsOf(job);
    const settings = [job.defaults, job.env, ...around];
    const isGate = await Promise.all(steps.map((step) => this.#startsGate(step, settings)));
    const last = isGate.findLastIndex((each) => each !== undefined);
    if (last === -1) return undefined;
    const own = earlySteps(id, steps.slice(0, last), settings);
    const step = isGate[last];
    return step ? [...own, { ...step, place: placeOf(id, last) }] : own;
  }

  /**
   * Whether a step uses the gate.
   *
   * @returns the step if the change decides what it starts, null if not; undefined for any other step
   */
  async #startsGate(
    step: Mapping,
    settings: readonly unknown[],
  ): Promise<Omit<EarlyStep, 'place'> | null | undefined> {
    const { uses, run } = step;
    if (typeof uses === 'string') {
      if (!(await this.#isGate(uses, 0))) return undefined;
      return uses.startsWith('./') ? { ...localAction(uses), startsGate: true } : null;
    }
    if (typeof run !== 'string') return undefined;
    const way = await this.#wayTo(run, folderOf(step, settings));
    if (way === undefined) return undefined;
    for (const path of way) this.files.add(path);
    const command = commandOf(step, settings);
    // A pinned version outside of the checkout.
    if (/RUNNER_TEMP|runner\.temp/.test(command.text)) return null;
    if (way.length > 0 || RUNS_PACKAGES.test(run)) return { ...command, startsGate: true };
    const before = commandsBefore(run);
    return before === '' ? null : commandOf({ ...step, run: before }, settings);
  }

  /** Whether what `uses` names is the gate, or uses it. */
  async #isGate(uses: string, depth: number): Promise<boolean> {
    const path = calledPath(uses);
    if (path === undefined) return GATE.test(nameIn(uses));
    if (depth > MAX_DEPTH) return false;
    const workflow = this.#byPath.get(path);
    if (workflow) return (await this.jobsOf(workflow, depth + 1)).size > 0;
    for (const file of ['action.yml', 'action.yaml']) {
      const action = await readActionsFile(this.#tree, path === '' ? file : `${path}/${file}`);
      const { name, runs } = action?.value ?? {};
      if (typeof name === 'string' && GATE.test(name)) return true;
      for (const { uses: used, run } of isMapping(runs) ? stepsOf(runs) : []) {
        if (typeof used === 'string' && (await this.#isGate(used, depth + 1))) return true;
        if (typeof run === 'string' && (await this.#wayTo(run, path))) return true;
      }
    }
    return false;
  }

  /** @returns the files through which commands start the gate, none if they name it; undefined if they do not */
  async #wayTo(
    commands: string,
    folder: string,
    seen = new Set<string>(),
  ): Promise<readonly string[] | undefined> {
    const words = wordsOf(commands);
    if (words.some((word) => GATE.test(word))) return [];
    if (RUNS_PACKAGES.test(commands) && words.some((word) => this.#gateScripts.has(word))) {
      return ['package.json'];
    }
    const names = words.flatMap((word) => (MAKE.test(word) ? MAKEFILES : [word]));
    // `cd` can lead back to the root.
    for (const name of names.flatMap((each) => [`./${folder}/${each}`, each])) {
      const path = normalise(name);
      const text = path && !seen.has(path) && (await this.#scriptText(path));
      if (!path || !text) continue;
      const way = await this.#wayTo(text, folder, seen.add(path));
      if (way) return [path, ...way];
    }
    return undefined;
  }

  async #scriptText(path: string): Promise<string | undefined> {
    const { kind, size = 0 } = this.#tree.stat(path) ?? {};
    if (!isRegular(kind) || size > MAX_SCRIPT_BYTES) return undefined;
    if (kind !== 'executable' && !SCRIPT.test(path)) return undefined;
    return (await this.#tree.read(path)).toString('utf8');
  }
}

/** Scripts that call the gate are short. */
const MAX_SCRIPT_BYTES = 64 * 1024;
const MAKE = /^(?:g?make)$/;
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'] as const;
/** Files that a shell or an interpreter runs. */
const SCRIPT = /(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;

/** Whether a workflow runs with the files of the default branch, never with those of a change. */
function startsFromDefault({ value }: ActionsFile): boolean {
  const events = [...eventsOf(value?.on).keys()];
  return events.length > 0 && events.every((event) => event === 'workflow_run');
}

/** The directory of a step: its own, or that of the defaults of its job or workflow. */
function folderOf({ 'working-directory': own }: Mapping, settings: readonly unknown[]): string {
  const folders = settings.map((each) =>
    isMapping(each) && isMapping(each.run) ? each.run['working-directory'] : undefined,
  );
  return String([own, ...folders].find((each) => typeof each === 'string') ?? '');
}

/** The path of a workflow or a local action that `uses` names. */
export function calledPath(uses: unknown): string | undefined {
  return typeof uses === 'string' && uses.startsWith('./') ? normalise(nameIn(uses)) : undefined;
}

function nameIn(uses: string): string {
  return uses.split('@')[0] ?? '';
}

/** The commands of a script that precede the one that names the gate. */
function commandsBefore(run: string): string {
  const [text = ''] = textOf(run)
    .replaceAll(/^\s*set .*$/gm, '')
    .split(GATE);
  return text.slice(0, Math.max(0, text.search(/[^;&|\n]*$/))).trim();
}

/** The words of a command, without comments. */
function wordsOf(run: string): string[] {
  return run.replaceAll(/^\s*#.*$/gm, '').split(/[\s;&|()"'`]+/);
}

/** The names of the scripts of a package.json that start the gate, also by way of another script. */
function gateScripts(manifest: Mapping): ReadonlySet<string> {
  const scripts = isMapping(manifest.scripts) ? Object.entries(manifest.scripts) : [];
  const gate = new Set<string>();
  for (let size = -1; size < gate.size; ) {
    size = gate.size;
    for (const [name, text] of scripts) {
      if (wordsOf(String(text)).some((word) => GATE.test(word) || gate.has(word))) gate.add(name);
    }
  }
  return gate;
}
