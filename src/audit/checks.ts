import type { Asset } from '../assets/asset.ts';
import { agentInstructions } from './change/agents-block.ts';
import { auditLogs } from './change/audit-log.ts';
import { decidingFiles } from './change/deciding-files.ts';
import { gateChange } from './change/gate-files/gate-change.ts';
import { ignoredInputs, policyFile } from './change/policy-change.ts';
import { forbiddenPaths, protectedPaths } from './change/protected-paths.ts';
import { storeRoots } from './change/store-roots.ts';
import { unauditableFiles, unprovenMerge } from './change/unauditable-files.ts';
import { type Checks, ofChange } from './check.ts';
import { assetFiles, genesOutside } from './claims/asset-files.ts';
import { activatedSeeds, engineSeeds } from './claims/blocked-genes.ts';
import { eventChain } from './claims/chain.ts';
import { claimedRadius, estimates } from './claims/claimed-sizes.ts';
import { lookAlikeIds, repeatedIds } from './claims/confusable-ids.ts';
import { envelope } from './claims/envelope.ts';
import { genesStillNamed, missingGenes, unresolvedReferences } from './claims/references.ts';
import { removedScripts } from './claims/removed-scripts.ts';
import { capsuleFields, selfDescription, unidentified } from './claims/self-description.ts';
import { claimedStreak } from './claims/success-streak.ts';
import { incompleteGene, removedGene, validationList } from './gene/gene-checks.ts';
import type { LimitedGene } from './gene/gene-limits.ts';
import {
  declaredConstraints,
  declaredPaths,
  geneBlastRadius,
  hardCap,
  limitsBeyondCap,
  loosenedConstraints,
} from './gene/limit-checks.ts';

// All checks of the audit, in the order of the reports. The Judge has already judged single commands, whose
// findings belong to the commands.

/** Checks of the whole subject: files, touched paths, and references of assets. */
export const SUBJECT_CHECKS: Checks = {
  'asset-files': assetFiles,
  'genes-outside': ofChange(genesOutside),
  'forbidden-paths': ofChange(forbiddenPaths),
  'protected-paths': ofChange(protectedPaths),
  'policy-file': ofChange(policyFile),
  'gate-change': ofChange(gateChange),
  'agent-files': ofChange(({ agentFiles }) => agentFiles.flatMap(({ findings }) => findings)),
  'agent-instructions': ofChange(agentInstructions),
  'ignored-inputs': ofChange(ignoredInputs),
  'audit-logs': ofChange(auditLogs),
  'unauditable-files': ofChange(unauditableFiles),
  'unproven-merge': ofChange(unprovenMerge),
  'hard-cap': ofChange(hardCap),
  'store-roots': ofChange(storeRoots),
  'deciding-files': ofChange(decidingFiles),
  'missing-genes': missingGenes,
  'event-chain': eventChain,
  'unresolved-references': unresolvedReferences,
  'genes-still-named': ofChange(genesStillNamed),
  'engine-seeds': ofChange(engineSeeds),
  'activated-seeds': ofChange(activatedSeeds),
  'removed-scripts': ofChange(removedScripts),
  'claimed-radius': ofChange(claimedRadius),
  'claimed-streak': claimedStreak,
  estimates: ofChange(estimates),
  'look-alike-ids': lookAlikeIds,
  'repeated-ids': repeatedIds,
  unidentified: unidentified,
};

/** Checks of each Capsule, event, mutation, and report. */
export const CLAIM_CHECKS: Checks<[{ readonly asset: Asset }]> = {
  'self-description': selfDescription,
  'capsule-fields': capsuleFields,
  envelope: envelope,
};

/** Checks of each gene that is not removed. */
export const GENE_CHECKS: Checks<[LimitedGene]> = {
  'incomplete-gene': incompleteGene,
  'validation-list': validationList,
  'declared-constraints': declaredConstraints,
  'loosened-constraints': ofChange(loosenedConstraints),
  'limits-beyond-cap': ofChange(limitsBeyondCap),
  'gene-blast-radius': ofChange(geneBlastRadius),
  'declared-paths': ofChange(declaredPaths),
  'self-description': selfDescription,
  envelope: envelope,
};

/** Checks of each removed gene, whose limits still bind the change. */
export const REMOVED_GENE_CHECKS: Checks<[LimitedGene]> = {
  'removed-gene': ofChange(removedGene),
  'gene-blast-radius': ofChange(geneBlastRadius),
  'declared-paths': ofChange(declaredPaths),
};
