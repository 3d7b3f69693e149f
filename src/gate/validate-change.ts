import type { ApprovalState } from '../approval/approval.ts';
import type { AuditedGeneChange } from '../audit/audited.ts';
import { type GateEvent, isOfCommit } from '../event/event.ts';
import type { GateError } from '../ground/error.ts';
import { asGateError } from '../ground/error.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { requireCheckedOut, requireSameFiles } from '../repo/checkout.ts';
import type { CheckoutGuard } from '../repo/checkout-guard.ts';
import { privateFolders } from '../run/containment/view-folders.ts';
import { type RunRequest, type RunResult, runAudited } from '../run/run.ts';
import type { Whole } from '../shard/part.ts';
import { genesIn } from '../shard/partition.ts';
import { type Validation, validate } from '../verdict/validate.ts';
import { approverOf, headsOf } from './approval-heads.ts';
import type { AuditedCommit, AuditTerms } from './audit-commit.ts';
import type { GateRequest } from './gate-request.ts';

interface Decision {
  readonly request: GateRequest;
  readonly event: GateEvent;
  readonly policy: LoadedPolicy;
}

/** Returns the checkout after verifying that it has the audited commit's files. */
export function verifiedCheckout(
  { repository, additions }: AuditTerms,
  event: GateEvent,
): Promise<CheckoutGuard> {
  const verify = isOfCommit(event) ? requireCheckedOut : requireSameFiles;
  const audience = event.name === 'index' ? 'hook' : isByHand(event) ? 'terminal' : 'actions';
  return verify(repository, event.audited, additions, audience);
}

/** The files for the commands. */
type Place = Pick<RunRequest, 'checkout' | 'shown' | 'again' | 'tree' | 'change'>;

/**
 * Finds approvals, runs commands, and judges. Without containment, nothing runs, and the audit's findings still
 * apply.
 */
export async function validateChange(
  { request, event, policy }: Decision,
  terms: AuditTerms,
  audited: AuditedCommit,
  { place, startedAt }: { readonly place: Place; readonly startedAt: Date },
): Promise<Validation<AuditedGeneChange> & { readonly refusal?: GateError }> {
  const { audit, tree } = audited;
  const whole: Whole = { audit, event, policy };
  const here = (where: Place) => (waiting: ApprovalState['waiting']) =>
    runHere(request, whole, waiting, where);
  const validationTerms = {
    policy: policy.policy,
    startedAt,
    heads: headsOf(event, terms, audited),
    approver: approverOf(request, event, terms),
  };
  try {
    return await validate(audit, {
      ...validationTerms,
      runs: request.run || request.takeRuns !== undefined,
      run: async (waiting) =>
        (await request.takeRuns?.(whole, waiting)) ?? (await here(place)(waiting)),
    });
  } catch (error) {
    const refusal = asGateError(error);
    if (refusal.code !== 'containment_unavailable') throw refusal;
    const run = here({ checkout: undefined, tree });
    return { ...(await validate(audit, { ...validationTerms, runs: false, run })), refusal };
  }
}

async function runHere(
  { env, shard, durations, progress, signal }: GateRequest,
  { audit, event, policy: { policy } }: Whole,
  waiting: ApprovalState['waiting'],
  place: Place,
): Promise<RunResult> {
  const mine = shard ? genesIn(shard, audit.genes, durations) : new Set(audit.genes);
  const result = await runAudited(audit, {
    ...place,
    policy,
    fork: event.isFork,
    path: env.PATH ?? '',
    home: env.HOME,
    privateFolders: privateFolders(env),
    waiting: { has: (gene) => waiting.has(gene) || !mine.has(gene) },
    progress,
    signal,
  });
  return shard ? { ...result, shards: [{ ...shard, genes: mine }] } : result;
}

function isByHand(event: GateEvent): boolean {
  return event.name === 'range' || !isOfCommit(event);
}
