import { lex } from '../../command/lex/lex.ts';
import { splitScript } from '../../command/resolve/script-text.ts';
import { reasons } from '../reason.ts';
import type { Rewrite } from './rewrite.ts';

/** Blanks and line breaks around a command mean nothing to a shell. */
export const trimBlanks: Rewrite = ({ command }) => {
  const trimmed = command.replace(/^[ \t\r\n]+/, '').replace(/[ \t\r\n]+$/, '');
  return trimmed === '' || trimmed === command
    ? undefined
    : { step: 'blanks trimmed', commands: [trimmed] };
};

/** Where output goes decides nothing about the exit code. A file that it makes would be another thing. */
const DISCARDED_OUTPUT = /(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/;

/** `node x.js > /dev/null 2>&1` without its end, which the gate takes care of. */
export const dropRedirection: Rewrite = ({ command, problems }) => {
  const isRedirected = problems.some(({ rule }) => rule === 'shell-redirection');
  const rest = isRedirected ? command.replace(DISCARDED_OUTPUT, '') : command;
  // Unless what is left is complete, its end stood inside quotes.
  if (rest === command || lex(rest).problems.length > 0) return undefined;
  return { step: 'redirection dropped', commands: [rest] };
};

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
