import type { Reading } from '../../command/reading.ts';
import type { Reason } from '../reason.ts';
import type { ScriptStore } from '../script-store.ts';

/** What a rewrite did, as it is counted for the user. */
export type RewriteStep =
  | 'blanks trimmed'
  | 'redirection dropped'
  | 'split at &&'
  | 'code moved into a script'
  | 'program named plainly'
  | 'subcommand spelt out'
  | 'path written with /';

/** What may stand in place of a command, or why nothing does. */
export type Rewritten =
  | { readonly step: RewriteStep; readonly commands: readonly string[]; readonly script?: string }
  | { readonly reason: Reason };

/**
 * One way of writing a command differently with the same meaning. It only proposes: the audit
 * judges what it gives, and a proposal that is still blocked is dropped.
 *
 * @returns undefined if it has nothing to say about this command
 */
export type Rewrite = (
  reading: Reading,
  store: ScriptStore,
) => Rewritten | undefined | Promise<Rewritten | undefined>;
