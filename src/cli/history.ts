import type { LoadedPolicy } from '../policy/policy.ts';
import type { Repository } from '../repo/git.ts';
import { lookUpCommits } from '../repo/revision.ts';
import { type History, JUDGED_CHANGES, judgeHistory } from '../setup/judge-history.ts';
import type { Terminal } from './terminal.ts';

/** Nobody waits longer for an answer about the past. */
const ENOUGH_MS = 120_000;

/**
 * Judges the last changes of the checked-out branch, as many as it can in two minutes, and shows how far
 * it is on a terminal.
 *
 * @param options.most how many changes to judge
 * @returns undefined for a repository without commits
 */
export async function historyOf(
  repository: Repository,
  policy: LoadedPolicy,
  terminal: Terminal,
  { now, most = JUDGED_CHANGES }: { readonly now: Date; readonly most?: number | undefined },
): Promise<History | undefined> {
  const [tip] = await lookUpCommits(repository, ['HEAD']);
  if (tip === undefined) return undefined;
  const { platform, signal, interactive, note } = terminal;
  const progress = (done: number, total: number) => {
    if (interactive)
      note(`\r\x1b[K${done < total ? `Judging past changes: ${done}/${total}` : ''}`);
  };
  const enough = AbortSignal.timeout(ENOUGH_MS);
  const terms = { tip, most, policy, platform, now, signal, enough, progress };
  return judgeHistory(repository, terms);
}
