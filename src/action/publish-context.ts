import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { GateError } from '../error.ts';
import type { EventPayload } from '../event/payload.ts';
import { connect } from '../github/client.ts';
import type { PublishContext } from '../publish/context.ts';
import { core } from './core.ts';
import type { PublishingInputs } from './inputs.ts';
import type { Environment } from './job.ts';

/** Returns where to publish the result of this event: its proposed commit and its pull request. */
export function publishContext(
  inputs: PublishingInputs,
  env: Environment,
  event: EventPayload | GateError,
): PublishContext {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, RUNNER_TEMP } = env;
  const output = inputs['output-directory'];
  const repositoryUrl = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return {
    github: targetOf(inputs['github-token'], event),
    checkName: inputs['check-name'],
    name: inputs['check-name'],
    runKey: randomUUID(),
    ...(GITHUB_REPOSITORY !== undefined && { repositoryUrl }),
    ...(GITHUB_RUN_ID !== undefined && {
      detailsUrl: `${repositoryUrl}/actions/runs/${GITHUB_RUN_ID}`,
    }),
    comment: inputs.comment,
    suggestions: inputs.suggestions,
    outputDirectory:
      output === undefined
        ? join(RUNNER_TEMP ?? process.cwd(), 'gene-gate')
        : resolve(env.GITHUB_WORKSPACE ?? '.', output),
    ...(env.GITHUB_STEP_SUMMARY && { stepSummaryPath: env.GITHUB_STEP_SUMMARY }),
    core,
  };
}

function targetOf(
  token: string | undefined,
  event: EventPayload | GateError,
): PublishContext['github'] {
  if (event instanceof GateError) return { unavailable: 'the event has no commit to report on' };
  if (token === undefined) return { unavailable: 'the input `github-token` is not set' };
  const target = { client: connect(token), headSha: event.headSha };
  if (event.name !== 'pull_request') return { ...target, owner: event.owner, repo: event.repo };
  const { owner, repo, number, isFork } = event.pullRequest;
  return { ...target, owner, repo, pullRequest: { number, isFork } };
}
