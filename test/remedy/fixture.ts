import { Judge } from '../../src/judge/judge.ts';
import { DEFAULT_POLICY } from '../../src/policy/default.ts';
import type { Policy } from '../../src/policy/policy.ts';
import { type CommandFix, rewriteCommand } from '../../src/remedy/rewrite-command.ts';
import { ScriptStore } from '../../src/remedy/script-store.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';
import type { Tree } from '../../src/repo/tree.ts';

/** Judges in a tree by the built-in policy, on Linux. */
export function judgeIn(tree: Tree, policy: Policy = DEFAULT_POLICY): Judge {
  return Judge.by({ policy, tree, changed: new Set(), platform: 'linux' });
}

/** One command fixed in a tree of these files, with the scripts that were made of it. */
export async function fixIn(
  files: Readonly<Record<string, LiteralEntry>>,
  command: string,
): Promise<CommandFix & { readonly texts: readonly (string | undefined)[] }> {
  const store = new ScriptStore(judgeIn(literalTree(files)));
  const fix = await rewriteCommand(command, store);
  const scripts = fix.kind === 'fixed' ? fix.scripts : [];
  return { ...fix, texts: scripts.map((path) => store.textOf(path)) };
}

/** What becomes of a command: `fine`, its new commands, or the reason why it is left. */
export async function outcomeIn(
  files: Readonly<Record<string, LiteralEntry>>,
  command: string,
): Promise<string | readonly string[]> {
  const fix = await fixIn(files, command);
  if (fix.kind === 'fixed') return fix.commands;
  return fix.kind === 'left' ? fix.reason.id : 'fine';
}
