import type { Approver } from '../approval/approval.ts';
import { judgedHead } from '../approval/approval-subject.ts';
import { type Asset, placeOf, subjectOf } from '../assets/asset.ts';
import { auditAssets } from '../audit/audit.ts';
import type { AuditedCommand, AuditedGene } from '../audit/audited.ts';
import { assetNotJudged } from '../audit/check.ts';
import { blockedGenes } from '../audit/claims/blocked-genes.ts';
import type { Judge } from '../judge/judge.ts';
import type { LoadedPolicy, Policy } from '../policy/policy.ts';
import { additionsFor } from '../programs/registry.ts';
import { guardCheckout } from '../repo/checkout-guard.ts';
import { findingsAbout } from '../report/entries.ts';
import { redactGene, validationReportsOf } from '../report/validation-reports.ts';
import { ruleOf } from '../rules/catalogue.ts';
import { type Finding, finding } from '../rules/finding.ts';
import { type RunRequest, runAudited } from '../run/run.ts';
import { findingsOf, type JudgedGene } from '../verdict/gene.ts';
import { validate } from '../verdict/validate.ts';
import { severityVerdict } from '../verdict/verdict.ts';
import type { Workspace } from './existing-assets.ts';

/** Audits candidates, with the findings that `check` reports for added assets. */
export async function auditCandidates(
  candidates: readonly Asset[],
  judge: Judge,
  existing: readonly Asset[],
): Promise<(asset: Asset) => readonly Finding[]> {
  const { genes, findings } = await auditAssets(candidates, judge, existing);
  const ofGenes = new Map(genes.map((gene) => [gene.asset, geneFindings(gene)]));
  const about = findingsAbout(findings);
  const offered = new Set(candidates.filter(({ type }) => type === 'Gene').map(({ id }) => id));
  // A gene among the candidates is decided together with its Capsules.
  const genesThere = existing.filter(({ id }) => !offered.has(id));
  const capsules = candidates.filter(({ type }) => type === 'Capsule');
  const blocked = await blockedGenes(capsules, genesThere, judge);
  return (asset) => {
    const own = asset.type === 'Gene' ? ofGenes.get(asset) : [];
    if (own === undefined) return [assetNotJudged(asset, 'the audit returned no result')];
    const gene = blocked.get(asset);
    return [
      ...own,
      ...(gene ? [gene] : []),
      ...about(asset).filter(({ rule }) => rule !== 'event-parent-missing'),
    ];
  };
}

/**
 * Returns why an audited gene must not be promoted, its commands first. A command is not called unsafe
 * if it is only blocked for a missing script, or if only an engine of the policy refuses it.
 */
function geneFindings({ asset, commands, findings }: AuditedGene): Finding[] {
  const { strategy } = asset.value;
  const hasStrategy =
    Array.isArray(strategy) &&
    strategy.some((step) => typeof step === 'string' && step.trim() !== '');
  return [
    ...commands.flatMap((command) => {
      const { command: text, location, profiles } = command;
      const place = { location, subject: { ...subjectOf(asset), command: text } };
      if (command.verdict !== 'block' || isOnlyAbsent(command)) {
        const refusal = Object.values(profiles).find((each) => each.required && each.reason);
        const refused = refusal?.reason ? [{ ...refusal.reason, ...place }] : [];
        return [...command.findings.map(graded), ...refused];
      }
      return [finding('unsafe-validation-command', { command: text }, place), ...command.findings];
    }),
    ...(hasStrategy
      ? []
      : [finding('strategy-missing', { gene: asset.id }, placeOf(asset, ['strategy']))]),
    ...findings,
  ];
}

/** A command that can pass without checking anything is no evidence. */
function graded(each: Finding): Finding {
  return ruleOf(each.rule).idle ? { ...each, severity: 'error' } : each;
}

function isOnlyAbsent({ findings }: AuditedCommand): boolean {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.length > 0 && errors.every(({ rule }) => ruleOf(rule).absent);
}

export type RunTerms = Pick<RunRequest, 'path' | 'privateFolders' | 'progress' | 'signal'> & {
  readonly approver: Approver;
  /** Exact values that must not be stored. */
  readonly secrets: readonly string[];
};

/** Runs the commands of genes without findings in the workspace: a candidate does not contain its scripts. */
export async function runGenes(
  genes: readonly Asset[],
  judge: Judge,
  { policy: { policy, digest }, directory, tree }: Workspace & { readonly policy: LoadedPolicy },
  { approver, secrets, ...terms }: RunTerms,
) {
  const startedAt = new Date();
  const additions = additionsFor(policy);
  const checkout = guardCheckout(directory, [...tree.files()], additions);
  const audit = await auditAssets(genes, judge, []);
  const { judgement, runResult } = await validate(audit, {
    policy,
    startedAt,
    heads: [{ judge: () => judgedHead(audit, tree, { policy, digest }, '') }],
    approver,
    runs: true,
    run: (waiting) =>
      // The author of a candidate is not trusted, like the owner of a fork.
      runAudited(audit, { ...terms, checkout, tree, policy, fork: true, waiting }),
  });
  const { genes: judged } = judgement;
  const redacted = judged.map((gene) => redactGene(gene, secrets));
  const reports = validationReportsOf(redacted, {
    nodeOf: runResult.nodeOf,
    policyDigest: digest,
    startedAt,
    finishedAt: new Date(),
  });
  return {
    findings: new Map(judged.map((gene) => [gene.gene.asset, runFindings(gene, policy.fail_on)])),
    reports: reports.filter((report) => report !== null),
  };
}

const RUN_AGAIN = 'Approve the commands if they wait for approval, and run the promotion again';

/** An interrupted run makes no finding about a gene, and is no pass. */
function runFindings(gene: JudgedGene, failOn: Policy['fail_on']): readonly Finding[] {
  const findings = findingsOf(gene);
  const passed = gene.verdict === 'pass' || gene.verdict === 'warn';
  if (passed || severityVerdict(findings, failOn) === 'fail') return findings;
  const { asset } = gene.gene;
  const args = { what: 'run', type: asset.type, id: asset.id, why: gene.summary, fix: RUN_AGAIN };
  return [...findings, finding('evidence-missing', args, placeOf(asset))];
}
