import { assetPathTest } from '../assets/globs.ts';
import type { GateEvent } from '../event/event.ts';
import { DEFAULT_POLICY } from '../policy/default.ts';
import type { Repository } from '../repo/git.ts';
import { decodePath, splitNul } from '../repo/path-bytes.ts';
import { messageText } from '../report/text/layout.ts';
import type { Terminal } from './terminal.ts';

const MOST_NAMES = 3;

const STATUS = [
  ...['status', '--porcelain', '-z', '--no-renames'],
  ...['--untracked-files=all', '--ignore-submodules=all'],
];

/**
 * Says which asset files have changes that a check of the commit does not judge. Asks git only if the
 * answer is likely to matter: if the range is empty, or somebody watches.
 *
 * @param event a range whose head is the checked-out commit
 */
export async function noteUncommitted(
  repository: Repository,
  { base, head }: Pick<GateEvent, 'base' | 'head'>,
  terminal: Terminal,
): Promise<void> {
  if (base !== head && !terminal.interactive) return;
  // The check itself needs no index: without one that git can read, it has no note.
  const status = await repository.user(STATUS).catch(() => Buffer.alloc(0));
  // Two letters and a blank precede each path.
  const changed = [...splitNul(status)].map((entry) => decodePath(entry.subarray(3)));
  const assets = changed.filter(assetPathTest(DEFAULT_POLICY));
  if (assets.length === 0) return;
  const names = assets.slice(0, MOST_NAMES).join(', ');
  const more = assets.length > MOST_NAMES ? ` and ${assets.length - MOST_NAMES} more` : '';
  const note = `Not committed, so not judged: ${names}${more}.\nTo judge uncommitted files, add --worktree.`;
  terminal.note(messageText(note, terminal.columns));
}
