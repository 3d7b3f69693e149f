import { CANNOT_FAIL } from './reason.ts';
import { type CommandFix, rewriteCommand } from './rewrite-command.ts';
import type { RewriteStep } from './rewrites/rewrite.ts';
import type { ScriptStore } from './script-store.ts';

/** Longer commands are blocked, but no remedy is looked for. */
export const LONGEST = 16 * 1024;

/**
 * Rewrites the commands of one gene so that they behave as before. A command that cannot fail is
 * removed if another one remains that can, and no rewrite makes a command that the list already has.
 *
 * @param commands values that are not strings are left alone
 */
export async function fixList(
  commands: readonly unknown[],
  store: ScriptStore,
): Promise<readonly CommandFix[]> {
  const fixes: CommandFix[] = [];
  for (const command of commands) {
    const isCommand = typeof command === 'string' && command.length <= LONGEST;
    fixes.push(isCommand ? await rewriteCommand(command, store) : { kind: 'fine' });
  }
  return withoutRepeats(commands, await withoutPrinters(commands, fixes, store));
}

async function withoutPrinters(
  commands: readonly unknown[],
  fixes: readonly CommandFix[],
  store: ScriptStore,
): Promise<readonly CommandFix[]> {
  if (!fixes.some(isRemovable)) return fixes;
  const checks = await Promise.all(
    fixes.map(async (fix, index) => {
      if (fix.kind === 'fixed') return true;
      if (fix.kind === 'left') return false;
      const { findings, verdict } = await store.judge.command(commands[index]);
      return verdict !== 'block' && !findings.some(({ rule }) => rule === 'only-prints');
    }),
  );
  return checks.includes(true)
    ? fixes.map((fix) => (isRemovable(fix) ? PRINTER_REMOVED : fix))
    : fixes;
}

/**
 * Leaves out of the rewritten commands those that an earlier entry has, and the later entries that a
 * rewrite has made: equal commands run once, at the place of the first. What the author repeats stays.
 */
function withoutRepeats(
  commands: readonly unknown[],
  fixes: readonly CommandFix[],
): readonly CommandFix[] {
  const seen = new Set<unknown>();
  const made = new Set<unknown>();
  return fixes.map((fix, index) => {
    const command = commands[index];
    if (fix.kind !== 'fixed') {
      seen.add(command);
      return made.has(command) ? REPEAT_REMOVED : fix;
    }
    const first = fix.commands.filter((each) => !seen.has(each) && seen.add(each));
    for (const each of first) made.add(each);
    if (first.length === fix.commands.length) return fix;
    return { ...fix, commands: first, steps: [...fix.steps, ...REPEAT_REMOVED.steps] };
  });
}

type Fixed = Extract<CommandFix, { readonly kind: 'fixed' }>;

const PRINTER_REMOVED: Fixed = removal('command that only prints removed');
const REPEAT_REMOVED: Fixed = removal('repeated command removed');

function removal(step: RewriteStep): Fixed {
  return { kind: 'fixed', commands: [], steps: [step], scripts: [] };
}

function isRemovable(fix: CommandFix): boolean {
  return fix.kind === 'left' && fix.reason.id === CANNOT_FAIL;
}
