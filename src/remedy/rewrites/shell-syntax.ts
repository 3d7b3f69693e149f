import { lex } from '../../shell/lex.ts';
import { readShellText } from '../../shell/shell-text.ts';
import { reasons } from '../reason.ts';
import { cutSpan, isAmbiguous, type Rewrite, replaceSpan } from './rewrite.ts';

/** Removes blanks and line breaks around a command, which a shell ignores. */
export const trimBlanks: Rewrite = ({ command }) => {
  const trimmed = command.replace(/^[ \t\r\n]+/, '').replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '');
  return trimmed === '' || trimmed === command
    ? undefined
    : { step: 'whitespace trimmed', commands: [trimmed] };
};

/** Discarding output does not change the exit status; redirecting it to a file would create the file. */
const DISCARDED_OUTPUT = /(?:[ \t]+(?:2>[ \t]*&1|[12]?>[ \t]*\/dev\/null))+[ \t]*$/;

/** Removes the redirection of `node x.js > /dev/null 2>&1`: the gate captures the output. */
export const dropRedirection: Rewrite = ({ command, problems }) => {
  const isRedirected = problems.some(({ rule }) => rule === 'shell-redirection');
  const rest = isRedirected ? command.replace(DISCARDED_OUTPUT, '') : command;
  // If the rest is incomplete, the redirection was inside quotes.
  if (rest === command || lex(rest).problems.length > 0) return undefined;
  return { step: 'redirection removed', commands: [rest] };
};

/** Removes `# …` and a final `;`, which a shell ignores, and joins continued lines as a shell does. */
export const dropUnread: Rewrite = ({ command, problems }) => {
  for (const { rule, span } of problems) {
    const isLast = command.slice(span.end).trim() === '';
    const isUnread =
      (rule === 'shell-comment' && !/[\r\n]/.test(command.slice(span.start))) ||
      (rule === 'shell-operator' && isLast && command.slice(span.start, span.end) === ';');
    if (isUnread) return { step: 'comment removed', commands: [cutSpan(command, span)] };
    if (rule === 'line-continuation') {
      const joined = replaceSpan(command, span, '');
      return { step: 'whitespace trimmed', commands: [joined] };
    }
  }
  return undefined;
};

/** Programs that print their arguments or do nothing, and cannot fail. */
const PRINTERS: ReadonlySet<string> = new Set(['echo', 'printf', 'true', ':', 'pwd', 'date']);

/** Finds commands such as `echo ok`, which can be left out. */
export const findPrinter: Rewrite = (reading) => {
  const isPrinter = PRINTERS.has(reading.words[0]?.text ?? '') && !isAmbiguous(reading);
  return isPrinter ? { reason: reasons.cannotFail() } : undefined;
};

/**
 * Splits `a && b` into two commands: the gate runs them in order, and all must pass. Other operators
 * affect the exit status differently and are not split.
 */
export const splitConjunction: Rewrite = ({ command, problems }) => {
  if (partsOf(command).some(({ text }) => /^\(?cd(?:[ \t]|$)/.test(text))) {
    return { reason: reasons.changesDirectory() };
  }
  if (!problems.some(({ rule }) => rule === 'shell-operator')) return undefined;
  const parts = conjunctionOf(command);
  return parts && { step: 'split at &&', commands: parts.map(({ text }) => text) };
};

interface ListPart {
  readonly text: string;
  /** The operator after it; empty at the end. */
  readonly operator: string;
}

/** Splits a list of commands; empty if it begins with an operator. */
export function partsOf(command: string): readonly ListPart[] {
  const commands = readShellText(command);
  if (command.slice(0, commands[0]?.span.start).trim() !== '') return [];
  return commands.map(({ span, separator }) => ({
    text: command.slice(span.start, span.end).trim(),
    operator: separator.trim(),
  }));
}

/** Returns the commands joined by `&&`; undefined for fewer than two, or other operators. */
function conjunctionOf(command: string): readonly ListPart[] | undefined {
  const parts = partsOf(command);
  const isJoined = parts.every(({ operator }, at) => operator === (parts[at + 1] ? '&&' : ''));
  return parts.length > 1 && isJoined ? parts : undefined;
}
