import type { Asset } from '../assets/asset.ts';
import { auditLogs } from './change/audit-log.ts';
import { forbiddenPaths } from './change/forbidden-paths.ts';
import { ignoredInputs } from './change/ignored-inputs.ts';
import { policyFile } from './change/policy-change.ts';
import { protectedPaths } from './change/protected-paths.ts';
import { unauditableFiles } from './change/unauditable-files.ts';
import type { Check } from './check.ts';
import { assetFiles } from './claims/asset-files.ts';
import { eventChain } from './claims/chain.ts';
import { claimedRadius } from './claims/claimed-radius.ts';
import { claimedStreak } from './claims/claimed-streak.ts';
import { estimates } from './claims/estimates.ts';
import { missingGenes } from './claims/named-genes.ts';
import { genesStillNamed, unresolvedReferences } from './claims/references.ts';
import { selfDescription } from './claims/self-description.ts';
import { geneBlastRadius } from './gene/blast-radius.ts';
import { declaredConstraints } from './gene/declared-constraints.ts';
import { declaredPaths } from './gene/declared-paths.ts';
import type { LimitedGene } from './gene/limits.ts';
import { loosenedConstraints } from './gene/loosened-constraints.ts';
import { removedGene } from './gene/removed-gene.ts';
import { validationList } from './gene/validation.ts';

// Everything that the audit asks, in the order in which reports show the answers. What a single command
// may do, the Judge has said before; its findings stand with the command.

/** Of the subject as a whole: its files, the paths that a change touches, what its assets refer to. */
export const SUBJECT_CHECKS: readonly Check[] = [
  assetFiles,
  forbiddenPaths,
  protectedPaths,
  policyFile,
  ignoredInputs,
  auditLogs,
  unauditableFiles,
  missingGenes,
  eventChain,
  unresolvedReferences,
  genesStillNamed,
  claimedRadius,
  claimedStreak,
  estimates,
];

/** Of each Capsule, event, mutation and report. */
export const CLAIM_CHECKS: readonly Check<[{ readonly asset: Asset }]>[] = [selfDescription];

/** Of each gene that is there. */
export const GENE_CHECKS: readonly Check<[LimitedGene]>[] = [
  validationList,
  declaredConstraints,
  loosenedConstraints,
  geneBlastRadius,
  declaredPaths,
  selfDescription,
];

/** Of each gene that the change removes: all else is about what is gone. */
export const REMOVED_GENE_CHECKS: readonly Check<[LimitedGene]>[] = [removedGene];
