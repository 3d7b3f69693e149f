import { normalise } from '../../../repo/paths.ts';
import type { Tree } from '../../../repo/tree.ts';
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

/** The name of the action, of the command line and of the package. */
export const GATE = /gene-gate/i;

/** Local actions can use others; GitHub allows ten levels. */
const MAX_DEPTH = 10;

/** Scripts that call the gate are short. */
const MAX_SCRIPT_BYTES = 64 * 1024;

/**
 * Finds the jobs that use the gate: the action, the command line, or anything of the repository that
 * uses one of them: a reusable workflow, a composite action, a script, a script of package.json.
 */
export async function findGateUses(
  tree: Tree,
  workflows: readonly ActionsFile[],
): Promise<GateUses> {
  const files = new Set<string>();
  let isCommand = false;
  const scripts = await packageScripts(tree);
  const byPath = new Map(workflows.map((workflow) => [workflow.path, workflow]));

  async function usesGate(uses: string, depth: number): Promise<boolean> {
    const [name = ''] = uses.split('@');
    if (!name.startsWith('./')) return GATE.test(name);
    const path = normalise(name);
    if (path === undefined || depth > MAX_DEPTH) return false;
    const workflow = byPath.get(path);
    if (workflow) return (await gateJobs(workflow, depth + 1)).size > 0;
    for (const file of ['action.yml', 'action.yaml']) {
      const action = await readActionsFile(tree, path === '' ? file : `${path}/${file}`);
      if (action && (await isGateAction(action, depth + 1))) {
        files.add(action.path);
        return true;
      }
    }
    return false;
  }

  async function isGateAction({ value }: ActionsFile, depth: number): Promise<boolean> {
    if (typeof value?.name === 'string' && GATE.test(value.name)) return true;
    return isMapping(value?.runs) && (await stepsUseGate(value.runs, depth));
  }

  async function stepsUseGate(job: Mapping, depth: number): Promise<boolean> {
    let found = false;
    for (const { uses, run } of stepsOf(job)) {
      if (typeof uses === 'string' && (await usesGate(uses, depth))) found = true;
      if (typeof run === 'string' && (await runsGate(run))) {
        isCommand = true;
        found = true;
      }
    }
    return found;
  }

  async function runsGate(run: string): Promise<boolean> {
    const words = run.replaceAll(/^\s*#.*$/gm, '').split(/[\s;&|()"'`]+/);
    let found = words.some((word) => GATE.test(word));
    for (const word of words) {
      if (scripts.gate.has(word)) {
        files.add('package.json');
        found = true;
      }
      const path = normalise(word);
      if (path && scripts.isGateItself && /^dist\/(?:cli|action)\b/.test(path)) found = true;
      if (path && (await isGateScript(path))) {
        files.add(path);
        found = true;
      }
    }
    return found;
  }

  async function isGateScript(path: string): Promise<boolean> {
    const { kind, size = 0 } = tree.stat(path) ?? {};
    if ((kind !== 'file' && kind !== 'executable') || size > MAX_SCRIPT_BYTES) return false;
    return GATE.test((await tree.read(path)).toString('utf8'));
  }

  async function gateJobs(workflow: ActionsFile, depth: number): Promise<Set<string>> {
    const found = new Set<string>();
    for (const [id, job] of jobsOf(workflow)) {
      const called = typeof job.uses === 'string' && (await usesGate(job.uses, depth));
      if ((await stepsUseGate(job, depth)) || called) found.add(id);
    }
    return found;
  }

  const jobs = new Map<string, ReadonlySet<string>>();
  for (const workflow of workflows) {
    const found = await gateJobs(workflow, 0);
    if (found.size > 0) jobs.set(workflow.path, found);
  }
  return { jobs, files, isCommand };
}

/** The scripts of package.json that start the gate, and whether the package is the gate itself. */
async function packageScripts(
  tree: Tree,
): Promise<{ gate: ReadonlySet<string>; isGateItself: boolean }> {
  const file = await readActionsFile(tree, 'package.json');
  const scripts = isMapping(file?.value?.scripts) ? Object.entries(file.value.scripts) : [];
  const gate = scripts.filter(([, text]) => typeof text === 'string' && GATE.test(text));
  return {
    gate: new Set(gate.map(([name]) => name)),
    isGateItself: file?.value?.name === 'gene-gate',
  };
}
