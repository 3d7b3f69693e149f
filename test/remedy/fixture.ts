import { DEFAULT_POLICY } from '../../src/policy/policy.ts';
import { type CommandFix, fixCommand } from '../../src/remedy/rewrite-command.ts';
import { type FixTerms, ScriptStore } from '../../src/remedy/script-store.ts';
import { type LiteralEntry, literalTree } from '../../src/repo/literal-tree.ts';

/** The built-in policy, on Linux. */
export const FIX_TERMS: FixTerms = { policy: DEFAULT_POLICY, platform: 'linux' };

/** One command fixed in a tree of these files, with the scripts that were made of it. */
export async function fixIn(
  files: Readonly<Record<string, LiteralEntry>>,
  command: string,
): Promise<CommandFix & { readonly texts: readonly (string | undefined)[] }> {
  const store = new ScriptStore(literalTree(files), FIX_TERMS);
  const fix = await fixCommand(command, store);
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
