import { GateError } from '../ground/error.ts';
import { nearestName } from '../ground/nearest-name.ts';
import type { Repository } from './git.ts';
import {
  isObjectId,
  lookUpCommits,
  type NamedCommit,
  peelToCommits,
  readRefs,
  short,
  unknownRevision,
} from './revision.ts';

/** Spaces, control characters, ranges, and syntax beyond a commit and its ancestors. */
const REFUSED = /[\x00-\x20\x7f:]|\.\.|[@^]\{|^-|^$/;

/** A name, and steps to an ancestor: `main~2^2`. */
const REVISION = /^(.*?)((?:[~^]\d*)*)$/s;

/** An abbreviated object id, or the output of `git describe`, which ends with one. */
const ABBREVIATED = /(?:^|-g)([0-9a-f]{4,64})$/i;

/** A ref beside HEAD, such as `ORIG_HEAD`. */
const ROOT_REF = /^[A-Z]+(?:_[A-Z]+)*$/;

/**
 * Resolves a revision typed by a user. Git uses its first matching rule, so a tag hides a branch of the same
 * name, and both hide an abbreviated id. Here a name must have one meaning: an error lists all commits that it
 * matches. `HEAD`, a full ref name (`refs/…`) and a full commit id are always exact. Only steps to an ancestor
 * (`~2`, `^`) may follow, and they ignore grafts and replacements.
 * @throws GateError `ref_not_found` if there is no such commit, or for text that cannot be a revision;
 *   `ref_ambiguous` if there are several
 */
export async function resolveRevision(repository: Repository, text: string): Promise<string> {
  return (await resolveNamed(repository, text)).commit;
}

/** Also returns the ref that the text names, unless it names several refs or an ancestor. */
export async function resolveNamed(repository: Repository, text: string): Promise<NamedCommit> {
  if (REFUSED.test(text)) {
    throw new GateError(
      'ref_not_found',
      `${JSON.stringify(text)} is not a valid revision`,
      'Use a branch, a tag or a commit id; for a range, use --base and --head.',
    );
  }
  const [, name = '', steps = ''] = REVISION.exec(text) ?? [];
  const candidates = await candidatesFor(repository, name === '@' ? 'HEAD' : name);
  const [first, ...others] = [...new Set(candidates.map(({ commit }) => commit))];
  if (first === undefined) throw unknownRevision(text, await similarBranches(repository, name));
  if (others.length > 0) throw ambiguous(name, candidates);
  if (steps === '') {
    const [ref, ...further] = candidates.flatMap((candidate) => candidate.ref ?? []);
    return { commit: first, ...(ref !== undefined && further.length === 0 && { ref }) };
  }
  const [commit] = await peelToCommits(repository, [`${first}${steps}`]);
  if (commit === undefined) throw unknownRevision(text);
  return { commit };
}

/** The same name at a remote, or a similar one. */
async function similarBranches({ user }: Repository, name: string) {
  const listed = await user(['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes']);
  const names = listed
    .toString()
    .split('\n')
    .map((ref) => ref.replace(/^refs\/(?:heads|remotes)\//, ''))
    .filter((each) => each !== '' && !each.endsWith('/HEAD'));
  const remotes = (await user(['remote'])).toString().split('\n');
  return {
    meant: names.find((each) => each.endsWith(`/${name}`)) ?? nearestName(name, names),
    hasOrigin: remotes.includes('origin'),
  };
}

interface Found {
  readonly name: string;
  readonly id: string;
  /** The ref itself, or the target of a symbolic one. */
  readonly ref?: string;
}

interface Candidate extends NamedCommit {
  readonly name: string;
}

async function candidatesFor(repository: Repository, name: string): Promise<Candidate[]> {
  if (name === 'HEAD' || isObjectId(name.toLowerCase())) {
    const [commit] = await lookUpCommits(repository, [name]);
    if (commit !== undefined) return [{ name, commit }];
    if (name === 'HEAD') return [];
  }
  const isFull = name.startsWith('refs/');
  const refs = await readRefs(repository, isFull ? [name] : fullNames(name));
  const found: Found[] = [...refs].map(([full, { id, target }]) => ({
    name: full,
    id,
    ref: target,
  }));
  if (!isFull)
    found.push(...(await rootRef(repository, name)), ...(await objectsOf(repository, name)));
  const commits = await peelToCommits(
    repository,
    found.map(({ id }) => id),
  );
  return found.flatMap(({ id: _, ...each }, index) => {
    const commit = commits[index];
    return commit === undefined ? [] : [{ ...each, commit }];
  });
}

/** The refs that git tries for a name (gitrevisions), except files of the .git directory. */
function fullNames(name: string): string[] {
  const folders = ['refs/heads/', 'refs/remotes/', 'refs/tags/', 'refs/'];
  return [...folders.map((folder) => `${folder}${name}`), `refs/remotes/${name}/HEAD`];
}

async function rootRef({ user }: Repository, name: string): Promise<Found[]> {
  if (!ROOT_REF.test(name)) return [];
  const id = await user(['rev-parse', '--verify', '--quiet', name], { accept: [1] });
  return id.length === 0 ? [] : [{ name, id: id.toString().trim() }];
}

async function objectsOf({ objects }: Repository, name: string): Promise<Found[]> {
  const [, prefix] = ABBREVIATED.exec(name) ?? [];
  if (prefix === undefined) return [];
  const listed = await objects(['rev-parse', `--disambiguate=${prefix.toLowerCase()}`]);
  const ids = listed.toString().split('\n').filter(isObjectId);
  return ids.map((id) => ({ name: id, id }));
}

function ambiguous(name: string, candidates: readonly Candidate[]): GateError {
  const list = candidates.map(({ name: full, commit }) =>
    full === commit ? `commit ${commit}` : `${full} (${short(commit)})`,
  );
  return new GateError(
    'ref_ambiguous',
    `${JSON.stringify(name)} is ambiguous: ${list.join(', ')}`,
    'Write the full name of the one that you mean, such as refs/heads/main, or its full commit id.',
  );
}
