import { objectIn } from '../../../command/resolve/lock/lock-entry.ts';
import { readJsonFile } from '../../../command/resolve/package-json.ts';
import { normalise } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
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

/** Scripts that call the gate are short. */
const MAX_SCRIPT_BYTES = 64 * 1024;
/** What starts a script of package.json. */
const RUNNER = /\b(?:npm|pnpm|yarn|bun|run)\b/;
const MAKE = /^(?:g?make)$/;
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'] as const;
/** Files that a shell or an interpreter runs; another one is data, unless it names the gate. */
const SCRIPT = /(?:^|\/)[^./]+$|\.(?:sh|bash|[cm]?[jt]s|py|rb|pl|ps1|mk)$/i;

/** The commands of a job. */
class JobCommands {
  /** The files of the repository that the commands start, and that these start. */
  readonly started = new Set<string>();
  readonly #tree: Tree;
  readonly #scripts: PackageScripts;

  constructor(tree: Tree, scripts: PackageScripts) {
    this.#tree = tree;
    this.#scripts = scripts;
  }

  /** Whether commands run the gate, themselves or by a file that they start. */
  async runGate(commands: string, folder: string): Promise<boolean> {
    const words = wordsOf(commands);
    let found = words.some((word) => GATE.test(word));
    for (const word of words) {
      if (this.#scripts.gate.has(word) && RUNNER.test(commands)) {
        this.started.add('package.json');
        found = true;
      }
      if (this.#scripts.isGateItself && /^(?:\.\/)?dist\/(?:cli|action)\b/.test(word)) found = true;
      if (await this.#startGate(word, folder)) found = true;
    }
    return found;
  }

  /** Whether a word names a file that runs the gate. */
  async #startGate(word: string, folder: string): Promise<boolean> {
    let found = false;
    const names = MAKE.test(word) ? MAKEFILES : [word];
    // `cd` can lead back to the root.
    for (const name of names.flatMap((each) => [`./${folder}/${each}`, each])) {
      const path = normalise(name);
      const text = path && !this.started.has(path) && (await this.#scriptText(path));
      if (!path || !text) continue;
      this.started.add(path);
      if (await this.runGate(text, folder)) found = true;
    }
    return found;
  }

  async #scriptText(path: string): Promise<string | undefined> {
    const { kind, size = 0 } = this.#tree.stat(path) ?? {};
    if (!isRegular(kind) || size > MAX_SCRIPT_BYTES) return undefined;
    const text = (await this.#tree.read(path)).toString('utf8');
    return kind === 'executable' || SCRIPT.test(path) || GATE.test(text) ? text : undefined;
  }
}

/** The name of the action, of the command line and of the package. */
export const GATE = /gene-gate/i;

/** The words of a command, without comments. */
function wordsOf(run: string): string[] {
  return run.replaceAll(/^\s*#.*$/gm, '').split(/[\s;&|()"'`]+/);
}

/** The names of the scripts of a package.json that start the gate, also by way of another script. */
export function gateScripts(manifest: Mapping | undefined): ReadonlySet<string> {
  const scripts = isMapping(manifest?.scripts) ? Object.entries(manifest.scripts) : [];
  const gate = new Set<string>();
  for (let size = -1; size < gate.size; ) {
    size = gate.size;
    for (const [name, text] of scripts) {
      if (wordsOf(String(text)).some((word) => GATE.test(word) || gate.has(word))) gate.add(name);
    }
  }
  return gate;
}

/** What the package.json of the root says about the gate. */
export interface PackageScripts {
  /** The names of the scripts that start it. */
  readonly gate: ReadonlySet<string>;
  /** Whether the package is the gate. */
  readonly isGateItself: boolean;
}

async function packageScripts(tree: Tree): Promise<PackageScripts> {
  const manifest = objectIn(await readJsonFile(tree, 'package.json'));
  return { gate: gateScripts(manifest), isGateItself: manifest.name === 'gene-gate' };
}
