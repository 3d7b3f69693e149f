import { canonicalize } from '@evomap/gep-sdk';
import type { ApprovalHead, Approver } from '../approval/approval.ts';
import { judgedHead } from '../approval/approval-subject.ts';
import { type GateEvent, isOfCommit } from '../event/event.ts';
import { GateError } from '../ground/error.ts';
import { POLICY_PATH, readPolicyIn } from '../policy/load.ts';
import type { Repository } from '../repo/git.ts';
import { readTree } from '../repo/object-tree.ts';
import { short } from '../repo/revision.ts';
import { type AuditedCommit, type AuditTerms, judgeHead } from './audit-commit.ts';
import type { GateRequest } from './gate-request.ts';

/** Returns the heads that an event's approvals are about. Each is judged once, on demand. */
export function headsOf(
  event: GateEvent,
  terms: AuditTerms,
  audited: AuditedCommit,
): ApprovalHead[] {
  const { baseRef, group } = event;
  if (group !== undefined) {
    return group.map(({ number, headSha }) => ({
      pullRequest: number,
      judge: () => judgeHead(terms, headSha, baseRef),
    }));
  }
  const isHead = event.audited === event.head || !isOfCommit(event);
  return [
    {
      ...(event.pullRequest && { pullRequest: event.pullRequest.number }),
      judge: () =>
        isHead
          ? judgedHead(audited.audit, audited.tree, terms.policy, baseRef)
          : judgeHead(terms, event.head, baseRef),
    },
  ];
}

/** Returns the approver of a request, which judges earlier commits under the same terms. */
export function approverOf(
  { approver }: GateRequest,
  { baseRef, policyCommit, defaultBranch }: GateEvent,
  terms: AuditTerms,
): Approver {
  return {
    means: approver.means,
    find: (question) =>
      approver.find({
        ...question,
        subjectAt: async (commit) => (await judgeHead(terms, commit, baseRef)).subject,
        policyChangedSince: async (time) => {
          const commits = new Set([policyCommit, defaultBranch?.commit ?? policyCommit]);
          const changed = [...commits].map((tip) =>
            policyChangedSince(terms.repository, tip, time),
          );
          return (await Promise.all(changed)).includes(true);
        },
      }),
  };
}

/**
 * True if the meaning of a branch's policy has changed since a time. The times of the branch's own commits (first
 * parents) count, which GitHub or a person with write access made, not the commits of merged pull requests.
 * @throws GateError `shallow_clone` if this clone lacks the policy of that time
 */
export async function policyChangedSince(
  repository: Repository,
  tip: string,
  time: string,
): Promise<boolean> {
  // Git counts whole seconds, and includes the first one.
  const seconds = Math.floor(Date.parse(time) / 1000) + 1;
  const listed = await repository.objects([
    'log',
    '--first-parent',
    `--since=@${seconds}`,
    '--format=%H %P',
    tip,
    '--',
    POLICY_PATH,
  ]);
  const oldest = listed.toString().trim().split('\n').at(-1) ?? '';
  if (oldest === '') return false;
  const [commit = '', before] = oldest.split(' ');
  const cut = await repository.shallowCommits();
  if (cut.has(commit)) {
    throw new GateError(
      'shallow_clone',
      `this clone lacks the history of ${POLICY_PATH} before ${short(commit)}`,
      'Set `fetch-depth: 0` on actions/checkout.',
    );
  }
  if (before === undefined) return true;
  return (await meaningIn(repository, before)) !== (await meaningIn(repository, tip));
}

/**
 * Returns all keys, with the entries of every branch, or the text of a policy that extends one missing from the
 * clone. Undefined for an invalid policy, under which nothing ran.
 */
async function meaningIn(repository: Repository, commit: string): Promise<string | undefined> {
  const reading = await readPolicyIn(await readTree(repository, commit));
  if ('missing' in reading) return reading.text;
  return 'policy' in reading ? canonicalize(reading.policy) : undefined;
}
