import { posix } from 'node:path';
import { parse as parseJsonc } from 'jsonc-parser';
import { objectIn } from '../../ground/mapping.ts';
import { tasksOf } from '../../programs/tools/task-runners.ts';
import { normalise } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import type { Invocation } from '../reading.ts';
import { resolveRun } from './npm-script.ts';
import { readJsonFile, usablePackageJson } from './package-json.ts';
import { everyPackage } from './package-manager.ts';
import { join, NOTHING, type Place, type Resolved, type Trail } from './resolution.ts';
import { runsIn } from './scripts-that-run.ts';
import { readText } from './tree-file.ts';

const MAX_BYTES = 1024 * 1024;

/** Configuration files, and where they list what each task depends on. */
const CONFIGURATIONS: Readonly<Record<string, readonly (readonly [file: string, key: string])[]>> =
  {
    turbo: [
      ['turbo.json', 'tasks'],
      ['turbo.json', 'pipeline'],
      ['turbo.jsonc', 'tasks'],
    ],
    nx: [['nx.json', 'targetDefaults']],
    lerna: [['nx.json', 'targetDefaults']],
  };

/**
 * The scripts that a task runner would start for its words: those of the tasks, and of the tasks that
 * they depend on, in every package of the commit. The runner is reported where its words are read.
 */
export async function resolveTasks(
  invocation: Invocation,
  place: Place,
  trail: Trail,
): Promise<Resolved> {
  const { operands, passthrough, subcommand } = invocation;
  const [name] = operands;
  const isTool = subcommand === 'exec' || subcommand === 'script-or-tool';
  const tasks = isTool && name ? tasksOf(name.text, passthrough) : undefined;
  if (name === undefined || tasks === undefined) return NOTHING;
  const { text: runner, span } = name;
  const started =
    runner === 'wireit'
      ? await startedByWireit(place)
      : await startedBy(await withDependencies(place.tree, runner, tasks), place.tree);
  const results: Resolved[] = [];
  for (const { directory, script, body } of started) {
    const at = { ...place, directory };
    if (body !== undefined) {
      const run = { directory, event: `${script} (${runner})`, body, words: [] };
      results.push(await resolveRun(at, run, span, trail));
      continue;
    }
    const manifest = await usablePackageJson(place.tree, directory);
    if (manifest === undefined) continue;
    const runs = runsIn(manifest, directory, { event: script, words: [] });
    for (const run of runs) results.push(await resolveRun(at, run, span, trail));
  }
  return join(results);
}

/** A script that a task runner starts. */
export interface Started {
  readonly directory: string;
  readonly script: string;
  /** Its text, if the script of that name is not what runs. */
  readonly body?: string;
}

async function startedBy(tasks: readonly string[], tree: Tree): Promise<readonly Started[]> {
  const started: Started[] = [];
  for (const directory of everyPackage(tree)) {
    const manifest = await usablePackageJson(tree, directory);
    // A task of the root is only run if the configuration says so; mostly it is what started the runner.
    if (directory === '' || manifest === undefined) continue;
    const own = tasks.filter((task) => manifest.scripts.has(task));
    started.push(...own.map((script) => ({ directory, script })));
  }
  return started;
}

/** The tasks, and those that the runner's configuration starts before them. */
async function withDependencies(
  tree: Tree,
  runner: string,
  tasks: readonly string[],
): Promise<readonly string[]> {
  const all = new Set(tasks);
  for (const [file, key] of CONFIGURATIONS[runner] ?? []) {
    const definitions = fieldOf(await readConfiguration(tree, file), key);
    for (const task of all) {
      for (const found of listOf(fieldOf(fieldOf(definitions, task), 'dependsOn'))) {
        all.add(found.replace(/^\^|^.*#/, ''));
      }
    }
  }
  return [...all];
}

/** What package.json says under `wireit` about the script that started it. */
async function startedByWireit({
  tree,
  directory,
  via,
}: Pick<Place, 'tree' | 'directory' | 'via'>): Promise<readonly Started[]> {
  const manifest = await readJsonFile(tree, posix.join(directory, 'package.json'));
  const script = fieldOf(fieldOf(manifest, 'wireit'), via ?? '');
  const command = fieldOf(script, 'command');
  const dependencies = listOf(fieldOf(script, 'dependencies')).flatMap((entry) => {
    const [, folder = '', name = ''] = /^(?:(\.{1,2}\/.*):)?([^:].*)$/.exec(entry) ?? [];
    const path = normalise(posix.join(directory, folder));
    return path === undefined ? [] : [{ directory: path, script: name }];
  });
  const own = typeof command === 'string' && via !== undefined;
  return [...dependencies, ...(own ? [{ directory, script: via, body: command }] : [])];
}

function fieldOf(value: unknown, key: string): unknown {
  const fields = objectIn(value);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The strings of a list; wireit writes some as `{"script": "build"}`, nx as `{"target": "build"}`. */
function listOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((entry) => fieldOf(entry, 'script') ?? fieldOf(entry, 'target') ?? entry)
    .filter((entry) => typeof entry === 'string');
}

async function readConfiguration(tree: Tree, path: string): Promise<unknown> {
  const file = await readText(tree, path, MAX_BYTES);
  return file && 'text' in file ? parseJsonc(file.text) : undefined;
}
