import { assetLimits } from '../assets/asset-limits.ts';
import { readAssetFile } from '../assets/file.ts';
import { auditAssetFile } from '../audit/asset-file.ts';
import type { Judge } from '../judge/judge.ts';
import type { AgentTask } from '../report/agent/agent-task.ts';
import { agentTask, type TaskSource } from '../report/agent/project.ts';
import { reportFindings } from '../report/entries.ts';
import type { Finding } from '../rules/finding.ts';
import { idsOf } from '../rules/identity.ts';
import { nextActorOf } from '../verdict/next-actor.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Fix, FixInput, FixOptions } from './fix.ts';
import { proposalOf } from './proposal.ts';

/** The commits that a fix is about; null outside of a repository. */
export type FixedCommits = Pick<TaskSource, 'head_sha' | 'base_sha'> & {
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
  { includes = () => true }: FixOptions,
  { policyRef, ...commits }: FixedCommits,
): Promise<AgentTask> {
  const { policy } = judge.terms;
  const limits = assetLimits(policy.assets.max_file_bytes);
  const findings: Finding[] = [];
  for (const { path, bytes } of inputs) {
    const file = readAssetFile(path, bytes, limits);
    const ids = new Set(file.assets.filter(includes).map(({ id }) => id));
    const audited = await auditAssetFile(file, judge);
    findings.push(
      ...audited.findings.filter(({ subject }) => subject?.id === undefined || ids.has(subject.id)),
    );
  }
  const { clock } = judge;
  await clock.tick();
  const ids = idsOf(findings);
  const proposal = await proposalOf(fix, ids);
  await clock.tick();
  const reported = reportFindings(findings, ids);
  await clock.tick();
  const verdict = severityVerdict(findings, policy.fail_on);
  return agentTask({
    ...commits,
    verdict,
    next_actor: nextActorOf(verdict, findings, policy.fail_on),
    policy: { ...(policyRef !== undefined && { ref: policyRef }), ...policy },
    findings: reported,
    ...(proposal && { fix: proposal }),
    approval_digest: null,
  });
}
