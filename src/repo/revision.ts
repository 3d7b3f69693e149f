import { GateError } from '../error.ts';
import type { Repository } from './git.ts';

/** Spaces, control characters, ranges, and what asks for more than a commit's name and ancestry. */
const REFUSED = /[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/;

/**
 * Finds the commits that these refs, ids or expressions such as `HEAD~2` name; one git process
 * answers for all of them.
 *
 * @returns full ids, or undefined for what does not name a commit of this clone, in the same order
 * @throws GateError `ref_not_found` for text that cannot be a ref
 */
export async function lookUpCommits(
  repository: Repository,
  refs: readonly string[],
): Promise<(string | undefined)[]> {
  for (const ref of refs) {
    if (!REFUSED.test(ref)) continue;
    throw new GateError(
      'ref_not_found',
      `${JSON.stringify(ref)} cannot be the name of a commit`,
      'Give a branch, a tag or a commit id; for a range, give --base and --head apart.',
    );
  }
  if (refs.length === 0) return [];
  // On standard input no ref can be taken for an option.
  const answers = await repository.user(['cat-file', '--batch-check=%(objectname)'], {
    input: refs.map((ref) => `${ref}^{commit}\n`).join(''),
  });
  const lines = answers.toString().split('\n');
  return refs.map((_, index) => {
    const line = lines[index] ?? '';
    return isObjectId(line) ? line : undefined;
  });
}

/**
 * Like {@link lookUpCommits}, for refs that have to be there.
 *
 * @throws GateError `ref_not_found` for the first one that names no commit of this clone
 */
export async function resolveCommits<const Refs extends readonly string[]>(
  repository: Repository,
  refs: Refs,
): Promise<{ [Index in keyof Refs]: string }> {
  const found = await lookUpCommits(repository, refs);
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw unknownRef(refs[missing] ?? '');
  return found as { [Index in keyof Refs]: string };
}

function unknownRef(ref: string): GateError {
  return ref === 'HEAD'
    ? new GateError(
        'ref_not_found',
        'The repository has no commits yet',
        'Commit something first, then gate the next change.',
      )
    : new GateError(
        'ref_not_found',
        `${ref} names no commit of this clone`,
        'Check the spelling (git branch --all); if it is on the remote only, run git fetch. With actions/checkout, set `fetch-depth: 0`.',
      );
}

/** True for a full object id, SHA-1 or SHA-256. */
function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** Where a repository's default branch is looked for, best first. */
const DEFAULT_BRANCHES = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/**
 * The tip of the default branch: the remote's, as far as it was fetched, else the local one.
 *
 * @throws GateError `ref_not_found` if there is no branch of a usual name
 */
export async function defaultBranchTip(repository: Repository): Promise<string> {
  const tips = await lookUpCommits(repository, DEFAULT_BRANCHES);
  const tip = tips.find((found) => found !== undefined);
  if (tip !== undefined) return tip;
  throw new GateError(
    'ref_not_found',
    'The default branch was not found: there is no origin/HEAD, main or master',
    'Name the commit to compare with: --base REF.',
  );
}

/** The parents that a commit names, whether this clone has them or not. */
export async function parentsOf(repository: Repository, commit: string): Promise<string[]> {
  const text = (await repository.objects(['cat-file', 'commit', commit])).toString('latin1');
  const header = text.slice(0, text.indexOf('\n\n'));
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent]) => parent ?? '');
}
