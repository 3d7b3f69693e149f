import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import type { EventPayload } from '../event/payload.ts';
import { type CheckBinding, newRunKey } from '../github/check-owner.ts';
import { connect } from '../github/client.ts';
import { GateError } from '../ground/error.ts';
import type { PublishContext } from '../publish/context.ts';
import type { Environment, Step } from './step.ts';

/** Returns where to publish the result of this event: its head and its pull request. */
export function publishContext(
  { inputs, env, signal }: Step,
  event: EventPayload | GateError,
): PublishContext {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID, RUNNER_TEMP } = env;
  const output = inputs['output-directory'];
  const repositoryUrl = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return {
    github: targetOf(inputs['github-token'], event, env, signal),
    checkName: inputs['check-name'],
    name: inputs['check-name'],
    binding: bindingOf(event, env),
    runKey: newRunKey(env.GITHUB_EVENT_NAME),
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

function bindingOf(event: EventPayload | GateError, env: Environment): CheckBinding {
  if (event instanceof GateError)
    return { event: env.GITHUB_EVENT_NAME ?? '', base: '', pulls: [] };
  const pulls = event.name === 'pull_request' ? [event.pullRequest.number] : [];
  return { event: event.name, base: event.baseRef, pulls };
}

function targetOf(
  token: string | undefined,
  event: EventPayload | GateError,
  env: Environment,
  signal: AbortSignal,
): PublishContext['github'] {
  if (event instanceof GateError) return { unavailable: 'the event has no commit to report on' };
  if (token === undefined) return { unavailable: 'the input `github-token` is not set' };
  const target = {
    client: connect(token, { signal, baseUrl: env.GITHUB_API_URL }),
    headSha: event.headSha,
  };
  if (event.name !== 'pull_request') return { ...target, owner: event.owner, repo: event.repo };
  const { owner, repo, number } = event.pullRequest;
  return {
    ...{ ...target, owner, repo, pullRequest: { number } },
    readOnlyToken: isReadOnly(event.pullRequest, env),
  };
}

/**
 * True if GitHub gives the event a read-only token, whatever `permissions:` contains. A second workflow on
 * `workflow_run` has the default branch's token.
 * https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
function isReadOnly({ isFork }: { readonly isFork: boolean }, env: Environment): boolean {
  const isPull = /^pull_request(?:_review)?$/.test(env.GITHUB_EVENT_NAME ?? '');
  return isPull && (isFork || env.GITHUB_ACTOR === 'dependabot[bot]');
}
