import type { ApprovalHead, Approver } from '../approval/approval.ts';
import { judgedHead } from '../approval/approval-subject.ts';
import { type GateEvent, isOfCommit } from '../event/event.ts';
import { policyChangedSince } from '../policy/changed-since.ts';
import { type AuditedCommit, type AuditTerms, judgeHead } from './audit-commit.ts';
import type { GateRequest } from './gate-request.ts';

/** Returns the heads that approvals of an event are about, each judged once and on demand. */
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
