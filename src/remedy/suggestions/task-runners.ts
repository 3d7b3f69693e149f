import { lex } from '../../command/lex/lex.ts';
import type { Reading, Word } from '../../command/reading.ts';
import { INVALID, readPackageJson } from '../../command/resolve/package-json.ts';
import { startedByWireit } from '../../command/resolve/tasks.ts';
import { listWorkspaces } from '../../command/resolve/workspaces.ts';
import { tasksOf } from '../../families/tools/task-runners.ts';
import type { Tree } from '../../repo/tree.ts';
import { isProblem } from '../../rules/finding.ts';
import { type Rewrite, type Rewritten, suggest } from '../rewrites/rewrite.ts';

/** Names that need no quotes and that npm takes for the name of a workspace. */
const PLAIN = /^[\w@./-]+$/;

/**
 * Runs the scripts that a task runner would choose with npm: `turbo run test`, also as the script of
 * `npm test`, is the `test` of each workspace that has one.
 */
export const runTasks: Rewrite = async (reading, { tree }) => {
  if (tree === undefined) return undefined;
  const wired = await wiredIn(reading, tree);
  if (wired !== undefined) return wired;
  const tasks = tasksIn(reading);
  if (tasks === undefined || tasks.length === 0) return undefined;
  const commands: string[] = [];
  for (const task of tasks) {
    const names = await workspacesWith(tree, task);
    if (names === undefined) return undefined;
    const run = task === 'test' ? 'npm test' : `npm run ${task}`;
    if (names.length > 0) commands.push(`${run}${names.map((name) => ` -w ${name}`).join('')}`);
  }
  return commands.length === 0 ? undefined : suggest(...commands);
};

/** What package.json says that wireit runs for a script, with the scripts before it. */
async function wiredIn({ targets }: Reading, tree: Tree): Promise<Rewritten | undefined> {
  const [only] = targets.filter(({ kind, via }) => kind === 'npm_script' && via === undefined);
  if (only?.script !== 'wireit') return undefined;
  const place = { tree, directory: '', via: only.name ?? '' };
  const commands = (await startedByWireit(place)).map(({ directory, script, body }) => {
    if (body !== undefined) return body;
    return `npm run ${script}${directory === '' ? '' : ` --prefix ${directory}`}`;
  });
  return commands.length === 0 ? undefined : suggest(...commands);
}

/** The tasks of a command that is a task runner, or of a script that is one and nothing else. */
function tasksIn({ words, problems, targets, invocation }: Reading): readonly string[] | undefined {
  const isRunner = problems.some((problem) => isProblem(problem, 'runs-tasks'));
  if (isRunner && invocation?.program === 'npx') return tasksOfWords(words.slice(1));
  const scripts = targets.filter(({ kind, via }) => kind === 'npm_script' && via === undefined);
  const [only] = scripts;
  const { script = '' } = only ?? {};
  const read = lex(script);
  return scripts.length === 1 && read.problems.length === 0 ? tasksOfWords(read.words) : undefined;
}

function tasksOfWords([first, ...rest]: readonly Word[]): readonly string[] | undefined {
  return first && tasksOf(first.text, rest);
}

/** @returns the names of the workspaces that have a script; undefined if they cannot be determined */
async function workspacesWith(tree: Tree, script: string): Promise<string[] | undefined> {
  const root = await readPackageJson(tree, '');
  if (root === undefined || root === INVALID) return undefined;
  const workspaces = await listWorkspaces(tree, root);
  if (!Array.isArray(workspaces)) return undefined;
  const names: string[] = [];
  for (const { name, directory } of workspaces) {
    const manifest = await readPackageJson(tree, directory);
    if (manifest === undefined || manifest === INVALID || !manifest.scripts.has(script)) continue;
    if (!PLAIN.test(name)) return undefined;
    names.push(name);
  }
  return names;
}
