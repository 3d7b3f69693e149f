import { join } from 'node:path';
import { pullRequestPayload } from '../event/payload.ts';
import {
  type AtEnd,
  createRepository,
  type TestRepository,
  temporaryFolder,
} from '../repo/repository.ts';
import { GENES, gene, genesFile } from './cli.ts';

type Files = Parameters<TestRepository['write']>[0];

/** The text of an asset file with one gene, and these validation commands. */
export function genes(...validation: readonly string[]): string {
  return genesFile(gene('gene_repair_retry', { validation }));
}

/** A script that leaves a mark outside of the checkout each time it runs, and a gene that runs it. */
export function marking() {
  const mark = join(temporaryFolder(), 'was-run');
  const script = `import { appendFileSync } from 'node:fs';\nappendFileSync('${mark}', 'x');\n`;
  return { mark, head: { 'scripts/mark.js': script, [GENES]: genes('node scripts/mark.js') } };
}

const BASE: Files = {
  'package.json': '{ "name": "agent", "version": "1.0.0", "type": "module" }\n',
  'src/index.js': 'export const retries = 1;\n',
  'scripts/check.js': "import '../src/index.js';\nconsole.log('checked');\n",
  [GENES]: genes('node scripts/check.js'),
};

/** octo/genes on GitHub, with an open pull request 7. */
export interface Origin {
  readonly base: string;
  head: string;
  /** Adds a commit to the pull request. */
  push(files: Files): string;
  /** Adds a commit to the base branch, which the pull request does not have. */
  moveBase(files: Files): string;
  /** Makes another branch of the repository, off the base. */
  branch(name: string, files: Files): void;
  /** The files of the pull request, as its page shows them. */
  files(): { readonly filename: string; readonly patch: string }[];
  /** The refs of the repository, by name without `refs/`. */
  refs(): ReadonlyMap<string, string>;
  /** The event, as GitHub sends it for the newest commit. */
  payload(options?: { readonly fork?: boolean }): ReturnType<typeof pullRequestPayload>;
  /** What `actions/checkout` leaves on the runner. */
  checkout(how?: Checkout): TestRepository;
}

/**
 * `merge` is the README's workflow: GitHub's test merge, which is actions/checkout's default, with all
 * history. `depth` is its `fetch-depth`. `head` is the proposed commit, with all history, and `main`
 * the default branch, of a repository that the proposed commit is not in.
 */
export type Checkout = 'merge' | 'merge, depth 1' | 'merge, depth 2' | 'head' | 'main';

export interface PullRequestFiles {
  readonly base?: Files;
  readonly head: Files;
}

/** @param atEnd `afterAll` where all tests of a file share it, none of which may push to it */
export function openPullRequest(
  { base: baseFiles = {}, head: headFiles }: PullRequestFiles,
  atEnd?: AtEnd,
): Origin {
  const folder = temporaryFolder(atEnd);
  const directory = join(folder, 'octo', 'genes');
  const copies = new Map<Checkout, string>();
  const repository = createRepository({ directory });
  repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  repository.write({ ...BASE, ...baseFiles });
  const base = repository.commit('base');
  repository.git('checkout', '--quiet', '-b', 'topic');
  const testMerge = () => {
    mergeForTest(repository, 7, origin.head);
    repository.git('checkout', '--quiet', 'topic');
  };
  const origin: Origin = {
    base,
    head: base,
    push(files) {
      repository.write(files);
      origin.head = repository.commit('topic');
      testMerge();
      return origin.head;
    },
    moveBase(files) {
      repository.git('checkout', '--quiet', 'main');
      repository.write(files);
      const tip = repository.commit('main moves on');
      repository.git('checkout', '--quiet', 'topic');
      testMerge();
      return tip;
    },
    branch(name, files) {
      repository.git('checkout', '--quiet', '-b', name, base);
      repository.write(files);
      repository.commit(name);
      repository.git('checkout', '--quiet', 'topic');
    },
    files: () => patchesOf(repository, `main...${origin.head}`),
    refs: () => refsOf(repository),
    payload({ fork = false } = {}) {
      const changed = repository.git('diff', '--name-only', base, origin.head).split('\n');
      const payload = pullRequestPayload({
        head: origin.head,
        base,
        changedFiles: changed.filter(Boolean).length,
      });
      if (fork) payload.pull_request.head.repo = { id: 99 };
      return payload;
    },
    checkout(how = 'merge') {
      if (!atEnd) return checkOut(directory, origin.head, how);
      const copyOf = copies.get(how) ?? join(folder, how);
      if (!copies.has(how)) checkOut(directory, origin.head, how, copyOf);
      copies.set(how, copyOf);
      return createRepository({ copyOf });
    },
  };
  origin.push(headFiles);
  return origin;
}

/** Makes the refs that GitHub has of a pull request, and leaves its test merge checked out. */
export function mergeForTest({ git }: TestRepository, number: number, head: string): void {
  git('update-ref', `refs/pull/${number}/head`, head);
  git('checkout', '--quiet', '--detach', 'main');
  git('merge', '--quiet', '--no-ff', '-m', 'Merge', head);
  git('update-ref', `refs/pull/${number}/merge`, 'HEAD');
}

/** The changed files of a range, as the page of a pull request shows them. */
export function patchesOf({ git }: TestRepository, range: string) {
  const names = git('diff', '--name-only', range).split('\n').filter(Boolean);
  return names.map((filename) => {
    const diff = git('diff', range, '--', filename);
    return { filename, patch: diff.slice(diff.indexOf('@@')) };
  });
}

/** The refs of a repository, by name without `refs/`. */
export function refsOf({ git }: TestRepository): ReadonlyMap<string, string> {
  const listed = git('for-each-ref', '--format=%(refname:lstrip=1) %(objectname)').split('\n');
  return new Map(listed.map((line) => line.split(' ') as [string, string]));
}

/** The git commands that actions/checkout gives. */
export function checkOut(
  origin: string,
  head: string,
  how: Checkout,
  directory?: string,
  number = 7,
): TestRepository {
  const clone = createRepository(directory === undefined ? {} : { directory });
  const { git } = clone;
  git('remote', 'add', 'origin', `file://${origin}`);
  git('config', '--local', 'gc.auto', '0');
  const fetch = ['fetch', '--quiet', '--no-recurse-submodules'];
  const everything = ['+refs/heads/*:refs/remotes/origin/*', '+refs/tags/*:refs/tags/*'];
  const merge = `refs/remotes/pull/${number}/merge`;
  const mergeCommit = `+refs/pull/${number}/merge:${merge}`;
  if (how === 'main') git(...fetch, 'origin', '+refs/heads/main:refs/remotes/origin/main');
  else if (how === 'head') git(...fetch, '--prune', 'origin', ...everything);
  else if (how === 'merge') git(...fetch, '--prune', 'origin', ...everything, mergeCommit);
  else git(...fetch, '--no-tags', `--depth=${how.slice(-1)}`, 'origin', mergeCommit);
  const commit = { head, main: 'refs/remotes/origin/main' }[how as string] ?? merge;
  git('checkout', '--quiet', '--force', commit);
  return clone;
}
