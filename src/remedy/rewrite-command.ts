import { type Reason, reasonOf } from './reason.ts';
import { REWRITES } from './rewrites/index.ts';
import type { RewriteStep } from './rewrites/rewrite.ts';
import type { ScriptStore } from './script-store.ts';

/** Depth of nested rewrites: code with blanks around it inside of `a && b` has depth three. */
const MAX_DEPTH = 6;

/** The result of fixing one command. */
export type CommandFix =
  | { readonly kind: 'fine' }
  | {
      readonly kind: 'fixed';
      /** The commands that replace it, in this order; the audit blocks none of them. */
      readonly commands: readonly string[];
      readonly steps: readonly RewriteStep[];
      /** Paths of the scripts that were made from its code. */
      readonly scripts: readonly string[];
    }
  | { readonly kind: 'left'; readonly reason: Reason };

/**
 * Rewrites a command until the audit reports nothing about it, or leaves it unchanged. Runs nothing.
 *
 * @param store receives the scripts that are made from code, and judges by the tree that contains them
 */
export async function fixCommand(command: string, store: ScriptStore): Promise<CommandFix> {
  return fix(command, store, MAX_DEPTH);
}

async function fix(command: string, store: ScriptStore, depth: number): Promise<CommandFix> {
  const { reading, verdict, findings } = await store.judge.command(command);
  if (verdict === 'allow') return { kind: 'fine' };
  let reason: Reason | undefined;
  for (const rewrite of depth > 0 ? REWRITES : []) {
    const rewritten = await rewrite(reading, store);
    if (rewritten === undefined) continue;
    if ('reason' in rewritten) {
      reason ??= rewritten.reason;
      continue;
    }
    const parts = await inTurn(rewritten.commands, (part) => fix(part, store, depth - 1));
    const left = parts.find((part) => part.kind === 'left');
    if (left === undefined) return combine(rewritten, parts);
    reason ??= left.reason;
  }
  const [first] = findings;
  if (verdict === 'warn' || first === undefined) return { kind: 'fine' };
  return { kind: 'left', reason: reason ?? reasonOf(first) };
}

/** Sequential, because the tree of each command contains the scripts of the ones before. */
async function inTurn<T>(
  commands: readonly string[],
  each: (command: string) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const command of commands) results.push(await each(command));
  return results;
}

function combine(
  rewritten: { step: RewriteStep; commands: readonly string[]; script?: string },
  parts: readonly CommandFix[],
): CommandFix {
  const fixed = parts.map((part, index) =>
    part.kind === 'fixed'
      ? part
      : { commands: [rewritten.commands[index] ?? ''], steps: [], scripts: [] },
  );
  return {
    kind: 'fixed',
    commands: fixed.flatMap(({ commands }) => commands),
    steps: [rewritten.step, ...fixed.flatMap(({ steps }) => steps)],
    scripts: [
      ...(rewritten.script === undefined ? [] : [rewritten.script]),
      ...fixed.flatMap(({ scripts }) => scripts),
    ],
  };
}
