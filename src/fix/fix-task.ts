import { assetLimits } from '../assets/asset-limits.ts';
import { readAssetFile } from '../assets/file.ts';
import type { Judge } from '../judge/judge.ts';
import type { AgentTask } from '../report/agent/agent-task.ts';
import { agentTask, type TaskSource } from '../report/agent/task-of-report.ts';
import { reportFindings } from '../report/entries.ts';
import type { Finding } from '../rules/finding.ts';
import { idsOf } from '../rules/identity.ts';
import { nextActorOf } from '../verdict/next-actor.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Fix, FixInput, FixOptions } from './fix.ts';
import { proposalOf } from './proposal.ts';
import { findingsIn } from './unfixed.ts';

/** What a fix is about, and its commits, which are null outside of a repository. */
export type FixedCommits = Pick<TaskSource, 'event' | 'head_sha' | 'base_sha'> &
  Pick<FixOptions, 'includes'> & {
    /** The commit of the policy, if it is that of a base. */
    readonly policyRef?: string | undefined;
  };

/**
 * Returns a fix as the task of an agent: its edits, and what it leaves. The files are judged as they are,
 * so it has no findings about the change or about running.
 *
 * @param judge of the files without the fix
 */
export async function fixTask(
  inputs: readonly FixInput[],
  fix: Fix,
  judge: Judge,
  { includes = () => true, policyRef, ...commits }: FixedCommits,
): Promise<AgentTask> {
  const { policy } = judge.terms;
  const limits = assetLimits(policy.assets.max_file_bytes);
  const findings: Finding[] = [];
  for (const { path, bytes } of inputs) {
    const file = readAssetFile(path, bytes, limits);
    findings.push(...(await findingsIn(file, judge, includes)));
  }
  const ids = idsOf(findings);
  const proposal = await proposalOf(fix, ids);
  const verdict = severityVerdict(findings, policy.fail_on);
  return agentTask({
    ...commits,
    verdict,
    next_actor: nextActorOf(verdict, findings, policy.fail_on),
    policy: {
      ...(policyRef !== undefined && { ref: policyRef }),
      profile: policy.profile,
      fail_on: policy.fail_on,
      ...(policy.enforce !== 'block' && { enforce: 'report' }),
    },
    findings: reportFindings(findings, ids),
    ...(proposal && { fix: proposal }),
    approval_digest: null,
  });
}
