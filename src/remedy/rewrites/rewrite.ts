import type { Reading } from '../../command/reading.ts';
import type { Reason } from '../reason.ts';
import type { ScriptStore } from '../script-store.ts';

/** A change of a command, as the summary names it. */
export type RewriteStep =
  | 'whitespace trimmed'
  | 'redirection removed'
  | 'split at &&'
  | 'code moved into a script'
  | 'program name corrected'
  | 'subcommand name corrected'
  | 'backslashes replaced';

/** The commands that replace a command, or why it cannot be replaced. */
export type Rewritten =
  | { readonly step: RewriteStep; readonly commands: readonly string[]; readonly script?: string }
  | { readonly reason: Reason };

/**
 * Proposes commands with the same meaning for a command. The audit judges the proposal, and drops it if
 * it is still blocked.
 *
 * @returns undefined if the rewrite does not apply to the command
 */
export type Rewrite = (
  reading: Reading,
  store: ScriptStore,
) => Rewritten | undefined | Promise<Rewritten | undefined>;
