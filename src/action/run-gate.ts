import * as core from '@actions/core';
import { gate } from '../gate/gate.ts';
import type { GateRequest } from '../gate/gate-request.ts';
import { explainFailure } from '../github/failure.ts';
import { readFileAt } from '../github/pull-request.ts';
import { secretsOf } from '../ground/redact/known-values.ts';
import { type ReadShared, unavailable } from '../policy/shared-policy.ts';
import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';
import { groupedProgress } from '../run/progress.ts';
import type { Inputs } from './inputs.ts';
import type { Step } from './step.ts';

/** What each job says itself: which change, who approves, and what runs. */
export type Question = Pick<
  GateRequest,
  'locate' | 'approver' | 'run' | 'shard' | 'durations' | 'takeRuns' | 'prepare'
>;

/** Runs the gate in the checkout of the step, with its inputs, and without its secrets in the report. */
export function gateOfStep(
  question: Question,
  inputs: Inputs,
  github: PublishContext['github'],
  { env, signal }: Step,
): Promise<GateReport> {
  return gate({
    ...question,
    directory: env.GITHUB_WORKSPACE ?? process.cwd(),
    env,
    ...policyTerms(inputs, github),
    all: inputs.all,
    progress: groupedProgress(core),
    signal,
    secrets: secretsOf(env),
  });
}

/** Returns what decides the policy besides the event: the inputs of the step, and the reader of shared policies. */
export function policyTerms(inputs: Inputs, github: PublishContext['github']) {
  const { 'policy-ref': policyRef } = inputs;
  return {
    ...(policyRef !== undefined && { policyRef }),
    inputs,
    readShared: sharedPolicies(github),
  };
}

/** Returns the reader of policies of other repositories: GitHub's API, with the token of the step. */
export function sharedPolicies(github: PublishContext['github']): ReadShared {
  return async (source) => {
    if ('unavailable' in github) throw unavailable(source, github.unavailable);
    const [owner = '', repo = ''] = source.repository.split('/');
    try {
      return await readFileAt({ client: github.client, owner, repo }, source.path, source.commit);
    } catch (error) {
      const operation = { doing: 'read it', permission: 'contents: read' };
      throw unavailable(source, explainFailure(error, operation), { cause: error });
    }
  };
}
