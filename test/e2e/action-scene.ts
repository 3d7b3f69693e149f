import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { inject, onTestFinished } from 'vitest';
import { type GateReport, gateReportSchema } from '../../src/report/gate-report.ts';
import { workflowRunPayload } from '../event/payload.ts';
import { type GitHub, startGitHub } from '../github/server.ts';
import type { Artifact } from '../github/state.ts';
import { actionsToken, type Identity, WRITE_ALL } from '../github/tokens.ts';
import type { TestRepository } from '../repo/repository.ts';
import { type Origin, openPullRequest, type PullRequestFiles } from './action-pull-request.ts';
import { type Ended, freshToken, prepareStep, type StartedStep, type Step } from './runner.ts';

export const NODES = inject('nodes');

/** What one pull request's jobs are about: GitHub, the repository on it, and the tokens of its jobs. */
export type Scene = Awaited<ReturnType<typeof scene>>;

interface StepOptions
  extends Partial<Pick<Step, 'node' | 'program' | 'event' | 'token' | 'inputs' | 'env'>> {
  /** Default: the README's. */
  readonly checkout?: TestRepository;
  readonly fork?: boolean;
}

/** Everything that a step left behind once its `post:` is done. */
export interface Result {
  readonly main: Ended;
  readonly post: Ended;
  readonly outputs: Readonly<Record<string, string>>;
  /** The step summary. */
  readonly summary: string;
  /** The step summary, and the summary of the newest check run, which has the detail. */
  readonly said: string;
  readonly report: GateReport;
  /** All that somebody could read: log, GitHub, summary, outputs, state, result files. */
  readonly everything: string;
}

/**
 * @param files those of a new pull request, or one that the tests of a file share
 * @param publisher whose token a job on the default branch has
 */
export async function scene(
  files: PullRequestFiles | Origin,
  permissions: Identity['permissions'] = WRITE_ALL,
  publisher: Identity = actionsToken(WRITE_ALL),
) {
  const token = freshToken();
  const writer = freshToken();
  const github = await startGitHub({
    repository: 'octo/genes',
    tokens: { [token]: actionsToken(permissions), [writer]: publisher },
  });
  onTestFinished(() => github.close());
  const origin = 'push' in files ? files : openPullRequest(files);

  function step({ checkout, fork = false, ...options }: StepOptions = {}): StartedStep {
    const payload = origin.payload({ fork });
    github.state.push(7, origin.head, {
      base: origin.base,
      changedFiles: payload.pull_request.changed_files,
      files: origin.files(),
    });
    for (const [name, commit] of origin.refs()) github.state.refs.set(name, commit);
    return prepareStep({
      workspace: (checkout ?? origin.checkout()).directory,
      event: { name: 'pull_request', payload },
      apiUrl: github.url,
      token,
      ...options,
    });
  }

  const run = async (options?: StepOptions): Promise<Result> => {
    const started = step(options);
    return await finish(github, started, await started.main());
  };
  /** Uploads files as the artifact of the first workflow. */
  const upload = (texts: Readonly<Record<string, string>>, differences?: Partial<Artifact>) => {
    const contents = Object.entries(texts).map(([name, text]) => [name, strToU8(text)] as const);
    const zip = Buffer.from(zipSync(Object.fromEntries(contents)));
    github.state.upload(4242, 'gene-gate', zip, differences);
  };
  /** Runs the second workflow, on the default branch. */
  const publish = (payload: unknown = workflowRunPayload({ head: origin.head })) =>
    run({
      token: writer,
      checkout: origin.checkout('main'),
      event: { name: 'workflow_run', payload },
      inputs: { mode: 'publish' },
    });
  // `writer` is the token of a job on the default branch, which may write.
  return { github, origin, token, writer, step, run, upload, publish };
}

/** Runs `post:`, as the runner does however `main:` has ended, and looks at what there is. */
export async function finish(github: GitHub, step: StartedStep, main: Ended): Promise<Result> {
  const post = await step.post();
  const outputs = step.outputs();
  const summary = step.file('STEP_SUMMARY');
  const files = filesBelow(join(step.temp, 'gene-gate'));
  const runnerFiles = (['OUTPUT', 'STATE', 'ENV', 'PATH'] as const).map(step.file);
  const { checkRuns, comments } = github.state;
  const everything = [
    main.log,
    post.log,
    summary,
    ...runnerFiles,
    ...files,
    JSON.stringify([checkRuns, comments, github.requests]),
  ].join('\n');
  return {
    main,
    post,
    outputs,
    summary,
    said: [summary, ...checkRuns.map(({ output }) => output.summary ?? '').slice(-1)].join('\n'),
    everything,
    get report() {
      const path = outputs['report-path'] ?? '';
      return gateReportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    },
  };
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
