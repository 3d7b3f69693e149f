import { CANNOT_FAIL } from './reason.ts';
import { type CommandFix, rewriteCommand } from './rewrite-command.ts';
import type { ScriptStore } from './script-store.ts';

/** Longer commands are blocked, but no remedy is looked for. */
const LONGEST = 16 * 1024;

/**
 * Rewrites the commands of one gene so that they behave as before. A command that cannot fail is
 * removed if another one remains that can.
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
  if (!fixes.some(isRemovable)) return fixes;
  const checks = await Promise.all(
    fixes.map(async (fix, index) => {
      if (fix.kind === 'fixed') return true;
      if (fix.kind === 'left') return false;
      const { findings, verdict } = await store.judge.command(commands[index]);
      return verdict !== 'block' && !findings.some(({ rule }) => rule === 'only-prints');
    }),
  );
  return checks.includes(true) ? fixes.map((fix) => (isRemovable(fix) ? REMOVED : fix)) : fixes;
}

const REMOVED: CommandFix = {
  kind: 'fixed',
  commands: [],
  steps: ['command that only prints removed'],
  scripts: [],
};

function isRemovable(fix: CommandFix): boolean {
  return fix.kind === 'left' && fix.reason.id === CANNOT_FAIL;
}
