import { lex } from '../../command/lex/lex.ts';
import type { Reading } from '../../command/reading.ts';
import { normalise } from '../../repo/paths.ts';
import type { Tree } from '../../repo/tree.ts';
import { isProblem } from '../../rules/finding.ts';
import { reasons } from '../reason.ts';
import type { Script, ScriptStore } from '../script-store.ts';
import { endInTree, isDirectory, isElsewhere, onlyPlace } from './moved-paths.ts';
import type { Rewrite, Rewritten } from './rewrite.ts';
import { conjunctionOf, findPrinter, partsOf } from './shell-syntax.ts';

/** The directory in which commands start, as they write it. */
const HERE = /^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/;
/** The root of the repository, as commands write it. */
const ROOT = /^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/;

/**
 * Rewrites `cd DIRECTORY && node SCRIPT` as a script that starts the same program in the directory.
 * Without the `cd` if the directory is the root, also on another machine.
 */
export const enterDirectory: Rewrite = async ({ command }, store) => {
  const entered = readChangeOfDirectory(command);
  if (entered === undefined) return undefined;
  const { written, rest } = entered;
  if (rest === '') return { reason: reasons.changesDirectory() };
  const directory = await directoryOf(written, rest, store);
  if (directory === '') return { step: 'path made relative', commands: [rest] };
  return (
    (directory !== undefined && (await startIn(directory, rest, store))) || {
      reason: reasons.changesDirectory(),
    }
  );
};

/**
 * Rewrites `node scripts/check.js ./src`, where both only exist below one directory, as a script that
 * starts node there: the command was written for a repository with that directory as its root.
 */
export const findRoot: Rewrite = async ({ command, words, problems, invocation }, store) => {
  const { tree } = store;
  const missing = problems.find((problem) => isProblem(problem, 'target-missing'));
  if (missing === undefined || invocation?.program !== 'node' || tree === undefined) {
    return undefined;
  }
  const { path } = missing.args;
  const found = onlyPlace(tree, path, path.split('/').length);
  const root = found?.endsWith(`/${path}`) ? found.slice(0, -path.length - 1) : undefined;
  if (root === undefined) return undefined;
  const paths = words.slice(2).filter(({ text }) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(text));
  const isBelow = paths.some(({ text }) => !exists(tree, text) && exists(tree, `${root}/${text}`));
  return isBelow ? startIn(root, command, store) : undefined;
};

function exists(tree: Tree, path: string): boolean {
  const at = normalise(path) ?? '';
  return ['', '.js', '.cjs', '.mjs', '.json'].some((end) => tree.stat(at + end) !== undefined);
}

interface ChangeOfDirectory {
  /** The operand of `cd`, as it is written. */
  readonly written: string;
  /** The text of the commands after `cd`. */
  readonly rest: string;
}

/** Reads `cd X && …`, `cd X; …` and `(cd X && …)`. */
function readChangeOfDirectory(command: string): ChangeOfDirectory | undefined {
  const [, grouped] = /^\(([^()]*)\)$/.exec(command) ?? [];
  const text = (grouped ?? command).trim();
  const [first] = partsOf(text);
  const [, written] =
    /^cd[ \t]+(?:--[ \t]+)?("[^"]*"|'[^']*'|\$\([^)]*\)|\S+)$/.exec(first?.text ?? '') ?? [];
  if (first === undefined || written === undefined || first.start !== 0) return undefined;
  const [, rest = ''] = /^[ \t]*(?:&&|;|\n)\s*([\s\S]*)$/.exec(text.slice(first.end)) ?? [];
  return { written, rest: rest.trim() };
}

/** Returns the directory below the root that commands start in; undefined if it is not known. */
async function directoryOf(
  written: string,
  rest: string,
  { tree, judge }: ScriptStore,
): Promise<string | undefined> {
  if (HERE.test(written)) return '';
  if (ROOT.test(written)) return (judge.terms.cwd ?? '') === '' ? '' : undefined;
  const [operand] = lex(written).words;
  if (operand === undefined || tree === undefined) return undefined;
  if (!isElsewhere(operand.text)) {
    if (lex(written).problems.length > 0) return undefined;
    const path = normalise(operand.text);
    return path === '' || (path !== undefined && isDirectory(tree, path)) ? path : undefined;
  }
  const end = endInTree(tree, operand.text, isDirectory);
  if (end !== undefined) return end;
  // The whole repository stands at another path there, if what runs exists from its root.
  const { reading, verdict } = await judge.command(conjunctionOf(rest)?.[0]?.text ?? rest);
  const exists =
    reading.targets.length > 0 && reading.targets.every(({ path }) => path !== undefined);
  return verdict !== 'block' && exists ? '' : undefined;
}

async function startIn(
  directory: string,
  rest: string,
  store: ScriptStore,
): Promise<Rewritten | undefined> {
  const commands: string[] = [];
  const scripts: string[] = [];
  const judge = store.judgeIn(directory);
  for (const part of conjunctionOf(rest)?.map(({ text }) => text) ?? [rest]) {
    const { reading, verdict } = await judge.command(part);
    const prints = (await findPrinter(reading, store)) !== undefined;
    if (prints) continue;
    const script = verdict === 'block' ? undefined : startingScript(directory, reading);
    const path = script && (await store.place(script));
    if (path === undefined) return undefined;
    scripts.push(path);
    commands.push(`node ${path}`);
  }
  if (commands.length === 0) return undefined;
  return { step: 'directory change moved into a script', commands, scripts };
}

/** Writes a script that starts node in a directory, and ends as it does. */
function startingScript(directory: string, reading: Reading): Script | undefined {
  const { argv, invocation, targets, assignments } = reading;
  const [target] = targets;
  if (invocation?.program !== 'node' || target?.kind !== 'file' || argv === null) return undefined;
  if (target.path === undefined) return undefined;
  const variables = assignments.map(({ name, value }) => `${name}: ${JSON.stringify(value)}`);
  const environment =
    variables.length === 0 ? '' : `\n  env: { ...process.env, ${variables.join(', ')} },`;
  const text = `// Made by \`gene-gate fix\` from a validation command that changes the directory.
const { spawnSync } = require('node:child_process');

const { error, status } = spawnSync(process.execPath, ${JSON.stringify(argv.slice(1))}, {
  cwd: ${JSON.stringify(directory)},${environment}
  stdio: 'inherit',
});
if (error) throw error;
process.exitCode = status ?? 1;
`;
  return { name: 'run', text, extension: 'cjs' };
}
