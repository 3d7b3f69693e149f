import type { Rule } from '../../finding/rule.ts';
import { invocationRules } from './invocation/index.ts';
import { programRules } from './program/index.ts';
import { syntaxRules } from './syntax/index.ts';
import { targetRules } from './target/index.ts';
import { validatorRules } from './validator/index.ts';

/** Every rule about one command, in the order in which a command is read. */
export const commandRules: readonly Rule<never>[] = [
  ...syntaxRules,
  ...programRules,
  ...invocationRules,
  ...targetRules,
  ...validatorRules,
];
