import { GateError } from '../ground/error.ts';
import type { Repository } from './git.ts';

/**
 * Looks up commits by unambiguous names: full ids, full ref names such as `refs/heads/main`, and `HEAD`. Git
 * itself would also take the tag `refs/tags/refs/heads/main` for a missing branch. For names typed by a user, see
 * {@link resolveRevision}.
 * @returns full ids in the same order; undefined for an unknown commit
 */
export async function lookUpCommits(
  repository: Repository,
  names: readonly ExactName[],
): Promise<(string | undefined)[]> {
  const refs = await readRefs(repository, names.filter(isRef));
  const head = names.includes('HEAD') ? await readHead(repository) : undefined;
  return await peelToCommits(
    repository,
    names.map((name) => (name === 'HEAD' ? head : isRef(name) ? refs.get(name)?.id : name)),
  );
}

/** `HEAD`, a full ref name, or a full object id. */
export type ExactName = string;

function isRef(name: ExactName): boolean {
  return name.startsWith('refs/');
}

export interface Ref {
  readonly id: string;
  /** The ref itself, or the target of a symbolic one. */
  readonly target: string;
}

/** Reads refs by exact full names, without git's abbreviations. */
export async function readRefs(
  repository: Repository,
  names: readonly string[],
): Promise<ReadonlyMap<string, Ref>> {
  if (names.length === 0) return new Map();
  const wanted = new Set(names);
  const format = '--format=%(objectname) %(refname) %(symref)';
  const listed = await repository.user(['for-each-ref', format, ...wanted]);
  const lines = listed.toString().split('\n');
  const refs = lines.map((line): [string, Ref] => {
    // Names of refs have no spaces.
    const [id = '', name = '', target = ''] = line.split(' ');
    return [name, { id, target: target || name }];
  });
  // A pattern also matches the refs below it.
  return new Map(refs.filter(([name]) => wanted.has(name)));
}

/** Reads `HEAD` itself: before the first commit, git would take a tag of this name. */
async function readHead(repository: Repository): Promise<string | undefined> {
  const verify = ['show-ref', '--verify', '--hash', 'HEAD'];
  const id = (await repository.user(verify, { accept: [1, 128] })).toString().trim();
  return id === '' ? undefined : id;
}

/** Follows annotated tags. Returns undefined for an id that is not a commit of this clone. */
export async function peelToCommits(
  { read }: Repository,
  ids: readonly (string | undefined)[],
): Promise<(string | undefined)[]> {
  const known = ids.filter((id) => id !== undefined);
  const commits = await read(known.map((id) => `${id}^{commit}`));
  const found = new Map(known.map((id, index) => [id, commits[index]?.oid]));
  return ids.map((id) => (id === undefined ? undefined : found.get(id)));
}

/**
 * Like {@link lookUpCommits}, but every commit must exist.
 * @throws GateError `ref_not_found` for the first unknown name
 */
export async function resolveCommits<const Names extends readonly ExactName[]>(
  repository: Repository,
  names: Names,
): Promise<{ [Index in keyof Names]: string }> {
  const found = await lookUpCommits(repository, names);
  const missing = found.indexOf(undefined);
  if (missing >= 0) throw unknownRevision(names[missing] ?? '');
  return found as { [Index in keyof Names]: string };
}

interface Similar {
  /** Probably meant. */
  readonly meant?: string | undefined;
  /** True if there is a remote, which may have more branches. */
  readonly hasOrigin?: boolean;
}

export function unknownRevision(name: string, similar: Similar = {}): GateError {
  return name === 'HEAD'
    ? new GateError(
        'ref_not_found',
        'The repository has no commits yet',
        'Create a commit first, then gate the next change.',
      )
    : new GateError('ref_not_found', `unknown revision ${name}`, hintAbout(name, similar));
}

/** Suggests a fetch only if no branch of the clone has a similar name. */
function hintAbout(name: string, { meant, hasOrigin = true }: Similar): string {
  const spelling = 'Check the spelling: `git branch --all` lists the branches.';
  if (meant !== undefined) return `Did you mean ${meant}? ${spelling}`;
  if (!hasOrigin) return spelling;
  const further = `${spelling} With actions/checkout, set \`fetch-depth: 0\`.`;
  const branch = name.replace(/^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/, '');
  if (isObjectId(branch) || !/^\w[\w./-]*$/.test(branch)) return further;
  return `${further} If it is a branch of the remote, fetch it and name it origin/${branch}:
  git fetch origin "+refs/heads/${branch}:refs/remotes/origin/${branch}"`;
}

/** True for a full object id, SHA-1 or SHA-256. */
export function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** The candidates for the default branch, by precedence. */
const DEFAULT_BRANCHES = [
  'refs/remotes/origin/HEAD',
  'refs/remotes/origin/main',
  'refs/remotes/origin/master',
  'refs/heads/main',
  'refs/heads/master',
];

/** With the full name of its ref. */
export interface NamedCommit {
  readonly commit: string;
  readonly ref?: string;
}

/** The remote's if it was fetched, else the local one. */
export async function findDefaultBranch(repository: Repository): Promise<NamedCommit | undefined> {
  const refs = await readRefs(repository, DEFAULT_BRANCHES);
  const found = DEFAULT_BRANCHES.flatMap((name) => refs.get(name) ?? []);
  const commits = await peelToCommits(
    repository,
    found.map(({ id }) => id),
  );
  const [first] = found.flatMap(({ target }, index) => {
    const commit = commits[index];
    return commit === undefined ? [] : [{ commit, ref: target }];
  });
  return first;
}

/**
 * Like {@link findDefaultBranch}, with the remote's only other branch as fallback.
 * @throws GateError `ref_not_found` if there is none, or more than one
 */
export async function defaultBranch(repository: Repository): Promise<NamedCommit> {
  const found = await findDefaultBranch(repository);
  if (found !== undefined) return found;
  const others = await otherBranches(repository);
  const [only] = await peelToCommits(repository, others.length === 1 ? others : []);
  if (only !== undefined) return { commit: only, ref: others[0] ?? '' };
  const names = others.map((ref) => ref.replace('refs/remotes/', ''));
  throw new GateError(
    'ref_not_found',
    'No default branch found: origin/HEAD, main and master do not exist',
    names.length === 0
      ? 'Specify the commit to compare with: --base REF.'
      : `Specify the branch to compare with: --base ${names.slice(0, 5).join(', or --base ')}.`,
  );
}

/** Full names, without the current branch. */
async function otherBranches(repository: Repository): Promise<readonly string[]> {
  const format = ['--format=%(refname)', 'refs/remotes/origin'];
  const listed = (await repository.user(['for-each-ref', ...format])).toString().split('\n');
  const own = (await checkedOutBranch(repository)).replace('refs/heads/', 'refs/remotes/origin/');
  return listed.filter((ref) => ref !== '' && ref !== own && ref !== 'refs/remotes/origin/HEAD');
}

/** Returns the current branch's full name; empty for a detached HEAD. */
export async function checkedOutBranch({ user }: Repository): Promise<string> {
  const name = await user(['symbolic-ref', '--quiet', 'HEAD'], { accept: [1] });
  return name.toString().trim();
}

/** Includes parents that this clone lacks. */
export async function parentsOf(repository: Repository, commit: string): Promise<string[]> {
  const [found] = await repository.read([commit]);
  if (found?.type !== 'commit') throw unknownRevision(commit);
  const text = found.content.toString('latin1');
  const header = text.slice(0, text.indexOf('\n\n'));
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent]) => parent ?? '');
}

export function short(commit: string): string {
  return commit.slice(0, 12);
}
