import type { Rule } from '../../../finding/rule.ts';
import { capsuleBlastRadius } from './capsule-blast-radius.ts';
import { capsuleNotSuccessful } from './capsule-not-successful.ts';
import { capsuleScore } from './capsule-score.ts';
import { capsuleStreak } from './capsule-streak.ts';

/** Why a Capsule is not offered to other agents, in the order in which it is asked. */
export const eligibilityRules = [
  capsuleNotSuccessful,
  capsuleScore,
  capsuleBlastRadius,
  capsuleStreak,
] as const satisfies readonly Rule<never>[];
