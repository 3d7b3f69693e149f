import { readFileSync } from 'node:fs';
import {
  dispatchPayload,
  mergeGroupPayload,
  pushPayload,
  reviewPayload,
} from '../event/payload.ts';
import { type Identity, WRITE_ALL } from '../github/tokens.ts';
import type { AtEnd } from '../repo/repository.ts';
import { genes, type Origin, openPullRequest } from './action-pull-request.ts';
import { type Result, scene } from './action-scene.ts';
import { GENES } from './cli.ts';

const POLICY = '.github/gene-gate.yml';

/** `main` forbids what the change touches, the protected `release/1` does not, nor does `dev`. */
const MAIN = `containment: auto
blast_radius: { forbidden_paths: [src] }
branches:
  'release/*': { blast_radius: { forbidden_paths: [] } }
`;

/** octo/genes with three branches, and a change that fails into `main` and passes into the others. */
export function threeBases(atEnd: AtEnd): Origin {
  const origin = openPullRequest(
    {
      base: { [POLICY]: MAIN },
      head: {
        'src/index.js': 'export const retries = 2;\n',
        [GENES]: genes('node scripts/check.js', 'node scripts/check.js --again'),
      },
    },
    atEnd,
  );
  origin.branch('release/1', { [POLICY]: 'containment: auto\n' });
  origin.branch('dev', { [POLICY]: '' });
  return origin;
}

/** octo/genes with a change that weakens the gate of two protected branches, so it waits for an approval. */
export function waitingChange(atEnd: AtEnd): Origin {
  const policy = (failOn: string) =>
    `containment: auto\nfail_on: ${failOn}\nbranches: { 'release/*': {} }\n`;
  const origin = openPullRequest(
    { base: { [POLICY]: policy('warning') }, head: { [POLICY]: policy('error') } },
    atEnd,
  );
  origin.branch('release/1', { 'notes.md': 'release\n' });
  return origin;
}

/** The fields of an event of a pull request that matter to the check. */
export interface Happening {
  readonly action?: string;
  readonly number?: number;
  readonly into?: string;
  /** `owner:branch` of the source. */
  readonly from?: string;
}

type Named = Readonly<Record<string, string>>;

/** Several pull requests of one commit, and what is on that commit. */
export async function pullsOf(origin: Origin, permissions: Identity['permissions'] = WRITE_ALL) {
  const now = await scene(origin, permissions);
  const { state } = now.github;
  const refs = origin.refs();
  const tipOf = (branch: string) => refs.get(`heads/${branch}`) ?? '';

  /** Changes the pull request on GitHub, as its event says. */
  function change({
    action = 'opened',
    number = 7,
    into = 'main',
    from = 'octo:topic',
  }: Happening) {
    const base = tipOf(into);
    const old = state.pulls.get(number)?.baseRef;
    const isOpen = action !== 'closed';
    const payload = origin.payload({ fork: !from.startsWith('octo:') });
    const { repository, pull_request } = payload;
    const { changed_files: changedFiles } = pull_request;
    state.push(number, origin.head, { base, baseRef: into, from, isOpen, changedFiles });
    return {
      ...payload,
      action,
      changes: old === into ? { body: { from: 'before' } } : { base: { ref: { from: old } } },
      number,
      repository: { ...repository, default_branch: 'main' },
      pull_request: {
        ...pull_request,
        number,
        base: { ...pull_request.base, ref: into, sha: base },
      },
    };
  }

  const started = (event: { name: string; payload: unknown }, env: Named = {}): Promise<Result> =>
    now.run({ event, env, checkout: origin.checkout('head') });

  return {
    ...now,
    state,
    tipOf,
    change,
    /** An event of a pull request, and the run of the gate that it starts. */
    pull: (happening: Happening, env?: Named) =>
      started({ name: 'pull_request', payload: change(happening) }, env),
    /** The second workflow for the fork of `mallory`, with what the first one uploaded, if anything. */
    publish: ({ outputs }: Partial<Result>) => {
      state.artifacts.length = 0;
      const path = outputs?.['report-path'];
      if (path) now.upload({ 'gate-report.json': readFileSync(path, 'utf8') });
      return now.publish();
    },
    /** Alice approves a pull request, without an event. */
    approve: (number = 7) =>
      state.review(state.person('alice', 'write'), number, 'APPROVED', '/gene-gate approve\n'),
    review: (happening: Happening, action: 'submitted' | 'dismissed' = 'submitted') => {
      const payload = reviewPayload(change(happening) as never, action);
      return started({ name: 'pull_request_review', payload });
    },
    push: () => {
      const parts = { ref: 'refs/heads/topic', before: tipOf('main'), after: origin.head };
      return started({ name: 'push', payload: pushPayload(parts) });
    },
    dispatch: () =>
      started(
        { name: 'workflow_dispatch', payload: dispatchPayload('refs/heads/topic') },
        { GITHUB_SHA: origin.head },
      ),
    queue: () => {
      const parts = { head: origin.head, base: tipOf('main') };
      return started({ name: 'merge_group', payload: mergeGroupPayload(parts) });
    },
    /** The check runs of the head that are not superseded, in the words of the table in the docs. */
    checks: () =>
      state.checkRuns
        .filter(({ name }) => !name.includes('superseded'))
        .map(({ name, conclusion }) => `\`${name}\`: ${conclusion ?? 'in progress'}`)
        .sort()
        .join('<br>'),
  };
}

export type Pulls = Awaited<ReturnType<typeof pullsOf>>;

/** Returns the rows of the table below a heading of docs/required-check.md, each a list of cells. */
export function tableOf(heading: string): string[][] {
  const text = readFileSync('docs/required-check.md', 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').match(/^\| .* \|$/gm) ?? [];
  return lines.map((line) => line.slice(2, -2).split(' | '));
}
