import { lex } from '../../command/lex/lex.ts';
import { type ScriptPart, splitScript } from '../../command/resolve/script-text.ts';
import { reasons } from '../reason.ts';
import type { Rewrite } from './rewrite.ts';

/** Removes blanks and line breaks around a command, which a shell ignores. */
export const trimBlanks: Rewrite = ({ command }) => {
  const trimmed = command.replace(/^[ \t\r\n]+/, '').replace(/[ \t\r\n]+$/, '');
  return trimmed === '' || trimmed === command
    ? undefined
    : { step: 'whitespace trimmed', commands: [trimmed] };
};

/** Discarding output does not change the exit code; redirecting it to a file would create the file. */
const DISCARDED_OUTPUT = /(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/;

/** Removes the redirection of `node x.js > /dev/null 2>&1`: the gate captures the output. */
export const dropRedirection: Rewrite = ({ command, problems }) => {
  const isRedirected = problems.some(({ rule }) => rule === 'shell-redirection');
  const rest = isRedirected ? command.replace(DISCARDED_OUTPUT, '') : command;
  // If the rest is incomplete, the redirection was inside quotes.
  if (rest === command || lex(rest).problems.length > 0) return undefined;
  return { step: 'redirection removed', commands: [rest] };
};

const STAYS = /^cd[ \t]+\.\/?$/;

/**
 * Splits `a && b` into two commands: the gate runs them in order, and all must pass. Other operators
 * have another effect on the exit code and are not split. The audit judges each part.
 */
export const splitConjunction: Rewrite = ({ command, problems }) => {
  if (!problems.some(({ rule }) => rule === 'shell-operator')) return undefined;
  const { commands } = splitScript(command);
  if (commands.length < 2 || !areJoinedByAnd(command, commands)) return undefined;
  const parts = commands.map(({ text }) => text).filter((part) => !STAYS.test(part));
  if (parts.some((part) => /^cd(?:[ \t]|$)/.test(part))) {
    return { reason: reasons.changesDirectory() };
  }
  return parts.length === 0 ? undefined : { step: 'split at &&', commands: parts };
};

function areJoinedByAnd(command: string, parts: readonly ScriptPart[]): boolean {
  let end = 0;
  for (const [index, part] of parts.entries()) {
    const between = command.slice(end, part.start).trim();
    if (between !== (index === 0 ? '' : '&&')) return false;
    end = part.end;
  }
  return command.slice(end).trim() === '';
}
