import { GateError } from '../ground/error.ts';
import type { Repository } from './git.ts';
import { splitNul } from './path-bytes.ts';

/** The fetches of a repository, by commit; an object never changes. */
const FETCHES = new WeakMap<Repository, Map<string, Promise<void>>>();

/**
 * Fetches what a partial clone (`--filter`) lacks of the tree of a commit, once and all files with one
 * request. Does nothing in a complete clone.
 *
 * @throws GateError `git_failed` if it cannot be fetched
 */
export function requireObjects(repository: Repository, commit: string): Promise<void> {
  const fetches = FETCHES.get(repository) ?? new Map<string, Promise<void>>();
  FETCHES.set(repository, fetches);
  const known = fetches.get(commit);
  if (known) return known;
  // Commits share most of their files, so each waits for those before it.
  const fetch = Promise.allSettled(fetches.values()).then(() => fetchMissing(repository, commit));
  fetches.set(commit, fetch);
  fetch.catch(() => fetches.delete(commit));
  return fetch;
}

async function fetchMissing(repository: Repository, commit: string): Promise<void> {
  if (!(await repository.isPartial())) return;
  try {
    await fetchTree(repository, commit);
  } catch (cause) {
    if (!(cause instanceof GateError) || cause.code !== 'git_failed') throw cause;
    throw new GateError(
      'git_failed',
      `This is a partial clone, and what it lacks cannot be fetched: ${cause.message}`,
      'Give the step access to the remote, or remove `filter` and `sparse-checkout` from actions/checkout.',
      { cause },
    );
  }
}

async function fetchTree(repository: Repository, commit: string): Promise<void> {
  // The user's git knows the remote of the clone, and fetches missing directories itself. The commit can be
  // a snapshot of uncommitted files.
  const listed = await repository.user(['ls-tree', '-r', '-z', '--full-tree', commit], {
    env: repository.privateStore,
  });
  const blobs = [...splitNul(listed)]
    .map((record) => / blob ([0-9a-f]+)\t/.exec(record.toString('latin1'))?.[1])
    .filter((oid) => oid !== undefined);
  const checked = await repository.objects(['cat-file', '--batch-check', '--buffer'], {
    input: linesOf(blobs),
  });
  const missing = [...checked.toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(
    ([, oid = '']) => oid,
  );
  if (missing.length === 0) return;
  const remote = await promisorRemote(repository);
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  // As git itself fetches a missing object.
  await repository.user(
    [
      ...['-c', 'fetch.negotiationAlgorithm=noop', 'fetch', remote, ...options],
      ...['--filter=blob:none', '--stdin'],
    ],
    { input: linesOf(missing) },
  );
}

async function promisorRemote({ user }: Repository): Promise<string> {
  const names = await user(['config', '--name-only', '--get-regexp', '^remote\\..*\\.promisor$'], {
    accept: [1],
  });
  const [name = 'remote.origin.promisor'] = names.toString().split('\n').filter(Boolean);
  return name.slice('remote.'.length, -'.promisor'.length);
}

function linesOf(oids: readonly string[]): string {
  return [...new Set(oids)].map((oid) => `${oid}\n`).join('');
}
