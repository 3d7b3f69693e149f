import { splitScript } from '../../command/resolve/script-text.ts';
import { reasons } from '../reason.ts';
import type { Rewrite } from './rewrite.ts';

const STAYS = /^cd[ \t]+\.\/?$/;

/**
 * `a && b` as two commands, which run one after the other and all must pass. Other operators decide
 * differently about the exit code, and are left alone; what else a part has of a shell is left to
 * the audit of that part.
 */
export const splitConjunction: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => rule === 'shell-operator')) return undefined;
  const { commands } = splitScript(command);
  if (commands.length < 2 || !areJoinedByAnd(command, commands)) return undefined;
  const parts = commands.filter((part) => !STAYS.test(part));
  if (parts.some((part) => /^cd(?:[ \t]|$)/.test(part))) {
    return { reason: reasons.changesDirectory() };
  }
  return parts.length === 0 ? undefined : { step: 'split at &&', commands: parts };
};

function areJoinedByAnd(command: string, parts: readonly string[]): boolean {
  let end = 0;
  for (const [index, part] of parts.entries()) {
    const start = command.indexOf(part, end);
    const between = command.slice(end, start).trim();
    if (start < 0 || between !== (index === 0 ? '' : '&&')) return false;
    end = start + part.length;
  }
  return command.slice(end).trim() === '';
}
