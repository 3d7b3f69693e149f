import { findApprovals } from '../approval/approval.ts';
import { mayRunSome } from '../audit/audit.ts';
import { prepareRefusals } from '../audit/change/prepare-refusals.ts';
import type { GateEvent } from '../event/event.ts';
import type { PrepareReport } from '../model/run.ts';
import { POLICY_PATH } from '../policy/load.ts';
import type { CheckoutGuard } from '../repo/checkout-guard.ts';
import { readTree } from '../repo/object-tree.ts';
import { redactOutcome } from '../report/redact-outcome.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { privateFolders } from '../run/containment/view-folders.ts';
import { type Prepared, runPrepare } from '../run/prepare/prepare.ts';
import type { PrepareLine } from '../run/prepare/read-prepare.ts';
import { requestOf } from '../run/run.ts';
import { approverOf, headsOf } from './approval-heads.ts';
import { type AuditedCommit, type AuditTerms, auditCommit } from './audit-commit.ts';
import type { GateRequest } from './gate-request.ts';

interface PrepareTerms {
  readonly request: GateRequest;
  readonly event: GateEvent;
  readonly audit: AuditTerms;
  /** Receives the report of the preparation, even before an error. */
  readonly report: (report: PrepareReport) => void;
}

/** The checkout, if prepared, and the findings. */
interface Preparation {
  readonly prepared?: Prepared;
  readonly findings: readonly Finding[];
}

/** Runs `prepare` if the first half of the audit leaves a gene that may run, and nothing forbids it. */
export async function prepareCheckout(
  lines: readonly PrepareLine[],
  checkout: CheckoutGuard,
  terms: PrepareTerms,
): Promise<Preparation> {
  const { event } = terms;
  // Files missing from the commit may come from `prepare`.
  const audit: AuditTerms = { ...terms.audit, isPending: () => true };
  const first = await auditCommit(audit, event.audited, event.base);
  if (!mayRunSome(first.audit)) return { findings: [] };
  const refused = [
    ...(await prepareRefusals(await readTree(audit.repository, event.base), first.tree)),
    ...(await weakeningRefusals(first, { ...terms, audit })),
  ];
  if (refused.length > 0) return { findings: refused };
  const { prepared, reported } = await prepare(lines, checkout, terms);
  const reason = reported?.isolation.downgrades?.[0]?.reason ?? 'containment is off';
  const what = '`prepare` ran without containment';
  const findings = reported?.contained ? [] : [finding('ran-uncontained', { what, reason })];
  return { prepared, findings };
}

/** Runs the lines; reports their output without secrets and the values passed to them. */
async function prepare(
  lines: readonly PrepareLine[],
  checkout: CheckoutGuard,
  { request: { env, signal, secrets }, event, audit, report }: PrepareTerms,
): Promise<{ readonly prepared: Prepared; readonly reported: PrepareReport | undefined }> {
  const { policy } = audit.policy;
  const passed = policy.prepare_env.flatMap((name) => env[name] ?? []);
  const known = [...secrets, ...passed];
  let reported: PrepareReport | undefined;
  const prepared = await runPrepare(lines, {
    checkout,
    policy,
    requested: requestOf(policy.containment, event.pullRequest?.isFork ?? false),
    env,
    privateFolders: privateFolders(env),
    signal,
    report: (raw) => {
      reported = {
        ...raw,
        lines: raw.lines.map(({ command, outcome }) => ({
          command,
          outcome: redactOutcome(outcome, known),
        })),
      };
      report(reported);
    },
  });
  return { prepared, reported };
}

/** Before its approval, a change that weakens the gate runs no code with network access. */
async function weakeningRefusals(
  first: AuditedCommit,
  { request, event, audit }: PrepareTerms,
): Promise<readonly Finding[]> {
  const weakened = first.audit.findings.filter(({ rule }) => rule === 'gate-weakened');
  if (weakened.length === 0) return [];
  const { gate: needs } = await findApprovals(
    { genes: [], findings: weakened },
    audit.policy.policy.approvals,
    headsOf(event, audit, first),
    approverOf(request, event, audit),
  );
  if (needs === undefined) return [];
  const path = weakened[0]?.location?.path ?? POLICY_PATH;
  return [finding('prepare-refused', { path, what: 'it weakens the gate and waits for approval' })];
}
