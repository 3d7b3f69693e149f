import type { Asset } from '../assets/asset.ts';
import { auditLogs } from './change/audit-log.ts';
import { forbiddenPaths } from './change/forbidden-paths.ts';
import { staleInstructions } from './change/gate-files/agent-instructions.ts';
import { gateChange } from './change/gate-files/gate-change.ts';
import { ignoredInputs, policyFile } from './change/policy-change.ts';
import { protectedPaths } from './change/protected-paths.ts';
import { unauditableFiles, unprovenMerge } from './change/unauditable-files.ts';
import type { Check } from './check.ts';
import { assetFiles } from './claims/asset-files.ts';
import { eventChain } from './claims/chain.ts';
import { claimedRadius, estimates } from './claims/claimed-sizes.ts';
import { claimedStreak } from './claims/claimed-streak.ts';
import { envelope } from './claims/envelope.ts';
import { lookAlikeIds } from './claims/look-alike-ids.ts';
import { genesStillNamed, missingGenes, unresolvedReferences } from './claims/references.ts';
import { removedScripts } from './claims/removed-scripts.ts';
import { capsuleFields, selfDescription, unidentified } from './claims/self-description.ts';
import type { LimitedGene } from './gene/gene-limits.ts';
import { incompleteGene, removedGene } from './gene/gene-presence.ts';
import {
  declaredConstraints,
  declaredPaths,
  geneBlastRadius,
  limitsBeyondCap,
  loosenedConstraints,
} from './gene/limit-checks.ts';
import { validationList } from './gene/validation.ts';

// All checks of the audit, in the order in which reports show their findings. The Judge has already
// judged the single commands; those findings belong to the commands.

/** Checks of the whole subject: its files, the touched paths, and the references of its assets. */
export const SUBJECT_CHECKS: readonly Check[] = [
  assetFiles,
  forbiddenPaths,
  protectedPaths,
  policyFile,
  gateChange,
  staleInstructions,
  ignoredInputs,
  auditLogs,
  unauditableFiles,
  unprovenMerge,
  missingGenes,
  eventChain,
  unresolvedReferences,
  genesStillNamed,
  removedScripts,
  claimedRadius,
  claimedStreak,
  estimates,
  lookAlikeIds,
  unidentified,
];

/** Checks of each Capsule, event, mutation, and report. */
export const CLAIM_CHECKS: readonly Check<[{ readonly asset: Asset }]>[] = [
  selfDescription,
  capsuleFields,
  envelope,
];

/** Checks of each gene that is not removed. */
export const GENE_CHECKS: readonly Check<[LimitedGene]>[] = [
  incompleteGene,
  validationList,
  declaredConstraints,
  loosenedConstraints,
  limitsBeyondCap,
  geneBlastRadius,
  declaredPaths,
  selfDescription,
  envelope,
];

/** Checks of each gene that the change removes: its limits still bind the change. */
export const REMOVED_GENE_CHECKS: readonly Check<[LimitedGene]>[] = [
  removedGene,
  geneBlastRadius,
  declaredPaths,
];
