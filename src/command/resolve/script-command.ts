import { posix } from 'node:path';
import { resolveInTree } from '../../repo/paths.ts';
import { isRegular, type Tree } from '../../repo/tree.ts';
import { ruleOf } from '../../rules/catalogue.ts';
import { lex } from '../lex/lex.ts';
import type { ScriptCommand } from '../reading.ts';
import { foldersUpFrom } from './npm-project.ts';
import type { Place } from './resolution.ts';
import { firstLineOf } from './tree-file.ts';

/** Words that a shell does not look up: those of POSIX, dash, bash and ksh. */
const OF_THE_SHELL: ReadonlySet<string> = new Set(
  `! . : [ [[ ]] { } alias autoload bg bind break builtin caller case cd chdir command compgen
  complete compopt continue coproc declare dirs disown do done echo elif else enable esac eval exec
  exit export false fc fg fi for function functions getopts hash help histexpand history if in
  integer jobs kill let local logout mapfile nohup popd print printf pushd pwd r read readarray
  readonly return select set shift shopt source suspend test then time times trap true type typeset
  ulimit umask unalias unset until wait whence while`.split(/\s+/),
);

const LINKED = /^(?:\.\/)?node_modules\/\.bin\/([\w.-]+)$/;

/**
 * How the text of a script starts as one program, without a shell.
 *
 * @returns undefined if it is more than one simple command, or needs the shell for another reason
 */
export async function scriptCommand(
  text: string,
  { tree, directory }: Place,
): Promise<ScriptCommand | undefined> {
  const { words, assignments, refused, problems } = lex(text);
  const isSimple = problems.every(
    ({ rule }) =>
      rule === 'assignment-refused' ||
      // Only the shell knows the files that are there when it runs.
      (ruleOf(rule).severity === 'warning' && rule !== 'unquoted-glob'),
  );
  const assigned = problems.filter(({ rule }) => rule === 'assignment-refused').length;
  const [first] = words;
  if (!isSimple || assigned !== refused.length || first === undefined) return undefined;
  const program = first.text;
  if (OF_THE_SHELL.has(program) || program.includes('=')) return undefined;
  const set = [...assignments, ...refused].sort((a, b) => a.span.start - b.span.start);
  // It decides which program the name means.
  if (set.some(({ name }) => name === 'PATH')) return undefined;
  const argv = words.map((word) => word.text);
  const env = Object.fromEntries(set.map(({ name, value }) => [name, value]));
  if (program === 'node' || program === 'npm' || program === 'npx') return { argv, env };
  const linked = LINKED.exec(program)?.[1];
  if (linked === undefined && program.includes('/')) return { argv, env };
  const folders = linked === undefined ? foldersUpFrom(directory) : [directory];
  const tool = await localTool(tree, folders, linked ?? program);
  return tool === undefined
    ? { argv, env }
    : { argv, env: { ...tool.env, ...env }, file: tool.file };
}

/** npm's and pnpm's wrappers start the package's file, named relative to their own directory. */
const WRAPPED = /"\$basedir\/([^"\n]+)"\s+"\$@"/;
/** pnpm's wrappers also name the directories of packages that a tool may load. */
const NODE_PATH = /export NODE_PATH="([^"$\n]+)"/;
const NODE_ALONE = /^#!\s*(?:\/usr\/bin\/env\s+|(?:\/[\w.-]+)*\/)node\s*$/;
const MAX_WRAPPER_BYTES = 16 * 1024;

/** A tool of `node_modules/.bin` that node runs. */
interface LocalTool {
  /** The path of the package's file in the tree. */
  readonly file: string;
  /** Variables that the tool's wrapper sets. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * The file that a tool's name means in a script: the nearest `node_modules/.bin` has a link to it, or a
 * wrapper that starts it.
 *
 * @param directories whose `node_modules/.bin` are looked into, in this order
 * @returns undefined if node does not run it, so that a shell should look it up
 */
async function localTool(
  tree: Tree,
  folders: readonly string[],
  name: string,
): Promise<LocalTool | undefined> {
  const linked = folders
    .map((folder) => posix.join(folder, 'node_modules/.bin', name))
    .find((path) => tree.stat(path) !== undefined);
  if (linked === undefined) return undefined;
  const found = resolveInTree(tree, linked);
  if (found.kind !== 'inside' || !isRegular(found.entry.kind)) return undefined;
  if (found.path !== linked) {
    const runs = found.entry.kind === 'executable' && (await isForNode(tree, found.path));
    return runs ? { file: found.path, env: {} } : undefined;
  }
  if ((found.entry.size ?? 0) > MAX_WRAPPER_BYTES) return undefined;
  const wrapper = (await tree.read(linked)).toString('utf8');
  const [, wrapped] = WRAPPED.exec(wrapper) ?? [];
  if (wrapped === undefined) return undefined;
  const file = resolveInTree(tree, posix.join(posix.dirname(linked), wrapped));
  const isNodes =
    file.kind === 'inside' && isRegular(file.entry.kind) && (await isForNode(tree, file.path));
  const [, loaded] = NODE_PATH.exec(wrapper) ?? [];
  return isNodes
    ? { file: file.path, env: loaded === undefined ? {} : { NODE_PATH: loaded } }
    : undefined;
}

/** Whether the file names node without flags as its interpreter. */
async function isForNode(tree: Tree, path: string): Promise<boolean> {
  return NODE_ALONE.test(await firstLineOf(tree, path));
}
