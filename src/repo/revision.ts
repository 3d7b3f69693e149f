import { GateError } from '../error.ts';
import type { Repository } from './git.ts';

/** Spaces, control characters, ranges, and syntax that selects more than a commit and its ancestry. */
const REFUSED = /[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/;

/**
 * Resolves refs, ids or expressions such as `HEAD~2` to commits, all with one git process.
 *
 * @returns full ids in the same order, or undefined for an unknown revision
 * @throws GateError `ref_not_found` for text that cannot be a revision
 */
export async function lookUpCommits(
  repository: Repository,
  refs: readonly string[],
): Promise<(string | undefined)[]> {
  for (const ref of refs) {
    if (!REFUSED.test(ref)) continue;
    throw new GateError(
      'ref_not_found',
      `${JSON.stringify(ref)} is not a valid revision`,
      'Use a branch, a tag or a commit id; for a range, use --base and --head.',
    );
  }
  if (refs.length === 0) return [];
  // A ref on standard input cannot be parsed as an option.
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
 * Like {@link lookUpCommits}, but every ref must exist.
 *
 * @throws GateError `ref_not_found` for the first unknown revision
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
        'Create a commit first, then gate the next change.',
      )
    : new GateError(
        'ref_not_found',
        `unknown revision ${ref}`,
        'Check the spelling (git branch --all); if it is on the remote only, run git fetch. With actions/checkout, set `fetch-depth: 0`.',
      );
}

/** True for a full object id, SHA-1 or SHA-256. */
function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** The candidates for the default branch, in order of precedence. */
const DEFAULT_BRANCHES = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/**
 * Returns the tip of the default branch: the remote's if it was fetched, else the local one.
 *
 * @throws GateError `ref_not_found` if no default branch exists
 */
export async function defaultBranchTip(repository: Repository): Promise<string> {
  const tips = await lookUpCommits(repository, DEFAULT_BRANCHES);
  const tip = tips.find((found) => found !== undefined);
  if (tip !== undefined) return tip;
  throw new GateError(
    'ref_not_found',
    'No default branch found: origin/HEAD, main and master do not exist',
    'Specify the commit to compare with: --base REF.',
  );
}

/** Returns the parents of a commit, even if this clone lacks them. */
export async function parentsOf(repository: Repository, commit: string): Promise<string[]> {
  const text = (await repository.objects(['cat-file', 'commit', commit])).toString('latin1');
  const header = text.slice(0, text.indexOf('\n\n'));
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent]) => parent ?? '');
}
