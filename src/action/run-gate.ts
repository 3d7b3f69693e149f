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

/** The parts of a request that differ by job: the change, the approver, and what runs. */
export type Question = Pick<
  GateRequest,
  'locate' | 'approver' | 'run' | 'shard' | 'durations' | 'takeRuns' | 'prepare'
>;

/** Runs the gate in the step's checkout with its inputs; keeps its secrets out of the report. */
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

/** Returns the terms of the policy besides the event: the step's inputs, and the reader of shared policies. */
export function policyTerms(inputs: Inputs, github: PublishContext['github']) {
  const { 'policy-ref': policyRef } = inputs;
  return {
    ...(policyRef !== undefined && { policyRef }),
    inputs,
    readShared: sharedPolicies(github),
  };
}

/** Returns a reader of other repositories' policies: GitHub's API, with the step's token. */
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
