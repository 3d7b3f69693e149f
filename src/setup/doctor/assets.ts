import type { AuditedGene } from '../../audit/audited.ts';
import { additionsFor } from '../../families/policy-programs.ts';
import { type AuditTerms, auditCommit } from '../../gate/audit-commit.ts';
import { proposeFix } from '../../gate/propose-fix.ts';
import { resultOf } from '../../ground/turns.ts';
import type { Severity } from '../../model/finding.ts';
import { folderTree } from '../../repo/folder-tree.ts';
import { groupsOf } from '../../report/view/group.ts';
import { describe, type Finding } from '../../rules/finding.ts';
import { causeOf, idsOf } from '../../rules/identity.ts';
import { NOTHING_RAN } from '../../run/nothing-ran.ts';
import { allFindings, judge } from '../../verdict/judge.ts';
import { fixedBy } from '../history/fixed-by.ts';

/** A problem of the assets as they are: the cause of some findings. */
export interface AssetProblem {
  readonly rule: string;
  readonly severity: Severity;
  /** Of the first finding that `gene-gate fix` does not resolve, or else of the first. */
  readonly message: string;
  readonly remedy: string;
  /** How many findings have this cause. */
  readonly findings: number;
  /** How many of them `gene-gate fix --write` resolves. */
  readonly fixed: number;
  readonly path?: string;
}

/** The assets of a commit as they are, whatever changed them. */
export interface AssetsAnswer {
  readonly genes: readonly AuditedGene[];
  /** Errors and warnings, the errors first, those with the most findings first. */
  readonly problems: readonly AssetProblem[];
  /** The number of edits that `gene-gate fix --write` makes. */
  readonly edits: number;
}

/** The terms under which the assets of a commit are judged as they are: with what is on disk. */
type PresentTerms = Omit<AuditTerms, 'all' | 'policyCommit'>;

/** Completes the terms for the checkout of a repository. */
export function presentTerms(
  terms: Pick<PresentTerms, 'repository' | 'policy' | 'platform' | 'signal'>,
): PresentTerms {
  const { repository, policy, platform, signal } = terms;
  return {
    repository,
    policy,
    additions: additionsFor(policy.policy),
    disk: folderTree(repository.directory),
    platform,
    ...(signal && { signal }),
  };
}

/** Judges all genes and asset files of a commit, as `check --all` does. */
export async function assetsAnswer(
  terms: PresentTerms,
  commit: string,
  now: Date,
): Promise<AssetsAnswer> {
  const all = { ...terms, all: true, policyCommit: commit };
  const audited = await auditCommit(all, commit, commit);
  const judgement = resultOf(judge(audited.audit, NOTHING_RAN, terms.policy.policy, now));
  const findings = allFindings(judgement);
  const range = { name: 'range', base: commit, head: commit, audited: commit } as const;
  const { edits = [] } = (await proposeFix(all, range, audited, idsOf(findings))) ?? {};
  return {
    genes: audited.audit.genes,
    problems: problemsOf(findings, fixedBy(edits)),
    edits: edits.length,
  };
}

const ORDER: readonly Severity[] = ['error', 'warning'];

function problemsOf(
  findings: readonly Finding[],
  isFixed: (finding: Finding) => boolean,
): AssetProblem[] {
  const graver = findings.filter(
    ({ severity, suppressed }) => ORDER.includes(severity) && !suppressed,
  );
  return groupsOf(graver, (each) => JSON.stringify([each.severity, causeOf(each)]))
    .map(({ lead, others }) => {
      const all = [lead, ...others];
      const left = all.filter((each) => !isFixed(each));
      const [first = lead] = left;
      const { rule, severity, location } = first;
      const counts = { findings: all.length, fixed: all.length - left.length };
      const path = location && { path: location.path };
      return { rule, severity, ...counts, ...describe(first), ...path };
    })
    .sort(
      (a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || b.findings - a.findings,
    );
}
