import type { Rule } from '../../finding/rule.ts';
import { alreadyPromoted } from './already-promoted.ts';
import { eventParentUnknown } from './event-parent-unknown.ts';
import { notExchanged } from './not-exchanged.ts';
import { notValidated } from './not-validated.ts';
import { promotionConflict } from './promotion-conflict.ts';
import { reportAltered } from './report-altered.ts';
import { reportMissing } from './report-missing.ts';
import { reportNotOk } from './report-not-ok.ts';
import { reportNotPublished } from './report-not-published.ts';
import { reportOtherPolicy } from './report-other-policy.ts';
import { strategyMissing } from './strategy-missing.ts';
import { unsafeValidationCommand } from './unsafe-validation-command.ts';

/** Rules about candidates for a promotion and the evidence for them, in the order of deciding. */
export const promotionRules: readonly Rule<never>[] = [
  unsafeValidationCommand,
  strategyMissing,
  eventParentUnknown,
  promotionConflict,
  alreadyPromoted,
  notExchanged,
  notValidated,
  reportMissing,
  reportAltered,
  reportOtherPolicy,
  reportNotOk,
  reportNotPublished,
];
