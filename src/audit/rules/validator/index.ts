import type { Rule } from '../../../finding/rule.ts';
import { validatorEmptyFolder } from './validator-empty-folder.ts';
import { validatorFlag } from './validator-flag.ts';
import { validatorProgram } from './validator-program.ts';
import { validatorScript } from './validator-script.ts';

/** What the \`validator\` profile asks beyond the default one. */
export const validatorRules: readonly Rule<never>[] = [
  validatorProgram,
  validatorScript,
  validatorEmptyFolder,
  validatorFlag,
];
