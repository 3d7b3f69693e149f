import { basename, join } from 'node:path/posix';
import { readJsonFile } from '../../../command/resolve/package-json.ts';
import { type Mapping, objectIn, textIn } from '../../../ground/mapping.ts';
import { isRunnable } from '../../../programs/file-names.ts';
import { normalise } from '../../../repo/paths.ts';
import { isRegular, type Tree } from '../../../repo/tree.ts';
import { GATE, RUNS_PACKAGES, textOf, Words } from './words.ts';
import { type ActionsFile, jobsOf, partsIn, readActionsFile, WORKFLOWS } from './workflow.ts';

/** What runs the gate in a tree. */
export interface Gate {
  /** The workflows, and the local actions that they use, by path. */
  readonly files: ReadonlyMap<string, ActionsFile>;
  /** The paths of files that mention the gate, and of what these call or wait for. */
  readonly deciding: ReadonlySet<string>;
  /** The jobs of a workflow that mention it in their name or a step. */
  readonly jobsIn: (file: ActionsFile) => readonly string[];
  /** The values of the input `check-name`. */
  readonly checkNames: readonly string[];
  /** Returns the steps in a value, each followed by those of what it calls in the repository. */
  readonly expand: (value: unknown, seen?: Set<string>) => readonly Mapping[];
  /** Whether a step starts the gate. */
  readonly starts: (part: Mapping) => boolean;
  /** The commands of a step, with the scripts of package.json that mention the gate. */
  readonly commands: (part: Mapping) => string;
}

/** Calls are at most ten deep. */
const MAX_DEPTH = 10;

/** Finds what mentions the gate in a tree. */
export async function findGate(tree: Tree): Promise<Gate> {
  const files = await readFiles(tree);
  const all = [...files.values()];
  const { scripts } = objectIn(await readJsonFile(tree, 'package.json'));
  const starters = await scriptsWithGate(tree, new Words(all.map(({ text }) => text)));
  const expand: Gate['expand'] = (value, seen = new Set()) =>
    partsIn(value).flatMap((part) => {
      const called = calledPaths(part).filter((path) => !seen.has(path));
      return [part, ...called.flatMap((path) => expand(files.get(path)?.value, seen.add(path)))];
    });
  const commands = ({ run }: Mapping) => {
    const words = new Words(RUNS_PACKAGES.test(textOf(run)) ? run : '');
    const named = Object.entries(objectIn(scripts)).filter(([name]) => words.has(name));
    return textOf([run, named.map(([, text]) => text).filter((text) => GATE.test(String(text)))]);
  };
  const startsGate = (part: Mapping) => {
    const uses = textIn(part, 'uses').split('@')[0] ?? '';
    const names = calledPaths(part).map((path) => files.get(path)?.value?.name);
    const words = new Words(part.run);
    return (
      GATE.test(textOf([uses, names, commands(part)])) ||
      starters.some((name) => words.name(name, true))
    );
  };
  const parts = all.flatMap(({ value }) => partsIn(value));
  const starting = new Set(parts.filter(startsGate));
  const starts = (part: Mapping) => starting.has(part);
  const inputs = parts.map((part) => objectIn(part.with));
  const checkNames = inputs.map((each) => textIn(each, 'check-name').trim()).filter(Boolean);
  const mentions = ({ value, text }: ActionsFile) => {
    const content = value ? JSON.stringify(value) : text;
    const isNamed = checkNames.some((name) => content.includes(JSON.stringify(name)));
    return isNamed || GATE.test(content) || partsIn(value).some(starts);
  };
  const deciding = new Set(all.filter(mentions).map(({ path }) => path));
  const calls = all.map(({ path, value }) => [path, partsIn(value).flatMap(calledPaths)] as const);
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    for (const [path, called] of calls)
      if (called.some((each) => deciding.has(each))) deciding.add(path);
  }
  // A Set visits what is added to it.
  for (const path of deciding) {
    const value = files.get(path)?.value;
    const awaited = [objectIn(objectIn(value?.on).workflow_run).workflows].flat();
    const needed = all.filter((each) => awaited.includes(each.value?.name ?? each.path));
    const called = partsIn(value)
      .flatMap(calledPaths)
      .filter((each) => files.has(each));
    for (const each of [...called, ...needed.map((other) => other.path)]) deciding.add(each);
  }
  const jobsIn = (file: ActionsFile) =>
    [...jobsOf(file)].flatMap(([id, job]) => {
      // The names of artifacts mean nothing.
      const given = partsIn(job).map((part) => ({
        ...objectIn(part.with),
        name: '',
        path: '',
        pattern: '',
      }));
      return expand(job).some(starts) || GATE.test(textOf([id, job.name, given])) ? [id] : [];
    });
  return { files, deciding, jobsIn, checkNames, expand, starts, commands };
}

async function readFiles(tree: Tree): Promise<ReadonlyMap<string, ActionsFile>> {
  const files = new Map<string, ActionsFile>();
  const paths = new Set(tree.list(WORKFLOWS).map(({ path }) => path));
  // A Set visits what is added to it.
  for (const path of paths) {
    const file = /\.ya?ml$/.test(path) ? await readActionsFile(tree, path) : undefined;
    if (file) files.set(path, file);
    for (const called of partsIn(file?.value).flatMap(calledPaths)) paths.add(called);
  }
  return files;
}

/** What GitHub looks for if `uses` names something of the repository: a workflow, or a local action. */
export function calledPaths(part: Mapping): readonly string[] {
  const uses = textIn(part, 'uses');
  const path = uses.startsWith('./') ? normalise(uses.split('@')[0] ?? '') : undefined;
  return path === undefined ? [] : [path, join(path, 'action.yml'), join(path, 'action.yaml')];
}

/** Scripts that call the gate are short. */
const MAX_SCRIPT_BYTES = 64 * 1024;

/** Returns the names of scripts and build files that mention the gate and that a text names. */
async function scriptsWithGate(tree: Tree, words: Words): Promise<readonly string[]> {
  const paths = [...tree.files()]
    .filter(({ kind, size = 0 }) => isRegular(kind) && size <= MAX_SCRIPT_BYTES)
    .map(({ path }) => path)
    .filter((path) => isRunnable(path) && words.name(path, true));
  const texts = await Promise.all(paths.map((path) => tree.read(path)));
  return paths.filter((_, index) => GATE.test(String(texts[index]))).map((path) => basename(path));
}
