import { normalise } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import { GATE, packageScripts, wordsOf } from './gate-scripts.ts';
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

  /** @param directories `defaults` of the job and of its workflow, the nearest first */
  async function stepsUseGate(
    job: Mapping,
    depth: number,
    folders: readonly unknown[] = [],
  ): Promise<boolean> {
    let found = false;
    const named = new Set<string>();
    for (const { uses, run, 'working-directory': own } of stepsOf(job)) {
      if (typeof uses === 'string' && (await usesGate(uses, depth))) found = true;
      const folder = [own, ...folders].find((each) => typeof each === 'string') ?? '';
      if (typeof run === 'string' && (await runsGate(run, String(folder), named))) {
        isCommand = true;
        found = true;
      }
    }
    // A script before the gate can change what the gate runs with, such as the PATH.
    if (found) for (const path of named) files.add(path);
    return found;
  }

  /** @param named takes the scripts of the repository that the commands start, and theirs */
  async function runsGate(run: string, folder: string, named: Set<string>): Promise<boolean> {
    const words = wordsOf(run);
    let found = words.some((word) => GATE.test(word));
    for (const word of words) {
      if (scripts.gate.has(word) && RUNNER.test(run)) {
        files.add('package.json');
        found = true;
      }
      if (scripts.isGateItself && /^(?:\.\/)?dist\/(?:cli|action)\b/.test(word)) found = true;
      const names = MAKE.test(word) ? MAKEFILES : [word];
      // `cd` can lead back to the root.
      for (const name of names.flatMap((each) => [`./${folder}/${each}`, each])) {
        const path = normalise(name);
        const text = path && !named.has(path) && (await scriptText(path));
        if (!path || !text) continue;
        named.add(path);
        if (await runsGate(text, folder, named)) found = true;
      }
    }
    return found;
  }

  async function scriptText(path: string): Promise<string | undefined> {
    const { kind, size = 0 } = tree.stat(path) ?? {};
    if (!isRegular(kind) || size > MAX_SCRIPT_BYTES) return undefined;
    const text = (await tree.read(path)).toString('utf8');
    return kind === 'executable' || SCRIPT.test(path) || GATE.test(text) ? text : undefined;
  }

  async function gateJobs(workflow: ActionsFile, depth: number): Promise<Set<string>> {
    const found = new Set<string>();
    for (const [id, job] of jobsOf(workflow)) {
      const called = typeof job.uses === 'string' && (await usesGate(job.uses, depth));
      const folders = [folderOf(job), folderOf(workflow.value)];
      if ((await stepsUseGate(job, depth, folders)) || called) found.add(id);
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

/** What starts a script of package.json. */
const RUNNER = /\b(?:npm|pnpm|yarn|bun|run)\b/;
const MAKE = /^(?:g?make)$/;
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'] as const;
/** Files that a shell or an interpreter runs; another one is data, unless it names the gate. */
const SCRIPT = /(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;

function folderOf(value: Mapping | undefined): unknown {
  const { defaults } = value ?? {};
  return isMapping(defaults) && isMapping(defaults.run)
    ? defaults.run['working-directory']
    : undefined;
}
