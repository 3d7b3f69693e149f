import { lex } from '../../command/lex/lex.ts';
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
