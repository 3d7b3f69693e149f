import type { Asset } from '../assets/asset.ts';
import { auditLogs } from './change/audit-log.ts';
import { forbiddenPaths } from './change/forbidden-paths.ts';
import { staleInstructions } from './change/gate-files/agent-instructions.ts';
import { gateChange } from './change/gate-files/gate-change.ts';
import { ignoredInputs } from './change/ignored-inputs.ts';
import { policyFile } from './change/policy-change.ts';
import { protectedPaths } from './change/protected-paths.ts';
import { unauditableFiles } from './change/unauditable-files.ts';
import { unprovenMerge } from './change/unproven-merge.ts';
import type { Check } from './check.ts';
import { assetFiles } from './claims/asset-files.ts';
import { capsuleFields } from './claims/capsule-fields.ts';
import { eventChain } from './claims/chain.ts';
import { claimedRadius } from './claims/claimed-radius.ts';
import { claimedStreak } from './claims/claimed-streak.ts';
import { envelope } from './claims/envelope.ts';
import { estimates } from './claims/estimates.ts';
import { lookAlikeIds } from './claims/look-alike-ids.ts';
import { missingGenes } from './claims/named-genes.ts';
import { genesStillNamed, unresolvedReferences } from './claims/references.ts';
import { removedScripts } from './claims/removed-scripts.ts';
import { selfDescription } from './claims/self-description.ts';
import { unidentified } from './claims/unidentified.ts';
import { geneBlastRadius } from './gene/blast-radius.ts';
import { declaredConstraints } from './gene/declared-constraints.ts';
import { declaredPaths } from './gene/declared-paths.ts';
import { incompleteGene } from './gene/incomplete-gene.ts';
import type { LimitedGene } from './gene/limits.ts';
import { limitsBeyondCap } from './gene/limits-beyond-cap.ts';
import { loosenedConstraints } from './gene/loosened-constraints.ts';
import { removedGene } from './gene/removed-gene.ts';
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
