import type { Reading } from '../../command/reading.ts';
import type { Span } from '../../model/finding.ts';
import { type RuleId, ruleOf } from '../../rules/catalogue.ts';
import type { Reason } from '../reason.ts';
import type { ScriptStore } from '../script-store.ts';

/** A change of a command, as the summary names it. */
export type RewriteStep =
  | 'whitespace trimmed'
  | 'comment removed'
  | 'redirection removed'
  | 'split at &&'
  | 'command that only prints removed'
  | 'repeated command removed'
  | 'code moved into a script'
  | 'launcher removed'
  | 'path made relative'
  | 'program name corrected'
  | 'command suggested';

/** The commands that replace a command, or why it cannot be replaced. */
export type Rewritten =
  | {
      readonly step: RewriteStep;
      readonly commands: readonly string[];
      readonly scripts?: readonly string[];
    }
  | { readonly reason: Reason };

/**
 * Proposes commands for a command. The Judge judges the proposal, and it is dropped if one of its
 * commands is still blocked and cannot be rewritten.
 *
 * @returns undefined if the rewrite does not apply to the command
 */
export type Rewrite = (
  reading: Reading,
  store: ScriptStore,
) => Rewritten | undefined | Promise<Rewritten | undefined>;

/** Replaces a part of a text. */
export function replaceSpan(text: string, { start, end }: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Removes a part of a text with the blanks before it, or after it at the beginning. */
export function cutSpan(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(/(?<![ \t])[ \t]+$/, '');
  return before === '' ? text.slice(end).replace(/^[ \t]+/, '') : before + text.slice(end);
}

/** Proposes commands that keep what a command is for. */
export function suggest(...commands: readonly string[]): Rewritten {
  return { step: 'command suggested', commands };
}

/** Whether a shell could read the words of a command in another way; problems of some rules do not count. */
export function isAmbiguous(
  { problems }: Pick<Reading, 'problems'>,
  except: readonly RuleId[] = [],
): boolean {
  return problems.some(
    ({ rule, severity }) =>
      severity === 'error' && ruleOf(rule).layer === 'syntax' && !except.includes(rule),
  );
}
