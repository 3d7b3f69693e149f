import { closest, distance } from 'fastest-levenshtein';
import { lex } from '../../command/lex/lex.ts';
import type { Reading, Word } from '../../command/reading.ts';
import { usablePackageJson } from '../../command/resolve/package-json.ts';
import { listWorkspaces } from '../../command/resolve/workspaces.ts';
import { tasksOf } from '../../families/tools/task-runners.ts';
import type { Tree } from '../../repo/tree.ts';
import { isProblem } from '../../rules/finding.ts';
import { type Rewrite, replaceSpan, suggest } from '../rewrites/rewrite.ts';
import type { ScriptStore } from '../script-store.ts';

/** Scripts that npm runs without `run`. */
const SHORT: ReadonlySet<string> = new Set(['test', 'start', 'stop', 'restart']);
const PACKAGE_MANAGERS: ReadonlySet<string> = new Set(['pnpm', 'yarn', 'bun', 'npm']);

/** Corrects the name of an npm subcommand or script that does not exist. */
export const spellScript: Rewrite = async ({ command, problems, words, invocation }, store) => {
  if (invocation?.program !== 'npm') return undefined;
  const names = await scriptNames(store);
  const missing = problems.find((problem) => isProblem(problem, 'npm-script-missing'));
  if (missing !== undefined) {
    const name = nearest(missing.args.script, names);
    const word = words.find(({ text }) => text === missing.args.script);
    return name === undefined || word === undefined
      ? undefined
      : suggest(replaceSpan(command, word.span, name));
  }
  const unknown = problems.find((problem) => isProblem(problem, 'unknown-subcommand'));
  if (unknown === undefined) return undefined;
  const { subcommand, meant } = unknown.args;
  const known = meant === '' ? nearest(subcommand, [...SHORT]) : meant;
  const candidates = [
    ...(names.includes(subcommand) ? [`run ${subcommand}`] : []),
    ...(known === undefined ? [] : [known]),
  ];
  const [first] = candidates;
  return first === undefined ? undefined : suggest(replaceSpan(command, unknown.span, first));
};

/** Runs the script of `pnpm lint`, `yarn test` or `bun run lint` with npm. */
export const useNpm: Rewrite = async ({ command, words, problems }, store) => {
  const isRefused = problems.some(({ rule }) => rule === 'program-not-allowed');
  const [program, second, third] = words;
  if (!isRefused || program === undefined || second === undefined) return undefined;
  if (!PACKAGE_MANAGERS.has(program.text)) return undefined;
  // Bun has a test runner and a bundler of its own.
  if (program.text === 'bun' && /^(?:test|build)$/.test(second.text)) return undefined;
  const name = second.text === 'run' ? third : second;
  if (name === undefined || !(await scriptNames(store)).includes(name.text)) return undefined;
  const script = SHORT.has(name.text) ? name.text : `run ${name.text}`;
  const rest = command.slice(name.span.end).trim();
  return suggest(`npm ${script}${rest === '' ? '' : ` -- ${rest}`}`);
};

/** Runs a tool of the dependencies with npx: `eslint src`, `pnpm exec eslint src`. */
export const useNpx: Rewrite = ({ command, words, problems }, { tree }) => {
  const refused = problems.find(({ rule }) => rule === 'program-not-allowed');
  const [program, second, third] = words;
  // Without files, nothing shows that npx would not download the tool.
  if (refused === undefined || program === undefined || tree === undefined) return undefined;
  const runner = /^(?:pnpm|yarn|bun|bunx|pnpx)$/.test(program.text);
  const named = /^(?:exec|dlx|x)$/.test(second?.text ?? '') ? third : second;
  const tool = runner ? (/^(?:bunx|pnpx)$/.test(program.text) ? second : named) : program;
  return tool === undefined || !/^[a-z][\w.-]*$/.test(tool.text)
    ? undefined
    : suggest(`npx ${command.slice(tool.span.start)}`);
};

/** Runs the script of a workspace from the root: `npm test -w packages/a`. */
export const useWorkspace: Rewrite = ({ command }) => {
  const [, folder, rest] =
    /^cd[ \t]+([\w./@-]+)[ \t]*&&[ \t]*(npm[ \t][^;&|<>]*)$/.exec(command) ?? [];
  if (folder === undefined || rest === undefined) return undefined;
  const [, run = rest, words = ''] = /^(.*?)([ \t]+--(?:[ \t].*)?)?$/.exec(rest.trim()) ?? [];
  return suggest(`${run} -w ${folder.replace(/\/$/, '')}${words}`);
};

/** Runs what a script of package.json runs, for validators that do not run npm. */
export const useScriptText: Rewrite = ({ targets, invocation, argv }, { judge }) => {
  if (judge.terms.policy.profile !== 'validator') return undefined;
  if (invocation?.program !== 'npm' || argv === null || invocation.flags.length > 0)
    return undefined;
  const scripts = targets.filter(({ kind }) => kind === 'npm_script');
  const [only] = scripts;
  if (scripts.length !== 1 || only?.script === undefined || invocation.passthrough.length > 0) {
    return undefined;
  }
  return suggest(only.script);
};

async function scriptNames({ tree }: ScriptStore): Promise<readonly string[]> {
  const manifest = tree && (await usablePackageJson(tree, ''));
  return [...(manifest?.scripts.keys() ?? [])];
}

/** A typing error has few wrong letters. */
function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0 || name.length > 100) return undefined;
  const found = closest(name, names);
  return distance(name, found) <= Math.ceil(name.length / 3) ? found : undefined;
}

/** Names that need no quotes and that npm takes for the name of a workspace. */
const PLAIN = /^[\w@./-]+$/;

/**
 * Runs the scripts that a task runner would choose with npm: `turbo run test`, also as the script of
 * `npm test`, is the `test` of each workspace that has one.
 */
export const runTasks: Rewrite = async (reading, { tree }) => {
  if (tree === undefined) return undefined;
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
  const root = await usablePackageJson(tree, '');
  if (root === undefined) return undefined;
  const workspaces = await listWorkspaces(tree, root);
  if (!Array.isArray(workspaces)) return undefined;
  const names: string[] = [];
  for (const { name, directory } of workspaces) {
    if (!(await usablePackageJson(tree, directory))?.scripts.has(script)) continue;
    if (!PLAIN.test(name)) return undefined;
    names.push(name);
  }
  return names;
}
