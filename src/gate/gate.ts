import { realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { type GateEvent, isOfCommit } from '../event/event.ts';
import { asGateError, interrupted } from '../ground/error.ts';
import { requireExamples } from '../judge/profiles/check-policy.ts';
import { platformOf } from '../model/platform.ts';
import type { LoadedPolicy } from '../policy/policy.ts';
import { additionsFor, dependencyFolders } from '../programs/registry.ts';
import { everything } from '../repo/additions.ts';
import { folderTree } from '../repo/folder-tree.ts';
import { openRepository, type Repository } from '../repo/git.ts';
import {
  buildErrorReport,
  buildReport,
  type ReportContext,
  withRefusedRun,
} from '../report/build.ts';
import type { GateReport } from '../report/gate-report.ts';
import type { Finding } from '../rules/finding.ts';
import { idsOf } from '../rules/identity.ts';
import { type Prepared, withOutput } from '../run/prepare/prepare.ts';
import { readPrepare } from '../run/prepare/read-prepare.ts';
import { allFindings } from '../verdict/judge.ts';
import { type AuditedCommit, type AuditTerms, auditCommit } from './audit-commit.ts';
import { effectivePolicy } from './base-policy.ts';
import { changeWithCommand } from './command-gene.ts';
import type { GateRequest } from './gate-request.ts';
import { headFilesOf } from './head-files.ts';
import { prepareCheckout } from './prepare-checkout.ts';
import { proposeFix } from './propose-fix.ts';
import { validateChange, verifiedCheckout } from './validate-change.ts';

/** The facts known so far, for the report of an error. */
type Known = { -readonly [Key in keyof ReportContext]: ReportContext[Key] };

/**
 * Runs the gate: finds the change, loads the policy, audits the change, runs the allowed commands, and decides.
 * @returns the report; its verdict is `error` if the gate could not decide. Never rejects because of the content
 *   of a repository, a policy or a change.
 */
export async function gate(request: GateRequest): Promise<GateReport> {
  const { shard } = request;
  const known: Known = { startedAt: new Date(), ...(shard && { shard }) };
  let repository: Repository | undefined;
  try {
    repository = await openRepository(request.directory, request.env, request.note);
    return await decide(request, repository, known);
  } catch (error) {
    const failure = asGateError(error);
    const { prepare } = known;
    return buildErrorReport(
      failure.code === 'prepare_failed' && prepare ? withOutput(failure, prepare) : failure,
      known,
      new Date(),
    );
  } finally {
    await repository?.close();
  }
}

/** Decides on the located change. @throws GateError if the gate cannot decide */
async function decide(
  request: GateRequest,
  repository: Repository,
  known: Known,
): Promise<GateReport> {
  const event = await request.locate(repository);
  known.event = event;
  const found = await effectivePolicy(request, repository, event);
  // Who asks for a proof wants the runs that a policy turns off.
  const policy =
    request.command === undefined
      ? found
      : { ...found, policy: { ...found.policy, proof: 'auto' as const } };
  known.policy = policy;
  requireExamples(policy);

  const terms = termsOf(request, repository, event, policy);
  const lines = request.run && request.prepare ? readPrepare(request.prepare) : [];
  const verified = lines.length > 0 ? await verifiedCheckout(terms, event) : undefined;
  const { prepared, findings } = verified
    ? await prepareCheckout(lines, verified, {
        request,
        event,
        audit: terms,
        report: (prepare) => {
          known.prepare = prepare;
        },
      })
    : { findings: [] };
  try {
    const withDisk = termsOnDisk(request, terms, prepared);
    const audited = withFindings(await auditCommit(withDisk, event.audited, event.base), findings);
    const { audit, tree } = audited;
    // Verification reads every file of the checkout, which a change without a gene does not need.
    const needsCheckout = request.run && audit.genes.length > 0;
    const checkout =
      prepared?.checkout ??
      verified ??
      (needsCheckout ? await verifiedCheckout(terms, event) : undefined);
    const files = audited.change.files;
    const assets = new Set(
      audit.files.flatMap(({ path, exempt }) => (exempt === 'asset_store' ? path : [])),
    );
    const place = {
      ...{
        checkout,
        tree,
        change: { files, base: audited.baseTree, assets, isCommitted: isOfCommit(event) },
      },
      ...(prepared && { shown: prepared.shown, again: prepared.again }),
    };
    const { refusal, ...validation } = await validateChange(
      { request, event, policy },
      withDisk,
      audited,
      { place, startedAt: known.startedAt },
    );
    const found = allFindings(validation.judgement);
    const ids = idsOf(found);
    // An interrupted run is a result, and reported with its remedy.
    const signal = validation.runResult.interrupted > 0 ? undefined : request.signal;
    const proposed = await proposeFix({ ...withDisk, signal }, event, audited, ids);
    const headFiles = await headFilesOf(repository, event, audited.assets, found);
    if (signal?.aborted) throw interrupted('after the audit');
    const result = { ...known, ...audited, ...validation, ...proposed, event, policy, ids };
    const { all, secrets } = request;
    const report = buildReport({ ...result, all, headFiles }, secrets, new Date());
    return refusal ? withRefusedRun(report, refusal) : report;
  } finally {
    await prepared?.close();
  }
}

/** Returns a directory of the working tree as a path from git's root. */
function folderIn(repository: Repository, directory: string): string {
  return relative(repository.directory, realpathSync(directory)).replaceAll(sep, '/');
}

function termsOf(
  request: GateRequest,
  repository: Repository,
  event: GateEvent,
  policy: LoadedPolicy,
): AuditTerms {
  const { command, directory } = request;
  return {
    repository,
    policy,
    additions: additionsFor(policy.policy),
    platform: platformOf(process.platform),
    policyCommit: event.policyCommit,
    all: request.all,
    isPush: event.name === 'push',
    ...(event.unprovenMerge && { unprovenMerge: event.unprovenMerge }),
    ...(command !== undefined && {
      asked: changeWithCommand(command, folderIn(repository, directory)),
    }),
    signal: request.signal,
  };
}

/** Returns audit terms for the files that commands will see: the commit, and additions on disk. */
function termsOnDisk(
  { run, takeRuns, prepare }: GateRequest,
  terms: AuditTerms,
  prepared: Prepared | undefined,
): AuditTerms {
  return {
    ...terms,
    disk: folderTree(prepared?.checkout.directory ?? terms.repository.directory),
    ...(prepared && { additions: everything(dependencyFolders(terms.policy.policy)) }),
    ...(!run && { isPending: takeRuns || prepare ? () => true : terms.additions.cover }),
  };
}

function withFindings(audited: AuditedCommit, findings: readonly Finding[]): AuditedCommit {
  const { audit } = audited;
  return { ...audited, audit: { ...audit, findings: [...audit.findings, ...findings] } };
}
