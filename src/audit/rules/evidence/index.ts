import type { Rule } from '../../../finding/rule.ts';
import { blastRadiusClaim } from './blast-radius-claim.ts';
import { capsuleNotFound } from './capsule-not-found.ts';
import { estimateDrift } from './estimate-drift.ts';
import { eventChainForked } from './event-chain-forked.ts';
import { eventNotChained } from './event-not-chained.ts';
import { eventParentCycle } from './event-parent-cycle.ts';
import { eventParentMissing } from './event-parent-missing.ts';
import { geneStillNamed } from './gene-still-named.ts';
import { successStreakClaim } from './success-streak-claim.ts';
import { validationReportNotFound } from './validation-report-not-found.ts';

/** What assets claim of each other and of the change, in the order in which it is documented. */
export const evidenceRules = [
  eventParentMissing,
  eventParentCycle,
  eventNotChained,
  eventChainForked,
  capsuleNotFound,
  validationReportNotFound,
  geneStillNamed,
  blastRadiusClaim,
  successStreakClaim,
  estimateDrift,
] as const satisfies readonly Rule<never>[];
