import { gate } from '../gate/gate.ts';
import type { GateRequest } from '../gate/gate-request.ts';
import type { PublishContext } from '../publish/context.ts';
import type { GateReport } from '../report/gate-report.ts';
import { secretsOf } from '../report/redact/secrets.ts';
import { core } from './core.ts';
import type { Inputs } from './inputs.ts';
import type { Environment } from './job.ts';
import { groupedProgress } from './progress.ts';
import { sharedPolicies } from './shared-policy.ts';

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
  env: Environment,
  signal: AbortSignal,
): Promise<GateReport> {
  return gate({
    ...question,
    directory: env.GITHUB_WORKSPACE ?? process.cwd(),
    env,
    ...(inputs['policy-ref'] !== undefined && { policyRef: inputs['policy-ref'] }),
    inputs,
    readShared: sharedPolicies(github),
    all: inputs.all,
    progress: groupedProgress(core),
    signal,
    secrets: secretsOf(env),
  });
}
