import { type Reason, reasonOf } from './reason.ts';
import { REWRITES } from './rewrites/index.ts';
import type { RewriteStep } from './rewrites/rewrite.ts';
import type { ScriptStore } from './script-store.ts';

/** Rewrites of rewrites: code with blanks around it inside of `a && b` is three deep. */
const MAX_DEPTH = 6;

/** What can be done about one command. */
export type CommandFix =
  | { readonly kind: 'fine' }
  | {
      readonly kind: 'fixed';
      /** What stands in its place, in this order; the audit blocks none of them. */
      readonly commands: readonly string[];
      readonly steps: readonly RewriteStep[];
      /** Paths of the scripts that they run and that were made from its code. */
      readonly scripts: readonly string[];
    }
  | { readonly kind: 'left'; readonly reason: Reason };

/**
 * Rewrites a command until the audit has nothing against it, or leaves it as it is. Nothing is run.
 *
 * @param store receives the scripts that are made from code, and judges by the tree with them in it
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

/** One after the other, because a script that one part places is in the tree of the next. */
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
