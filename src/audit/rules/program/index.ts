import type { Rule } from '../../../finding/rule.ts';
import { commandNotText } from './command-not-text.ts';
import { programByPath } from './program-by-path.ts';
import { programLookAlike } from './program-look-alike.ts';
import { programNotAllowed } from './program-not-allowed.ts';
import { sentence } from './sentence.ts';
import { unexplained } from './unexplained.ts';

/** Rules about which program a command runs, in the order in which they are documented. */
export const programRules: readonly Rule<never>[] = [
  commandNotText,
  sentence,
  programByPath,
  programLookAlike,
  programNotAllowed,
  unexplained,
];
