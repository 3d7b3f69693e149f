import { type Asset, pointerText } from '../assets/asset.ts';
import { readAssetFile } from '../assets/file.ts';
import { isAuditLog } from '../assets/log/audit-log.ts';
import { assetLimits } from '../assets/source.ts';
import { GateError } from '../ground/error.ts';
import type { Judge } from '../judge/judge.ts';
import type { Edit, JudgedEdit } from '../model/edit.ts';
import type { AgentTask } from '../report/agent/agent-task.ts';
import { agentTask, type TaskSource } from '../report/agent/task-of-report.ts';
import { reportFindings } from '../report/entries.ts';
import type { Finding } from '../rules/finding.ts';
import { idsOf } from '../rules/identity.ts';
import { nextActorOf } from '../verdict/next-actor.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Fix, FixInput, FixOptions } from './fix.ts';
import { assetPointer, proposalOf } from './proposal.ts';
import { findingsIn } from './unfixed.ts';

/** The scope of a fix, and its commits, which are null outside of a repository. */
type FixedCommits = Pick<TaskSource, 'event' | 'head_sha' | 'base_sha'> &
  Pick<FixOptions, 'includes'> & {
    /** The commit of the policy, if it is a base's. */
    readonly policyRef?: string | undefined;
  };

/** Returns a fix as an agent's task, without findings about the change or the run. */
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

const HINT = 'Nothing was changed. Run the gate on this commit, and use the task that it prints.';

/** @throws GateError `input_invalid`, always */
export function refuse(reason: string): never {
  throw new GateError('input_invalid', `The task is refused: ${reason}.`, HINT);
}

/** Refuses a task about other files than a fix may change. @throws GateError `input_invalid` with the first reason */
export function requireAssetFiles(
  edits: readonly JudgedEdit[],
  isAssetFile: (path: string) => boolean,
): void {
  for (const { path } of edits) {
    if (isAuditLog(path)) refuse(`\`${path}\` is an audit log, which only its owner edits`);
    if (!isAssetFile(path)) refuse(`\`${path}\` is not an asset file of this repository`);
  }
}

/** Refuses a task whose edits differ from the gate's own here. @throws GateError `input_invalid` */
export function requireOwnEdits(edits: readonly JudgedEdit[], { files }: Pick<Fix, 'files'>): void {
  const own = new Set(files.flatMap((file) => file.edits.map(keyOf)));
  const given = new Set(edits.map(keyOf));
  for (const edit of edits) {
    if (!own.has(keyOf(edit))) {
      refuse(
        `\`gene-gate fix\` does not make the edit of \`${edit.pointer}\` in \`${edit.path}\` here`,
      );
    }
  }
  for (const edit of files.flatMap((file) => file.edits)) {
    if (!given.has(keyOf(edit))) {
      refuse(
        `it lacks the edit of \`${edit.pointer}\` in \`${edit.path}\`, which belongs to the others`,
      );
    }
  }
}

/** Returns a predicate that is true for the assets a task edits. */
export function editedBy(edits: readonly JudgedEdit[]): (asset: Asset) => boolean {
  const places = new Set(edits.map(({ path, pointer }) => `${path}#${assetPointer(pointer)}`));
  return ({ path, pointer }) => places.has(`${path}#${pointerText(pointer)}`);
}

function keyOf({ path, pointer, old, new: strings, files = [] }: Edit | JudgedEdit): string {
  const scripts = files.map((file) => [file.path, file.text]);
  return JSON.stringify([path, pointer, old, strings, scripts]);
}
