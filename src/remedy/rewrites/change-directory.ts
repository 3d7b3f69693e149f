import { lex } from '../../command/lex/lex.ts';
import { normalise } from '../../repo/paths.ts';
import { reasons } from '../reason.ts';
import type { ScriptStore } from '../script-store.ts';
import { endInTree, isDirectory, isElsewhere } from './moved-paths.ts';
import type { Rewrite } from './rewrite.ts';
import { conjunctionOf, partsOf } from './shell-syntax.ts';

/** The directory in which commands start, as they write it. */
const HERE = /^(?:\.\/?|"?\$\{?PWD\}?"?\/?)$/;
/** The root of the repository, as commands write it. */
const ROOT = /^"?\$(?:\(git rev-parse --show-toplevel\)|\{?GITHUB_WORKSPACE\}?)"?\/?$/;

/** Rewrites `cd DIRECTORY && node SCRIPT` without the `cd`, if the directory is the root, also on another machine. */
export const enterDirectory: Rewrite = async ({ command }, store) => {
  const entered = readChangeOfDirectory(command);
  if (entered === undefined) return undefined;
  const { written, rest } = entered;
  return rest !== '' && (await isRoot(written, rest, store))
    ? { step: 'path made relative', commands: [rest] }
    : { reason: reasons.changesDirectory() };
};

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

/** Whether commands that start in a directory start where they do without `cd`. */
async function isRoot(
  written: string,
  rest: string,
  { tree, judge }: ScriptStore,
): Promise<boolean> {
  if (HERE.test(written)) return true;
  if (ROOT.test(written)) return (judge.terms.cwd ?? '') === '';
  const { words, problems } = lex(written);
  const [operand] = words;
  if (operand === undefined || tree === undefined) return false;
  if (!isElsewhere(operand.text)) return problems.length === 0 && normalise(operand.text) === '';
  if (endInTree(tree, operand.text, isDirectory) !== undefined) return false;
  // The whole repository stands at another path there, if what runs exists from its root.
  const { reading, verdict } = await judge.command(conjunctionOf(rest)?.[0]?.text ?? rest);
  const isHere =
    reading.targets.length > 0 && reading.targets.every(({ path }) => path !== undefined);
  return verdict !== 'block' && isHere;
}
