import { normalise } from '../../../repo/paths.ts';
import type { Tree } from '../../../repo/tree.ts';
import { JobCommands } from './gate-commands.ts';
import { GATE, type PackageScripts, packageScripts } from './gate-scripts.ts';
import {
  type ActionsFile,
  isMapping,
  jobsOf,
  type Mapping,
  readActionsFile,
  stepsOf,
} from './workflow.ts';

/** What runs the gate in a tree. */
export interface GateUses {
  /** The ids of the jobs that use the gate, by the path of the workflow. */
  readonly jobs: ReadonlyMap<string, ReadonlySet<string>>;
  /** The local actions and scripts through which they use it. */
  readonly files: ReadonlySet<string>;
  /** Whether a command runs it, which can be the package that is installed. */
  readonly isCommand: boolean;
}

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
  const search = new GateSearch(tree, workflows, await packageScripts(tree));
  const jobs = new Map<string, ReadonlySet<string>>();
  for (const workflow of workflows) {
    const found = await search.jobsOf(workflow);
    if (found.size > 0) jobs.set(workflow.path, found);
  }
  return { jobs, files: search.files, isCommand: search.isCommand };
}

class GateSearch {
  readonly files = new Set<string>();
  isCommand = false;
  readonly #tree: Tree;
  readonly #byPath: ReadonlyMap<string, ActionsFile>;
  readonly #scripts: PackageScripts;

  constructor(tree: Tree, workflows: readonly ActionsFile[], scripts: PackageScripts) {
    this.#tree = tree;
    this.#byPath = new Map(workflows.map((workflow) => [workflow.path, workflow]));
    this.#scripts = scripts;
  }

  async jobsOf(workflow: ActionsFile, depth = 0): Promise<Set<string>> {
    const found = new Set<string>();
    for (const [id, job] of jobsOf(workflow)) {
      const called = typeof job.uses === 'string' && (await this.#isGate(job.uses, depth));
      const folders = [folderOf(job), folderOf(workflow.value)];
      if ((await this.#stepsUseGate(job, depth, folders)) || called) found.add(id);
    }
    return found;
  }

  /** Whether what `uses` names is the gate, or uses it. */
  async #isGate(uses: string, depth: number): Promise<boolean> {
    const [name = ''] = uses.split('@');
    if (!name.startsWith('./')) return GATE.test(name);
    const path = normalise(name);
    if (path === undefined || depth > MAX_DEPTH) return false;
    const workflow = this.#byPath.get(path);
    if (workflow) return (await this.jobsOf(workflow, depth + 1)).size > 0;
    for (const file of ['action.yml', 'action.yaml']) {
      const action = await readActionsFile(this.#tree, path === '' ? file : `${path}/${file}`);
      if (action && (await this.#isGateAction(action, depth + 1))) {
        this.files.add(action.path);
        return true;
      }
    }
    return false;
  }

  async #isGateAction({ value }: ActionsFile, depth: number): Promise<boolean> {
    if (typeof value?.name === 'string' && GATE.test(value.name)) return true;
    return isMapping(value?.runs) && (await this.#stepsUseGate(value.runs, depth));
  }

  /** @param folders of `defaults` of the job and of its workflow, the nearest first */
  async #stepsUseGate(
    job: Mapping,
    depth: number,
    folders: readonly unknown[] = [],
  ): Promise<boolean> {
    let found = false;
    const commands = new JobCommands(this.#tree, this.#scripts);
    for (const { uses, run, 'working-directory': own } of stepsOf(job)) {
      if (typeof uses === 'string' && (await this.#isGate(uses, depth))) found = true;
      const folder = [own, ...folders].find((each) => typeof each === 'string') ?? '';
      if (typeof run === 'string' && (await commands.runGate(run, String(folder)))) {
        this.isCommand = true;
        found = true;
      }
    }
    // A script before the gate can change what the gate runs with, such as the PATH.
    if (found) for (const path of commands.started) this.files.add(path);
    return found;
  }
}

function folderOf(value: Mapping | undefined): unknown {
  const { defaults } = value ?? {};
  return isMapping(defaults) && isMapping(defaults.run)
    ? defaults.run['working-directory']
    : undefined;
}
