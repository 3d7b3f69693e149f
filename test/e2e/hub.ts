import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { pullRequestPayload, reviewPayload } from '../event/payload.ts';
import { startGitHub } from '../github/server.ts';
import { actionsToken } from '../github/tokens.ts';
import { createRepository, type TestRepository, temporaryFolder } from '../repo/repository.ts';
import { checkOut, mergeForTest, patchesOf, refsOf } from './action-pull-request.ts';
import { freshToken } from './runner.ts';
import { runWorkflow } from './workflow-steps.ts';

const WORKFLOW = '.github/workflows/gene-gate.yml';

/** What a person reads of a pull request once its jobs have ended. */
export interface Shown {
  readonly title: string;
  readonly conclusion: string | null;
  /** The summary of the check run, and the comment. */
  readonly text: string;
  readonly comment: string;
  readonly log: string;
}

/** octo/genes on GitHub, where a push to a pull request runs the workflow that is in it. */
export async function startHub(
  files: Parameters<TestRepository['write']>[0],
  ...authors: string[]
) {
  const token = freshToken();
  const rights = { contents: 'read', checks: 'write', pull_requests: 'write' } as const;
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { [token]: actionsToken(rights) },
  });
  onTestFinished(() => github.close());
  const { state } = github;
  const repository = createRepository({ directory: join(temporaryFolder(), 'octo', 'genes') });
  const { git, directory } = repository;
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  repository.write(files);
  git('add', '--all');
  authors.forEach((name, i) => {
    const author = `--author=${name} <${name}@example.org>`;
    git('-c', `user.name=${name}`, 'commit', '--quiet', '--allow-empty', `-m${i + 1}`, author);
  });
  git('checkout', '--quiet', '--detach');

  /** @returns the payload of the pull request of a branch, as it is now */
  function pull(number: number, branch: string) {
    const [base = '', head = ''] = git('rev-parse', 'main', branch).split('\n');
    mergeForTest(repository, number, head);
    const files = patchesOf(repository, `main...${branch}`);
    const payload = pullRequestPayload({ head, base, changedFiles: files.length });
    const from = `octo:${branch}`;
    state.push(number, head, { base, from, changedFiles: files.length, files });
    for (const [name, commit] of refsOf(repository)) state.refs.set(name, commit);
    payload.pull_request.head.ref = branch;
    return { ...payload, number, pull_request: { ...payload.pull_request, number } };
  }

  return {
    directory,
    /** Runs the workflow as GitHub does for an event of a pull request. */
    async run(number: number, branch: string, approved = false): Promise<Shown> {
      const payload = pull(number, branch);
      const { sha } = payload.pull_request.head;
      const { directory: workspace } = checkOut(directory, sha, 'merge', undefined, number);
      const event = approved
        ? { name: 'pull_request_review', payload: reviewPayload(payload, 'submitted') }
        : { name: 'pull_request', payload };
      const { gate } = await runWorkflow(parse(readFileSync(join(workspace, WORKFLOW), 'utf8')), {
        ...{ workspace, event, apiUrl: github.url, token, repository: 'octo/genes' },
        artifacts: new Map(),
      });
      const check = state.checkRuns.findLast(
        (each) => each.name === 'gene-gate' && each.head_sha === sha,
      );
      const comment = state.comments.findLast(({ issue }) => issue === number)?.body ?? '';
      return {
        title: check?.output.title ?? '',
        conclusion: check?.conclusion ?? null,
        text: `${check?.output.summary}\n${comment}`,
        comment,
        log: gate?.log ?? '',
      };
    },
    /** A person with write access approves, in these words. */
    approve: (number: number, words: string) =>
      void state.review(state.person('bob', 'write'), number, 'APPROVED', words),
    merge(number: number, branch: string): void {
      git('checkout', '--quiet', 'main');
      const words = `Merge pull request #${number} from octo/${branch}`;
      git('merge', '--quiet', '--no-ff', '-m', words, branch);
      git('checkout', '--quiet', '--detach');
      state.push(number, git('rev-parse', branch), { isOpen: false });
    },
  };
}
