import type { Reading } from '../../command/reading.ts';
import type { Span } from '../../model/finding.ts';
import { type RuleId, ruleOf } from '../../rules/catalogue.ts';
import type { Reason } from '../reason.ts';
import type { ScriptStore } from '../script-store.ts';

/** A change of a command, as named in the summary. */
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

/** The replacements of a command, or why it has none. */
export type Rewritten =
  | {
      readonly step: RewriteStep;
      readonly commands: readonly string[];
      readonly scripts?: readonly string[];
    }
  | { readonly reason: Reason };

/**
 * Proposes replacements for a command. A proposal is dropped if the Judge blocks one of its commands
 * and that command has no rewrite.
 * @returns undefined if the rewrite does not apply
 */
export type Rewrite = (
  reading: Reading,
  store: ScriptStore,
) => Rewritten | undefined | Promise<Rewritten | undefined>;

export function replaceSpan(text: string, { start, end }: Span, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** Removes a part of a text and the blanks before it, or after it at the beginning. */
export function cutSpan(text: string, { start, end }: Span): string {
  const before = text.slice(0, start).replace(/(?<![ \t])[ \t]+$/, '');
  return before === '' ? text.slice(end).replace(/^[ \t]+/, '') : before + text.slice(end);
}

/** Proposes commands with the same purpose. */
export function suggest(...commands: readonly string[]): Rewritten {
  return { step: 'command suggested', commands };
}

/** Whether a shell could read the words differently; problems of the given rules do not count. */
export function isAmbiguous(
  { problems }: Pick<Reading, 'problems'>,
  except: readonly RuleId[] = [],
): boolean {
  return problems.some(
    ({ rule, severity }) =>
      severity === 'error' && ruleOf(rule).layer === 'syntax' && !except.includes(rule),
  );
}
